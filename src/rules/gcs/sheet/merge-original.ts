import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { inOrder, isEqual, mergeObject, withoutCalc } from './merge-fields.ts';
import { withFurther, withResolvedNotes, withWeaponCalc } from './merged-calc.ts';
import { rowLists, type SheetRow, walkRows } from './sheet-rows.ts';

const rowFields: ReadonlySet<string> = new Set(['children', 'calc']);
const sheetFields: ReadonlySet<string> = new Set([...rowLists, 'calc']);

/** Where a row is: its list, and the row around it. */
type Place = SheetRow;

/** The rows of a sheet by their ids, in their order. */
const placesOf = (sheet: JsonObject): ReadonlyMap<string, Place> =>
  new Map([...walkRows(sheet)].map((place) => [place.id, place] as const));

/** A row without those in it, and without what is worked out. */
const ownFields = ({ children: _, ...row }: JsonObject): JsonValue | undefined => withoutCalc(row);

/** True where what is in both lists is in the same order. */
function isSameOrder(before: readonly string[], now: readonly string[]): boolean {
  const present = new Set(now);
  const common = new Set(before.filter((id) => present.has(id)));
  const order = now.filter((id) => common.has(id));
  return before.filter((id) => common.has(id)).every((id, i) => order[i] === id);
}

/** The list with each of the others after what it follows in theirs, or in `order`. */
function interleave(
  list: readonly string[],
  others: readonly string[],
  order: readonly string[] = others,
): readonly string[] {
  const isIn = new Set(list);
  const placeOf = new Map(order.map((id, at) => [id, at]));
  // What is put behind a row of the list, or before all of them (null); the last one comes first.
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
 * The original sheet with the changes of the character since it was imported. `before` is the character as the import makes it
 * of the original now, `now` the character; both are written with the ids of the original where they have these rows. Rows
 * that no row of the character stands for stay where they are; so do all fields of a row that is not among `changed`. Rows that the original has not, and that are `left`, do not go out.
 */
export function mergeSheet(
  original: JsonObject,
  before: JsonObject,
  now: JsonObject,
  { changed, left }: { readonly changed: ReadonlySet<string>; readonly left: ReadonlySet<string> },
): JsonObject {
  const places = { original: placesOf(original), before: placesOf(before), now: placesOf(now) };
  /** A row made for what the original has in another way (bare hands) is left out, as long as nothing in it changed. */
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

  // A row that did not move since stays where the original has it, which may be in a container that has none here.
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
    // What has no row here keeps the numbers that its program worked out.
    if (!row) return withParts(merged, children, merged.calc);
    const calc = withResolvedNotes(withFurther(row.calc, further), merged, source);
    return withParts(withWeaponCalc(merged, row), children, calc);
  };

  const fields = mergeObject(original, { before, now }, sheetFields);
  const lists = rowLists.flatMap((list) => {
    const rows = childrenOf(`list ${list}`);
    return rows.length > 0 || original[list] !== undefined ? [[list, rows] as const] : [];
  });
  return inOrder(
    {
      ...fields,
      ...Object.fromEntries(lists),
      ...(now.calc === undefined ? {} : { calc: now.calc }),
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
