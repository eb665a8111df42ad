import { create } from 'zustand';
import type { StorageProblem } from '../storage/storage-problem.ts';

/** Whether what is on screen is also in storage. */
export type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly problem: StorageProblem };

/** How saving stands. Only the autosave writes it. */
export const useSavingStore = create<Saving>()(() => ({ state: 'saved' }));

/** Sets it in place of what was there, so that no problem of before remains. */
export function setSaving(saving: Saving): void {
  useSavingStore.setState(saving, true);
}

/** In words, short: "Saved". */
export function savingWords(saving: Saving): string {
  switch (saving.state) {
    case 'saved':
      return 'Saved';
    case 'saving':
      return 'Saving…';
    case 'failed':
      return 'Not saved';
  }
}
