import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { isEmptyValue, isJsonObject, objectsIn, rowLists, type SheetRow, walkRows } from '../sheet-json.ts';
import { fixed, formatWeight, keyOrder } from './export-object.ts';

/** The same character written twice: as the original was imported, and in its current state. */
interface Versions {
  readonly before: JsonObject;
  readonly now: JsonObject;
}

/** True for the same JSON. */
const isEqual = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Values that every saving writes again, whoever changed something. */
const alwaysNew = new Set(['calc', 'modified_date']);

/**
 * The position of a key that the original lacks: in GCS's order of keys, at the end before `third_party` and `calc`.
 */
const placeOfKey: ReadonlyMap<string, number> = new Map(
  [keyOrder.sheet, keyOrder.trait, keyOrder.skill, keyOrder.spell, keyOrder.item].flatMap((keys) =>
    keys.map((key, i) => [key, i] as const),
  ),
);

/**
 * The original with what differs between two versions of a character changed in the same way: a field that is the same
 * in both keeps the original's value, unknown fields stay, and changed ones have their current value.
 */
function mergeObject(
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

/**
 * A changed field: for an object its changed fields, for a list of rows with ids each row separately, anything else the
 * current value.
 */
function mergeValue(original: JsonValue | undefined, before: JsonValue | undefined, now: JsonValue): JsonValue {
  if (isJsonObject(original) && isJsonObject(before) && isJsonObject(now))
    return mergeObject(original, { before, now });
  if (!Array.isArray(original) || !Array.isArray(before) || !Array.isArray(now)) return now;
  return mergeList(objectsIn(original), objectsIn(before), objectsIn(now)) ?? now;
}

/** Objects of a list by their names, or by their places; null if the lists are too different. */
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

/** A value without its computed fields: different numbers are not a change of choices. */
const withoutCalc = (value: JsonValue | undefined): JsonValue | undefined => {
  if (Array.isArray(value)) return value.map((each: JsonValue) => withoutCalc(each) ?? null);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (name === 'calc' ? [] : [[name, withoutCalc(field) ?? null]])),
  );
};

/** The key that identifies a part of a sheet that is not a row. */
const nameOf = ({ attr_id: attribute, id, name, usage, type }: JsonObject): string =>
  [attribute, id, name, usage, type].find((each): each is string => typeof each === 'string' && each !== '') ?? '';

/** Keys as in the original; new ones in GCS's positions. */
function inOrder(merged: Readonly<Record<string, JsonValue>>, original: JsonObject): JsonObject {
  const known = Object.keys(original).filter((key) => Object.hasOwn(merged, key));
  for (const key of Object.keys(merged)) {
    if (Object.hasOwn(original, key)) continue;
    const place = placeOfKey.get(key) ?? Number.MAX_SAFE_INTEGER;
    const i = known.findIndex((other) => (placeOfKey.get(other) ?? -1) > place);
    known.splice(i < 0 ? known.length : i, 0, key);
  }
  return Object.fromEntries(known.map((key) => [key, merged[key] ?? null]));
}

/**
 * Computed numbers. Those that are the same in both versions are as the original has them, with the texts that numbers
 * here have no place for ("R-HT-2 or KO"); so are those that only GCS computes, unless the row itself was changed.
 */
export function mergeCalc(
  original: JsonValue | undefined,
  { before, now }: { readonly before: JsonObject | undefined; readonly now: JsonObject | undefined },
  isChanged: boolean,
): JsonValue | undefined {
  if (!isJsonObject(original) || !now) return now;
  const ours = before ?? {};
  const kept = Object.entries(original).filter(([name, value]) => {
    if (now[name] !== undefined) return isEqual(ours[name], now[name]) && !isEmptyValue(value);
    return ours[name] === undefined && !isChanged;
  });
  return { ...now, ...Object.fromEntries(kept) };
}

/** The numbers of a weapon without those that are the same in both versions and that GCS, which leaves out empty ones, does not have. */
function withoutEmpty(
  calc: JsonValue,
  original: JsonObject | undefined,
  { before, now }: { readonly before: JsonObject | undefined; readonly now: JsonObject | undefined },
): JsonValue {
  if (!isJsonObject(calc) || !original) return calc;
  return Object.fromEntries(
    Object.entries(calc).filter(([name]) => original[name] !== undefined || !isEqual(before?.[name], now?.[name])),
  );
}

const calcIn = (object: JsonObject | undefined): JsonObject | undefined =>
  isJsonObject(object?.calc) ? object.calc : undefined;

