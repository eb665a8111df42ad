import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { keyOrder } from './export-object.ts';
import { objectsIn } from './sheet-rows.ts';
import { isJsonObject } from './third-party-digest.ts';

/** The same character written twice: as the original was imported, and as it is now. */
interface Versions {
  readonly before: JsonObject;
  readonly now: JsonObject;
}

/** True for the same JSON. */
export const isEqual = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** What a saving writes anew, whoever changed what. */
const alwaysNew = new Set(['calc', 'modified_date']);

/** Where a key that the original lacks is put: as GCS orders keys, at the end before `third_party` and `calc`. */
const placeOfKey: ReadonlyMap<string, number> = new Map(
  [keyOrder.sheet, keyOrder.trait, keyOrder.skill, keyOrder.spell, keyOrder.item].flatMap((keys) =>
    keys.map((key, i) => [key, i] as const),
  ),
);

/**
 * The original with what differs between two versions of a character changed in the same way: a field that is the same in
 * both stays as the original has it, unknown fields stay, and those that changed are as they are now.
 */
export function mergeObject(
  original: JsonObject,
  { before, now }: Versions,
  without: ReadonlySet<string> = noKeys,
): JsonObject {
  const merged: Record<string, JsonValue> = { ...original };
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (without.has(key) || (key === 'id' && original.id !== undefined)) continue;
    if (isEqual(withoutCalc(before[key]), withoutCalc(now[key])) && !alwaysNew.has(key)) continue;
    const value = now[key];
    if (value === undefined) delete merged[key];
    else merged[key] = mergeValue(original[key], before[key], value);
  }
  return inOrder(merged, original);
}

const noKeys: ReadonlySet<string> = new Set();

/** A changed field: of an object what changed in it, of a list of rows with ids each by itself, anything else as it is now. */
function mergeValue(original: JsonValue | undefined, before: JsonValue | undefined, now: JsonValue): JsonValue {
  if (isJsonObject(original) && isJsonObject(before) && isJsonObject(now))
    return mergeObject(original, { before, now });
  if (!Array.isArray(original) || !Array.isArray(before) || !Array.isArray(now)) return now;
  return mergeList(objectsIn(original), objectsIn(before), objectsIn(now)) ?? now;
}

/** Objects of a list by what names them, or by their places; null where the lists are too unlike. */
function mergeList(
  original: readonly JsonObject[],
  before: readonly JsonObject[],
  now: readonly JsonObject[],
): readonly JsonObject[] | null {
  const names = before.map(nameOf);
  if (before.length === 0 || new Set(names).size !== names.length || names.includes('')) return null;
  if (original.length === before.length) {
    return now.map((object) => {
      const i = names.indexOf(nameOf(object));
      const [source, earlier] = [original[i], before[i]];
      return source && earlier ? mergeObject(source, { before: earlier, now: object }) : object;
    });
  }
  // A list with more than we know of, such as attributes.
  if (
    !original.every((each) => nameOf(each) !== '') ||
    !names.every((name) => original.some((each) => nameOf(each) === name))
  )
    return null;
  return original.map((source) => {
    const earlier = before.find((each) => nameOf(each) === nameOf(source));
    const object = now.find((each) => nameOf(each) === nameOf(source));
    return earlier && object ? mergeObject(source, { before: earlier, now: object }) : source;
  });
}

/** A value without what is worked out: other numbers are no change of what was chosen. */
export const withoutCalc = (value: JsonValue | undefined): JsonValue | undefined => {
  if (Array.isArray(value)) return value.map((each: JsonValue) => withoutCalc(each) ?? null);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (name === 'calc' ? [] : [[name, withoutCalc(field) ?? null]])),
  );
};

/** What a part of a sheet that is no row is recognized by. */
const nameOf = ({ attr_id: attribute, id, name, usage, type }: JsonObject): string =>
  [attribute, id, name, usage, type].find((each): each is string => typeof each === 'string' && each !== '') ?? '';

/** Keys as in the original; new ones where GCS would write them. */
export function inOrder(merged: Readonly<Record<string, JsonValue>>, original: JsonObject): JsonObject {
  const known = Object.keys(original).filter((key) => Object.hasOwn(merged, key));
  for (const key of Object.keys(merged)) {
    if (Object.hasOwn(original, key)) continue;
    const place = placeOfKey.get(key) ?? Number.MAX_SAFE_INTEGER;
    const i = known.findIndex((other) => (placeOfKey.get(other) ?? -1) > place);
    known.splice(i < 0 ? known.length : i, 0, key);
  }
  return Object.fromEntries(known.map((key) => [key, merged[key] ?? null]));
}
