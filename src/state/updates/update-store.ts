import { create } from 'zustand';

/** Whether the program opens without a network. */
export type Offline =
  /** Not looked at: in development, or before the first picture is complete. */
  | 'unknown'
  | 'preparing'
  | 'ready'
  /** The program could not be stored whole; the next visit tries again. */
  | 'failed'
  /** This browser, or this kind of window, keeps no program. */
  | 'unsupported'
  /** The page came over plain http: no browser keeps a program that did. */
  | 'insecure';

/** Whether there is a newer version than the one on screen. */
export type Update =
  | 'none'
  /** It is stored, and waits for the player. */
  | 'ready'
  /** The player said: not now. */
  | 'later'
  | 'taking-over'
  /** Not taken, because the newest changes cannot be stored. */
  | 'held-back'
  /** Another tab has taken it; this one goes on with the version before, which is kept for it. */
  | 'elsewhere';

/** How the program itself stands in this browser. Only follow-updates.ts writes it, but for "later". */
export const useUpdateStore = create<{ readonly offline: Offline; readonly update: Update }>()(() => ({
  offline: 'unknown',
  update: 'none',
}));

/** The player goes on with this version for now. */
export function updateLater(): void {
  useUpdateStore.setState({ update: 'later' });
}