/** The weapons of the row with their numbers as they are now. */
function withWeaponCalc(
  row: JsonObject,
  { before, now }: { readonly before: JsonObject | undefined; readonly now: JsonObject },
  isChanged: boolean,
): JsonObject {
  const weapons = objectsIn(row.weapons);
  const calculated = objectsIn(now.weapons);
  const earlier = objectsIn(before?.weapons);
  if (weapons.length === 0 || weapons.length !== calculated.length) return row;
  return {
    ...row,
    weapons: weapons.map((weapon, i) => {
      const versions = { before: calcIn(earlier[i]), now: calcIn(calculated[i]) };
      const calc = mergeCalc(weapon.calc, versions, isChanged) ?? weapon.calc ?? {};
      return { ...weapon, calc: withoutEmpty(calc, calcIn(weapon), versions) };
    }),
  };
}

interface Content {
  readonly child: JsonObject;
  /** As counted in its container already; null if it is elsewhere here. */
  readonly counted: JsonObject | null;
}

/** The value and weight of an item with its contents, some of which are elsewhere here. */
function withFurther(calc: JsonValue | undefined, contents: readonly Content[]): JsonValue | undefined {
  if (!isJsonObject(calc) || calc.extended_weight === undefined) return calc;
  const more = (name: string): number =>
    contents.reduce((sum, { child, counted }) => sum + inCalc(child, name) - (counted ? inCalc(counted, name) : 0), 0);
  const [value, weight] = [more('extended_value'), more('extended_weight')];
  if (fixed(value) === 0 && fixed(weight) === 0) return calc;
  return {
    ...calc,
    extended_value: fixed(numberIn(calc, 'extended_value') + value),
    extended_weight: formatWeight(numberIn(calc, 'extended_weight') + weight),
  };
}

/** True if a row has the same contents with the same numbers as in the original. */
function isSameContents(source: JsonObject | undefined, children: readonly JsonObject[]): boolean {
  const before = objectsIn(source?.children);
  return (
    before.length === children.length &&
    before.every((child, i) => child.id === children[i]?.id && isEqual(child.calc, children[i]?.calc))
  );
}

const numberIn = (calc: JsonObject, name: string): number => Number.parseFloat(String(calc[name] ?? 0)) || 0;
const inCalc = ({ calc }: JsonObject, name: string): number => (isJsonObject(calc) ? numberIn(calc, name) : 0);

/** The numbers with the notes as GCS has worked them out, as long as they are the same notes. */
function withResolvedNotes(
  calc: JsonValue | undefined,
  merged: JsonObject,
  source: JsonObject | undefined,
): JsonValue | undefined {
  const resolved = isJsonObject(source?.calc) ? source.calc.resolved_notes : undefined;
  const notes = notesOf(merged);
  if (!source || resolved === undefined || notes === undefined || notes !== notesOf(source)) return calc;
  return { ...(isJsonObject(calc) ? calc : {}), resolved_notes: resolved };
}

/** Notes with expressions of versions 2 to 4 keep their old name. */
const notesOf = ({ local_notes: notes, notes: old }: JsonObject): JsonValue | undefined => notes ?? old;

const rowFields: ReadonlySet<string> = new Set(['children', 'calc']);
const sheetFields: ReadonlySet<string> = new Set([...rowLists, 'calc']);

/** The location of a row: its list, and the row around it. */
type Place = SheetRow;

/** The rows of a sheet by their ids, in their order. */
const placesOf = (sheet: JsonObject): ReadonlyMap<string, Place> =>
  new Map([...walkRows(sheet)].map((place) => [place.id, place] as const));

/** A row without its nested rows, and without computed fields. */
const ownFields = ({ children: _, ...row }: JsonObject): JsonValue | undefined => withoutCalc(row);

/** True if the common elements of both lists are in the same order. */
function isSameOrder(before: readonly string[], now: readonly string[]): boolean {
  const present = new Set(now);
  const common = new Set(before.filter((id) => present.has(id)));
  const order = now.filter((id) => common.has(id));
  return before.filter((id) => common.has(id)).every((id, i) => order[i] === id);
}

/** The list with each of the other rows after its predecessor in their list, or in `order`. */
function interleave(
  list: readonly string[],
  others: readonly string[],
  order: readonly string[] = others,
): readonly string[] {
  const isIn = new Set(list);
  const placeOf = new Map(order.map((id, at) => [id, at]));
  // The rows to put after a row of the list, or before all of them (null); the last one comes first.
  const behind = new Map<string | null, string[]>();
  for (const id of others) {
    if (isIn.has(id)) continue;
    let at = (placeOf.get(id) ?? 0) - 1;
    while (at >= 0 && !isIn.has(order[at] ?? '')) at -= 1;
    const after = order[at] ?? null;
    isIn.add(id);
    const same = behind.get(after);
    if (same) same.push(id);
    else behind.set(after, [id]);
  }
  const result: string[] = [];
  const left = [...list.toReversed(), ...(behind.get(null) ?? [])];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    result.push(id);
    left.push(...(behind.get(id) ?? []));
  }
  return result;
}

/**
 * The original sheet with the changes of the character since it was imported. `before` is the result of importing the
 * original now, `now` the character; both are written with the ids of the original where they have these rows. Rows
 * without a row of the character stay in place; so do all fields of a row that is not among `changed`. Rows in `left`
 * that the original does not have are not written.
 */
