import { describe, expect, it } from 'vitest';
import { shareOf } from '../../testing/combatant.ts';
import { type RollKind, readRoll, type SuccessRules } from '../combat/outcomes/success-roll.ts';
import { odds as fourthEdition } from '../fourth-edition/common/combat.ts';
import { odds as lite } from '../third-edition/lite-3e/combat.ts';
import { odds as manToMan } from '../third-edition/man-to-man/combat.ts';
import { chanceOfAtMost, outcomeRanges, rollOdds, rollOutcomes, sumOutcomes } from './roll-odds.ts';

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
