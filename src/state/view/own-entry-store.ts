import { create } from 'zustand';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';

/** The custom entry that the dialog edits: a new one by its name, or an existing one by its key. */
export interface OwnEntryTarget {
  readonly chapter: EntryChapter;
  readonly name: string;
  readonly key: string | null;
  /** The initial kind of a new trait. */
  readonly kind?: TraitKind | null;
  /** The id of the kept entry to edit, which belongs to no character. */
  readonly kept?: string;
}

/** A row that was added. */
interface AddedRow {
  readonly chapter: EntryChapter;
  readonly key: string;
}

/** How a picker begins to which the dialog of a custom entry returns: as if the entry had been added in it. */
interface PickerStart {
  /** The search: empty after an entry was added, as it was after Cancel. */
  readonly query: string;
  readonly added: AddedRow | null;
}

interface OwnEntryState {
  readonly target: OwnEntryTarget | null;
  /** Opens the picker that the dialog was opened from; null if it was opened elsewhere. */
  readonly reopenPicker: (() => void) | null;
  readonly pickerStart: PickerStart | null;
}

/** The custom entry whose dialog is open, if any. */
export const useOwnEntryStore = create<OwnEntryState>()(() => ({
  target: null,
  reopenPicker: null,
  pickerStart: null,
}));

/** Returns the custom entry of a chapter whose dialog is open; null if it is another's, or a kept one. */
export const useOwnEntryTarget = (chapter: EntryChapter): OwnEntryTarget | null =>
  useOwnEntryStore(({ target }) => (target?.chapter === chapter && target.kept === undefined ? target : null));

/**
 * Opens the dialog for a new custom entry. From a picker, `reopenPicker` opens that again once the entry was added, or
 * after Cancel.
 */
export function createOwnEntry(
  chapter: EntryChapter,
  name = '',
  kind: TraitKind | null = null,
  reopenPicker: (() => void) | null = null,
): void {
  useOwnEntryStore.setState({
    target: { chapter, name, key: null, kind },
    reopenPicker,
    pickerStart: reopenPicker && { query: name, added: null },
  });
}

/** Opens the dialog for an existing custom entry of the character. */
export function editOwnEntry(chapter: EntryChapter, key: string): void {
  useOwnEntryStore.setState({ target: { chapter, name: '', key }, reopenPicker: null });
}

/** Opens the dialog for a kept entry. */
export function editKeptEntry(chapter: EntryChapter, kept: string): void {
  useOwnEntryStore.setState({ target: { chapter, name: '', key: null, kept }, reopenPicker: null });
}

/** Remembers the row that was added, for the picker to return to. Returns whether there is one. */
export function returnToPicker(added: AddedRow): boolean {
  const returns = useOwnEntryStore.getState().reopenPicker !== null;
  if (returns) useOwnEntryStore.setState({ pickerStart: { query: '', added } });
  return returns;
}

/** Closes the dialog, and opens the picker that it was opened from. */
export function closeOwnEntry(): void {
  const { reopenPicker } = useOwnEntryStore.getState();
  useOwnEntryStore.setState({ target: null, reopenPicker: null });
  reopenPicker?.();
}

/** Returns how the picker that opens now begins; null unless it is returned to. A picker asks once. */
export function takePickerStart(): PickerStart | null {
  const { pickerStart, target } = useOwnEntryStore.getState();
  return target ? null : pickerStart;
}

/** Forgets how a picker was to begin, when it is closed. */
export const forgetPickerStart = (): void => useOwnEntryStore.setState({ pickerStart: null });
