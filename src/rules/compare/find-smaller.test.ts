import { describe, expect, it, test } from 'vitest';
import { setAttribute } from '../../character/edit-attributes.ts';
import { addRow } from '../../character/edit-rows.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { compareSheets } from './compare-sheets.ts';
import type { Difference } from './comparison.ts';
import { findSmaller } from './find-smaller.ts';
import { differenceName, formatChange } from './reason-words.ts';

const difference = (name: string, rest: Partial<Difference> = {}): Difference => ({
  key: `${name} ${rest.part ?? ''}`,
  name,
  part: '',
  before: 'a',
  after: 'b',
  absent: 'nothing',
  why: [],
  ...rest,
});
const names = (differences: readonly Difference[]) => differences.map(differenceName);

describe('findSmaller', () => {
  const trait = (name: string, worth: number) => difference(name, { after: null, worth });

  it('folds nothing in a short chapter', () => {
    const few = [1, 1, 1, 1, 1, 20].map((points, i) => trait(`Trait ${i}`, points));
    expect(findSmaller(few)).toEqual([]);
  });

  it('keeps what has most points, whatever its order, whether new or gone', () => {
    const quirks = [1, 2, 3, 4, 5].map((i) => trait(`Quirk ${i}`, -1));
    const large = [15, -10, 20, -15].map((points) => trait(`${points} points`, points));
    expect(names(findSmaller([...quirks, ...large]))).toEqual(names(quirks));
  });

  it('folds parts of a figure before the figure itself', () => {
    const places = ['head', 'neck', 'torso', 'arms', 'legs'].map((place) =>
      difference(`DR of the ${place}`, { change: 4, detail: true }),
    );
    const figures = ['Dodge', 'Parry', 'Passive defense', 'Damage resistance'].map((name) =>
      difference(name, { change: 1 }),
    );
    expect(findSmaller([...places, ...figures])).toEqual(places);
  });

  it('keeps what belongs to one thing together', () => {
    const skill = (name: string, change: number) => [
      difference(name, { part: 'level', change: change / 4 }),
      difference(name, { part: 'points', change, unit: 'points' }),
      difference(name, { part: 'note' }),
    ];
    const differences = [skill('Stealth', 1), skill('Broadsword', 16), skill('Shield', 8), skill('Climbing', 2)].flat();
    expect(names(findSmaller(differences))).toEqual([
      'Stealth, level',
      'Stealth, points',
      'Stealth, note',
      'Climbing, level',
      'Climbing, points',
      'Climbing, note',
    ]);
  });
});

test('between two characters of the book long chapters are folded, and something of each stays', () => {
  const { chapters } = compareSheets(openSheet(johnFalcon()), openSheet(fiendishFriedrick()));
  for (const { differences, smaller } of chapters) {
    expect(differences.length - smaller.length, 'something stays').toBeGreaterThanOrEqual(
      Math.min(4, differences.length),
    );
    expect(
      differences.filter((each) => smaller.includes(each)),
      'in their order',
    ).toEqual(smaller);
  }
  expect(chapters.filter(({ smaller }) => smaller.length > 0).map(({ id }) => id)).toEqual([
    'weapons',
    'load',
    'possessions',
  ]);
});

test('changes have their units', () => {
  const stronger = { ...johnFalcon(), character: setAttribute(johnFalcon().character, 'st', 10) };
  const laden = { ...stronger, character: addRow(stronger.character, 'equipment', { entry: 'rope' }, 'k99') };
  const { chapters } = compareSheets(openSheet(johnFalcon()), openSheet(laden));
  const changes = Object.fromEntries(
    chapters.flatMap(({ differences }) => differences.map((each) => [differenceName(each), formatChange(each)])),
  );
  expect(changes).toMatchObject({ ST: '+1', 'ST, points': '+10 points', Fatigue: '+1', Swing: '' });
  expect(changes['Carried, pounds']).toMatch(/^\+[\d.½]+ lb$/);
  expect(changes['Money spent']).toMatch(/^\+\$\d+$/);
  expect(formatChange({ change: -1, unit: 'points' })).toBe('−1 point');
  expect(formatChange({ change: -3, unit: 'lb' })).toBe('−3 lb');
  expect(formatChange({ change: -1200, unit: '$' })).toBe('−$1,200');
});
