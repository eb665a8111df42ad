import {
  startingContainer,
  startingItem,
  startingRacialSkill,
  startingSelfControl,
  startingSkill,
} from '../../builder/what-if/starting-row.ts';
import { startingChoices } from '../../builder/what-if/trait-offers.ts';
import type { RowChapter } from '../../character/character.ts';
import {
  addRow,
  arrangeRows,
  duplicateRow,
  keysInUse,
  newKey,
  type RowChange,
  removeRow,
} from '../../character/edit-rows.ts';
import type { TraitChoice, TraitKind } from '../../character/trait-rows.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { useViewStore } from '../view/view-store.ts';
import { editCharacter, takeBack, useCharacterStore } from './character-store.ts';
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
    const used = keysInUse(useCharacterStore.getState().saved.character);
    // The row takes the next free key.
    const container = entry && startingContainer(entry, [...used, newKey(used)]);
    if (container) return addToChapter(chapter, container.own?.name ?? id, container);
    const row = { entry: id, choices: sought.length > 0 ? [...sought] : usual };
    const selfControl = entry ? startingSelfControl(ruleset, entry.facet) : null;
    return addToChapter(chapter, entry?.name ?? id, { ...row, selfControl });
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

/**
 * Removes a row and focuses the one that takes its place in `shown`, the keys of its list, or the add button if none does.
 * `field` names the field of that row to focus, by default its first.
 */
export function removeEntry(
  chapter: RowChapter,
  key: string,
  name: string,
  shown: readonly string[],
  field?: string,
): void {
  const at = shown.indexOf(key);
  const next = shown[at + 1] ?? shown[at - 1];
  editCharacter(`${name} removed`, (character) => removeRow(character, chapter, key));
  focusTarget(next === undefined ? { field: 'add' } : { row: next, ...(field ? { field } : {}) });
}

/**
 * Removes a row that was left empty, without moving the focus. If it has just been added, the history is as if it had never been.
 */
export function dropEntry(chapter: RowChapter, key: string, name: string): void {
  const { saved } = useCharacterStore.getState();
  const without = removeRow(saved.character, chapter, key);
  const before = useCharacterStore.temporal.getState().pastStates.at(-1)?.saved;
  const justAdded =
    before?.ruleset === saved.ruleset &&
    before.houseRules === saved.houseRules &&
    haveSameRows(before.character[chapter], without[chapter]) &&
    haveSameFields({ ...before.character, [chapter]: null }, { ...without, [chapter]: null });
  if (justAdded) takeBack();
  else editCharacter(`${name} removed`, () => without);
}

const haveSameRows = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((row, index) => row === right[index]);

function haveSameFields(left: object, right: object): boolean {
  const values = new Map<string, unknown>(Object.entries(left));
  return Object.entries(right).every(([name, value]) => values.get(name) === value);
}

/** Moves a row to index `to` (from 0, clamped) of `shown`, the keys of its list. Rows of other lists stay where they are. */
export function moveEntry(chapter: RowChapter, key: string, name: string, to: number, shown: readonly string[]): void {
  const from = shown.indexOf(key);
  if (from === -1) return;
  const target = Math.max(0, Math.min(to, shown.length - 1));
  const order = shown.toSpliced(from, 1).toSpliced(target, 0, key);
  editCharacter(`${name} moved ${target > from ? 'down' : 'up'}`, (character) =>
    arrangeRows(character, chapter, order),
  );
}

/** Puts the rows of a list into the order of `keys`. The undo step is named after the heading of the list: "Skills sorted by name". */
export function sortEntries(chapter: RowChapter, keys: readonly string[], heading: string, by: string): void {
  editCharacter(`${heading} sorted by ${by}`, (character) => arrangeRows(character, chapter, keys));
}

/** Adds a copy of a row right after it and focuses the copy. */
export function duplicateEntry(chapter: RowChapter, key: string, name: string): void {
  const copyKey = newKey(keysInUse(useCharacterStore.getState().saved.character));
  editCharacter(`${name} duplicated`, (character) => duplicateRow(character, chapter, key, copyKey));
  focusTarget({ row: copyKey });
}

/** Scrolls to a row or field of the open chapter and focuses it. */
export function focusTarget(target: { readonly row?: string; readonly field?: string }): void {
  useViewStore.setState({ target });
}
