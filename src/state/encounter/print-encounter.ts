import { unnamedEncounter } from '../../character/encounter.ts';
import { fighterName, playOf } from '../../character/encounter-edits.ts';
import { formatNumber } from '../../engine/format.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { pointsLeft, withPointsLost } from '../../sheet-model/model/points-left.ts';
import { statBlock } from '../../sheet-model/model/stat-block.ts';
import { figuresInColumns, type TurnOrderPage } from '../../sheet-model/print/turn-order.ts';
import { describeState } from '../../sheet-model/wording/state-words.ts';
import { openPrintOfEncounter } from '../view/print-subjects.ts';
import type { PrintSubject } from '../view/view-state.ts';
import { fighterSheet, turnOrder } from './encounter-sheets.ts';
import { currentEncounter } from './encounter-store.ts';

/** The figures of everybody in the order of turns, by their names in stat blocks. */
const columns = ['Move', 'Dodge', 'Parry', 'Block', 'PD', 'DR'] as const;

/** Opens the print dialog for the open encounter: its order of turns, and the stat blocks of all fighters as they are now. */
export function printEncounter(): void {
  const encounter = currentEncounter();
  if (!encounter) return;
  const fighters = turnOrder(encounter).flatMap((key) => {
    const fighter = encounter.fighters.find((each) => each.key === key);
    const sheet = fighterSheet(key, encounter);
    if (!fighter || !sheet) return [];
    const { character } = sheet;
    const play = playOf(fighter);
    const model = withPointsLost(buildModel(character), character, play);
    const named = { ...model, head: { ...model.head, name: fighterName(fighter) } };
    const block = statBlock(named);
    const points = pointsLeft(character, play).map(({ left, full }) => `${formatNumber(left)} / ${formatNumber(full)}`);
    return [{ fighter, play, model: named, sheet: character, block, points }];
  });
  const lines = fighters.map(({ block }) => [...block.movement, ...block.defenses, ...block.protection]);
  const used = columns.filter((column) => lines.some((line) => line.some(({ name }) => name === column)));
  const page: TurnOrderPage = {
    title: encounter.name || unnamedEncounter,
    words: encounter.round > 0 ? `Round ${encounter.round}` : 'Before the fight',
    points: [...new Set(fighters.flatMap(({ block }) => block.tallies.map(({ name }) => name)))].slice(0, 2),
    figures: used,
    rows: fighters.map(({ fighter, play, points, block }, at) => ({
      name: block.name,
      about: [fighter.side, fighter.hidden ? 'hidden' : '', fighter.out, describeState(play.state)]
        .filter(Boolean)
        .join(', '),
      points: points.map((text) => ({ text })),
      figures: figuresInColumns(used, lines[at] ?? []),
      notes: fighter.notes ?? '',
    })),
  };
  const subjects = fighters.map(
    ({ fighter, sheet, model }, at): PrintSubject => ({
      id: fighter.key,
      sheet,
      model,
      ...(at === 0 ? { turnOrder: page } : {}),
    }),
  );
  openPrintOfEncounter(page.title, subjects);
}
