import { create } from 'zustand';
import type { LibraryOrder } from '../../state/library/library-search.ts';

/** What one of the dialogs of the library asks about. */
export interface Asked {
  readonly what: 'tags' | 'version' | 'delete';
  readonly ids: readonly string[];
}

interface LibraryView {
  /** What is looked for. */
  readonly words: string;
  readonly tag: string;
  readonly ruleset: string;
  readonly order: LibraryOrder;
  /** True while the bin is shown. */
  readonly binned: boolean;
  /** Ids of the selected characters. Ones that are not found any more stay in it, and count for nothing. */
  readonly selected: ReadonlySet<string>;
  /** The one that was selected last, where a range begins. */
  readonly anchor: string | null;
  /** The player is selecting: on a narrow screen only then does each row have its box. */
  readonly selecting: boolean;
  /** Id of the character whose name is being typed. */
  readonly renaming: string | null;
  readonly asked: Asked | null;
}

const nothing = { selected: new Set<string>(), anchor: null, selecting: false, renaming: null, asked: null } as const;
const everything = { words: '', tag: '', ruleset: '', ...nothing } as const;

/** What of the library is on screen. The order outlasts its closing; all else begins anew. */
export const useLibraryView = create<LibraryView>()(() => ({ ...everything, order: 'changed', binned: false }));

/** Shows all characters, none of them selected. */
export function showEverything(): void {
  useLibraryView.setState({ ...everything, binned: false });
}

/** Changes what is looked for; what was selected stays selected as far as it is found. */
export function lookFor(query: Partial<Pick<LibraryView, 'words' | 'tag' | 'ruleset' | 'order'>>): void {
  useLibraryView.setState({ ...query, renaming: null });
}

/** Shows the bin, or what is not in it. */
export function showBin(binned: boolean): void {
  useLibraryView.setState({ ...everything, binned });
}

/** Begins to type another name for a character; null ends it. */
export function renameInPlace(renaming: string | null): void {
  useLibraryView.setState({ renaming });
}

/** Opens a dialog of the library about some characters; null closes it. */
export function ask(asked: Asked | null): void {
  useLibraryView.setState({ asked });
}

/** Begins to select, or ends it and selects nothing. */
export function select(selecting: boolean): void {
  useLibraryView.setState(selecting ? { selecting } : { selecting, selected: new Set(), anchor: null });
}

/** Selects exactly these. */
export function selectOnly(ids: readonly string[]): void {
  useLibraryView.setState({ selected: new Set(ids), selecting: ids.length > 0, anchor: ids.at(-1) ?? null });
}

/** Selects a character, or takes it out of the selection. */
export function selectOne(id: string, on: boolean): void {
  useLibraryView.setState(({ selected }) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    return { selected: next, anchor: id, selecting: true };
  });
}

/** Selects all from the one that was selected last up to this one. `found` are the ids in the order of the list. */
export function selectUpTo(id: string, found: readonly string[]): void {
  useLibraryView.setState(({ selected, anchor }) => {
    const to = found.indexOf(id);
    const from = anchor === null ? to : found.indexOf(anchor);
    const range = from < 0 ? [id] : found.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { selected: new Set([...selected, ...range]), anchor: from < 0 ? id : (anchor ?? id), selecting: true };
  });
}
