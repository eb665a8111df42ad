import { basicSet, manToMan } from '../../catalog/books.ts';
import { type Dice, isDice } from '../../engine/dice.ts';
import { extraHeavyLevel } from '../shared/load.ts';
import { adapted, type HouseRule } from './house-rule.ts';

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

/** The sheet lists PD and DR by place of the body (Man to Man, pull-out). */
export const hitLocations: HouseRule = {
  id: 'hit-locations',
  name: 'Hit locations',
  nameInSentence: 'hit locations',
  explanation: 'Armor protects only where it is worn: the sheet lists head, torso, arms, legs, hands and feet.',
  cite: manToMan('pull-out'),
  availableIn: {},
  replaces: [],
};

/** Open wounds bleed until they are treated or stop by themselves (Basic Set p. 420). */
export const bleeding: HouseRule = {
  id: 'bleeding',
  name: 'Bleeding',
  nameInSentence: 'bleeding',
  explanation: 'Cuts, stabs and shots bleed by themselves: each minute HT is rolled, or 1 HP is lost, until it stops.',
  cite: basicSet(420),
  availableIn: { 'fourth-edition': 'off' },
  replaces: [],
};

/** Related skills help each other (Man to Man p. 9). */
export const improveFromDefault: HouseRule = {
  id: 'improve-from-default',
  name: 'Defaults to other skills',
  nameInSentence: 'defaults to other skills',
  explanation: 'You can use a skill at default from a related skill, and pay only the difference to improve it.',
  cite: manToMan(9),
  availableIn: {},
  replaces: [],
};

/** Enhancements and limitations of traits are multiplied with each other (GURPS Powers p. 102). */
export const multiplicativeModifiers: HouseRule = {
  id: 'multiplicative-modifiers',
  name: 'Multiplicative modifiers',
  nameInSentence: 'multiplicative modifiers',
  explanation: 'Limitations lower the price of a trait with its enhancements, in place of being added up with them.',
  cite: { book: 'Powers', page: 102 },
  availableIn: { 'fourth-edition': 'off' },
  replaces: ['percentages on traits'],
};

/** Wealth gives no free levels of Status (Basic Set p. 26). */
export const wealthWithoutStatus: HouseRule = {
  id: 'wealth-without-status',
  name: 'Wealth brings no Status',
  nameInSentence: 'Wealth without Status',
  explanation: 'Great wealth gives no free levels of Status: they are bought on their own.',
  cite: basicSet(26),
  availableIn: { 'fourth-edition': 'off' },
  replaces: ['free Status of wealth'],
};

/** Rank gives no free levels of Status (Basic Set p. 29). */
export const rankWithoutStatus: HouseRule = {
  id: 'rank-without-status',
  name: 'Rank brings no Status',
  nameInSentence: 'Rank without Status',
  explanation: 'High rank gives no free levels of Status: they are bought on their own.',
  cite: basicSet(29),
  availableIn: { 'fourth-edition': 'off' },
  replaces: ['free Status of rank'],
};

/**
 * Dodge is half of DX, rounded down, less the level of load. As with Move, the load never takes it under 1, and an
 * overload leaves no more of it than there is of Move.
 */
export const dodgeFromDx: HouseRule = {
  id: 'dodge-from-dx',
  name: 'Dodge from DX/2',
  explanation: 'Dodge is DX/2, rounded down, minus the encumbrance level, regardless of Move.',
  cite: adapted,
  availableIn: { 'third-edition': 'off' },
  replaces: ['Dodge'],
  changes: [
    {
      stat: 'dodge',
      caption: 'DX / 2 − encumbrance',
      base: (w, { name, cite }) => {
        w.startFrom('dx').divide(2, name, { cite }).round('down');
        w.addFrom('encumbrance', -1, 'encumbrance level').atLeast(1, 'minimum');
        if (w.ahead('encumbrance') > extraHeavyLevel) w.atMostFrom('move', 'overloaded: limited to Move');
        w.note('halved at 3 hits or fewer', { cite });
      },
    },
  ],
};
