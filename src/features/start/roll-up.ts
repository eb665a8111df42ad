import type { SavedCharacter } from '../../character/saved-character.ts';
import type { RandomCharacter, Ruleset } from '../../rules/ruleset.ts';
import { blankSaved } from '../../state/character-store.ts';

/** A character by the dice of its book. `random` gives numbers from 0 to below 1. */
export function rollUp(
  ruleset: Pick<Ruleset, 'id'>,
  rule: RandomCharacter,
  random: () => number = Math.random,
): SavedCharacter {
  const pick = (count: number) => Math.floor(random() * count);
  const roll = (dice: number) => {
    let sum = 0;
    for (let die = 0; die < dice; die += 1) sum += 1 + pick(6);
    return sum;
  };
  return { ...blankSaved(ruleset.id), character: rule.create(roll, pick) };
}
