import type { Encounter } from '../../character/encounter.ts';
import { fighterName, playOf, takesTurns } from '../../character/encounter-edits.ts';
import { describePassing, passSeconds } from '../../rules/combat/magic/spell-time.ts';
import { changePlayOf, lossOfFighter } from '../../state/encounter/encounter-sheets.ts';

/** An encounter with sentences on what has ended in it. */
interface Passed {
  readonly encounter: Encounter;
  readonly sentences: readonly string[];
}

/** The spells of everybody after some seconds that were no turns, with what has ended or is due. */
export function spellsPass(before: Encounter, seconds: number, { encounter, sentences }: Passed): Passed {
  const passed = before.fighters.reduce(
    (now, { key }) => changePlayOf(now, key, (play) => passSeconds(play, seconds, lossOfFighter(key, now))),
    encounter,
  );
  return { encounter: passed, sentences: [...sentences, ...describeSpells(before, passed)] };
}

/** Those who take no turns have spells that end all the same: a second of each round. */
export const idleSpellsPass = (encounter: Encounter): Encounter =>
  encounter.fighters
    .filter((fighter) => !takesTurns(fighter))
    .reduce(
      (now, { key }) => changePlayOf(now, key, (play) => passSeconds(play, 1, lossOfFighter(key, now))),
      encounter,
    );

/** What time has ended or made due of the spells of all fighters. */
export function describeSpells(before: Encounter, after: Encounter): string[] {
  const now = new Map(after.fighters.map((fighter) => [fighter.key, fighter]));
  return before.fighters.flatMap((fighter) => {
    const later = now.get(fighter.key);
    const words = later ? describePassing(playOf(fighter), playOf(later)) : [];
    return words.map((sentence) => `${fighterName(fighter)}: ${sentence}`);
  });
}