export function mergeSheet(
  original: JsonObject,
  before: JsonObject,
  now: JsonObject,
  { changed, left }: { readonly changed: ReadonlySet<string>; readonly left: ReadonlySet<string> },
): JsonObject {
  const places = { original: placesOf(original), before: placesOf(before), now: placesOf(now) };
  /**
   * A row made for data that the original has in another form (bare hands) is left out, as long as nothing in it
   * changed.
   */
  const isNeeded = (id: string, row: JsonObject): boolean => {
    const earlier = places.before.get(id);
    if (left.has(id)) return false;
    return places.original.has(id) || !earlier || !isEqual(ownFields(earlier.row), ownFields(row));
  };
  const needed = [...places.now].filter(([id, { row }]) => isNeeded(id, row));
  const neededIds = new Set(needed.map(([id]) => id));
  /** Rows of the original that the character has no row for stay. */
  const stays = [...places.original].filter(([id]) => !places.now.has(id) && !places.before.has(id));
  const kept = new Set([...neededIds, ...stays.map(([id]) => id)]);

  // A row that did not move since stays at its place in the original, which may be in a container that does not exist
  // here.
  const inside = new Map<string, Set<string>>();
  const put = (id: string, { list, parent }: Place): void => {
    const key = parent !== '' && kept.has(parent) ? parent : `list ${list}`;
    inside.set(key, (inside.get(key) ?? new Set()).add(id));
  };
  const isOrderSame = isSameOrder(
    [...places.before.keys()],
    needed.map(([id]) => id),
  );
  const placeNow = (id: string, place: Place): Place => {
    const [source, earlier] = [places.original.get(id), places.before.get(id)];
    return source && earlier && earlier.parent === place.parent && earlier.list === place.list ? source : place;
  };
  for (const [id, place] of needed) put(id, placeNow(id, place));
  const staying = new Set(stays.map(([id]) => id));
  for (const [id, place] of stays) put(id, place);
  const originalOrder = [...places.original.keys()];
  const placeInOriginal = new Map(originalOrder.map((id, at) => [id, at]));
  const asInOriginal = (ids: Iterable<string>): readonly string[] =>
    [...ids]
      .filter((id) => placeInOriginal.has(id))
      .sort((a, b) => (placeInOriginal.get(a) ?? 0) - (placeInOriginal.get(b) ?? 0));

  const childrenOf = (key: string): readonly JsonObject[] => {
    const ids = [...(inside.get(key) ?? [])];
    const present = ids.filter((id) => !staying.has(id));
    const ordered = isOrderSame
      ? interleave(asInOriginal(ids), present)
      : interleave(present, asInOriginal(ids.filter((id) => staying.has(id))), originalOrder);
    return ordered.map(writeRow).filter((row) => row !== null);
  };
  const writeRow = (id: string): JsonObject | null => {
    const [source, earlier, row] = [places.original.get(id)?.row, places.before.get(id)?.row, places.now.get(id)?.row];
    const merged =
      source && earlier && row && changed.has(id)
        ? mergeObject(source, { before: earlier, now: row }, rowFields)
        : (source ?? row);
    if (!merged) return null;
    const children = childrenOf(id);
    const further = children.map((child) => {
      const place = places.now.get(String(child.id));
      return { child, counted: place?.parent === id ? place.row : null };
    });
    // Rows without a row here keep the numbers that their program computed.
    if (!row) return withParts(merged, children, merged.calc);
    const isChanged = changed.has(id);
    const versions = { before: calcIn(earlier), now: calcIn(row) };
    const ours = isSameContents(source, children) ? row.calc : withFurther(row.calc, further);
    const calc = isSameContents(source, children) ? mergeCalc(source?.calc, versions, isChanged) : ours;
    return withParts(
      withWeaponCalc(merged, { before: earlier, now: row }, isChanged),
      children,
      withResolvedNotes(calc ?? ours, merged, source),
    );
  };

  const fields = mergeObject(original, { before, now }, sheetFields);
  const calc = mergeCalc(original.calc, { before: calcIn(before), now: calcIn(now) }, false);
  const lists = rowLists.flatMap((list) => {
    const rows = childrenOf(`list ${list}`);
    return rows.length > 0 || original[list] !== undefined ? [[list, rows] as const] : [];
  });
  return inOrder(
    {
      ...fields,
      ...Object.fromEntries(lists),
      ...(calc === undefined ? {} : { calc }),
    },
    original,
  );
}

/** The row with its contents and its worked-out numbers. */
function withParts(row: JsonObject, children: readonly JsonObject[], calc: JsonValue | undefined): JsonObject {
  const { calc: _, ...rest } = row;
  const withChildren = children.length > 0 || row.children !== undefined ? { ...rest, children } : rest;
  const ordered = inOrder(withChildren, rest);
  return calc === undefined ? ordered : { ...ordered, calc };
}
