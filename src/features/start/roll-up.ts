import type { SavedCharacter } from '../../character/saved-character.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { blankSaved } from '../../state/character/character-store.ts';
import { ensureRuleset } from '../../state/character/ruleset-gate.ts';

/**
 * Rolls a random character by the tables of a ruleset's book; null if the book has none, or the ruleset could not be
 * loaded. `random` returns numbers from 0 to below 1.
 */
export async function rollUp(rulesetId: string, random: () => number = Math.random): Promise<SavedCharacter | null> {
  if (!(await ensureRuleset(rulesetId))) return null;
  const pick = (count: number) => Math.floor(random() * count);
  const roll = (dice: number) => {
    let sum = 0;
    for (let die = 0; die < dice; die += 1) sum += 1 + pick(6);
    return sum;
  };
  const character = await rulesetOf(rulesetId).random?.create(roll, pick);
  return character ? { ...blankSaved(rulesetId), character } : null;
}
