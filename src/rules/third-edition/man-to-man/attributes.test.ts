import { describe, expect, it } from 'vitest';
import type { AttributeId } from '../../../character/character.ts';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { findAttributePrice } from './sections.ts';

const ids: readonly AttributeId[] = ['st', 'dx', 'iq', 'ht'];

describe('attribute prices (p. 6)', () => {
  it.each(typedAgain.attributePrices)('are the same for all attributes: level %i costs %i', (level, price) => {
    for (const id of ids) {
      const { value, codes } = fighter({ attributes: { [id]: level }, campaign: { budget: 1000 } });
      expect([value(id), value(`${id}.points`), value('points')]).toEqual([level, price, price]);
      expect(codes).toEqual([]);
    }
  });

  it('rise by 25 a level beyond the table, without a limit', () => {
    expect(findAttributePrice(30)).toBe(175 + 10 * typedAgain.attributePriceBeyondTable);
    expect(findAttributePrice(100)).toBe(175 + 80 * typedAgain.attributePriceBeyondTable);
  });

  it('begin at 7: a lower level is reported, and refunds no more points', () => {
    const least = typedAgain.attributeMinimum;
    expect(findAttributePrice(least - 1)).toBeNull();
    expect(fighter({ attributes: { dx: least } }).remark('attribute-too-low')).toBeUndefined();
    const low = fighter({ attributes: { dx: least - 1 } });
    expect(low.remark('attribute-too-low')).toBe('DX 6 is below the minimum of 7.');
    expect(low.value('dx.points')).toBe(-20);
  });

  it('cite the page', () => {
    expect(fighter({ attributes: { ht: 13 } }).sentence('ht.points')).toBe(
      'HT, points 30 points: attribute prices, HT 13 30. (Man to Man p. 6)',
    );
  });
});

describe('levels gained in play (p. 18)', () => {
  it('cost twice the difference: 12 to 13 is 20', () => {
    const { value, sentence } = fighter({ attributes: { dx: 12 }, raised: { dx: 1 } });
    expect([value('dx'), value('dx.points')]).toEqual([13, 40]);
    expect(sentence('dx.points')).toBe(
      'DX, points 40 points: attribute prices, DX 12 20; DX improved from 12 to 13 in play, 2 × +10 +20. (Man to Man p. 6)',
    );
  });

  it.each([
    [7, 1, -20 + 2 * 5],
    [13, 2, 30 + 2 * 30],
    [20, 2, 175 + 2 * 50],
    [6, 1, -20],
  ])('from %i by %i costs %i in all', (st, raised, points) =>
    expect(fighter({ attributes: { st }, raised: { st: raised } }).value('st.points')).toBe(points),
  );
});

describe('numbers derived from attributes', () => {
  it('include hits (HT), fatigue (ST) and Basic Speed (a quarter of HT and DX, never rounded; pp. 6-7)', () => {
    const { value } = fighter({ attributes: { st: 9, dx: 15, ht: 12 } });
    expect([value('hitPoints'), value('fatiguePoints'), value('basicSpeed')]).toEqual([12, 9, 6.75]);
  });

  it.each(typedAgain.basicDamage)('include damage: ST %i does thrust %s, swing %s (p. 12)', (st, thrust, swing) => {
    const { value } = fighter({ attributes: { st } });
    expect([value('thrust'), value('swing')]).toEqual([thrust, swing]);
  });

  it('explain basic damage by its ST', () => {
    expect(fighter({ attributes: { st: 13 } }).sentence('swing')).toBe(
      'swing 2−1: ST 13; basic damage, ST 13 2−1. (Man to Man p. 12)',
    );
  });
});

describe('points', () => {
  it('have the budgets of the book (p. 5)', () => {
    const { budgets } = fighter({}).ruleset;
    expect(budgets.slice(0, typedAgain.budgets.length).map(({ points, name }) => [points, name])).toEqual(
      typedAgain.budgets,
    );
    expect(budgets.at(-1)?.name).toBe('exceptional');
  });

  it('may be left over or all spent, but not overdrawn', () => {
    const of = (budget: number) => fighter({ attributes: { st: 12, dx: 12 }, campaign: { budget } });
    expect([of(41).value('points.left'), of(41).codes]).toEqual([1, []]);
    expect([of(40).value('points.left'), of(40).codes]).toEqual([0, []]);
    expect(of(39).remark('over-budget')).toBe('1 point over the budget of 39.');
  });

  it('include points earned in play (p. 18)', () => {
    const earned = [
      { key: 'a', date: '', points: 1, why: 'the bridge held' },
      { key: 'b', date: '', points: 0.5, why: '' },
    ];
    const { value, sentence, codes } = fighter({ attributes: { st: 12 }, campaign: { budget: 20 }, earned });
    expect([value('points.budget'), value('points.left'), codes]).toEqual([21.5, 1.5, []]);
    expect(sentence('points.budget')).toBe(
      'points to spend 21½ points: campaign budget 20; the bridge held +1; earned in play +½. (Man to Man p. 5)',
    );
  });
});
