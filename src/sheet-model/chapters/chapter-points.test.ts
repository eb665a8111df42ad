import { expect, test } from 'vitest';
import { pointsStat } from '../../rules/shared/points.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { mageCharacter } from '../../testing/sheet-models.ts';
import { chapterPoints, skillPointsStat } from './chapter-points.ts';

const mage = mageCharacter();
const sheetWith = (skills: typeof mage.character.skills) =>
  openSheet({ ...mage, character: { ...mage.character, skills } });
const isSpell = ({ entry, own }: (typeof mage.character.skills)[number]) =>
  own !== null || ['ignite-fire', 'light', 'create-fire', 'shape-fire', 'fireball', 'sleep'].includes(entry);

test('chapterPoints: skills and spells add up to the points in skills, row by row', () => {
  const { ruleset, worksheet, model } = sheetWith(mage.character.skills);
  expect(chapterPoints('skills', ruleset, worksheet)).toBe(8);
  expect(chapterPoints('spells', ruleset, worksheet)).toBe(11);
  expect(worksheet.number(pointsStat('skills'))).toBe(19);
  const rowsOf = (stat: string) => worksheet.get(stat).steps.flatMap(({ row }) => row ?? []);
  expect(rowsOf(pointsStat('spells'))).toEqual(model.spells.map(({ key }) => key));
  expect(rowsOf(skillPointsStat(worksheet))).toEqual(model.skills.map(({ key }) => key));
  expect(model.points.find(({ name }) => name === 'skills')?.figure.text).toBe('19');
});

test('chapterPoints: without spells all points in skills belong to the skills chapter', () => {
  const { ruleset, worksheet } = sheetWith(mage.character.skills.filter((row) => !isSpell(row)));
  expect(chapterPoints('skills', ruleset, worksheet)).toBe(8);
  expect(chapterPoints('spells', ruleset, worksheet)).toBe(0);
  expect(skillPointsStat(worksheet)).toBe(pointsStat('skills'));
});
