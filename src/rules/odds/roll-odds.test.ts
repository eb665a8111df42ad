import { describe, expect, it } from 'vitest';
import { shareOf } from '../../testing/three-dice.ts';
import { odds as fourthEdition } from '../fourth-edition/odds.ts';
import { odds as lite } from '../lite-3e/odds.ts';
import { odds as manToMan } from '../man-to-man/odds.ts';
import { outcomeOf, rollOdds } from './roll-odds.ts';

const books = { 'Man to Man': manToMan, 'GURPS Lite': lite, 'the Basic Set': fourthEdition };
const scores = Array.from({ length: 40 }, (_, i) => i - 5);

describe.each(Object.entries(books))('a success roll by %s', (_, { roll }) => {
  it.each(scores)('against %i has the chances of counting every combination', (score) => {
    const odds = rollOdds(roll, score);
    const canBeTried = roll === manToMan.roll || score >= 3;
    const success = canBeTried ? shareOf((sum) => sum <= 4 || (sum <= 16 && sum <= score)) : 0;
    const critical = canBeTried
      ? shareOf((sum) => sum <= 4 || (sum === 5 && score >= 15) || (sum === 6 && score >= 16))
      : 0;
    expect(odds.success).toBeCloseTo(success, 12);
    expect(odds.criticalSuccess).toBeCloseTo(critical, 12);
    expect(odds.success + odds.failure).toBeCloseTo(1, 12);
    expect(odds.criticalFailure).toBeLessThanOrEqual(odds.failure);
  });

  it('is never worse with a bonus', () => {
    for (const score of scores) {
      const [odds, better] = [rollOdds(roll, score), rollOdds(roll, score + 1)];
      expect(better.success).toBeGreaterThanOrEqual(odds.success);
      expect(better.criticalSuccess).toBeGreaterThanOrEqual(odds.criticalSuccess);
      if (score >= 3) expect(better.criticalFailure).toBeLessThanOrEqual(odds.criticalFailure);
    }
  });

  it('is a critical failure by ten: 16 against 6 and 15 against 5, not 15 against 6', () => {
    expect(outcomeOf(roll, 6, 16, 'attack')).toBe('criticalFailure');
    expect(outcomeOf(roll, 5, 15, 'attack')).toBe('criticalFailure');
    expect(outcomeOf(roll, 6, 15, 'attack')).toBe('failure');
    expect(outcomeOf(roll, 5, 15)).toBe(roll === manToMan.roll ? 'failure' : 'criticalFailure');
  });
});

it('a 17 is a critical failure in Man to Man whatever the skill, elsewhere up to skill 15', () => {
  expect([15, 16].map((score) => outcomeOf(manToMan.roll, score, 17))).toEqual(['criticalFailure', 'criticalFailure']);
  for (const { roll } of [lite, fourthEdition])
    expect([15, 16].map((score) => outcomeOf(roll, score, 17))).toEqual(['criticalFailure', 'failure']);
});

it('the table of criticals of the Basic Set (pp. 347–348) comes out', () => {
  const table = [3, 4, 5, 6, 7, 14, 15, 16, 20].map((score) => {
    const rolls = Array.from({ length: 16 }, (_, i) => i + 3);
    const of = (kind: string) => rolls.filter((roll) => outcomeOf(fourthEdition.roll, score, roll) === kind);
    return [score, Math.max(...of('criticalSuccess')), Math.min(...of('criticalFailure'))];
  });
  expect(table).toEqual([
    [3, 4, 13],
    [4, 4, 14],
    [5, 4, 15],
    [6, 4, 16],
    [7, 4, 17],
    [14, 4, 17],
    [15, 5, 17],
    [16, 6, 18],
    [20, 6, 18],
  ]);
});
