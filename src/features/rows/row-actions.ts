import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import { type SortOrder, sortedKeys } from '../../rules/chapters/sort-rows.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { duplicateEntry, moveEntry, removeEntry, sortEntries } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { type ListedRows, nameOfRow } from './listed-rows.ts';

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

/** What the rows of a chapter can be sorted by. */
export const sortOrders: Readonly<Record<EntryChapter, readonly SortOrder[]>> = {
  traits: ['name', 'points'],
  skills: ['name', 'level', 'points'],
  spells: ['name', 'level', 'points'],
  equipment: ['name', 'cost', 'weight'],
};
