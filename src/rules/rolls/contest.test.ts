import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../rulesets.ts';
import { type ContestSetup, contestAfter, contestChance } from './contest.ts';
import { reactionTable, rowFor } from './result-tables.ts';

const fourth = rulesetOf('fourth-edition').odds;
const lite = rulesetOf('lite-3e').odds;
const manToMan = rulesetOf('man-to-man').odds;
const setup = (kind: ContestSetup['kind'], first: number, second: number, supernatural = false): ContestSetup => ({
  kind,
  first,
  second,
  supernatural,
});

describe('a quick contest', () => {
  it.each([
    ['a thief with Stealth 14 rolls 10, a guard with Hearing 11 rolls 9', [14, 11], [10, 9], 'first', 2],
    ['the thief fails by 1, the guard fails by 4', [14, 11], [15, 15], 'first', 3],
    ['the thief fails by 1, the guard succeeds by 1', [14, 11], [15, 10], 'second', 2],
    ['both succeed by 3', [14, 11], [11, 8], null, 0],
  ] as const)('of %s', (_, [first, second], dice, winner, by) => {
    expect(contestAfter(fourth, setup('quick', first, second), [dice])).toMatchObject({ isOpen: false, winner, by });
  });

  it('has no winner under Man to Man if both fail', () => {
    expect(contestAfter(manToMan, setup('quick', 10, 10), [[11, 14]])).toMatchObject({ winner: null, by: 0 });
  });

  it('is open before any dice', () => {
    expect(contestAfter(fourth, setup('quick', 10, 10), []).isOpen).toBe(true);
  });
});

describe('a regular contest', () => {
  it('goes on until one alone succeeds', () => {
    const contest = setup('regular', 12, 10);
    const undecided = [
      [9, 9],
      [14, 12],
    ] as const;
    expect(contestAfter(fourth, contest, undecided)).toMatchObject({ isOpen: true, winner: null });
    const decided = contestAfter(fourth, contest, [...undecided, [11, 12], [3, 18]]);
    expect(decided).toMatchObject({ isOpen: false, winner: 'first', by: 0 });
    expect(decided.rounds).toHaveLength(3);
  });

  it('shortens extreme scores by the rule of the book', () => {
    expect(contestAfter(fourth, setup('regular', 19, 16), []).scores).toEqual([13, 10]);
    expect(contestAfter(fourth, setup('regular', 5, 3), []).scores).toEqual([12, 10]);
    expect(contestAfter(lite, setup('regular', 17, 15), []).scores).toEqual([14, 12]);
    expect(contestAfter(manToMan, setup('regular', 17, 15), []).scores).toEqual([17, 15]);
  });
});

describe('a roll that is resisted', () => {
  it('is lost in a tie, and if it fails by less', () => {
    expect(contestAfter(fourth, setup('resisted', 12, 10), [[10, 8]])).toMatchObject({ winner: 'second', by: 0 });
    expect(contestAfter(fourth, setup('resisted', 12, 10), [[13, 16]])).toMatchObject({ winner: 'second', by: 0 });
    expect(contestAfter(fourth, setup('resisted', 12, 10), [[9, 8]])).toMatchObject({ winner: 'first', by: 1 });
  });

  // The book's example: a spell at 18 against Will 16 or less, 17 and 18 (p. 349).
  it.each([
    [12, 16],
    [16, 16],
    [17, 17],
    [18, 18],
  ])('obeys the Rule of 16: a spell at 18 against Will %i is rolled at %i', (will, score) => {
    expect(contestAfter(fourth, setup('resisted', 18, will, true), []).scores).toEqual([score, will]);
    expect(contestAfter(lite, setup('resisted', 18, will, true), []).scores).toEqual([18, will]);
  });
});

it('the chance of a contest is that of its kind', () => {
  expect(contestChance(fourth, setup('quick', 10, 10))).toBeCloseTo(
    contestChance(fourth, setup('resisted', 10, 10)),
    0,
  );
  expect(contestChance(fourth, setup('regular', 10, 10))).toBeCloseTo(0.5, 5);
});

// GURPS Lite p. 3; Basic Set p. 560.
it.each([
  [-2, 'Disastrous'],
  [0, 'Disastrous'],
  [1, 'Very bad'],
  [6, 'Bad'],
  [9, 'Poor'],
  [10, 'Neutral'],
  [15, 'Good'],
  [16, 'Very good'],
  [19, 'Excellent'],
  [30, 'Excellent'],
])('a reaction of %i is %s', (total, name) => {
  expect(rowFor(reactionTable, total).name).toBe(name);
});
