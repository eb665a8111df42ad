import { describe, expect, it } from 'vitest';
import { summarizeGrowth } from '../../../builder/what-if/growth.ts';
import { raceTrial } from '../../../builder/what-if/race-trial.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedRace, typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';

type Choices = Parameters<typeof saved>[1];
const { secondary } = saved('fourth-edition', {}).character;
const open = (choices: Choices) => openSheet(saved('fourth-edition', choices)).worksheet;
const effect = (stat: string, add: number) => ({ stat, add, times: null, perLevel: false, when: '' });
const giant = (size: number) => typedTrait('Giant', { effects: [effect('sizeModifier', size)] });

describe('Size Modifier (p. 19)', () => {
  it('is 0 for humans, changed by traits and race', () => {
    expect(open({}).number('sizeModifier')).toBe(0);
    expect(open({ traits: [giant(1)] }).number('sizeModifier')).toBe(1);
    const ogre = typedRace({ name: 'Ogre', effects: [effect('sizeModifier', 1)] });
    expect(open({ race: { entry: '', own: ogre }, traits: [giant(1)] }).number('sizeModifier')).toBe(2);
  });

  it('is among the figures of the sheet, with its sign', () => {
    const sizeLine = (choices: Choices) =>
      openSheet(saved('fourth-edition', choices)).model.figures.find(({ name }) => name === 'Size Modifier')?.figure
        .text;
    expect(sizeLine({})).toBe('0');
    expect(sizeLine({ traits: [giant(2)] })).toBe('+2');
    expect(sizeLine({ traits: [giant(-3)] })).toBe('−3');
  });
});

describe('discount for size (pp. 15, 16)', () => {
  it.each([
    [0, 14, 40],
    [1, 14, 36],
    [2, 14, 32],
    [8, 14, 8],
    [9, 14, 8],
    [-2, 14, 40],
    [1, 8, -20],
  ])('lowers the price of ST: Size Modifier %i, ST %i, %i points', (size, st, points) => {
    expect(open({ traits: [giant(size)], attributes: { st } }).number('st.points')).toBe(points);
  });

  it('applies to hit points too, rounded up, and to nothing else', () => {
    const sheet = open({
      traits: [giant(1)],
      attributes: { dx: 12, ht: 12 },
      secondary: { ...secondary, hitPoints: 3, fatiguePoints: 2, will: 1 },
    });
    const points = (id: string) => sheet.number(`${id}.points`);
    expect(['hitPoints', 'fatiguePoints', 'will', 'dx', 'ht'].map(points)).toEqual([6, 6, 5, 40, 20]);
    expect(derivationSentence(sheet.get('hitPoints.points'), 'd')).toBe(
      'Hit points, points 6 points: steps bought 3; per +1 Hit points × 2; Size Modifier 1; large, −10% × 0.9; rounded up. (Basic Set, ch. 1, pp. 14–18)',
    );
    expect(open({ traits: [giant(1)], secondary: { ...secondary, hitPoints: -3 } }).number('hitPoints.points')).toBe(
      -6,
    );
  });

  it('adds no step for human size', () => {
    expect(open({ attributes: { st: 14 } }).get('st.points').steps).toHaveLength(1);
  });

  it('applies to levels gained in play, as growth shows', () => {
    const sheet = openSheet(
      saved('fourth-edition', { traits: [giant(1)], attributes: { st: 12 }, raised: { st: 2, dx: 0, iq: 0, ht: 0 } }),
    );
    expect(sheet.worksheet.number('st.points')).toBe(36);
    expect(summarizeGrowth(deriveCharacter(sheet.context.saved)).spent).toEqual([
      { key: 'st', words: 'ST +2', points: 18 },
    ]);
  });

  it('is part of the price of a race, by the size of the race', () => {
    const ogre = typedRace({ name: 'Ogre', st: 5, effects: [effect('sizeModifier', 1)] });
    const race = { entry: '', own: ogre };
    expect(open({ race }).number('points.race')).toBe(45);
    expect(open({ race, traits: [giant(1)] }).number('points.race')).toBe(45);
    const trial = raceTrial(saved('fourth-edition', {}), ogre);
    expect([trial.attributes.st, trial.total]).toEqual([45, 45]);
    const smallRace = typedRace({ name: 'Small', st: -3, effects: [effect('sizeModifier', 1)] });
    expect(open({ race: { entry: '', own: smallRace } }).number('points.race')).toBe(-30);
  });
});

describe('discounts of traits on attributes (p. 15)', () => {
  const clumsy = (share: number, id = 'st') =>
    typedTrait(`Clumsy ${id} ${share}`, { effects: [{ stat: `priceOf:${id}`, how: 'times', times: share }] });
  const points = (choices: Choices) => open(choices).number('st.points');

  it('lower the price, rounded up, and what is bought down too', () => {
    expect(points({ traits: [clumsy(0.6)], attributes: { st: 14 } })).toBe(24);
    expect(points({ traits: [clumsy(0.6)], attributes: { st: 7 } })).toBe(-18);
    expect(open({ traits: [clumsy(0.75, 'dx')], attributes: { dx: 13 } }).number('dx.points')).toBe(45);
    expect(points({ traits: [clumsy(0.95)], attributes: { st: 11 } })).toBe(10); // 9.5
  });

  it('add up with each other and with size, to 80% at most', () => {
    const both = { traits: [clumsy(0.6), giant(2)], attributes: { st: 20 } };
    expect(points(both)).toBe(40); // 100 less 40% and 20%
    expect(derivationSentence(open(both).get('st.points'), 'd')).toContain('Clumsy st 0.6, −40%; large, −20% × 0.4');
    const most = { traits: [clumsy(0.6), clumsy(0.5), giant(2)], attributes: { st: 20 } };
    expect(points(most)).toBe(20);
    expect(derivationSentence(open(most).get('st.points'), 'd')).toContain('at most −80% × 0.2');
  });
});
