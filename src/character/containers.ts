import type { EquipmentRow, ItemPlace } from './equipment-rows.ts';

/**
 * Returns the containers of an item, innermost first. A missing container counts as none, and a cycle (possible only in a
 * file written by another program) is followed once.
 */
export function containersOf(items: readonly EquipmentRow[], key: string): EquipmentRow[] {
  return containersIn(new Map(items.map((item) => [item.key, item])), key);
}

/** Like {@link containersOf}, for a caller that has the items by key. */
export function containersIn(byKey: ReadonlyMap<string, EquipmentRow>, key: string): EquipmentRow[] {
  const seen = new Set([key]);
  const outward: EquipmentRow[] = [];
  let container = byKey.get(byKey.get(key)?.container ?? '');
  while (container && !seen.has(container.key)) {
    seen.add(container.key);
    outward.push(container);
    container = byKey.get(container.container);
  }
  return outward;
}

/** Returns the place of an item: that of its outermost container, or its own without a container. */
export function placeOf(items: readonly EquipmentRow[], item: EquipmentRow): ItemPlace {
  return placeIn(new Map(items.map((each) => [each.key, each])), item);
}

/** Like {@link placeOf}, for a caller that has the items by key. */
export function placeIn(byKey: ReadonlyMap<string, EquipmentRow>, item: EquipmentRow): ItemPlace {
  const outermost = containersIn(byKey, item.key).at(-1);
  return outermost ? placeInside(outermost.place) : item.place;
}

/** Returns true if `container` exists and an item may be put into it: it is neither the item itself nor inside it. */
export function canContain(items: readonly EquipmentRow[], key: string, container: string): boolean {
  if (key === container || !items.some((item) => item.key === container)) return false;
  return !containersOf(items, container).some((outer) => outer.key === key);
}

/** Returns the items without one of them; its direct contents move to its place. */
export function withoutItem(items: readonly EquipmentRow[], key: string): EquipmentRow[] {
  const removed = items.find((item) => item.key === key);
  if (!removed) return [...items];
  const place = placeOf(items, removed);
  return items
    .filter((item) => item !== removed)
    .map((item) =>
      item.container === key
        ? { ...item, container: removed.container === item.key ? '' : removed.container, place: placeInside(place) }
        : item,
    );
}

/** Returns the place of an item whose container is at `place`: inside something worn or in hand it is only carried. */
function placeInside(place: ItemPlace): ItemPlace {
  return place === 'ready' ? 'carried' : place;
}

/** Returns rows of traits or skills without one of them; its direct contents move to its place. */
export function withoutRow<Row extends { readonly key: string; readonly container: string }>(
  rows: readonly Row[],
  key: string,
): Row[] {
  const removed = rows.find((row) => row.key === key);
  const outer = removed?.container === key ? '' : (removed?.container ?? '');
  return rows.flatMap((row) => (row.key === key ? [] : [row.container === key ? { ...row, container: outer } : row]));
}

/**
 * Returns the containers of a row, innermost first; none for rows in a cycle. `containers` are those of its list, by
 * key.
 */
export function containersAround<Row extends { readonly key: string; readonly container: string }>(
  containers: ReadonlyMap<string, Row>,
  row: { readonly key: string; readonly container: string },
): Row[] {
  const seen = new Set([row.key]);
  const around: Row[] = [];
  for (let next = containers.get(row.container); next; next = containers.get(next.container)) {
    if (seen.has(next.key)) return [];
    seen.add(next.key);
    around.push(next);
  }
  return around;
}
