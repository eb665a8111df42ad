import { vi } from 'vitest';

/**
 * Resolves when `assertion` no longer throws, asked every few milliseconds. The limit is for what never comes: Vitest's
 * own, one second, is too short where a module has to be loaded first on a busy machine.
 */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 10 });
