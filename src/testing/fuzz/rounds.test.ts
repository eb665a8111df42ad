import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FuzzProperty, holds } from './properties.ts';
import { fuzzRounds } from './rounds.ts';

const wellFounded: FuzzProperty = {
  name: 'what always holds',
  share: 30,
  make: () => holds(fc.nat(), () => null),
};
const rarelyFails: FuzzProperty = {
  name: 'what fails for one number in fifty',
  share: 10,
  make: () => holds(fc.nat(), (number) => (number % 50 === 7 ? `${number} is not allowed` : null)),
};
const properties = [wellFounded, rarelyFails];

it('every case of the plan is tried, in rounds with seeds of their own', () => {
  const results = [...fuzzRounds([wellFounded], { cases: 75, seed: 5 })];
  expect(results.map(({ cases, again }) => [cases, again.seed])).toEqual([
    [30, 5],
    [30, 6],
    [15, 7],
  ]);
});

it('a fault is known as soon as it is found, with a plan that finds it again and tries nothing else', () => {
  const rounds = fuzzRounds(properties, { cases: 1_000_000_000, seed: 1985 });
  let found = rounds.next();
  while (!found.done && found.value.fault === null) found = rounds.next();
  if (found.done) throw new Error('Nothing was found');
  const { fault, again } = found.value;
  expect(fault).toContain('is not allowed');
  const once = [...fuzzRounds(properties, again)];
  expect(once).toHaveLength(1);
  expect(firstLines(once[0]?.fault)).toBe(firstLines(fault));
});

/** Without the stack, which names the lines of the caller. */
const firstLines = (fault: string | null | undefined) => fault?.split('\n').slice(0, 3).join('\n');
