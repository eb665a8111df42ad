import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** Whether the state on screen is stored. */
export type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  /** `id` is the record that could not be stored: usually the open one, but possibly an earlier one. */
  | { readonly state: 'failed'; readonly problem: StorageProblem; readonly id?: string };

/** Whether the records of a kind are stored. */
export type SavingStore = UseBoundStore<StoreApi<Saving>>;

/** Whether characters are stored. Only their autosave writes it. */
export const useSavingStore = create<Saving>()(() => ({ state: 'saved' }));

/** Whether encounters are stored. Only their autosave writes it. */
export const useEncounterSaving = create<Saving>()(() => ({ state: 'saved' }));

/** Replaces the state for characters, so that no earlier problem remains. */
export function setSaving(saving: Saving): void {
  useSavingStore.setState(saving, true);
}

/** Short reasons for failures; the sentences are in storage-sentences.ts. */
const reasons: Partial<Record<StorageProblem['code'], string>> = {
  'storage-blocked': 'storage is blocked',
  'storage-silent': 'storage does not answer',
  'storage-full': 'storage full',
  'storage-newer': 'reload the page',
  'storage-waiting': 'close the other tab',
  'saved-elsewhere': 'changed in another tab',
  'too-large': 'too large',
};

/**
 * Returns a short status: "Saved", "Saving…", "Not saved: storage full". `waiting` describes text in a field that is not
 * committed yet: while there is any, the status is never "Saved".
 */
export function describeSaving(saving: Saving, waiting: 'none' | 'typing' | 'unfinished' = 'none'): string {
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
