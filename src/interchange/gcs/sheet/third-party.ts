import { type Character, characterSchema, type RowChapter, type SavedCharacter } from '../../../character/character.ts';
import { currentVersion } from '../../../character/file/character-file.ts';
import { inSchemaOrder, isRecord } from '../../../character/schema-parts.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import {
  coreDigest,
  digestOf,
  digestPart,
  digestRow,
  isJsonObject,
  mapRows,
  objectsIn,
  toJson,
  walkRows,
} from '../sheet-json.ts';
import type { BuiltSheet, KnownRow } from './build-sheet.ts';
import type { RowList } from './export-object.ts';

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

/** A row of the file that a character came from, with the digest of its result. */
export type DigestedRow = KnownRow & { readonly digest: string };

/**
 * The ids of the rows that changed since the sheet was read, or that the sheet did not have. Such rows carry our own
 * row, with the data that GCS has no field for.
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

/** The name of our data in `third_party`, which GCS keeps. */
const ownName = 'pointwright';

/** How the name of a heading of spells begins that has the same heading among the skills; the key of that follows. */
export const twinPrefix = 'spells of ';

/** The parts of a sheet other than its rows that are compared one by one. */
export const sheetParts = {
  profile: (sheet: JsonObject): JsonValue | undefined =>
    isJsonObject(sheet.profile) ? { ...sheet.profile, portrait: '' } : undefined,
  portrait: (sheet: JsonObject): JsonValue | undefined =>
    isJsonObject(sheet.profile) ? sheet.profile.portrait : undefined,
  points: (sheet: JsonObject): JsonValue | undefined => [sheet.total_points ?? 0, sheet.points_record ?? []],
  rules: (sheet: JsonObject): JsonValue | undefined =>
    isJsonObject(sheet.settings)
      ? [
          sheet.settings.damage_progression ?? '',
          sheet.settings.use_modifying_dice_plus_adds ?? false,
          sheet.settings.use_multiplicative_modifiers ?? false,
        ]
      : undefined,
  /** The ids of the rows, in their order. */
  rows: (sheet: JsonObject): JsonValue | undefined => [...walkRows(sheet)].map(({ id }) => id),
} as const;
export type SheetPart = keyof typeof sheetParts;

/** The fields that an attribute is compared by. */
export const attributeParts = (
  sheet: JsonObject,
): readonly (readonly [id: string, adj: JsonValue, damage: JsonValue])[] =>
  objectsIn(sheet.attributes).map(({ attr_id: id, adj = 0, damage = 0 }) => [String(id), adj, damage] as const);

const listsOfRows = new Set(['traits', 'skills', 'equipment']);

/** The facts about a character that are known from its original file. */
interface OwnDataOptions {
  readonly known?: readonly KnownRow[];
  /** Imported data other than rows of the sheet is unchanged, and is not written. */
  readonly isFurtherSame?: boolean;
  /** The rows that take our own along; all if absent. */
  readonly isMarked?: (id: string) => boolean;
}

/**
 * The sheet with all data that GCS has no field for: on each row our row with a digest of the written row, and on the
 * sheet the rest of the character. A reader of the file uses our row if the digest still matches.
 */
