import { describe, expect, it } from 'vitest';
import { blankCharacter } from '../../../character/character.ts';
import { newModifier } from '../../../character/trait-rows.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { choices, saved, trait } from '../../../testing/rows.ts';

type Choices = Parameters<typeof saved>[1];

/** DX and HT 12: Basic Speed 6, Basic Move 6. ST 10: Basic Lift 20 lb. */
const open = (traits: readonly ReturnType<typeof trait>[], more: Choices = {}) =>
  openSheet(saved('fourth-edition', { attributes: { dx: 12, ht: 12 }, traits: [...traits], ...more }));
const limited = (name: string, percent: number) => [newModifier(name, { name, percent })];
const enhanced = (environment: string, level: number) =>
  trait('enhanced-move', { key: environment, level, choices: choices({ environment }) });
const noLegs = (kind: string) => trait('no-legs', { choices: choices({ kind }) });
const lame = (degree: string) => trait('lame', { choices: choices({ degree }) });
const sack = (weight: number) => typedItem('Sack', { weight });

describe('Movement in other media', () => {
  it('nobody who neither flies nor is at home in water has a line for it', () => {
    const { model } = open([]);
    expect(model.figures.map(({ name }) => name)).toEqual(['Basic Lift', 'Move', 'Defense Bonus', 'Size Modifier']);
  });

  it('Flight gives twice Basic Speed as Air Move (p. 56)', () => {
    // 6 × 2 = 12
    const { worksheet, model } = open([trait('flight')]);
    expect(worksheet.number('airMove')).toBe(12);
    expect(model.figures).toContainEqual({ name: 'Air Move', figure: { text: '12', stat: 'airMove', value: 12 } });
    expect(describeDerivation(worksheet.get('airMove.basic'), 'd')).toBe(
      'Basic Air Move 12 yards a second: Basic Speed 6; Flight × 2; rounded down. (Basic Set, pp. 18, 56, 354)',
    );
  });

  it('a load lowers Move in every medium as on the ground', () => {
    // 50 lb are more than 2 × 20: medium, × 0.6. Air 12 → 7, water 6 → 3, ground 6 → 3.
    const { worksheet } = open([trait('flight'), trait('amphibious')], { equipment: [sack(50)] });
    expect(['move', 'airMove', 'waterMove'].map((stat) => worksheet.number(stat))).toEqual([3, 7, 3]);
  });

  it('the table of loads has Move in each medium that the character moves in (pp. 17, 354)', () => {
    // Air 12 and water 6, × 1, 0.8, 0.6, 0.4, 0.2, rounded down; at 50 lb of a Basic Lift of 20 the load is medium.
    const { levels } = open([trait('flight'), trait('amphibious')], { equipment: [sack(50)] }).model.load;
    const moves = levels.map(({ media = [] }) => media.map(({ name, figure }) => `${name} ${figure.text}`).join(', '));
    expect(moves).toEqual([
      'Water 6, Air 12',
      'Water 4, Air 9',
      'Water 3, Air 7',
      'Water 2, Air 4',
      'Water 1, Air 2',
      // Beyond the heaviest load, as with it.
      'Water 1, Air 2',
    ]);
    expect(open([]).model.load.levels.every(({ media }) => media === undefined)).toBe(true);
  });

  it('Enhanced Move multiplies the top speed of its medium alone (p. 52)', () => {
    // Ground 6 × 2 = 12; air 12 × 2 × 1.5 = 36; water is not enhanced.
    const { worksheet } = open([trait('flight'), enhanced('ground', 1), enhanced('air', 1.5)]);
    expect(worksheet.number('move.top')).toBe(12);
    expect(worksheet.number('airMove.top')).toBe(36);
    expect(worksheet.has('waterMove.top')).toBe(false);
  });

  it('Enhanced Move in the air is nothing to who cannot fly', () =>
    expect(open([enhanced('air', 1)]).worksheet.has('airMove.top')).toBe(false));

  it('Water Move of land dwellers is a fifth of Basic Move, at least 1, and can be bought up and down (p. 18)', () => {
    // 6 ÷ 5 = 1; +3 = 4; Enhanced Move 2 of it: 16.
    const { worksheet } = open([trait('increased-water-move', { level: 3 }), enhanced('water', 2)]);
    expect(worksheet.number('waterMove')).toBe(4);
    expect(worksheet.number('waterMove.top')).toBe(16);
    expect(worksheet.number('trait:increased-water-move.points')).toBe(15);
  });

  it('Air Move can be bought up and down at 2 points a yard (p. 18)', () => {
    const up = open([trait('flight'), trait('increased-air-move', { level: 3 })]).worksheet;
    expect([up.number('airMove'), up.number('trait:increased-air-move.points')]).toEqual([15, 6]);
    const down = open([trait('flight'), trait('decreased-air-move', { level: 4 })]).worksheet;
    expect([down.number('airMove'), down.number('trait:decreased-air-move.points')]).toEqual([8, -8]);
  });

  it('limitations of Flight are notes on Air Move, and Space Flight opens space', () => {
    const glider = open([trait('flight', { modifiers: limited('Controlled gliding', -45) })]).worksheet;
    expect(glider.get('airMove.basic').notes.map(({ words }) => words)).toEqual([
      'glides, and gains height on rising air alone',
    ]);
    const rocket = open([trait('flight', { modifiers: limited('Space flight', 50) }), enhanced('space', 3)]).worksheet;
    expect(['airMove', 'spaceMove', 'spaceMove.top'].map((stat) => rocket.number(stat))).toEqual([12, 12, 96]);
    const probe = open([trait('flight', { modifiers: limited('Space flight only', -75) })]).worksheet;
    expect([probe.has('airMove'), probe.has('spaceMove')]).toEqual([false, true]);
  });

  it.each([
    // Basic Speed 6: half of it is 3.
    ['Lame (crippled legs)', lame('crippled-legs'), 3],
    ['Lame (missing legs)', lame('missing-legs'), 2],
    ['Lame (legless)', lame('legless'), 0],
    ['Lame (paraplegic)', lame('paraplegic'), 0],
    ['Quadriplegic', trait('quadriplegic'), 0],
    ['No Legs (sessile)', noLegs('sessile'), 0],
    ['No Legs (aerial)', noLegs('aerial'), 0],
    ['No Legs (aquatic)', noLegs('aquatic'), 0],
    // A fifth of 6.
    ['No Legs (semi-aquatic)', noLegs('semi-aquatic'), 1],
    ['No Legs (slithers)', noLegs('slithers'), 6],
    ['No Legs (wheeled)', noLegs('wheeled'), 6],
  ])('%s leaves a Move on the ground', (_, row, move) => expect(open([row]).worksheet.number('move')).toBe(move));

  it('who has fins in place of legs swims at Basic Move (p. 145)', () =>
    expect(open([noLegs('aquatic')]).worksheet.number('waterMove')).toBe(6));

  it('a Basic Move bought down to 0 is no Move at all', () =>
    expect(open([], { secondary: { ...blankCharacter().secondary, basicMove: -6 } }).worksheet.number('move')).toBe(0));
});
