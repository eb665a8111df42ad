import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FuzzProperty, holds } from './properties.ts';
import { fuzzRounds, withinTime } from './rounds.ts';

describe('withinTime', () => {
  it('returns what the work returns, and throws what it throws', () => {
    expect(withinTime(() => 7)).toBe(7);
    expect(() =>
      withinTime(() => {
        throw new RangeError('no');
      }),
    ).toThrow(RangeError);
  });

  it.each([
    [
      'a loop',
      () => {
        for (;;) Math.random();
      },
    ],
    ['a backtracking regular expression', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
  ])('aborts %s that never ends', (_, work) => {
    expect(() => withinTime(work, 50)).toThrow('did not come to an end within 0.05 s');
  });
});

const alwaysHolds: FuzzProperty = {
  name: 'always holds',
  share: 30,
  make: () => holds(fc.nat(), () => null),
};
const rarelyFails: FuzzProperty = {
  name: 'fails for one number in fifty',
  share: 200, // so that the first round or two find one: each generates its files first
  make: () => holds(fc.nat(), (number) => (number % 50 === 7 ? `${number} is not allowed` : null)),
};
const properties = [alwaysHolds, rarelyFails];

it('fuzzRounds tries every case of the plan, in rounds with separate seeds', () => {
  const results = [...fuzzRounds([alwaysHolds], { cases: 75, seed: 5 })];
  expect(results.map(({ cases, again }) => [cases, again.seed])).toEqual([
    [30, 5],
    [30, 6],
    [15, 7],
  ]);
});

it('fuzzRounds yields a fault at once, with a plan that reproduces only that fault', () => {
  const rounds = fuzzRounds(properties, { cases: 1_000_000_000, seed: 1985 });
  let round = rounds.next();
  while (!round.done && round.value.fault === null) round = rounds.next();
  if (round.done) throw new Error('No fault was found');
  const { fault, again } = round.value;
  expect(fault).toContain('is not allowed');
  const repeated = [...fuzzRounds(properties, again)];
  expect(repeated).toHaveLength(1);
  expect(firstLines(repeated[0]?.fault)).toBe(firstLines(fault));
});

/** Drops the stack trace, which depends on the caller. */
const firstLines = (fault: string | null | undefined) => fault?.split('\n').slice(0, 3).join('\n');
