import { describe, expect, it } from 'vitest';
import {
  averageOf,
  chanceOfAtLeast,
  diceDistribution,
  groupTotals,
  mapTotals,
  mixDistributions,
} from './dice-distribution.ts';

/** Counts the ways of every total by throwing every combination of dice. */
function countTotals(dice: number, adds: number): Map<number, number> {
  let totals = new Map([[adds, 1]]);
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>();
    for (const [total, ways] of totals)
      for (const side of [1, 2, 3, 4, 5, 6]) next.set(total + side, (next.get(total + side) ?? 0) + ways);
    totals = next;
  }
  return totals;
}

describe('the distribution of dice', () => {
  it.each([
    [0, 3],
    [1, -2],
    [2, 1],
    [3, 0],
    [6, -4],
  ])('of %id%i counts every combination', (dice, adds) => {
    const { least, chances } = diceDistribution({ dice, adds });
    const counted = countTotals(dice, adds);
    expect(least).toBe(Math.min(...counted.keys()));
    expect(chances).toHaveLength(counted.size);
    for (const [total, ways] of counted) expect(chances[total - least]).toBeCloseTo(ways / 6 ** dice, 12);
  });

  it('sums to 1 for many dice, with their average', () => {
    const many = diceDistribution({ dice: 60, adds: 5 });
    expect(many.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(averageOf(many)).toBeCloseTo(215, 9);
    expect(chanceOfAtLeast(many, 65)).toBeCloseTo(1, 12);
    expect(chanceOfAtLeast(many, 366)).toBe(0);
  });

  it('is put into a few groups of totals without losing any chance', () => {
    const dice = diceDistribution({ dice: 3, adds: 0 });
    expect(groupTotals(dice, 3, 20)).toHaveLength(16);
    const groups = groupTotals(dice, 3, 5);
    expect(groups.map(({ from, to }) => [from, to])).toEqual([
      [3, 6],
      [7, 10],
      [11, 14],
      [15, 18],
    ]);
    expect(groups.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(groupTotals(dice, 19, 5)).toEqual([]);
  });

  it('is changed and mixed without losing any chance', () => {
    const halved = mapTotals(diceDistribution({ dice: 1, adds: 0 }), (total) => Math.floor(total / 2));
    expect(halved.least).toBe(0);
    expect(halved.chances.map((chance) => Math.round(chance * 6))).toEqual([1, 2, 2, 1]);
    const mixed = mixDistributions([
      { weight: 0.25, of: { least: -1, chances: [1] } },
      { weight: 0.75, of: halved },
    ]);
    expect(mixed.least).toBe(-1);
    expect(averageOf(mixed)).toBeCloseTo(0.75 * 1.5 - 0.25, 12);
  });
});
