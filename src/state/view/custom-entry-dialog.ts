import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import type { AddedRow, CustomEntryTarget, PickerStart } from './view-state.ts';
import { changeSlice, useViewStore } from './view-store.ts';

/** Returns the custom entry of a chapter whose dialog is open; null if it is another's, or a kept one. */
export const useCustomEntryTarget = (chapter: EntryChapter): CustomEntryTarget | null =>
  useViewStore(({ customEntry: { target } }) =>
    target?.chapter === chapter && target.kept === undefined ? target : null,
  );

/**
 * Opens the dialog for a new custom entry. From a picker, `reopenPicker` opens that again once the entry was added, or
 * after Cancel.
 */
export function createCustomEntry(
  chapter: EntryChapter,
  name = '',
  kind: TraitKind | null = null,
  reopenPicker: (() => void) | null = null,
): void {
  changeSlice('customEntry', {
    target: { chapter, name, key: null, kind },
    reopenPicker,
    pickerStart: reopenPicker && { query: name, added: null },
  });
}

/** Opens the dialog for an existing custom entry of the character. */
export function editCustomEntry(chapter: EntryChapter, key: string): void {
  changeSlice('customEntry', { target: { chapter, name: '', key }, reopenPicker: null });
}

/** Opens the dialog for a saved custom entry. */
export function editSavedEntry(chapter: EntryChapter, kept: string): void {
  changeSlice('customEntry', { target: { chapter, name: '', key: null, kept }, reopenPicker: null });
}

/** Remembers the row that was added, for the picker to return to. Returns whether there is one. */
export function returnToPicker(added: AddedRow): boolean {
  const returns = useViewStore.getState().customEntry.reopenPicker !== null;
  if (returns) changeSlice('customEntry', { pickerStart: { query: '', added } });
  return returns;
}

/** Closes the dialog, and opens the picker that it was opened from. */
export function closeCustomEntry(): void {
  const { reopenPicker } = useViewStore.getState().customEntry;
  changeSlice('customEntry', { target: null, reopenPicker: null });
  reopenPicker?.();
}

/** Returns how the picker that opens now begins; null unless it is returned to. A picker asks once. */
export function takePickerStart(): PickerStart | null {
  const { pickerStart, target } = useViewStore.getState().customEntry;
  return target ? null : pickerStart;
}

/** Forgets how a picker was to begin, when it is closed. */
export const forgetPickerStart = (): void => changeSlice('customEntry', { pickerStart: null });
