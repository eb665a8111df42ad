import type { Character, RowChapter } from '../../character/character.ts';
import { addRow, moveRow, type RowChange, removeRow } from '../../character/edit-rows.ts';
import { keysInUse, newKey } from '../../character/row-key.ts';
import type { TraitChoice, TraitKind } from '../../character/trait-rows.ts';
import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import { startingItem, startingRacialSkill, startingSkill } from '../../rules/what-if/starting-row.ts';
import { startingChoices } from '../../rules/what-if/trait-offers.ts';
import { useViewStore } from '../view/view-store.ts';
import { editCharacter, useCharacterStore } from './character-store.ts';
import { currentSheet } from './derived-character.ts';

/** Adds a row and returns its key. */
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
 * Adds a catalog entry with its usual starting values and returns the key of the new row. A trait that can be of several
 * kinds gets the choices for `kind`, unless `sought` already has choices.
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

/** Adds a row for a racial skill, one level higher, and focuses it. */
export function addFurtherLevel(key: string): void {
  const { context, ruleset } = currentSheet();
  const skill = context.race.skills.find((racial) => racial.key === key);
  if (skill) focusTarget({ row: addToChapter('skills', skill.name, startingRacialSkill(ruleset, context, skill)) });
}

/** Removes a row and focuses the one that takes its place, or the add button if none does. */
export function removeEntry(chapter: RowChapter, key: string, name: string, shown?: readonly string[]): void {
  const keys = shown ?? useCharacterStore.getState().saved.character[chapter].map((row) => row.key);
  const at = keys.indexOf(key);
  const next = keys[at + 1] ?? keys[at - 1];
  editCharacter(`${name} removed`, (character) => removeRow(character, chapter, key));
  focusTarget(next === undefined ? { field: 'add' } : { row: next });
}

/** Moves a row one place up or down, past the next row in `shown` or, without it, in the chapter. */
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

/** Scrolls to a row or field of the open chapter and focuses it. */
export function focusTarget(target: { readonly row?: string; readonly field?: string }): void {
  useViewStore.setState({ target });
}
