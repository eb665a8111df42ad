import { describe, expect, it } from 'vitest';
import { shareOf } from '../../testing/three-dice.ts';
import { type RollKind, readRoll, type SuccessRules } from '../combat/outcomes/success-roll.ts';
import { odds as fourthEdition } from '../fourth-edition/odds.ts';
import { odds as lite } from '../lite-3e/odds.ts';
import { odds as manToMan } from '../man-to-man/odds.ts';
import { rollOdds } from './roll-odds.ts';

const books = { 'Man to Man': manToMan, 'GURPS Lite': lite, 'the Basic Set': fourthEdition };
const outcomeOf = (rules: SuccessRules, score: number, roll: number, kind?: RollKind) =>
  readRoll(rules, score, roll, kind).outcome;
const scores = Array.from({ length: 40 }, (_, i) => i - 5);

describe.each(Object.entries(books))('a success roll by %s', (_, { success: rules }) => {
  it.each(scores)('against %i has the chances of counting every combination', (score) => {
    const odds = rollOdds(rules, score);
    const canBeTried = rules === manToMan.success || score >= 3;
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
      const [odds, better] = [rollOdds(rules, score), rollOdds(rules, score + 1)];
      expect(better.success).toBeGreaterThanOrEqual(odds.success);
      expect(better.criticalSuccess).toBeGreaterThanOrEqual(odds.criticalSuccess);
      if (score >= 3) expect(better.criticalFailure).toBeLessThanOrEqual(odds.criticalFailure);
    }
  });

  it('is a critical failure by ten: 16 against 6 and 15 against 5, not 15 against 6', () => {
    expect(outcomeOf(rules, 6, 16, 'attack')).toBe('criticalFailure');
    expect(outcomeOf(rules, 5, 15, 'attack')).toBe('criticalFailure');
    expect(outcomeOf(rules, 6, 15, 'attack')).toBe('failure');
    expect(outcomeOf(rules, 5, 15)).toBe(rules === manToMan.success ? 'failure' : 'criticalFailure');
  });
});

it('a 17 is a critical failure in Man to Man whatever the skill, elsewhere up to skill 15', () => {
  expect([15, 16].map((score) => outcomeOf(manToMan.success, score, 17))).toEqual([
    'criticalFailure',
    'criticalFailure',
  ]);
  for (const { success } of [lite, fourthEdition])
    expect([15, 16].map((score) => outcomeOf(success, score, 17))).toEqual(['criticalFailure', 'failure']);
});

it('the table of criticals of the Basic Set (pp. 347–348) comes out', () => {
  const table = [3, 4, 5, 6, 7, 14, 15, 16, 20].map((score) => {
    const rolls = Array.from({ length: 16 }, (_, i) => i + 3);
    const of = (kind: string) => rolls.filter((roll) => outcomeOf(fourthEdition.success, score, roll) === kind);
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
