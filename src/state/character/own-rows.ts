import { findStartingPoints, startingPlace } from '../../builder/what-if/starting-row.ts';
import type { Character } from '../../character/character.ts';
import { type CustomEntry, chapterOfCustomEntry } from '../../character/custom-entry.ts';
import { addRow, changeRow, createKeyGenerator, keysInUse } from '../../character/edit-rows.ts';
import type { OwnItem } from '../../character/equipment-rows.ts';
import type { OwnSkill } from '../../character/skill-rows.ts';
import type { OwnTrait } from '../../character/trait-rows.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { StoredRow } from '../../interchange/gcs/library/library-entry.ts';
import { ownSkillFacet } from '../../rules/resolve/custom-entries.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { editCharacter, useCharacterStore } from './character-store.ts';
import { currentSheet } from './derived-character.ts';
import { addToChapter } from './entries.ts';

/** The same entry is the same object, so that components can select it. */
const traitEntry = memoizeByObject((own: OwnTrait): CustomEntry => ({ list: 'traits', own }));
const skillEntry = memoizeByObject((own: OwnSkill): CustomEntry => ({ list: 'skills', own }));
const itemEntry = memoizeByObject((own: OwnItem): CustomEntry => ({ list: 'equipment', own }));

/** Returns the custom entry of a row; null if the row is of a listed entry, or does not exist. */
export function customEntryOfRow(character: Character, chapter: EntryChapter, key: string | null): CustomEntry | null {
  const list = rowChapter(chapter);
  if (list === 'traits') {
    const own = character.traits.find((row) => row.key === key)?.own;
    return own ? traitEntry(own) : null;
  }
  if (list === 'skills') {
    const own = character.skills.find((row) => row.key === key)?.own;
    return own ? skillEntry(own) : null;
  }
  const own = character.equipment.find((row) => row.key === key)?.own;
  return own ? itemEntry(own) : null;
}

/** Replaces the custom entry of a row; `label` names the undo step. */
export function setCustomEntryOfRow(key: string, entry: CustomEntry, label: string): void {
  editCharacter(label, (character) => {
    if (entry.list === 'traits') return changeRow(character, 'traits', key, { own: entry.own });
    if (entry.list === 'skills') return changeRow(character, 'skills', key, { own: entry.own });
    return entry.list === 'equipment' ? changeRow(character, 'equipment', key, { own: entry.own }) : character;
  });
}

/** A row that was added to a chapter. */
export interface AddedRow {
  readonly chapter: EntryChapter;
  readonly key: string;
}

/**
 * Adds a custom entry as a new row, with the usual starting values, and returns it; null for a race or a template,
 * which are not rows. The row has its own copy of the entry, so that the character's file holds all of it.
 */
export function addCustomEntry(entry: CustomEntry): AddedRow | null {
  const chapter = chapterOfCustomEntry(entry);
  if (entry.list === 'races' || entry.list === 'templates' || chapter === 'races' || chapter === 'templates')
    return null;
  return { chapter, key: addRowOf(entry) };
}

function addRowOf(entry: Exclude<CustomEntry, { readonly list: 'races' | 'templates' }>): string {
  const { name } = entry.own;
  if (entry.list === 'traits') return addToChapter('traits', name, { own: entry.own });
  if (entry.list === 'equipment') {
    return addToChapter('equipment', name, { own: entry.own, place: startingPlace(entry.own.kind) });
  }
  const points = findStartingPoints(currentSheet().ruleset, ownSkillFacet(entry.own));
  return addToChapter('skills', name, { own: entry.own, points });
}

/**
 * Adds copies of library entries to the character in one undo step, and returns the first row, or null. `label` names
 * the step. Skills that are picked one by one start with the usual points, skills of a template with the file's.
 */
export function addLibraryRows(
  label: string,
  rows: readonly StoredRow[],
  points: 'usual' | 'of the file',
): AddedRow | null {
  const { ruleset } = currentSheet();
  const newKey = createKeyGenerator(keysInUse(useCharacterStore.getState().saved.character));
  let first: AddedRow | null = null;
  const add = (character: Character, stored: StoredRow, container: string): Character => {
    const key = newKey();
    if (stored.list === 'traits') {
      first ??= { chapter: 'traits', key };
      const modifiers = stored.modifiers.map((modifier) => ({ ...modifier, key: newKey() }));
      const { own, level, roundDown, selfControl, frequency } = stored.row;
      const change = { own, level, roundDown, selfControl, frequency, modifiers, container };
      const added = addRow(character, 'traits', change, key);
      return stored.contents.reduce((before, inside) => add(before, inside, key), added);
    }
    if (stored.list === 'skills') {
      const { own, speciality, techLevel } = stored.row;
      first ??= { chapter: own?.spell ? 'spells' : 'skills', key };
      const usual = own ? findStartingPoints(ruleset, ownSkillFacet(own)) : 0;
      const spent = points === 'usual' || stored.row.points === 0 ? usual : stored.row.points;
      return addRow(character, 'skills', { own, speciality, techLevel, points: spent }, key);
    }
    const { own, quantity } = stored.row;
    first ??= { chapter: 'equipment', key };
    const place = container === '' ? startingPlace(own?.kind ?? 'gear') : 'carried';
    const modifiers = stored.modifiers.map((modifier) => ({ ...modifier, key: newKey() }));
    const added = addRow(character, 'equipment', { own, quantity, place, container, modifiers }, key);
    return stored.contents.reduce((before, inside) => add(before, inside, key), added);
  };
  if (rows.length === 0) return null;
  editCharacter(label, (character) => rows.reduce((before, row) => add(before, row, ''), character));
  return first;
}
