import { create } from 'zustand';

/** Whether the program works offline. */
export type Offline =
  /** Not checked: in development, or before the first render is complete. */
  | 'unknown'
  | 'preparing'
  | 'ready'
  /** The program could not be stored completely; the next visit tries again. */
  | 'failed'
  /** This browser, or this kind of window, does not support it. */
  | 'unsupported'
  /** The page was served over plain http, for which no browser supports it. */
  | 'insecure';

/** Whether there is a newer version than the running one. */
export type Update =
  | 'none'
  /** Stored, and waiting for the player. */
  | 'ready'
  /** The player postponed it. */
  | 'later'
  | 'taking-over'
  /** Not activated, because the newest changes cannot be stored. */
  | 'held-back'
  /** Another tab has activated it; this one continues with the previous version, which stays cached. */
  | 'elsewhere';

/** The offline and update state of the program. Written by follow-updates.ts, except for "later". */
export const useUpdateStore = create<{ readonly offline: Offline; readonly update: Update }>()(() => ({
  offline: 'unknown',
  update: 'none',
}));

/** Postpones the update. */
export function updateLater(): void {
  useUpdateStore.setState({ update: 'later' });
}
