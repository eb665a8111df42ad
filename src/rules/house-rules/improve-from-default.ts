import { manToMan } from '../../catalog/books.ts';
import type { HouseRule } from './house-rule.ts';

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
