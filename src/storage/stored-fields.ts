/**
 * A record as read from the database: any field may be missing or have another type, because another version of the
 * program, an extension or a browser bug may have written it. The functions here validate every field that is read.
 */
export type Stored<Value> = { readonly [Field in keyof Value]?: unknown };

/** The maxTextLength text of one field, in UTF-16 units; a name in a file has at most as many (`character/fields.ts`). */
const maxTextLength = 20_000;

/** Returns the fields of a stored value; none if it is not an object. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns a string within the length limit; null for anything else. */
export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxTextLength ? value : null;

/** Returns a time in ISO 8601; null for anything else. */
export function readTime(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:\d\d)?$/.test(value)) return null;
  return Number.isNaN(Date.parse(value)) ? null : value;
}

/** Returns a revision of at least 1; null for anything else. The upper limit leaves room to count on from it. */
export const readRevision = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= 2 ** 50 ? value : null;
