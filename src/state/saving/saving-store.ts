import { create } from 'zustand';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** Whether what is on screen is also in storage. */
export type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  /** `id` is the record that could not be stored: usually the open one, but it may be one that was open before. */
  | { readonly state: 'failed'; readonly problem: StorageProblem; readonly id?: string };

/** How saving stands. Only the autosave writes it. */
export const useSavingStore = create<Saving>()(() => ({ state: 'saved' }));

/** Sets it in place of what was there, so that no problem of before remains. */
export function setSaving(saving: Saving): void {
  useSavingStore.setState(saving, true);
}

/** The reasons that saving can have, in two or three words; the sentences are in storage-sentences.ts. */
const reasons: Partial<Record<StorageProblem['code'], string>> = {
  'storage-blocked': 'storage is blocked',
  'storage-full': 'no room left',
  'storage-newer': 'reload the page',
  'storage-waiting': 'close the other tab',
  'saved-elsewhere': 'changed in another tab',
  'too-large': 'too large',
};

/**
 * In words, short: "Saved", "Saving…", "Not saved: no room left". `waiting` is what was typed into a field and not handed
 * over yet: nothing is called saved while there is any.
 */
export function savingWords(saving: Saving, waiting: 'none' | 'typing' | 'unfinished' = 'none'): string {
  switch (saving.state) {
    case 'saved':
      if (waiting === 'none') return 'Saved';
      return waiting === 'typing' ? 'Saving…' : 'Not saved yet';
    case 'saving':
      return 'Saving…';
    case 'failed':
      return `Not saved: ${reasons[saving.problem.code] ?? 'storage failed'}`;
  }
}
