import { describe, expect, it } from 'vitest';
import { odds as fourthEdition } from '../fourth-edition/odds.ts';
import { odds as lite } from '../lite-3e/odds.ts';
import { odds as manToMan } from '../man-to-man/odds.ts';
import { rollOdds } from './roll-odds.ts';
import { chanceOfAtMost, outcomeRanges, rollOutcomes, sumOutcomes } from './roll-outcomes.ts';

describe.each(Object.entries({ manToMan, lite, fourthEdition }))('outcomes of rolls by %s', (_, rules) => {
  it.each(['attack', 'rangedAttack', 'other'] as const)('of the kind %s sum to the chances of the roll', (kind) => {
    for (let score = -2; score <= 25; score++) {
      const { success, ...odds } = sumOutcomes(rollOutcomes(rules, score, kind));
      const expected = rollOdds(rules.success, score, kind);
      expect(success).toBeCloseTo(expected.success, 12);
      expect(odds.criticalSuccess).toBeCloseTo(expected.criticalSuccess, 12);
      expect(odds.failure).toBeCloseTo(expected.failure, 12);
      expect(odds.criticalFailure).toBeCloseTo(expected.criticalFailure, 12);
    }
  });

  it('are those of 16 totals in order', () => {
    expect(rollOutcomes(rules, 10).map(({ roll }) => roll)).toEqual(Array.from({ length: 16 }, (_, i) => i + 3));
  });
});

it('a defense of 2 succeeds with a 3 or 4, and one of 0 not at all where the book says so', () => {
  const success = (rules: typeof lite, score: number) => sumOutcomes(rollOutcomes(rules, score, 'defense')).success;
  expect(success(lite, 2)).toBeCloseTo(4 / 216, 12);
  expect(success(lite, 0)).toBe(0);
  expect(success(fourthEdition, 0)).toBeCloseTo(4 / 216, 12);
});

it('the totals of each outcome at 16: 3 to 6 critical, up to 16 a success, 18 a critical failure', () => {
  const ranges = outcomeRanges(rollOutcomes(lite, 16));
  expect(ranges.map(({ outcome, from, to }) => `${outcome} ${from}-${to}`)).toEqual([
    'criticalSuccess 3-6',
    'success 7-16',
    'failure 17-17',
    'criticalFailure 18-18',
  ]);
  expect(ranges.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(outcomeRanges(rollOutcomes(lite, 1)).map(({ from, to }) => [from, to])).toEqual([[3, 18]]);
});

it('10 or less comes up in half of all rolls', () => {
  const outcomes = rollOutcomes(lite, 12);
  expect(chanceOfAtMost(outcomes, 10)).toBeCloseTo(0.5, 12);
  expect(chanceOfAtMost(outcomes, 18)).toBeCloseTo(1, 12);
});
