import { createSkillLadder } from '../shared/skill-ladder.ts';
import { furtherLevel, skillPrices, techniquePrices, wildcardTimes } from './tables/prices.ts';

/**
 * Skill prices (before pp. 182–228) by the level relative to the attribute, techniques (p. 230) by the levels over
 * their default. A wildcard skill is a very hard one at three times the price; a third-edition native language is
 * priced as easy.
 */
export const skillLadder = createSkillLadder(({ difficulty }) => {
  if (difficulty === 'techniqueAverage' || difficulty === 'techniqueHard') {
    const { first, further } = techniquePrices[difficulty];
    return { from: 1, points: [first], further };
  }
  const grade = difficulty === 'wildcard' ? 'veryHard' : difficulty === 'native' ? 'easy' : difficulty;
  const { from, points } = skillPrices[grade];
  if (difficulty !== 'wildcard') return { from, points, further: furtherLevel };
  return { from, points: points.map((price) => price * wildcardTimes), further: furtherLevel * wildcardTimes };
});
