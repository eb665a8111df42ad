import { describe, expect, test } from 'vitest';
import { blankCharacter, type SavedCharacter } from '../../character/character.ts';
import { setAttribute } from '../../character/edit-character.ts';
import { addRow, changeRow } from '../../character/edit-rows.ts';
import { deriveCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { improveFromDefault } from '../../rules/house-rules/improve-from-default.ts';
import { manToManRuleset } from '../../rules/third-edition/man-to-man/man-to-man.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { difficultyOffers, levelAt, nextAttributeLevel, nextSkillPoints, pointsForLevel } from './level-steps.ts';

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

/** Derives a character with DX 10 and these skills at these points; their keys are k1, k2, … */
function fighter(
  skills: readonly (readonly [entry: string, points: number])[],
  houseRules: string[] = [],
): SavedCharacter {
  let character = setAttribute(blankCharacter(), 'dx', 10);
  for (const [entry, points] of skills) character = addRow(character, 'skills', { entry, points });
  return { ruleset: 'man-to-man', houseRules, character };
}

describe('a skill of average difficulty', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 4],
    [4, 8],
    [24, 32],
    [32, 40],
  ])('goes up from %d points to %d', (points, next) => {
    expect(nextSkillPoints(openWorksheet(fighter([['broadsword', points]])), 'k1', 1)).toBe(next);
  });

  test.each([
    [1, 0],
    [2, 1],
    [8, 4],
    [9, 4],
    [40, 32],
  ])('goes down from %d points to %d', (points, next) => {
    expect(nextSkillPoints(openWorksheet(fighter([['broadsword', points]])), 'k1', -1)).toBe(next);
  });

  test('stops at 0 points, and has no step if the row does not exist', () => {
    const sheet = openWorksheet(fighter([['broadsword', 0]]));
    expect(nextSkillPoints(sheet, 'k1', -1)).toBeNull();
    expect(nextSkillPoints(sheet, 'k9', 1)).toBeNull();
  });

  test('pointsForLevel: a typed level costs the points of the table', () => {
    const sheet = openWorksheet(fighter([['broadsword', 2]]));
    expect([9, 10, 13, 16].map((level) => pointsForLevel(sheet, 'k1', level))).toEqual([1, 2, 16, 40]);
    expect(pointsForLevel(sheet, 'k1', 4)).toBe(0);
    expect(pointsForLevel(sheet, 'k1', 1000)).toBeNull();
  });
});

test('nextSkillPoints: a default from a related skill makes the next level cheaper by its value', () => {
  const sheet = openWorksheet(
    fighter(
      [
        ['broadsword', 16],
        ['shortsword', 0],
      ],
      [improveFromDefault.id],
    ),
  );
  expect(levelAt(sheet, 'k2', 0)).toBe(11);
  expect(nextSkillPoints(sheet, 'k2', 1)).toBe(4);
  expect(levelAt(sheet, 'k2', 4)).toBe(12);
  const raised = openWorksheet({
    ...fighter([], [improveFromDefault.id]),
    character: changeRow(sheet.context.character, 'skills', 'k2', { points: 4 }),
  });
  expect(nextSkillPoints(raised, 'k2', -1)).toBe(0);
});

test('nextAttributeLevel: one level at a time, never below the table, and up into it from below', () => {
  expect(nextAttributeLevel(manToManRuleset, 'st', 10, 1)).toBe(11);
  expect(nextAttributeLevel(manToManRuleset, 'st', 25, 1)).toBe(26);
  expect(nextAttributeLevel(manToManRuleset, 'st', 7, -1)).toBeNull();
  expect(nextAttributeLevel(manToManRuleset, 'st', 3, 1)).toBe(7);
});
