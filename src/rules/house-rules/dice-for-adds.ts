import { basicSet } from '../../catalog/books.ts';
import { type Dice, isDice } from '../../engine/dice.ts';
import type { HouseRule } from './house-rule.ts';

/** Adds that make two dice, and one. */
const [twoDice, oneDie] = [7, 4];

/** Returns the same damage with dice in place of many adds: 2 for each 7, then 1 for 4. */
export function withDiceForAdds({ dice, adds }: Dice): Dice {
  if (dice === 0 || adds < oneDie) return { dice, adds };
  const pairs = Math.floor(adds / twoDice);
  const left = adds - pairs * twoDice;
  return left >= oneDie ? { dice: dice + 2 * pairs + 1, adds: left - oneDie } : { dice: dice + 2 * pairs, adds: left };
}

/** Damage of weapons and blows with many adds is rolled with more dice (Basic Set p. 269). */
export const diceForAdds: HouseRule = {
  id: 'dice-for-adds',
  name: 'Modifying dice + adds',
  nameInSentence: 'modifying dice + adds',
  explanation: 'Damage with +4 or more is rolled with more dice: +4 becomes a die, +7 two dice.',
  cite: basicSet(269),
  availableIn: { 'fourth-edition': 'off' },
  replaces: [],
  changes: [
    {
      stat: (id) => id.startsWith('line:') && id.endsWith('.damage'),
      addition: (w, { name, cite }) => {
        if (!isDice(w.value)) return;
        const modified = withDiceForAdds(w.value);
        if (modified.dice !== w.value.dice) w.lookup(name, 'dice for adds', modified, { cite });
      },
    },
  ],
};
