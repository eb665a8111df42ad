import { useEffect, useSyncExternalStore } from 'react';

/**
 * Whether fields of the page contain text that is not committed yet. `typing`: it will be at the next pause. `unfinished`: it
 * cannot be, such as a number with only its sign.
 */
export type PendingDrafts = 'none' | 'typing' | 'unfinished';

/** An entry for each field with a pending draft. */
const pendingByField = new Map<symbol, Exclude<PendingDrafts, 'none'>>();
const listeners = new Set<() => void>();

/** The current state over all fields. */
export function pendingDrafts(): PendingDrafts {
  if (pendingByField.size === 0) return 'none';
  return [...pendingByField.values()].includes('unfinished') ? 'unfinished' : 'typing';
}

/** Calls the listener after each change; returns a function that unsubscribes. */
function subscribeToPendingDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The state over all fields, live. */
export const usePendingDrafts = (): PendingDrafts =>
  useSyncExternalStore(subscribeToPendingDrafts, pendingDrafts, () => 'none');

/** Reports the state of one field for as long as it is mounted. */
export function useReportPendingDraft(state: PendingDrafts): void {
  useEffect(() => {
    if (state === 'none') return;
    const field = Symbol('field');
    pendingByField.set(field, state);
    for (const listener of [...listeners]) listener();
    return () => {
      pendingByField.delete(field);
      for (const listener of [...listeners]) listener();
    };
  }, [state]);
}
