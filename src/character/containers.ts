import type { EquipmentRow, ItemPlace } from './equipment-rows.ts';

/**
 * The containers that an item lies in, the nearest first. A container that is not there counts as none, and a ring
 * (which only a file made elsewhere can have) is followed once.
 */
export function containersOf(items: readonly EquipmentRow[], key: string): EquipmentRow[] {
  return containersIn(new Map(items.map((item) => [item.key, item])), key);
}

/** As {@link containersOf}, for a caller that has the items by their keys. */
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

/** Where an item is: where its outermost container is, or its own place when it lies in none. */
export function placeOf(items: readonly EquipmentRow[], item: EquipmentRow): ItemPlace {
  const outermost = containersOf(items, item.key).at(-1);
  return outermost ? besides(outermost.place) : item.place;
}

/** True when `container` is there and an item may go into it: it is neither the item itself nor within it. */
export function mayLieIn(items: readonly EquipmentRow[], key: string, container: string): boolean {
  if (key === container || !items.some((item) => item.key === container)) return false;
  return !containersOf(items, container).some((outer) => outer.key === key);
}

/** The items without one of them; what lay directly in it now lies where it lay. */
export function withoutItem(items: readonly EquipmentRow[], key: string): EquipmentRow[] {
  const removed = items.find((item) => item.key === key);
  if (!removed) return [...items];
  const place = placeOf(items, removed);
  return items
    .filter((item) => item !== removed)
    .map((item) =>
      item.container === key
        ? { ...item, container: removed.container === item.key ? '' : removed.container, place: besides(place) }
        : item,
    );
}

/** What lies in something worn or in hand is itself only carried. */
function besides(place: ItemPlace): ItemPlace {
  return place === 'ready' ? 'carried' : place;
}
