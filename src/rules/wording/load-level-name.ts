import type { Worksheet } from '../../engine/worksheet.ts';
import type { Ruleset } from '../ruleset.ts';
import { limitStat } from '../shared/load.ts';

/** The level of what is carried, in the ruleset's word. */
export function loadLevelName(worksheet: Worksheet, { loadLevels }: Ruleset): string {
  const level = worksheet.number('encumbrance');
  return (worksheet.has(limitStat(level)) && loadLevels[level]?.name) || 'too much to carry';
}
