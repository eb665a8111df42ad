import { type PointsLeft, pointsLeft } from '../../sheet-model/model/points-left.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { ensureFightRules } from '../../state/play/combat-sheet.ts';
import { currentPlay, editPlay } from '../../state/play/play-store.ts';
import { setPointsLeft } from './count-points.ts';

/**
 * Counts points of the open character by hand on its sheet: with the same consequences as on the play screen, whose rules are loaded
 * for it. Fails without a network if they were never used.
 */
export async function countOnSheet(id: PointsLeft['id'], by: number): Promise<void> {
  const sheet = currentSheet();
  const rules = await ensureFightRules(sheet.ruleset);
  const play = currentPlay();
  const now = pointsLeft(sheet, play).find((points) => points.id === id);
  if (now) setPointsLeft({ sheet, rules, play, edit: editPlay }, id, now.left + by);
}
