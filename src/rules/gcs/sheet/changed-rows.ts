import type { Character, RowChapter } from '../../../character/character.ts';
import { digestOf } from '../../../character/gcs/gcs-id.ts';
import type { SavedCharacter } from '../../../character/saved-character.ts';
import { isRecord } from '../../../character/schema-parts.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import type { KnownRow } from './build-sheet.ts';
import type { RowList } from './export-context.ts';

/** Keys differ from one import to the next, and a row may lie elsewhere without being another one. */
const textOf = (value: unknown, nameOf: (key: string) => string = (key) => key): string =>
  JSON.stringify(value, (name, part: unknown) => {
    if (name === 'key' || name === 'container') return undefined;
    if (name === 'stat' && typeof part === 'string' && part.startsWith('skill:'))
      return `skill:${nameOf(part.slice(6))}`;
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

type AnyRow = Character[RowChapter][number];
const rowsByKey = memoizeByObject(
  (rows: readonly AnyRow[]): ReadonlyMap<string, AnyRow> => new Map(rows.map((row) => [row.key, row])),
);

/** The row of a list with a key; undefined for none. */
export const findRow = (character: Character, list: RowChapter, key: string): AnyRow | undefined =>
  rowsByKey(character[list]).get(key);

/**
 * The digest of a row of the character with the item that has its attacks; '' for a row that there is not. `nameOf` gives skills
 * that it changes another name than their key.
 */
export function digestCharacterRow(
  { character }: Pick<SavedCharacter, 'character'>,
  { list, key }: Pick<KnownRow, 'list' | 'key'>,
  attacks = '',
  nameOf?: (key: string) => string,
): string {
  const row = findRow(character, list, key);
  const item = attacks === '' ? undefined : findRow(character, 'equipment', attacks);
  return row ? digestOf(textOf([row, item ?? null], nameOf)) : '';
}

/** The digest of all of a character that is no row of a sheet: rules, concept, attributes, state of play. */
export function digestOtherParts({ character, houseRules, play, extra }: SavedCharacter): string {
  const { traits: _, skills: __, equipment: ___, portrait: ____, origin: _____, ...rest } = character;
  return digestOf(textOf({ ...rest, houseRules, play: play ?? null, extra: extra ?? null }));
}

/** A row of the file that a character came from, with the digest of what it became. */
export type DigestedRow = KnownRow & { readonly digest: string };

/**
 * The ids of the rows that are no longer what became of them when the sheet was read, or that the sheet did not have. Such rows
 * take our own along, with what GCS has no field for.
 */
export function changedRows(
  saved: SavedCharacter,
  places: ReadonlyMap<string, { readonly list: RowList; readonly key: string }>,
  known: readonly DigestedRow[],
): Set<string> {
  const earlier = new Map(known.map((row) => [row.id, row] as const));
  return new Set(
    [...places].flatMap(([id, place]) => {
      const row = earlier.get(id);
      return row && row.digest === digestCharacterRow(saved, place, row.attacks) ? [] : [id];
    }),
  );
}
