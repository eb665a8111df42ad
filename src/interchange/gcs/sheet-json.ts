import type { JsonObject, JsonValue } from './read/gcs-sheet.ts';

/** The letters of the kinds of rows; capitals are containers. */
export type IdLetter =
  | 'A'
  | 'B'
  | 't'
  | 'T'
  | 'm'
  | 'M'
  | 's'
  | 'S'
  | 'q'
  | 'p'
  | 'P'
  | 'r'
  | 'e'
  | 'E'
  | 'f'
  | 'F'
  | 'n'
  | 'N'
  | 'w'
  | 'W';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The id of a row: the letter of its kind and 16 characters of base64url, made from the identity of the row here, so
 * that the same character always gets the same ids.
 */
export function gcsId(letter: IdLetter, ...parts: readonly (string | number)[]): string {
  const text = JSON.stringify(parts);
  const words = [1, 2, 3].map((seed) => hash(text, seed));
  const digits = Array.from({ length: 16 }, (_, i) => {
    // 96 bits, 6 at a time; a digit may begin in one word and end in the next.
    const bit = i * 6;
    const word = Math.floor(bit / 32);
    const shift = bit % 32;
    const low = (words[word] ?? 0) >>> shift;
    const high = shift > 26 ? (words[word + 1] ?? 0) << (32 - shift) : 0;
    return alphabet[(low | high) & 63];
  });
  return letter + digits.join('');
}

/** 32 bits of a text, mixed so that texts which differ little have unlike results (the finish of MurmurHash3). */
function hash(text: string, seed: number): number {
  let bits = Math.imul(seed, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) {
    bits = Math.imul(bits ^ text.charCodeAt(i), 0x85ebca6b);
    bits = (bits << 13) | (bits >>> 19);
  }
  bits ^= text.length;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A digest of a text: 96 bits as 16 characters. It recognizes unchanged data; it proves nothing. */
export const digestOf = (text: string): string => gcsId('A', text).slice(1);

/** A value as in JSON: undefined fields are left out, and values that JSON cannot hold are null. */
export function toJson(value: unknown): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(toJson);
  return typeof value === 'object' ? toJsonObject(value) : null;
}

/** An object as JSON has it. */
export const toJsonObject = (value: object): JsonObject =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
      field === undefined ? [] : [[name, toJson(field)]],
    ),
  );

/** Fields that GCS writes again with every saving, and additions of other programs. */
const notCompared = new Set(['calc', 'defaulted_from', 'third_party', 'created_date', 'modified_date']);

/** Figures of weapons that GCS leaves out if they are the text 0. */
const emptyAtZero = new Set(['accuracy', 'bulk', 'recoil']);

/** Fields that players change without turning a row into something else: they do not count for {@link coreDigest}. */
const numbersOfRow = new Set([
  'levels',
  'points',
  'quantity',
  'equipped',
  'uses',
  'cr',
  'disabled',
  'local_notes',
  'userdesc',
]);

export const isJsonObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value in comparable form: keys in order, without zero, false or empty fields, because GCS leaves those out; and an
 * exact criterion as its text, because GCS writes either, also where there is no text.
 */
function comparable(value: JsonValue, without: ReadonlySet<string>): JsonValue {
  if (typeof value === 'number') return Math.round(value * 1e4) / 1e4;
  if (Array.isArray(value)) return value.map((each: JsonValue) => comparable(each, without));
  if (!isJsonObject(value)) return value;
  const { compare, qualifier } = value;
  if (compare === 'is' && typeof qualifier === 'string' && Object.keys(value).length === 2) return qualifier;
  if (compare === 'is' && Object.keys(value).length === 1) return '';
  const fields = Object.keys(value)
    .filter((name) => !notCompared.has(name) && !without.has(name))
    .sort()
    .map((name) => [name, comparable(value[name] ?? null, without)] as const);
  return Object.fromEntries(
    fields.filter(([name, field]) => !isEmptyValue(field) && !(field === '0' && emptyAtZero.has(name))),
  );
}

const nothing: ReadonlySet<string> = new Set();
const ofRow: ReadonlySet<string> = new Set(['children', 'id']);
const ofCore: ReadonlySet<string> = new Set([...ofRow, ...numbersOfRow]);

/** The digest of a part of a sheet: the same as long as GCS, or anybody with the file, changed nothing in it. */
export const digestPart = (value: JsonValue | undefined): string =>
  digestOf(JSON.stringify(comparable(value ?? null, nothing)));

/** The digest of a row without its contents. */
export const digestRow = (row: JsonObject): string => digestOf(JSON.stringify(comparable(row, ofRow)));

/** The digest of a row's identity, whatever its levels, points, quantity and notes. */
export const coreDigest = (row: JsonObject): string => digestOf(JSON.stringify(comparable(row, ofCore)));

/** The lists of a sheet that have rows, and in which list of a character these are. */
export const rowLists = ['traits', 'skills', 'spells', 'equipment', 'other_equipment', 'notes'] as const;

/** A row of a sheet, the id of the row around it ('' for none), and the list that it is in. */
export interface SheetRow {
  readonly row: JsonObject;
  readonly id: string;
  readonly parent: string;
  readonly list: (typeof rowLists)[number];
}

export const objectsIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

/** All rows of a sheet in order, each before its nested rows. */
export function* walkRows(sheet: JsonObject): Generator<SheetRow> {
  for (const list of rowLists) yield* walk(objectsIn(sheet[list]), '', list);
}

function* walk(rows: readonly JsonObject[], parent: string, list: SheetRow['list']): Generator<SheetRow> {
  for (const row of rows) {
    const id = typeof row.id === 'string' ? row.id : '';
    yield { row, id, parent, list };
    yield* walk(objectsIn(row.children), id, list);
  }
}

/** The sheet with each row that is not null changed; a row that becomes null is left out with its contents. */
export function mapRows(sheet: JsonObject, change: (row: JsonObject, parent: string) => JsonObject): JsonObject {
  const map = (rows: JsonValue | undefined, parent: string): JsonValue | undefined =>
    Array.isArray(rows)
      ? rows.map((row: JsonValue) => {
          if (!isJsonObject(row)) return row;
          const children = map(row.children, typeof row.id === 'string' ? row.id : '');
          return change(children === undefined ? row : { ...row, children }, parent);
        })
      : rows;
  return Object.fromEntries(
    Object.entries(sheet).map(([name, value]) => [
      name,
      rowLists.some((list) => list === name) ? (map(value, '') ?? value) : value,
    ]),
  );
}

/** True for values that GCS leaves out: zero, false, an empty text, list or object. */
export function isEmptyValue(value: unknown): boolean {
  if (value === 0 || value === false || value === '' || value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
