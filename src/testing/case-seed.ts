import fc from 'fast-check';

/**
 * Where generated cases begin: another place each time, or that of the environment's `CASE_SEED`. `npm test` sets it, so that
 * what it says is about the change and not about the day; `npm run test:unit` and `npm run fuzz` go on looking.
 */
export const caseSeed = Number(process.env.CASE_SEED ?? Math.floor(Math.random() * 2 ** 31));

// Run before every file of tests without a state of their own (vite.config.ts).
fc.configureGlobal({ seed: caseSeed });