export function withOwnData(
  { sheet, places, made, pools }: Pick<BuiltSheet, 'sheet' | 'places' | 'made' | 'pools'>,
  saved: SavedCharacter,
  { known = [], isFurtherSame = false, isMarked = () => true }: OwnDataOptions = {},
): JsonObject {
  const { character } = saved;
  const rows = {
    traits: new Map(character.traits.map((row) => [row.key, row] as const)),
    skills: new Map(character.skills.map((row) => [row.key, row] as const)),
    equipment: new Map(character.equipment.map((row) => [row.key, row] as const)),
  };
  const attacks = new Map(known.map(({ id, attacks: key }) => [id, key] as const));
  const withRows = mapRows(sheet, (row, parent) => {
    const id = String(row.id);
    if (!isMarked(id)) return row;
    const place = places.get(id);
    const digests = { digest: digestRow(row), in: parent };
    if (!place) {
      const part = made.get(id);
      return part === undefined ? row : putOwnData(row, { part, ...digests });
    }
    const attackRow = rows.equipment.get(attacks.get(id) ?? '');
    return putOwnData(row, {
      row: toJson(rows[place.list].get(place.key) ?? null),
      ...(attackRow ? { attacks: toJson(attackRow) } : {}),
      ...digests,
      core: coreDigest(row),
    });
  });
  const { portrait, ...rest } = character;
  const others = Object.entries(inFileOrder(rest)).filter(([name]) => !listsOfRows.has(name) && name !== 'origin');
  const own = {
    version: currentVersion,
    ruleset: saved.ruleset,
    houseRules: [...saved.houseRules],
    character: Object.fromEntries(others),
    ...(character.origin ? { fromGcs: true, further: isFurtherSame } : {}),
    ...(portrait ? { portrait: { ...portrait, data: '' } } : {}),
    ...(saved.play ? { play: saved.play } : {}),
    ...(saved.extra ? { extra: saved.extra } : {}),
    order: {
      traits: [...rows.traits.keys()],
      skills: [...rows.skills.keys()],
      equipment: [...rows.equipment.keys()],
    },
    ...(known.length === 0 ? {} : { keys: keysOfKnown(known, saved, isFurtherSame) }),
    attributes: attributeParts(sheet).map((part) => [...part]),
    ...(pools.size > 0 ? { pools: Object.fromEntries(pools) } : {}),
    digests: Object.fromEntries(Object.entries(sheetParts).map(([name, of]) => [name, digestPart(of(withRows))])),
    whole: wholeDigest(withRows),
  };
  return putOwnData(withRows, own);
}

/**
 * The keys of rows that do not carry our own row, since an import gives the same result under other keys: by the ids in
 * the sheet, for items with attacks by the same ids, and for imported data without rows in its order, with these rows
 * themselves if any of them differs.
 */
function keysOfKnown(known: readonly KnownRow[], { character }: SavedCharacter, isFurtherSame: boolean) {
  const rowOf = ({ list, key }: KnownRow) => character[list].find((each) => each.key === key);
  const present = known.flatMap((each) => {
    const row = rowOf(each);
    return row ? [{ ...each, row }] : [];
  });
  return {
    rows: Object.fromEntries(present.flatMap(({ id, key }) => (id === '' ? [] : [[id, key]]))),
    attacks: Object.fromEntries(present.flatMap(({ id, attacks = '' }) => (attacks === '' ? [] : [[id, attacks]]))),
    further: present.flatMap(({ id, list, key, row }) =>
      id !== '' ? [] : [isFurtherSame ? [list, key] : [list, key, toJson(row)]],
    ),
  };
}

const inFileOrder = (character: object): Record<string, unknown> => {
  const ordered = inSchemaOrder(characterSchema, character);
  return typeof ordered === 'object' && ordered !== null ? { ...ordered } : {};
};

/** The digest of all that GCS keeps of a sheet. */
export const wholeDigest = (sheet: JsonObject): string => digestPart(sheet);

/** The object with our data next to that of other programs, at GCS's position. */
function putOwnData(object: JsonObject, own: object): JsonObject {
  const { third_party: before, calc, ...rest } = object;
  const thirdParty = { ...(isJsonObject(before) ? before : {}), [ownName]: toJson(own) };
  if (before !== undefined) return { ...object, third_party: thirdParty };
  return { ...rest, third_party: thirdParty, ...(calc === undefined ? {} : { calc }) };
}

/** Our data of a row or a sheet, or null. */
export function ownDataOf(object: JsonObject): JsonObject | null {
  const thirdParty = object.third_party;
  const own = isJsonObject(thirdParty) ? thirdParty[ownName] : undefined;
  return isJsonObject(own) ? own : null;
}

/** The object without our data; with that of other programs. */
export function withoutOwnData(object: JsonObject): JsonObject {
  const { third_party: thirdParty, ...rest } = object;
  if (!isJsonObject(thirdParty) || !Object.hasOwn(thirdParty, ownName)) return object;
  const { [ownName]: _, ...others } = thirdParty;
  return Object.keys(others).length === 0 ? rest : { ...object, third_party: others };
}
