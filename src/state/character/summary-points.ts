import type { SavedCharacter } from '../../character/saved-character.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { rulesHash } from '../updates/app-version.ts';
import { sheetOf } from './derived-character.ts';

/** Calculates the points spent and the budget for a list; null if that fails. The ruleset must be loaded. */
export function summaryPoints(saved: SavedCharacter): CharacterSummary['points'] {
  try {
    const { worksheet } = sheetOf(saved);
    return { spent: worksheet.number('points'), budget: worksheet.number('points.budget'), by: rulesHash };
  } catch {
    return null; // saving must not fail: a list can do without points
  }
}
