import type { Character, RowChapter } from '../../character/character.ts';
import { addRow, moveRow, type RowChange, removeRow } from '../../character/edit-rows.ts';
import { keysInUse, newKey } from '../../character/row-key.ts';
import type { TraitChoice, TraitKind } from '../../character/trait-rows.ts';
import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import { furtherRow, startingItem, startingSkill } from '../../rules/what-if/starting-row.ts';
import { startingChoices } from '../../rules/what-if/trait-offers.ts';
import { useViewStore } from '../view/view-store.ts';
import { editCharacter, useCharacterStore } from './character-store.ts';
import { currentSheet } from './derived-character.ts';

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

/**
 * Adds an entry of the catalog as it is usually taken at first, and gives the new row's key. A trait that can be of
 * several kinds is taken as the one asked for, unless there are answers (`sought`) already.
 */
export function addEntry(
  where: EntryChapter,
  id: string,
  kind: TraitKind | null = null,
  sought: readonly TraitChoice[] = [],
): string {
  const chapter = rowChapter(where);
  const { context, ruleset } = currentSheet();
  const { traits, skills, items } = context.catalog;
  if (chapter === 'traits') {
    const entry = traits.get(id);
    const usual = entry && kind ? startingChoices(entry.facet, kind, context.character.campaign) : [];
    return addToChapter(chapter, entry?.name ?? id, { entry: id, choices: sought.length > 0 ? [...sought] : usual });
  }
  if (chapter === 'skills') {
    const entry = skills.get(id);
    const row = entry ? startingSkill(ruleset, context, entry) : { entry: id };
    return addToChapter(chapter, entry?.name ?? id, row);
  }
  const entry = items.get(id);
  return addToChapter(chapter, entry?.name ?? id, entry ? startingItem(context, entry) : { entry: id });
}

/** Adds a row for a skill that every member of the race has, one level further, and points at it. */
export function learnFurther(key: string): void {
  const { context, ruleset } = currentSheet();
  const skill = context.race.skills.find((each) => each.key === key);
  if (skill) pointAt({ row: addToChapter('skills', skill.name, furtherRow(ruleset, context, skill)) });
}

/** Takes a row out and points at the one that comes into its place, or else at the button that adds. */
export function removeEntry(chapter: RowChapter, key: string, name: string, shown?: readonly string[]): void {
  const keys = shown ?? useCharacterStore.getState().saved.character[chapter].map((row) => row.key);
  const at = keys.indexOf(key);
  const next = keys[at + 1] ?? keys[at - 1];
  editCharacter(`${name} removed`, (character) => removeRow(character, chapter, key));
  pointAt(next === undefined ? { field: 'add' } : { row: next });
}

/** Moves a row one place up or down among the rows shown: past the next one of them, or else of the chapter. */
export function shiftEntry(
  chapter: RowChapter,
  key: string,
  name: string,
  direction: 1 | -1,
  shown?: readonly string[],
): void {
  const move = (character: Character) => {
    const keys = shown ?? character[chapter].map((row) => row.key);
    const next = keys[keys.indexOf(key) + direction];
    if (next === undefined) return character;
    return moveRow(
      character,
      chapter,
      key,
      character[chapter].findIndex((row) => row.key === next),
    );
  };
  editCharacter(`${name} moved ${direction === 1 ? 'down' : 'up'}`, move);
}

/** Brings a row or field of the open chapter into view and puts the focus there. */
export function pointAt(target: { readonly row?: string; readonly field?: string }): void {
  useViewStore.setState({ target });
}
