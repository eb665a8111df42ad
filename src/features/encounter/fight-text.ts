import { type Encounter, unnamedEncounter } from '../../character/encounter.ts';
import { clockOf } from '../../character/encounter-clock.ts';
import { fighterName } from '../../character/encounter-edits.ts';
import { toFileName } from '../../character/file/character-file.ts';
import { formatNumber, formatSpan } from '../../engine/format.ts';
import { formatHits } from '../../rules/shared/hit-words.ts';
import { fighterSheet, turnOrder } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { notify } from '../../state/view/notices.ts';
import { announce } from '../../ui/announce.ts';
import { download } from '../browser/download.ts';
import { describeState, leftOf } from './fighter-head.tsx';

/** A fight to read: who took part and how they are now, then what happened, round by round. */
export function describeFight(encounter: Encounter): string {
  const sides = [...new Set(encounter.fighters.map(({ side }) => side))];
  const order = turnOrder(encounter);
  const fighters = sides.flatMap((side) => [
    `${side || 'Without a side'}:`,
    ...order.flatMap((key) => {
      const fighter = encounter.fighters.find((each) => each.key === key && each.side === side);
      const sheet = fighter && fighterSheet(key, encounter);
      if (!fighter || !sheet) return [];
      const { worksheet, ruleset } = sheet.character;
      const { left, most } = leftOf(fighter, 'hits', (stat) => (worksheet.has(stat) ? worksheet.number(stat) : 0));
      const state = describeState(fighter);
      return [
        `- ${fighterName(fighter)}: ${formatNumber(left)} of ${formatHits(most, ruleset.combat.injury.unit)}${state ? `, ${state}` : ''}`,
      ];
    }),
  ]);
  const log = encounter.log.flatMap(({ round, text }, index, all) => {
    const isNew = index === 0 || all[index - 1]?.round !== round;
    const heading = round === 0 ? 'Outside of a fight' : `Round ${round}`;
    return [...(isNew ? ['', heading] : []), ...(text === `Round ${round} begins.` ? [] : [`- ${text}`])];
  });
  const clock = clockOf(encounter);
  return [
    encounter.name || unnamedEncounter,
    ...(clock > 0 ? [`Time: ${formatSpan(clock)}`] : []),
    '',
    ...fighters,
    ...(log.length > 0 ? log : ['', 'Nothing has happened yet.']),
    '',
  ].join('\n');
}

/** Saves the fight as a text file. */
export function saveFightText(): void {
  const encounter = currentEncounter();
  if (!encounter) return;
  const name = toFileName(encounter.name || 'encounter', 'log.txt');
  download(new Blob([describeFight(encounter)], { type: 'text/plain' }), name);
  announce(`Saved as ${name}`);
}

/** Copies the fight as text. */
export async function copyFightText(): Promise<void> {
  const encounter = currentEncounter();
  if (!encounter) return;
  try {
    await navigator.clipboard.writeText(describeFight(encounter));
    announce('The log was copied');
  } catch {
    const text = 'The browser did not allow it. Save the log as a text file instead.';
    notify({ kind: 'problem', title: 'The log was not copied', text });
  }
}
