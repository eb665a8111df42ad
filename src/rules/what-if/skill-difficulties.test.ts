import { expect, test } from 'vitest';
import { saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { difficultyOffers } from './skill-difficulties.ts';

const offers = (row: ReturnType<typeof skill>, traits: ReturnType<typeof trait>[] = []) =>
  difficultyOffers(deriveCharacter(saved('lite-3e', { attributes: { iq: 12 }, traits, skills: [row] })), row.key);
const words = (...args: Parameters<typeof offers>) => offers(...args).map((offer) => offer.words);

test('difficultyOffers: the level of a language that its points buy at each difficulty', () => {
  const french = skill('language', 2, { speciality: 'French' });
  expect(words(french)).toEqual([
    'easy: 2 points → IQ+1',
    'average: 2 points → IQ',
    'hard: 2 points → IQ−1',
    'very hard: 2 points → IQ−2',
  ]);
  expect(offers(french).filter(({ chosen }) => chosen)).toMatchObject([{ difficulty: 'average' }]);
});

test('difficultyOffers: the chosen one is marked, and bonuses count at each', () => {
  const navajo = skill('language', 2, { speciality: 'Navajo', difficulty: 'hard' });
  expect(offers(navajo).find(({ chosen }) => chosen)?.difficulty).toBe('hard');
  expect(words(navajo, [trait('language-talent', { level: 2 })])[2]).toBe('hard: 2 points → IQ+1');
});

test('difficultyOffers: too few points buy no level; other skills offer no choice', () => {
  expect(words(skill('language', 0))).toContain('hard: 0 points → no level');
  expect(offers(skill('stealth', 2))).toEqual([]);
  expect(offers(skill('no-such-skill', 2))).toEqual([]);
});
