import type { Worksheet } from '../../engine/worksheet.ts';
import type { Ruleset } from '../ruleset.ts';
import { limitStat } from '../shared/load.ts';

/** Returns the ruleset's name of the character's load level. */
export function loadLevelName(worksheet: Worksheet, { loadLevels }: Ruleset): string {
  const level = worksheet.number('encumbrance');
  return (worksheet.has(limitStat(level)) && loadLevels[level]?.name) || 'too much to carry';
}
