import { createSkillLadder } from '../shared/skill-ladder.ts';
import { skillPrices } from './tables/prices.ts';

/**
 * Skill prices (p. 9). The book has no very hard skills, nor languages; a typed-in one is priced as hard, and a native
 * language as easy.
 */
export const skillLadder = createSkillLadder(({ difficulty }) => {
  const grade = difficulty === 'native' ? 'easy' : difficulty;
  return {
    from: -1,
    points: grade === 'easy' || grade === 'average' ? skillPrices[grade] : skillPrices.hard,
    further: 8,
  };
});
