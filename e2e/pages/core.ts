/** Whether only tests with the tag `@core` run, as with `npm test`. */
export const isCore = process.env.E2E_EXTENT === 'core';

/**
 * The details of a test that `npm test` runs only under a condition, and on the desktop only: of several of a kind, the one
 * that has most. Without the tag, `npm test -- --all` runs it.
 */
export const coreOnDesktopIf = (condition: boolean): { tag: string[] } => ({ tag: condition ? ['@core-desktop'] : [] });
