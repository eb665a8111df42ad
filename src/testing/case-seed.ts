import fc from 'fast-check';

/**
 * The seed of generated cases: a new one each time, or the environment's `CASE_SEED`. `npm test` sets it, so that
 * its result depends on the change and not on chance; `npm run test:unit` and `npm run fuzz` try new cases.
 */
export const caseSeed = Number(process.env.CASE_SEED ?? Math.floor(Math.random() * 2 ** 31));

// Run before every test file whose tests share modules (vite.config.ts).
fc.configureGlobal({ seed: caseSeed });
