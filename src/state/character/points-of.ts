import type { SavedCharacter } from '../../character/saved-character.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { rulesHash } from '../updates/app-version.ts';
import { sheetOf } from './derived-character.ts';

/** Points spent and points to spend, as a list shows them; null where they cannot be worked out. The ruleset must be loaded. */
export function pointsOf(saved: SavedCharacter): CharacterSummary['points'] {
  try {
    const { worksheet } = sheetOf(saved);
    return { spent: worksheet.number('points'), budget: worksheet.number('points.budget'), by: rulesHash };
  } catch {
    return null; // saving goes on: a list can do without
  }
}
