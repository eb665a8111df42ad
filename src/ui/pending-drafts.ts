import { useEffect, useSyncExternalStore } from 'react';

/**
 * What is typed into the fields of the page and not handed over yet. `typing`: it will be at the next pause. `unfinished`: it
 * could not be, such as a number of which only the sign is there.
 */
export type WaitingDrafts = 'none' | 'typing' | 'unfinished';

/** One entry for each field in which something waits. */
const waiting = new Map<symbol, Exclude<WaitingDrafts, 'none'>>();
const listeners = new Set<() => void>();

/** What waits now in any field. */
export function waitingDrafts(): WaitingDrafts {
  if (waiting.size === 0) return 'none';
  return [...waiting.values()].includes('unfinished') ? 'unfinished' : 'typing';
}

/** Calls the listener after each change, and answers how to stop. */
function watchWaitingDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What waits in any field, live. */
export const useWaitingDrafts = (): WaitingDrafts =>
  useSyncExternalStore(watchWaitingDrafts, waitingDrafts, () => 'none');

/** Says of one field what waits in it, until it is taken away. */
export function useWaitingDraft(state: WaitingDrafts): void {
  useEffect(() => {
    if (state === 'none') return;
    const field = Symbol('field');
    waiting.set(field, state);
    for (const listener of [...listeners]) listener();
    return () => {
      waiting.delete(field);
      for (const listener of [...listeners]) listener();
    };
  }, [state]);
}
