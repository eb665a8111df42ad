import { create } from 'zustand';
import type { RowChapter } from '../character/character.ts';

/** An entry of the player's own that is being typed in: a new one by its name, or one that is there by its key. */
export interface OwnEntryAsked {
  readonly chapter: RowChapter;
  readonly name: string;
  readonly key: string | null;
}

interface OwnEntryState {
  readonly asked: OwnEntryAsked | null;
}

/** Which own entry has its dialog open, if any. */
export const useOwnEntryStore = create<OwnEntryState>()(() => ({ asked: null }));

/** Opens the dialog for a new entry of one's own. */
export function askOwnEntry(chapter: RowChapter, name = ''): void {
  useOwnEntryStore.setState({ asked: { chapter, name, key: null } });
}

/** Opens the dialog for an own entry that is on the character. */
export function editOwnEntry(chapter: RowChapter, key: string): void {
  useOwnEntryStore.setState({ asked: { chapter, name: '', key } });
}

export function closeOwnEntry(): void {
  useOwnEntryStore.setState({ asked: null });
}
