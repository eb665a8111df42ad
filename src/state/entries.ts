import type { Character, RowChapter } from '../character/character.ts';
import { addRow, moveRow, type RowChange, removeRow } from '../character/edit-rows.ts';
import { keysInUse, newKey } from '../character/row-key.ts';
import { startingItem, startingPoints } from '../rules/starting-row.ts';
import { editCharacter, useCharacterStore } from './character-store.ts';
import { currentSheet } from './sheet.ts';
import { useViewStore } from './view-store.ts';

/** Adds a row and gives its key. */
export function addToChapter<Chapter extends RowChapter>(
  chapter: Chapter,
  name: string,
  row: RowChange<Chapter>,
): string {
  const key = newKey(keysInUse(useCharacterStore.getState().saved.character));
  editCharacter(`${name} added`, (character) => addRow(character, chapter, row, key));
  return key;
}

/** Adds an entry of the catalog as it is usually taken at first, and gives the new row's key. */
export function addEntry(chapter: RowChapter, id: string): string {
  const { context, ruleset } = currentSheet();
  const { traits, skills, items } = context.catalog;
  if (chapter === 'traits') return addToChapter(chapter, traits.get(id)?.name ?? id, { entry: id });
  if (chapter === 'skills') {
    const entry = skills.get(id);
    return addToChapter(chapter, entry?.name ?? id, {
      entry: id,
      points: entry ? startingPoints(ruleset, entry.facet) : 0,
    });
  }
  const entry = items.get(id);
  return addToChapter(chapter, entry?.name ?? id, entry ? startingItem(context, entry) : { entry: id });
}

/** Takes a row out and points at the one that comes into its place, or else at the button that adds. */
export function removeEntry(chapter: RowChapter, key: string, name: string, shown?: readonly string[]): void {
  const keys = shown ?? useCharacterStore.getState().saved.character[chapter].map((row) => row.key);
  const at = keys.indexOf(key);
  const next = keys[at + 1] ?? keys[at - 1];
  editCharacter(`${name} removed`, (character) => removeRow(character, chapter, key));
  pointAt(next === undefined ? { field: 'add' } : { row: next });
}

/** Moves a row one place up or down among the rows shown. */
export function shiftEntry(chapter: RowChapter, key: string, name: string, direction: 1 | -1): void {
  const move = (character: Character) => {
    const at = character[chapter].findIndex((row) => row.key === key);
    return moveRow(character, chapter, key, at + direction);
  };
  editCharacter(`${name} moved ${direction === 1 ? 'down' : 'up'}`, move);
}

/** Brings a row or field of the open chapter into view and puts the focus there. */
export function pointAt(target: { readonly row?: string; readonly field?: string }): void {
  useViewStore.setState({ target });
}
