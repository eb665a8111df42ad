import { describe, expect, it } from 'vitest';
import { differenceOf, shareOf } from './interval.ts';
import { seededDice } from './seeded-dice.ts';

describe('shares with Wilson intervals', () => {
  it.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [710, 1000, 0.6811, 0.7373],
  ])('%i of %i', (count, trials, low, high) => {
    const share = shareOf(count, trials);
    expect(share.share).toBe(count / trials);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  it('leave everything possible without trials', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('differences with paired intervals', () => {
  // By hand: 12 and 4 of 100, so 13/102 − 5/102, ± 1.96 · √((18/102 − (8/102)²) / 102).
  it('are those of the fights that only one of two builds wins', () => {
    const { difference, low, high } = differenceOf(12, 4, 100);
    expect(difference).toBeCloseTo(0.08, 12);
    expect(low).toBeCloseTo(8 / 102 - 0.08012, 4);
    expect(high).toBeCloseTo(8 / 102 + 0.08012, 4);
  });

  it('leave everything possible without trials, and something with few', () => {
    expect(differenceOf(0, 0, 0)).toEqual({ difference: 0, low: -1, high: 1 });
    const { low, high } = differenceOf(0, 0, 10);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('have the true difference in them about 95 times of 100', () => {
    const dice = seededDice(12, 0);
    const runs = 400;
    const fights = 60;
    let within = 0;
    for (let run = 0; run < runs; run += 1) {
      let gained = 0;
      let lost = 0;
      for (let fight = 0; fight < fights; fight += 1) {
        if (dice(1) === 1) gained += 1;
        else if (dice(1) === 2 && dice(1) <= 2 && dice(1) <= 3) lost += 1;
      }
      const { low, high } = differenceOf(gained, lost, fights);
      const truth = 1 / 6 - (5 / 6) * (1 / 6) * (1 / 3) * (1 / 2);
      if (low <= truth && truth <= high) within += 1;
    }
    expect(within / runs).toBeGreaterThan(0.92);
    expect(within / runs).toBeLessThan(0.99);
  });
});

describe('seeded dice', () => {
  it('throw the same for the same seed and fight, and otherwise for another', () => {
    const throws = (seed: number, index: number) => {
      const dice = seededDice(seed, index);
      return Array.from({ length: 40 }, () => dice(3));
    };
    expect(throws(1, 7)).toEqual(throws(1, 7));
    expect(throws(1, 7)).not.toEqual(throws(1, 8));
    expect(throws(1, 7)).not.toEqual(throws(2, 7));
  });

  it('show each total of three dice as often as they should, over fights and within one', () => {
    const counts = new Array<number>(19).fill(0);
    const each = 60;
    const fights = 2000;
    for (let index = 0; index < fights; index += 1) {
      const dice = seededDice(3, index);
      for (let i = 0; i < each; i += 1) {
        const sum = dice(3);
        counts[sum] = (counts[sum] ?? 0) + 1;
      }
    }
    const ways = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
    const all = each * fights;
    const chiSquare = ways.reduce((sum, way, i) => {
      const expected = (all * way) / 216;
      return sum + ((counts[i + 3] ?? 0) - expected) ** 2 / expected;
    }, 0);
    // 15 degrees of freedom: 30.6 is passed once in a hundred times by true dice.
    expect(chiSquare).toBeLessThan(30.6);
  });
});
