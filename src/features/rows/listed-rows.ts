import { createContext, useContext } from 'react';
import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import type { SheetContext } from '../../rules/resolve/context.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { lineOf } from '../derived/sheet-lines.ts';

/** The list that a row is in. The same object for as long as the list is shown, so that no row is drawn again because of it. */
export interface ListedRows {
  /** The heading of the list: "Quirks". */
  readonly label: string;
  readonly chapter: EntryChapter;
  /** The keys of its rows at present, in order. */
  readonly keys: () => readonly string[];
}

export const ListedRowsContext = createContext<ListedRows | null>(null);

/** The list around a row. Throws outside of a RowList. */
export function useListedRows(): ListedRows {
  const list = useContext(ListedRowsContext);
  if (!list) throw new Error('A row is in a RowList');
  return list;
}

type NamedLine = { readonly key: string; readonly name: string };

/** The resolved rows of a chapter. */
function linesOf({ items, skills, traits }: SheetContext, chapter: EntryChapter): readonly NamedLine[] {
  const list = rowChapter(chapter);
  return list === 'equipment' ? items : list === 'skills' ? skills : traits;
}

/** The name of a row as the sheet has it, or '' if there is no such row. A heading of skills is no line of the sheet. */
export function rowName(context: SheetContext, chapter: EntryChapter, key: string): string {
  const rows: readonly { readonly key: string; readonly own: { readonly name: string } | null }[] =
    context.character[rowChapter(chapter)];
  return lineOf(linesOf(context, chapter), key)?.name ?? lineOf(rows, key)?.own?.name ?? '';
}

/** The name of a row of the open character. */
export const nameOfRow = (chapter: EntryChapter, key: string): string => rowName(currentSheet().context, chapter, key);
