import { isEmptyValue } from './export/export-object.ts';
import { digestOf } from './read/gcs-id.ts';
import type { JsonObject, JsonValue } from './read/gcs-sheet.ts';

/** A value as JSON has it: fields that are undefined are left out, and what JSON cannot hold is null. */
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

/** What GCS writes again with every saving, and what other programs add. */
const notCompared = new Set(['calc', 'defaulted_from', 'third_party', 'created_date', 'modified_date']);

/** Figures of weapons that GCS leaves out where they are the text 0. */
const emptyAtZero = new Set(['accuracy', 'bulk', 'recoil']);

/** What players change in a row without making another thing of it: it does not count for {@link coreDigest}. */
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
 * A value as it is compared: keys in order, without what is zero, false or empty, because GCS leaves that out; and an exact
 * criterion as its text, because GCS writes either.
 */
function comparable(value: JsonValue, without: ReadonlySet<string>): JsonValue {
  if (typeof value === 'number') return Math.round(value * 1e4) / 1e4;
  if (Array.isArray(value)) return value.map((each: JsonValue) => comparable(each, without));
  if (!isJsonObject(value)) return value;
  const { compare, qualifier } = value;
  if (compare === 'is' && typeof qualifier === 'string' && Object.keys(value).length === 2) return qualifier;
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

/** The digest of a part of a sheet: the same as long as GCS, or whoever had the file, changed nothing in it. */
export const digestPart = (value: JsonValue | undefined): string =>
  digestOf(JSON.stringify(comparable(value ?? null, nothing)));

/** The digest of a row without its contents. */
export const digestRow = (row: JsonObject): string => digestOf(JSON.stringify(comparable(row, ofRow)));

/** The digest of what a row is, whatever its levels, points, quantity and notes. */
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

/** All rows of a sheet in its order, each before those in it. */
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
