import { describe, expect, test } from 'vitest';
import { blankCharacter } from '../../character/blank-character.ts';
import { setAttribute } from '../../character/edit-attributes.ts';
import { addRow, changeRow } from '../../character/edit-rows.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { openWorksheet } from '../derive-character.ts';
import { improveFromDefault } from '../house-rules/improve-from-default.ts';
import { levelAt, nextSkillPoints, pointsForLevel } from './skill-steps.ts';

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
