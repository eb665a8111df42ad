import { describe, expect, it } from 'vitest';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import { newItemModifier, type OfferedItemModifier } from '../../../character/item-modifier.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { buildModel } from '../../../sheet-model/model/build-model.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect, typedItem } from '../../../testing/own-rows.ts';
import { item, saved } from '../../../testing/rows.ts';
import { itemStat, lineStat } from '../../stat-ids.ts';

type Modifier = Partial<OfferedItemModifier>;
const withModifiers = (row: EquipmentRow, modifiers: readonly Modifier[]): EquipmentRow => ({
  ...row,
  modifiers: modifiers.map((figures, i) => newItemModifier(`m${i}`, figures)),
});
const openWith = (row: EquipmentRow, modifiers: readonly Modifier[]) =>
  openSheet(saved('fourth-edition', { equipment: [withModifiers(row, modifiers)] }));
/** $500 and 3 lb (p. 271). */
const broadsword = item('broadsword', { key: 'k1', place: 'ready' });
const priceOf = (modifiers: readonly Modifier[], row = broadsword) =>
  openWith(row, modifiers).worksheet.number(itemStat('k1', 'cost'));
const weightOf = (modifiers: readonly Modifier[]) =>
  openWith(broadsword, modifiers).worksheet.number(itemStat('k1', 'weight'));

const ornate = { name: 'Ornate', cost: 2, costIs: 'costFactor' } as const;
const gilded = { name: 'Gilded', cost: 10, costIs: 'percent', costStage: 'final' } as const;

describe('the price of an item with modifiers', () => {
  it.each<[string, number, readonly Modifier[]]>([
    [
      'cost factors are summed, and 1 with them',
      500 * (1 + 2 + 1),
      [ornate, { name: 'Inlaid', cost: 1, costIs: 'costFactor' }],
    ],
    [
      'a factor of the base price is a cost factor less 1',
      500 * (1 + 2 + 2),
      [ornate, { name: 'Silver-coated', cost: 3, costIs: 'times', costStage: 'base' }],
    ],
    [
      'no less than a fifth is left by cost factors',
      100,
      [
        { cost: -0.6, costIs: 'costFactor' },
        { cost: -0.4, costIs: 'costFactor' },
      ],
    ],
    [
      'dollars are added to the original price before cost factors',
      (500 + 20) * 3,
      [ornate, { name: 'Spike', cost: 20 }],
    ],
    [
      'factors, dollars, percentages of what came in, whatever the order',
      500 * 2 + 30 + 50,
      [{ cost: 10, costIs: 'percent' }, { cost: 30 }, { cost: 2, costIs: 'times' }],
    ],
    ['the last stage takes what the others leave', 500 * 3 * 1.1, [gilded, ornate]],
    [
      'final base and final',
      (500 + 100) * 2,
      [
        { cost: 2, costIs: 'times', costStage: 'final' },
        { cost: 100, costStage: 'finalBase' },
      ],
    ],
    ['never less than nothing', 0, [{ cost: -900 }]],
    ['nothing for a modifier without a price', 500, [{ name: 'Engraved' }]],
  ])('%s', (_, dollars, modifiers) => {
    expect(priceOf(modifiers)).toBeCloseTo(dollars, 6);
  });

  it('names each modifier in a step', () => {
    const { worksheet } = openWith(broadsword, [ornate, gilded, { name: 'Spike', cost: 20 }]);
    expect(derivationSentence(worksheet.get(itemStat('k1', 'cost')), 'd')).toContain(
      'list price 500; Spike +20; Ornate +2 CF × 3; Gilded, +10% of $1,560 +156',
    );
    expect(derivationSentence(worksheet.get(itemStat('k1', 'costFactor')), 'd')).toContain('Ornate, CF +2');
  });

  it('counts with the quality, which multiplies the original price', () => {
    expect(priceOf([ornate, { cost: 100 }], { ...broadsword, quality: 'fine' })).toBe(600 * 4 * 3);
  });

  it('is not used where the player typed in a price', () => {
    expect(priceOf([ornate], { ...broadsword, costOverride: 77 })).toBe(77);
  });
});

describe('the weight of an item with modifiers', () => {
  it.each<[string, number, readonly Modifier[]]>([
    ['pounds', 5, [{ weight: 2 }]],
    ['a percentage of what came into the stage', 2.7, [{ weight: -10, weightIs: 'percent' }]],
    ['a factor of a later stage', 3.75, [{ weight: 0.75, weightIs: 'times', weightStage: 'final' }, { weight: 2 }]],
    ['never less than nothing', 0, [{ weight: -9 }]],
  ])('%s', (_, pounds, modifiers) => {
    expect(weightOf(modifiers)).toBeCloseTo(pounds, 6);
  });
});

describe('the effects of an item’s modifier', () => {
  const sharp = { name: 'Sharp', effects: [typedEffect({ stat: 'damage', by: 'this', add: 1 })] };
  const lucky = { name: 'Lucky', effects: [typedEffect({ stat: 'dodge', add: 1 })] };

  it('count for its own attacks, and name it', () => {
    const damageWith = (modifiers: readonly Modifier[]) =>
      openWith(broadsword, modifiers).worksheet.get(lineStat('k1.0', 'damage'));
    const textOf = (modifiers: readonly Modifier[]) => {
      const { value } = damageWith(modifiers);
      return isDice(value) ? formatDice(value, 'd') : '';
    };
    expect(textOf([])).toBe('1d+1');
    expect(textOf([sharp])).toBe('1d+2');
    expect(derivationSentence(damageWith([sharp]), 'd')).toContain('Broadsword, Sharp');
  });

  it('count while it is in use', () => {
    const dodge = (row: EquipmentRow) => openWith(row, [lucky]).worksheet.number('dodge');
    expect(dodge(broadsword)).toBe(9);
    expect(dodge({ ...broadsword, place: 'carried' })).toBe(8);
  });

  it('are a finding where they cannot be interpreted', () => {
    const { findings } = openWith(broadsword, [{ name: 'Odd', effects: [typedEffect({ stat: 'glow', add: 1 })] }]);
    expect(findings.map(({ code }) => code)).toContain('effect-unknown');
  });
});

it('prints the modifiers with the name', () => {
  const row = typedItem('Cloak', { cost: 50 }, { key: 'k1', quality: 'fine' });
  const [line] = buildModel(openWith(row, [ornate, gilded])).possessions;
  expect(line?.name).toBe('Cloak (fine, Ornate, Gilded)');
});
