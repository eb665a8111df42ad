import { initialView, type LibraryDialogRequest, type ViewState } from '../../state/view/view-state.ts';
import { changeSlice } from '../../state/view/view-store.ts';

const { order: _, binned: __, ...defaultQuery } = initialView.libraryView;

/** Resets the view: shows all characters, none of them selected. */
export function showEverything(): void {
  changeSlice('libraryView', { ...defaultQuery, binned: false });
}

/** Changes the query; selected characters that still match stay selected. */
export function changeQuery(
  query: Partial<Pick<ViewState['libraryView'], 'words' | 'tag' | 'ruleset' | 'order'>>,
): void {
  changeSlice('libraryView', { ...query, renaming: null });
}

/** Shows the bin, or the characters outside it. */
export function showBin(binned: boolean): void {
  changeSlice('libraryView', { ...defaultQuery, binned });
}

/** Starts renaming a character in its row; null ends it. */
export function renameInPlace(renaming: string | null): void {
  changeSlice('libraryView', { renaming });
}

/** Opens a dialog of the library; null closes it. */
export function openLibraryDialog(dialog: LibraryDialogRequest | null): void {
  changeSlice('libraryView', { dialog });
}

/** Turns selection mode on, or off with an empty selection. */
export function setSelecting(selecting: boolean): void {
  changeSlice('libraryView', selecting ? { selecting } : { selecting, selected: new Set(), anchor: null });
}

/** Selects exactly these. */
export function selectOnly(ids: readonly string[]): void {
  changeSlice('libraryView', { selected: new Set(ids), selecting: ids.length > 0, anchor: ids.at(-1) ?? null });
}

/** Adds a character to the selection, or removes it. */
export function setSelected(id: string, isSelected: boolean): void {
  changeSlice('libraryView', ({ selected }) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    return { selected: next, anchor: id, selecting: true };
  });
}

/** Selects the range from the character selected last to this one. `orderedIds` are the ids in the order of the list. */
export function selectUpTo(id: string, orderedIds: readonly string[]): void {
  changeSlice('libraryView', ({ selected, anchor }) => {
    const toIndex = orderedIds.indexOf(id);
    const fromIndex = anchor === null ? toIndex : orderedIds.indexOf(anchor);
    const range =
      fromIndex < 0 ? [id] : orderedIds.slice(Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex) + 1);
    return { selected: new Set([...selected, ...range]), anchor: fromIndex < 0 ? id : (anchor ?? id), selecting: true };
  });
}
