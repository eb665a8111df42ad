import { createContext, useContext } from 'react';
import type { SheetContext } from '../../rules/resolve/context.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { type SortOrder, sortedKeys } from '../../sheet-model/chapters/sort-rows.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { duplicateEntry, moveEntry, removeEntry, sortEntries } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
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
const nameOfRow = (chapter: EntryChapter, key: string): string => rowName(currentSheet().context, chapter, key);

/** Removes a row and focuses the next, in its first field or in the given one. It needs no confirmation, since it can be undone. */
export function removeListed({ chapter, keys }: ListedRows, key: string, field?: string): void {
  const name = nameOfRow(chapter, key);
  removeEntry(rowChapter(chapter), key, name, keys(), field);
  announce(`${name} removed`);
}

/** Moves a row to an index of its list, from 0. The focus stays where it is. */
export function moveListed({ chapter, keys }: ListedRows, key: string, to: number): void {
  const all = keys();
  const target = Math.max(0, Math.min(to, all.length - 1));
  const name = nameOfRow(chapter, key);
  const there = all[target] === key;
  if (!there) moveEntry(rowChapter(chapter), key, name, target, all);
  announce(`${name} ${there ? 'is' : 'moved to'} ${target + 1} of ${all.length}`, 'move');
}

/** Moves a row up (-1) or down (1) by one. */
export function shiftListed(list: ListedRows, key: string, direction: 1 | -1): void {
  moveListed(list, key, list.keys().indexOf(key) + direction);
}

/** Adds a copy right after a row, and focuses it. */
export function duplicateListed({ chapter }: ListedRows, key: string): void {
  const name = nameOfRow(chapter, key);
  duplicateEntry(rowChapter(chapter), key, name);
  announce(`${name} duplicated`);
}

/** Sorts a list. */
export function sortListed({ chapter, keys, label }: ListedRows, order: SortOrder): void {
  sortEntries(rowChapter(chapter), sortedKeys(currentSheet(), keys(), order), label, order);
  announce(`${label} sorted by ${order}`);
}

/** The sort orders for the rows of a chapter. */
export const sortOrders: Readonly<Record<EntryChapter, readonly SortOrder[]>> = {
  traits: ['name', 'points'],
  skills: ['name', 'level', 'points'],
  spells: ['name', 'level', 'points'],
  equipment: ['name', 'cost', 'weight'],
};
