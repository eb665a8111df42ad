import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FuzzProperty, holds } from './properties.ts';
import { fuzzRounds } from './rounds.ts';

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
