import * as z from 'zod/mini';
import type { Character, RowChapter } from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';
import { withoutItem } from './containers.ts';
import { equipmentRow } from './equipment-rows.ts';
import { mostRows } from './fields.ts';
import { keysInUse, newKey } from './row-key.ts';
import { skillRow } from './skill-rows.ts';
import { traitRow } from './trait-rows.ts';

/** A row of a chapter: `RowOf<'skills'>` is a SkillRow. */
export type RowOf<Chapter extends RowChapter> = Character[Chapter][number];
/** Fields of a row to set. The key of a row never changes. */
export type RowChange<Chapter extends RowChapter> = Partial<Omit<RowOf<Chapter>, 'key'>>;

const schemas = { traits: traitRow, skills: skillRow, equipment: equipmentRow };
/** A row of a chapter with nothing chosen but its key. */
export const blankRows: { [Chapter in RowChapter]: (key: string) => RowOf<Chapter> } = {
  traits: (key) => z.parse(traitRow, { key }),
  skills: (key) => z.parse(skillRow, { key }),
  equipment: (key) => z.parse(equipmentRow, { key }),
};

/**
 * Adds a row at the end of a chapter; fields that `row` leaves out have their defaults. The new row is the last of the
 * chapter; its key is `key`, by default the next free one. A chapter that is full (5,000 rows), or a key that another
 * row of the chapter has, leaves the character as it is.
 */
export function addRow<Chapter extends RowChapter>(
  character: Character,
  chapter: Chapter,
  row: RowChange<Chapter>,
  key: string = newKey(keysInUse(character)),
): Character {
  const rows: readonly RowOf<Chapter>[] = character[chapter];
  if (rows.length >= mostRows || rows.some((other) => other.key === key)) return character;
  const added: RowOf<Chapter> = clampToSchema(schemas[chapter], { ...blankRows[chapter](key), ...row, key });
  return { ...character, [chapter]: [...rows, added] };
}

/** Sets fields of a row. The same character comes back when there is no such row, or nothing differs. */
export function changeRow<Chapter extends RowChapter>(
  character: Character,
  chapter: Chapter,
  key: string,
  change: RowChange<Chapter>,
): Character {
  const rows: readonly RowOf<Chapter>[] = character[chapter];
  const index = rows.findIndex((row) => row.key === key);
  const before = rows[index];
  if (!before) return character;
  const after: RowOf<Chapter> = clampToSchema(schemas[chapter], { ...before, ...change, key });
  if (sameFields(before, after)) return character;
  return { ...character, [chapter]: rows.with(index, after) };
}

/** Takes a row out. What lay in a removed container moves out of it, to where the container was. */
export function removeRow(character: Character, chapter: RowChapter, key: string): Character {
  if (!character[chapter].some((row) => row.key === key)) return character;
  if (chapter === 'equipment') return { ...character, equipment: withoutItem(character.equipment, key) };
  return { ...character, [chapter]: character[chapter].filter((row) => row.key !== key) };
}

/** Moves a row to another place in its chapter; `to` counts from 0 and is moved inside the list. */
export function moveRow(character: Character, chapter: RowChapter, key: string, to: number): Character {
  const rows: readonly RowOf<RowChapter>[] = character[chapter];
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  const target = Math.max(0, Math.min(Math.trunc(to), rows.length - 1));
  if (!row || from === target) return character;
  return { ...character, [chapter]: rows.toSpliced(from, 1).toSpliced(target, 0, row) };
}

function sameFields(before: object, after: object): boolean {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).every(([name, value]) => Object.is(values.get(name), value));
}
