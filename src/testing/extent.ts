import fc from 'fast-check';
import { it } from 'vitest';

/**
 * Whether the tests run at full length: with `npm test -- --all`, with `npm run test:unit`, and when Vitest is called by
 * hand. Plain `npm test` sets `TEST_EXTENT=brief`: it leaves out what only repeats a protected rule at length, and tries
 * fewer generated cases, so that people run it.
 */
export const atFullLength = process.env.TEST_EXTENT !== 'brief';

/** A test at full length only: a shorter test protects the same rule. */
export const itAtLength = it.skipIf(!atFullLength);

/** All of a list at full length; otherwise this many of it, from all its parts. */
export const someOf = <T>(all: readonly T[], count: number): readonly T[] =>
  atFullLength
    ? all
    : all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));

/**
 * The seed of generated cases: a new one each time, or the environment's `CASE_SEED`. `npm test` sets it, so that
 * its result depends on the change and not on chance; `npm run test:unit` and `npm run fuzz` try new cases.
 */
export const caseSeed = Number(process.env.CASE_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** How many generated cases a property tries: `most` at full length. */
export const caseCount = (most: number): number =>
  atFullLength ? most : Math.min(most, Math.max(4, Math.ceil(most / 16)));

/** fast-check's default. */
const usualCases = 100;

// Run before every test file whose tests share modules (vite.config.ts).
fc.configureGlobal({ seed: caseSeed, numRuns: caseCount(usualCases) });
