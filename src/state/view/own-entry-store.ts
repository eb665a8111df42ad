import { create } from 'zustand';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';

/** An entry of the player's own that is being typed in: a new one by its name, or one that is there by its key. */
export interface OwnEntryAsked {
  readonly chapter: EntryChapter;
  readonly name: string;
  readonly key: string | null;
  /** The kind that a trait is at first. */
  readonly kind?: TraitKind | null;
}

interface OwnEntryState {
  readonly asked: OwnEntryAsked | null;
}

/** Which own entry has its dialog open, if any. */
export const useOwnEntryStore = create<OwnEntryState>()(() => ({ asked: null }));

/** Opens the dialog for a new entry of one's own. */
export function askOwnEntry(chapter: EntryChapter, name = '', kind: TraitKind | null = null): void {
  useOwnEntryStore.setState({ asked: { chapter, name, key: null, kind } });
}

/** Opens the dialog for an own entry that is on the character. */
export function editOwnEntry(chapter: EntryChapter, key: string): void {
  useOwnEntryStore.setState({ asked: { chapter, name: '', key } });
}

export function closeOwnEntry(): void {
  useOwnEntryStore.setState({ asked: null });
}
