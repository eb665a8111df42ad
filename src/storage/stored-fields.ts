/**
 * A record as it comes out of the database: any of its fields may be missing or be something else, since another version
 * of the program, an extension or a fault of the browser may have written it. What is read goes through the functions here.
 */
export type Stored<Value> = { readonly [Field in keyof Value]?: unknown };

/** The longest text of one field, in UTF-16 units; a name in a file has at most as many (`character/fields.ts`). */
const longest = 20_000;

/** The fields of anything that was stored; none of what is no object. */
export function storedFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A text of a bearable length; null for anything else. */
export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longest ? value : null;

/** A time in ISO 8601; null for anything else. */
export function readTime(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:\d\d)?$/.test(value)) return null;
  return Number.isNaN(Date.parse(value)) ? null : value;
}

/** A revision, at least 1; null for anything else. It stays far enough from the largest safe number to be counted on from. */
export const readRevision = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= 2 ** 50 ? value : null;
