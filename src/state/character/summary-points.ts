import type { SavedCharacter } from '../../character/saved-character.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { shortFigures } from '../../rules/model/short-figures.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { rulesHash } from '../updates/app-version.ts';
import { sheetOf } from './derived-character.ts';

/** Calculates the points, the vital figures and the open issues for a list; null if that fails. The ruleset must be loaded. */
export function summaryPoints(saved: SavedCharacter): CharacterSummary['points'] {
  try {
    return figuresForList(sheetOf(saved));
  } catch {
    return null; // saving must not fail: a list can do without points
  }
}

/** The points, the vital figures and the number of open issues of a character, marked with the rules of this build. */
export function figuresForList(sheet: DerivedCharacter): NonNullable<CharacterSummary['points']> {
  const { worksheet, findings } = sheet;
  return {
    spent: worksheet.number('points'),
    budget: worksheet.number('points.budget'),
    issues: findings.filter(({ kind, waived }) => waived === undefined && kind !== 'incomplete').length,
    vitals: shortFigures(sheet),
    by: rulesHash,
  };
}
