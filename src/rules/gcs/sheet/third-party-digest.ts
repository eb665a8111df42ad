import { digestOf } from '../../../character/gcs/gcs-id.ts';
import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { isEmptyValue } from './export-object.ts';

/** What GCS writes anew with every saving, and what other programs add. */
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
