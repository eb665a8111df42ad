import { create } from 'zustand';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';

/** The custom entry that the dialog edits: a new one by its name, or an existing one by its key. */
export interface OwnEntryTarget {
  readonly chapter: EntryChapter;
  readonly name: string;
  readonly key: string | null;
  /** The initial kind of a new trait. */
  readonly kind?: TraitKind | null;
}

interface OwnEntryState {
  readonly target: OwnEntryTarget | null;
}

/** The custom entry whose dialog is open, if any. */
export const useOwnEntryStore = create<OwnEntryState>()(() => ({ target: null }));

/** Opens the dialog for a new custom entry. */
export function createOwnEntry(chapter: EntryChapter, name = '', kind: TraitKind | null = null): void {
  useOwnEntryStore.setState({ target: { chapter, name, key: null, kind } });
}

/** Opens the dialog for an existing custom entry of the character. */
export function editOwnEntry(chapter: EntryChapter, key: string): void {
  useOwnEntryStore.setState({ target: { chapter, name: '', key } });
}

export function closeOwnEntry(): void {
  useOwnEntryStore.setState({ target: null });
}
