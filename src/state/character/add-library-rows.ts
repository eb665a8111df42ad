import type { Character } from '../../character/character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { createKeyGenerator, keysInUse } from '../../character/row-key.ts';
import type { StoredRow } from '../../rules/gcs/read-stored-entry.ts';
import { ownSkillFacet } from '../../rules/resolve/own-entries.ts';
import { findStartingPoints, startingPlace } from '../../rules/what-if/starting-row.ts';
import type { AddedRow } from './add-own-entry.ts';
import { editCharacter, useCharacterStore } from './character-store.ts';
import { currentSheet } from './derived-character.ts';

/**
 * Adds copies of library entries to the character in one step that can be undone, and returns the first row; null for none.
 * `label` names the step. Skills that are picked one by one start with the usual points, those of a template with the file's.
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
