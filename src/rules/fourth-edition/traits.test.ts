import { describe, expect, it } from 'vitest';
import type { OwnTrait, TraitRow } from '../../character/trait-rows.ts';
import { derivationSentence } from '../../engine/words.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

const sheetOf = (own: Partial<OwnTrait>, row: Partial<TraitRow> = {}) =>
  openSheet(saved('fourth-edition', { traits: [typedTrait('Gift', own, row)] }));
const price = (own: Partial<OwnTrait>, row: Partial<TraitRow> = {}) =>
  sheetOf(own, row).worksheet.number('trait:gift.points');
const percent = (...amounts: number[]) => ({
  modifiers: amounts.map((amount, i) => ({ key: `m${i}`, name: `M${i}`, percent: amount, effects: [] })),
});

describe('the price of a trait', () => {
  it.each([
    [{ points: 15 }, {}, 15],
    [{ points: 10, pointsPerLevel: 5 }, { level: 3 }, 25],
    [{ points: 10, pointsPerLevel: 5 }, { level: 3, ...percent(50, -20) }, 33],
    [{ points: 15 }, percent(-50), 8],
    [{ points: -15 }, percent(-50), -7],
    [{ points: 20 }, percent(-60, -40), 4],
    [{ points: 20 }, percent(-100, 20), 4],
    [{ points: 20 }, percent(-100, 40), 8],
    [{ points: 10 }, percent(200), 30],
  ] as const)('includes modifiers: %o %o is %i', (own, row, expected) =>
    expect(price(own, row as Partial<TraitRow>)).toBe(expected),
  );

  it.each([
    [-10, 6, -20],
    [-10, 9, -15],
    [-10, 12, -10],
    [-10, 15, -5],
    [-15, 9, -22],
    [-5, 15, -2],
    [-5, 9, -7],
  ] as const)('includes self-control: a disadvantage of %i resisted on %i is %i', (points, selfControl, expected) => {
    expect(price({ kind: 'disadvantage', points }, { selfControl })).toBe(expected);
  });

  it('does not include self-control for advantages', () => expect(price({ points: 10 }, { selfControl: 6 })).toBe(10));

  it('has an explanation', () => {
    const { worksheet, model } = sheetOf(
      { kind: 'disadvantage', points: -15, page: '134' },
      { selfControl: 9, ...percent(-50), note: 'crowds' },
    );
    expect(derivationSentence(worksheet.get('trait:gift.points'), 'd')).toBe(
      'Gift, points −10 points: list price −15; M0 −50% × ½; rounded up; resisted on 9 × 1½; rounded up. (custom p. 134)',
    );
    expect(model.traits[0]?.note).toBe('M0 −50%; resisted on 9; crowds');
  });

  it('names the limit of the percentages', () => {
    expect(derivationSentence(sheetOf({ points: 20 }, percent(-60, -40)).worksheet.get('trait:gift.points'), 'd')).toBe(
      'Gift, points 4 points: list price 20; M0 −60%, M1 −40%, no lower than −80% × 0.2. (custom)',
    );
  });
});
