import * as z from 'zod/mini';
import type { Character, RowChapter } from './character.ts';
import { canContain, placeOf, withoutItem, withoutRow } from './containers.ts';
import { equipmentRowSchema, type PlaceChoice } from './equipment-rows.ts';
import { clampToSchema, maxRows } from './schema-parts.ts';
import { skillRowSchema } from './skill-rows.ts';
import { traitRowSchema } from './trait-rows.ts';

const pattern = /^k([1-9]\d{0,8})$/;

/** Returns a generator of keys, each higher than all of `used` and all previous ones: "k1", "k2" and so on. */
export function createKeyGenerator(used: Iterable<string>): () => string {
  const taken = new Set(used);
  let highest = 0;
  for (const key of taken) highest = Math.max(highest, Number(pattern.exec(key)?.[1] ?? 0));
  return () => {
    do highest += 1;
    while (taken.has(`k${highest}`));
    return `k${highest}`;
  };
}

/** Returns a short key that is not among `used`: the next after the highest. Deterministic. */
export function newKey(used: Iterable<string>): string {
  return createKeyGenerator(used)();
}

/**
 * Returns every key that a new row must not take: the keys of rows, and those that container references, loadouts or waived
 * findings still contain, so that a new row does not inherit them from a removed one.
 */
export function keysInUse(character: Character): string[] {
  const { traits = [], skills = [] } = character.race.own ?? {};
  const allTraits = [...character.traits, ...traits];
  const loadouts = character.loadouts ?? [];
  const rows = [
    ...allTraits,
    ...character.skills,
    ...skills,
    ...character.equipment,
    ...character.earned,
    ...(character.campaign.attributes ?? []),
    ...loadouts,
  ];
  return [
    ...rows.map((row) => row.key),
    ...[...allTraits, ...character.equipment].flatMap((row) => row.modifiers.map((modifier) => modifier.key)),
    ...character.equipment.map((item) => item.container),
    ...loadouts.flatMap(({ items }) => items.flatMap(({ row, container }) => [row, container])),
    ...character.waivers.flatMap((waiver) => waiver.finding.match(/\bk[1-9]\d{0,8}\b/g) ?? []),
  ];
}

/**
 * Returns a random id (UUID version 4, RFC 9562). It uses `getRandomValues`, because `randomUUID` is missing on pages
 * served over plain http from another device.
 */
export function newId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    if (at === 6) return `4${(byte & 0x0f).toString(16)}`; // the version
    const marked = at === 8 ? (byte & 0x3f) | 0x80 : byte; // the variant
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A row of a chapter: `RowOf<'skills'>` is a SkillRow. */
export type RowOf<Chapter extends RowChapter> = Character[Chapter][number];
/** The fields of a row to set. The key of a row never changes. */
export type RowChange<Chapter extends RowChapter> = Partial<Omit<RowOf<Chapter>, 'key'>>;

const schemas = { traits: traitRowSchema, skills: skillRowSchema, equipment: equipmentRowSchema };
/** Creates a blank row of a chapter with a key. */
export const blankRows: { [Chapter in RowChapter]: (key: string) => RowOf<Chapter> } = {
  traits: (key) => z.parse(traitRowSchema, { key }),
  skills: (key) => z.parse(skillRowSchema, { key }),
  equipment: (key) => z.parse(equipmentRowSchema, { key }),
};

/**
 * Appends a row to a chapter; omitted fields get their defaults. Its key is `key`, by default the next free one. If the
 * chapter is full (5,000 rows) or already has the key, the character is unchanged.
 */
export function addRow<Chapter extends RowChapter>(
  character: Character,
  chapter: Chapter,
  row: RowChange<Chapter>,
  key: string = newKey(keysInUse(character)),
): Character {
  const rows: readonly RowOf<Chapter>[] = character[chapter];
  if (rows.length >= maxRows || rows.some((existing) => existing.key === key)) return character;
  const added: RowOf<Chapter> = clampToSchema(schemas[chapter], { ...blankRows[chapter](key), ...row, key });
  return { ...character, [chapter]: [...rows, added] };
}

/** Sets fields of a row. Returns the same character if the row does not exist or nothing differs. */
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

/** Removes a row. The contents of a removed container move to its place. */
export function removeRow(character: Character, chapter: RowChapter, key: string): Character {
  if (!character[chapter].some((row) => row.key === key)) return character;
  if (chapter === 'equipment') return { ...character, equipment: withoutItem(character.equipment, key) };
  return chapter === 'traits'
    ? { ...character, traits: withoutRow(character.traits, key) }
    : { ...character, skills: withoutRow(character.skills, key) };
}

/**
 * Puts the rows with the given keys into that order. They share their present places: all other rows stay in place.
 * Keys that the chapter does not have are left out.
 */
export function arrangeRows<Chapter extends RowChapter>(
  character: Character,
  chapter: Chapter,
  order: readonly string[],
): Character {
  const rows: readonly RowOf<Chapter>[] = character[chapter];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const arranged = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
  const moving = new Set(arranged.map(({ key }) => key));
  const next = arranged.values();
  const result = rows.map((row) => (moving.has(row.key) ? (next.next().value ?? row) : row));
  return result.every((row, index) => row === rows[index]) ? character : { ...character, [chapter]: result };
}

/**
 * Adds a copy of a row right after it, under the key `copyKey`. The contents of a container are not copied. If the chapter is
 * full (5,000 rows) or has no such row, the character is unchanged.
 */
export function duplicateRow<Chapter extends RowChapter>(
  character: Character,
  chapter: Chapter,
  key: string,
  copyKey: string,
): Character {
  const rows: readonly RowOf<Chapter>[] = character[chapter];
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  if (!row || rows.length >= maxRows) return character;
  const nextKey = createKeyGenerator([...keysInUse(character), copyKey]);
  const withNewKey = <Modifier extends { key: string }>(modifier: Modifier): Modifier => ({
    ...modifier,
    key: nextKey(),
  });
  const copy: RowOf<Chapter> = { ...row, key: copyKey };
  if ('selfControl' in copy) copy.modifiers = copy.modifiers.map(withNewKey);
  else if ('quality' in copy) copy.modifiers = copy.modifiers.map(withNewKey);
  return { ...character, [chapter]: rows.toSpliced(index + 1, 0, copy) };
}

function sameFields(before: object, after: object): boolean {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).every(([name, value]) => Object.is(values.get(name), value));
}

/**
 * Moves an item to a place: in hand, on the back, in the load, set down or at home. It is taken out of its container
 * first; its contents move with it.
 */
export function placeItem(character: Character, key: string, place: PlaceChoice): Character {
  const slung = place === 'slung';
  return changeRow(character, 'equipment', key, { place: slung ? 'carried' : place, container: '', slung });
}

/**
 * Puts an item into a container. The character is unchanged if the container does not exist, is the item itself, or is
 * inside the item.
 */
export function putInto(character: Character, key: string, container: string): Character {
  if (!canContain(character.equipment, key, container)) return character;
  return changeRow(character, 'equipment', key, { container, slung: false });
}

/** Takes an item out of its container; it stays in the same place. */
export function takeOut(character: Character, key: string): Character {
  const item = character.equipment.find((row) => row.key === key);
  if (!item || item.container === '') return character;
  return changeRow(character, 'equipment', key, { container: '', place: placeOf(character.equipment, item) });
}
