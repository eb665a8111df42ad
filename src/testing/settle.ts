import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A dialog that opens draws more of itself in each of its first frames, in as many as these at most. */
const frames = 6;

/**
 * Resolves when a screen has finished its frame-by-frame rendering. Counts frames, not time: earlier tasks run first,
 * however slow the machine is.
 */
export const settle = () =>
  act(async () => {
    for (let frame = 0; frame < frames; frame++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });

/**
 * Resolves when `assertion` no longer throws, asked every few milliseconds. The limit is for assertions that never
 * hold: Vitest's own, one second, is too short if a module has to be loaded first on a busy machine.
 */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 10 });
