import { create } from 'zustand';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** Whether the state on screen is stored. */
export type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  /** `id` is the record that could not be stored: usually the open one, but possibly an earlier one. */
  | { readonly state: 'failed'; readonly problem: StorageProblem; readonly id?: string };

/** How safe the stored characters are: persistence of the storage, and exports to files. */
interface Durability {
  /** True if the browser promised persistent storage, false if it may clear it, null if unknown. */
  readonly persisted: boolean | null;
  /** When the open character was last written to a file, alone or with the library, or read from one, in ISO 8601; null
   * for never. */
  readonly exported: string | null;
  /** Bytes used by this site and its quota; null if unknown. */
  readonly room: { readonly used: number; readonly of: number } | null;
}

interface SavingState {
  /** Whether characters are stored. Only their autosave writes it. */
  readonly character: Saving;
  /** Whether encounters are stored. Only their autosave writes it. */
  readonly encounter: Saving;
  readonly durability: Durability;
}

/** Whether the player's changes are stored, and how safe that is. */
export const useSavingStore = create<SavingState>()(() => ({
  character: { state: 'saved' },
  encounter: { state: 'saved' },
  durability: { persisted: null, exported: null, room: null },
}));

/** Replaces the state of the records of a kind, so that no earlier problem remains. */
export function setSaving(saving: Saving, noun: 'character' | 'encounter' = 'character'): void {
  useSavingStore.setState({ [noun]: saving });
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
