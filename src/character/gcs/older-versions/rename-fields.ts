import { ownValue } from '../../../engine/own-value.ts';
import type { JsonObject, JsonValue } from '../gcs-sheet.ts';

/** What a field becomes: another name, with its value as it is or as `value` makes it of the old one. */
interface NewField {
  readonly to: string;
  /** Undefined where the value has no counterpart: then the field stays under its old name. */
  readonly value: (old: JsonValue, object: JsonObject) => JsonValue | undefined;
}

/** Fields by their old names; a text is the new name of a field whose value stays. */
export type NewFields = Readonly<Record<string, string | NewField>>;

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: JsonValue | undefined): boolean => value === undefined || value === null || value === '';

/**
 * The object with fields under their new names, each at its old place. Where the object has the new name as well, the old field
 * stays beside it, since the programs that read both go by the new one. Unknown fields stay.
 */
export function renameFields(object: JsonObject, fields: NewFields): JsonObject {
  if (!Object.keys(object).some((name) => Object.hasOwn(fields, name))) return object;
  const renamed: [string, JsonValue][] = [];
  for (const [name, value] of Object.entries(object)) {
    const field = ownValue(fields, name);
    const { to, value: change } = typeof field === 'string' ? { to: field, value: undefined } : (field ?? { to: name });
    const now = change ? change(value, object) : value;
    const isFree = to === name || isAbsent(object[to]);
    renamed.push(now === undefined || !isFree ? [name, value] : [to, now]);
  }
  const names = new Set(renamed.map(([name]) => name));
  // An empty field of the new name gives way to the renamed one.
  return names.size === renamed.length
    ? Object.fromEntries(renamed)
    : Object.fromEntries(renamed.filter(([name, value]) => !isAbsent(value) || countOf(renamed, name) === 1));
}

const countOf = (fields: readonly (readonly [string, JsonValue])[], name: string): number =>
  fields.filter(([each]) => each === name).length;

/** The objects of a list changed; other values in it stay, and so does what is no list. */
export const mapObjects = (value: JsonValue, change: (object: JsonObject, index: number) => JsonObject): JsonValue =>
  Array.isArray(value) ? value.map((each: JsonValue, i) => (isObject(each) ? change(each, i) : each)) : value;

/** The object with some of its fields changed, where it has them. */
export function changeFields(
  object: JsonObject,
  changes: Readonly<Record<string, (value: JsonValue) => JsonValue>>,
): JsonObject {
  if (!Object.keys(object).some((name) => Object.hasOwn(changes, name))) return object;
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, ownValue(changes, name)?.(value) ?? value]),
  );
}

/** The object without some of its fields. */
export const withoutFields = (object: JsonObject, names: readonly string[]): JsonObject =>
  names.some((name) => Object.hasOwn(object, name))
    ? Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
    : object;
