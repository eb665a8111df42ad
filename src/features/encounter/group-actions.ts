import type { Encounter, Fighter } from '../../character/encounter.ts';
import {
  changeFighter,
  changeFighterPlay,
  fighterName,
  removeFighters,
  takesTurns,
} from '../../character/encounter-edits.ts';
import { afterSurpriseOf } from '../../rules/combat/group-effects.ts';
import { fighterSheet, turnOrder } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter } from '../../state/encounter/encounter-store.ts';
import { announce } from '../../ui/announce.ts';

/** "Bandit 1", "Bandit 1 and Bandit 2", "4 fighters". */
export const namesOf = (fighters: readonly Fighter[]): string => {
  const names = fighters.map(fighterName);
  const [first = '', second = ''] = names;
  if (names.length === 1) return first;
  return names.length === 2 ? `${first} and ${second}` : `${names.length} fighters`;
};

/** Changes several fighters in one step, and logs it. */
function changeAll(
  keys: readonly string[],
  words: (names: string, isOne: boolean) => string,
  change: (encounter: Encounter, fighter: Fighter) => Encounter,
  log: (fighter: Fighter) => readonly string[] = () => [],
): void {
  const before = currentEncounter();
  const fighters = before?.fighters.filter(({ key }) => keys.includes(key)) ?? [];
  if (fighters.length === 0) return;
  const label = words(namesOf(fighters), fighters.length === 1);
  const sentences = fighters.flatMap(log);
  editEncounter(label, (encounter) => fighters.reduce(change, encounter), ...sentences);
  announce(`${label}.`);
}

/** All of them run, or give up: those who are still in the fight. */
export function leaveTogether(keys: readonly string[], how: 'fled' | 'yields'): void {
  const standing = (currentEncounter()?.fighters ?? []).filter(
    (fighter) => keys.includes(fighter.key) && takesTurns(fighter),
  );
  const verb = how === 'fled' ? ['flees', 'flee'] : ['yields', 'yield'];
  changeAll(
    standing.map(({ key }) => key),
    (names, isOne) => `${names} ${isOne ? verb[0] : verb[1]}`,
    (encounter, { key }) => changeFighter(encounter, key, { out: how === 'fled' ? 'fled' : 'left' }),
    (fighter) => [`${fighterName(fighter)} ${verb[0]}.`],
  );
}

/** Their side was taken by surprise. */
export function surprise(keys: readonly string[], isPartial: boolean): void {
  changeAll(
    keys,
    (names, isOne) => `${names} ${isOne ? 'is' : 'are'} ${isPartial ? 'partly surprised' : 'surprised'}`,
    (encounter, { key }) => {
      const sheet = fighterSheet(key);
      return sheet
        ? changeFighterPlay(encounter, key, (play) => afterSurpriseOf(play, sheet.combat, isPartial))
        : encounter;
    },
    (fighter) => [`${fighterName(fighter)} is ${isPartial ? 'partly surprised' : 'surprised'}.`],
  );
}

/** Hides them from the players, or shows them. */
export function setHidden(keys: readonly string[], hidden: boolean): void {
  changeAll(
    keys,
    (names, isOne) => `${names} ${isOne ? 'is' : 'are'} ${hidden ? 'hidden' : 'seen'}`,
    (encounter, { key }) => changeFighter(encounter, key, { hidden }),
    (fighter) => (hidden ? [] : [`${fighterName(fighter)} comes into view.`]),
  );
}

/** Takes them out of the encounter. */
export function removeTogether(keys: readonly string[]): void {
  const before = currentEncounter();
  const fighters = before?.fighters.filter(({ key }) => keys.includes(key)) ?? [];
  if (!before || fighters.length === 0) return;
  const label = `${namesOf(fighters)} removed`;
  editEncounter(label, (encounter) => removeFighters(encounter, keys, turnOrder(before)));
  announce(`${label}. Undo puts them back.`);
}
