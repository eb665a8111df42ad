import { ladderOf } from '../shared/skill-ladder.ts';
import { skillPrices } from './tables/prices.ts';

/** Skill prices (p. 9). The book has no very hard skills; one that is typed in is priced as hard. */
export const skillLadder = ladderOf(({ difficulty }) => ({
  from: -1,
  points: difficulty === 'easy' || difficulty === 'average' ? skillPrices[difficulty] : skillPrices.hard,
  further: 8,
}));
