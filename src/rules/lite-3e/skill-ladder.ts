import { createSkillLadder, type SkillGrade } from '../shared/skill-ladder.ts';
import { otherDifficulty } from './decisions.ts';
import { furtherLevel, nativeLanguage, skillPrices } from './tables/skill-prices.ts';

/** Prices of physical and mental skills, easy to very hard (p. 14), and of the native language (p. 17). */
export const skillLadder = createSkillLadder(({ kind, difficulty }: SkillGrade) => {
  if (difficulty === 'native') return nativeLanguage;
  if (kind === 'mental' && difficulty === 'veryHard') {
    return { ...skillPrices.mental.veryHard, further: furtherLevel.mentalVeryHard };
  }
  const grade = difficulty === 'easy' || difficulty === 'average' ? difficulty : otherDifficulty;
  return { ...skillPrices[kind][grade], further: furtherLevel[kind] };
});
