import { manToMan } from '../../catalog/books.ts';
import type { HouseRule } from './house-rule.ts';

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
