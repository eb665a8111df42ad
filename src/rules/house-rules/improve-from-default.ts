import { manToMan } from '../../catalog/books.ts';
import type { HouseRule } from './house-rule.ts';

/** Related skills help each other (Man to Man p. 9). */
export const improveFromDefault: HouseRule = {
  id: 'improve-from-default',
  name: 'Defaults to other skills',
  nameInSentence: 'defaults to other skills',
  explanation: 'A related skill already known serves untrained, and to go beyond that only the difference is paid.',
  cite: manToMan(9),
  suits: { 'man-to-man': 'on' },
  replaces: [],
};
