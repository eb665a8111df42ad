/** Whether only tests with the tag `@core` run, as with `npm test`. */
export const isCore = process.env.E2E_EXTENT === 'core';

/**
 * The details of a test that `npm test` runs only under a condition: of several of a kind, the one that has most. Without the
 * tag, `npm test -- --all` runs it.
 */
export const coreIf = (condition: boolean): { tag: string[] } => ({ tag: condition ? ['@core'] : [] });

/** The same, for what differs too little on a phone to be run there as well. */
export const coreOnDesktopIf = (condition: boolean): { tag: string[] } => ({ tag: condition ? ['@core-desktop'] : [] });
