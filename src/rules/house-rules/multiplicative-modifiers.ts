import type { HouseRule } from './house-rule.ts';

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
