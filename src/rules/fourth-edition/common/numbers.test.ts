import { describe, expect, it } from 'vitest';
import type { Character } from '../../../character/character.ts';
import { derivationSentence, formatValue } from '../../../engine/format.ts';
import { damageAndLift } from '../../../testing/double-entry/fourth-edition.ts';
import { typedItem, typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';

type Choices = Parameters<typeof saved>[1];
const noSecondary = saved('fourth-edition', {}).character.secondary;
const open = (choices: Choices) => openWorksheet(saved('fourth-edition', choices)).worksheet;
const boughtSteps = (steps: Partial<Character['secondary']>, attributes = {}) =>
  open({ attributes, secondary: { ...noSecondary, ...steps } });
const effect = (stat: string, add: number, perLevel = false) => ({ stat, add, perLevel, when: '' });

describe('secondary characteristics', () => {
  it.each([
    ['hitPoints', 2, 12, 4],
    ['hitPoints', -3, 7, -6],
    ['will', 1, 11, 5],
    ['perception', -2, 8, -10],
    ['fatiguePoints', 3, 13, 9],
    ['basicSpeed', 1, 5.25, 5],
    ['basicSpeed', -2, 4.5, -10],
    ['basicMove', 1, 6, 5],
  ] as const)('cost points by step: %s by %i is %f for %i points', (id, steps, score, points) => {
    const sheet = boughtSteps({ [id]: steps });
    expect(sheet.number(id)).toBe(score);
    expect(sheet.number(`${id}.points`)).toBe(points);
    expect(sheet.number('points.secondary')).toBe(points);
  });

  it('include Basic Speed with its quarters, which Move and Dodge drop', () => {
    const sheet = boughtSteps({ basicSpeed: 3 }, { dx: 12, ht: 11 });
    expect(sheet.number('basicSpeed')).toBe(6.5);
    expect(sheet.number('basicMove')).toBe(6);
    expect(sheet.number('dodge')).toBe(9);
    expect(derivationSentence(sheet.get('basicSpeed'), 'd')).toBe(
      'Basic Speed 6½: DX 12; HT +11; a quarter of the sum ÷ 4; bought up +¾. (Basic Set, ch. 1, pp. 14–18)',
    );
  });

  it('are based on an attribute raised in play, at the price of creation', () => {
    const sheet = open({ raised: { iq: 1 } });
    expect(sheet.number('will')).toBe(11);
    expect(sheet.number('iq.points')).toBe(20);
  });
});

describe('Basic Lift', () => {
  it.each(damageAndLift.map(([st, , , lift]) => [st, lift]))('of ST %i is %f lb', (st, lift) => {
    expect(open({ attributes: { st } }).number('basicLift')).toBe(lift);
  });
});

describe('Striking ST and Lifting ST', () => {
  const traits = [
    typedTrait('Striking ST', { effects: [effect('strikingStrength', 1, true)], pointsPerLevel: 5 }, { level: 3 }),
    typedTrait('Lifting ST', { effects: [effect('liftingStrength', 1, true)], pointsPerLevel: 3 }, { level: 2 }),
  ];
  const sheet = open({ traits });

  it('change only damage and lift', () => {
    expect(formatValue(sheet.get('swing').value, 'd')).toBe('2d−1');
    expect(sheet.number('basicLift')).toBe(29);
    expect(sheet.number('hitPoints')).toBe(10);
  });

  it('have explanations', () => {
    expect(derivationSentence(sheet.get('strikingStrength'), 'd')).toBe(
      'Striking ST 13: ST 10; Striking ST +3. (Basic Set, ch. 1, pp. 14–18)',
    );
  });
});

describe('load', () => {
  const carrying = (weight: number, attributes = {}) =>
    open({ attributes, equipment: [typedItem('Sack', { weight })] });

  it.each([
    [20, 0, 5, 8],
    [20.1, 1, 4, 7],
    [40, 1, 4, 7],
    [60, 2, 3, 6],
    [60.1, 3, 2, 5],
    [120, 3, 2, 5],
    [200, 4, 1, 4],
    [200.1, 5, 1, 4],
    [300, 5, 1, 4],
    [300.1, 6, 0, 4],
  ])('is by weight: %f lb with ST 10 is level %i, Move %i, Dodge %i', (weight, level, move, dodge) => {
    const sheet = carrying(weight);
    expect([sheet.number('encumbrance'), sheet.number('move'), sheet.number('dodge')]).toEqual([level, move, dodge]);
  });

  it('never lowers Move under 1 while it can be carried', () => {
    expect(carrying(199, { dx: 7, ht: 7 }).number('move')).toBe(1);
  });

  it('has a note on the fatigue of a load on the back', () => {
    expect(
      carrying(201)
        .get('move')
        .notes.map(({ words }) => words),
    ).toEqual(['1 FP per second: over 10 × Basic Lift']);
  });
});
