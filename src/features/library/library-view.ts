import { create } from 'zustand';
import type { LibraryOrder } from '../../state/library/library-search.ts';

/** A dialog of the library, and the characters that it concerns. */
export interface DialogRequest {
  readonly kind: 'tags' | 'version' | 'delete';
  readonly ids: readonly string[];
}

interface LibraryView {
  /** The search text. */
  readonly words: string;
  readonly tag: string;
  readonly ruleset: string;
  readonly order: LibraryOrder;
  /** True while the bin is shown. */
  readonly binned: boolean;
  /** Ids of the selected characters. May include characters that no longer match the search; they are ignored. */
  readonly selected: ReadonlySet<string>;
  /** The character selected last, where a range starts. */
  readonly anchor: string | null;
  /** Selection mode: on narrow screens rows have checkboxes only in this mode. */
  readonly selecting: boolean;
  /** Id of the character being renamed. */
  readonly renaming: string | null;
  readonly dialog: DialogRequest | null;
}

const noSelection = {
  selected: new Set<string>(),
  anchor: null,
  selecting: false,
  renaming: null,
  dialog: null,
} as const;
const defaultQuery = { words: '', tag: '', ruleset: '', ...noSelection } as const;

/** The state of the library screen. The order persists when it is closed; everything else is reset. */
export const useLibraryView = create<LibraryView>()(() => ({ ...defaultQuery, order: 'changed', binned: false }));

/** Resets the view: shows all characters, none of them selected. */
export function showEverything(): void {
  useLibraryView.setState({ ...defaultQuery, binned: false });
}

/** Changes the query; selected characters that still match stay selected. */
export function changeQuery(query: Partial<Pick<LibraryView, 'words' | 'tag' | 'ruleset' | 'order'>>): void {
  useLibraryView.setState({ ...query, renaming: null });
}

/** Shows the bin, or the characters outside it. */
export function showBin(binned: boolean): void {
  useLibraryView.setState({ ...defaultQuery, binned });
}

/** Starts renaming a character in its row; null ends it. */
export function renameInPlace(renaming: string | null): void {
  useLibraryView.setState({ renaming });
}

/** Opens a dialog of the library; null closes it. */
export function openLibraryDialog(dialog: DialogRequest | null): void {
  useLibraryView.setState({ dialog });
}

/** Turns selection mode on, or off with an empty selection. */
export function setSelecting(selecting: boolean): void {
  useLibraryView.setState(selecting ? { selecting } : { selecting, selected: new Set(), anchor: null });
}

/** Selects exactly these. */
export function selectOnly(ids: readonly string[]): void {
  useLibraryView.setState({ selected: new Set(ids), selecting: ids.length > 0, anchor: ids.at(-1) ?? null });
}

/** Adds a character to the selection, or removes it. */
export function setSelected(id: string, isSelected: boolean): void {
  useLibraryView.setState(({ selected }) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    return { selected: next, anchor: id, selecting: true };
  });
}

/** Selects the range from the character selected last to this one. `orderedIds` are the ids in the order of the list. */
export function selectUpTo(id: string, orderedIds: readonly string[]): void {
  useLibraryView.setState(({ selected, anchor }) => {
    const toIndex = orderedIds.indexOf(id);
    const fromIndex = anchor === null ? toIndex : orderedIds.indexOf(anchor);
    const range =
      fromIndex < 0 ? [id] : orderedIds.slice(Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex) + 1);
    return { selected: new Set([...selected, ...range]), anchor: fromIndex < 0 ? id : (anchor ?? id), selecting: true };
  });
}
