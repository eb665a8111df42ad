import { expect, test } from 'vitest';
import { newModifier } from '../../character/new-modifier.ts';
import type { OwnTrait } from '../../character/trait-rows.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { buyOffPrice, summarizeGrowth } from './growth.ts';

const flaw = (points: number): OwnTrait => ({
  offered: [],
  prerequisites: [],
  notes: [],
  source: '',
  name: 'Bad back',
  kind: 'disadvantage',
  points,
  pointsPerLevel: 0,
  holds: '',
  effects: [],
  description: '',
  page: '',
});
const earned = (points: number) => ({ key: `e${points}`, date: '', points, why: '' });
const growth = (choices: Parameters<typeof saved>[1], ruleset = 'lite-3e') =>
  summarizeGrowth(openWorksheet(saved(ruleset, choices)));

test('growth: none for a character at creation', () => {
  expect(growth({ attributes: { dx: 12 } })).toEqual({ begun: 100, earned: 0, spent: [], total: 20, unspent: 80 });
});

test('growth: raised attributes, gained traits and disadvantages bought off are separate from creation', () => {
  const grown = growth({
    attributes: { st: 10, ht: 12 },
    raised: { st: 1, ht: 1 },
    traits: [
      trait('combat-reflexes', { gained: 'play' }),
      trait('ambidexterity'),
      trait('', { key: 'back', own: flaw(-15), boughtOff: true }),
      trait('', { key: 'leg', own: flaw(-10) }),
    ],
    skills: [skill('knife', 4)],
    earned: [earned(40), earned(-2)],
  });
  expect(grown.spent).toMatchObject([
    { words: 'ST +1', points: 20 },
    { words: 'HT +1', points: 20 },
    { words: 'Combat Reflexes', points: 15 },
    { words: 'Bad back bought off', points: 15 },
  ]);
  expect(grown).toMatchObject({ begun: 100, earned: 38, total: 20 + 20 + 20 + 15 + 10 - 10 + 4, unspent: 59 });
});

test('buying off: costs the points that the trait gave, with its percentages, and nothing if it gave none', () => {
  const modifiers = [newModifier('m', { name: 'mitigated', percent: -60 })];
  const character = (points: number, boughtOff: boolean) =>
    saved('fourth-edition', { traits: [trait('', { key: 'back', own: flaw(points), boughtOff, modifiers })] });
  expect(buyOffPrice(openWorksheet(character(-15, false)), 'back')).toBe(6);
  expect(buyOffPrice(openWorksheet(character(-15, true)), 'back')).toBe(6);
  expect(buyOffPrice(openWorksheet(character(0, true)), 'back')).toBe(0);
  expect(buyOffPrice(openWorksheet(character(-15, true)), 'nobody')).toBe(0);
});

test('growth: a trait gained in play and bought off again costs nothing', () => {
  const traits = [trait('', { key: 'back', own: flaw(-15), gained: 'play', boughtOff: true })];
  expect(growth({ traits }).spent).toEqual([]);
});
