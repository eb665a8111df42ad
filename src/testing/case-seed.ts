import fc from 'fast-check';

/**
 * The seed of generated cases: a new one each time, or the environment's `CASE_SEED`. `npm test` sets it, so that
 * its result depends on the change and not on chance; `npm run test:unit` and `npm run fuzz` try new cases.
 */
export const caseSeed = Number(process.env.CASE_SEED ?? Math.floor(Math.random() * 2 ** 31));

/**
 * How many generated cases a property tries: `most`, or a third of them with the seed of the environment, under which each
 * run would try the same ones again.
 */
export const caseCount = (most: number): number =>
  process.env.CASE_SEED === undefined ? most : Math.min(most, Math.max(5, Math.ceil(most / 3)));

/** fast-check's default. */
const usualCases = 100;

// Run before every test file whose tests share modules (vite.config.ts).
fc.configureGlobal({ seed: caseSeed, numRuns: caseCount(usualCases) });
