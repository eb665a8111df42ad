import type { DerivationBuilder } from '../../engine/builder.ts';
import { memoizeByKeys, memoizeFilter } from '../../engine/memoize.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../resolve/context.ts';
import { itemStat, mountStat } from '../stat-ids.ts';
import { groupBy } from './group-by.ts';

/** Returns the mount that is ridden, if any; of several the first. */
export const riddenMount = memoizeByKeys(
  ({ items }: SheetContext) => [items],
  ({ items }): ResolvedItem | undefined => items.find((item) => isMount(item) && item.inUse && item.hasAny),
);

/** Returns the mounts among items; most characters have none. */
export const mountsAmong = memoizeFilter<ResolvedItem>(isMount);

/** Returns the items on each mount, by the key of the mount. */
const cargoes = memoizeByKeys(
  ({ items }: SheetContext) => [items],
  ({ items }) => groupBy(items, ({ mount }) => mount),
);

/** Writes the load of a mount in pounds: the items on it, divided by the quantity of the row, and its rider. */
export function writeCargo(
  w: DerivationBuilder,
  context: SheetContext,
  { key }: ResolvedItem,
  isRidden: boolean,
): void {
  w.start(0, 'nothing carried');
  for (const item of cargoes(context).get(key) ?? []) {
    if (item.facet) w.addFrom(itemStat(item.key, 'weight'), 1, item.name, { row: item.key });
  }
  const quantity = w.choice(itemStat(key, 'quantity'));
  if (quantity > 1) w.divide(quantity, 'shared among the animals', { row: key });
  if (isRidden) w.addFrom(mountStat(key, 'rider'), 1, 'rider');
}

/**
 * Writes the weight of the rider in pounds: body and gear. The part of the body in a fat person's load is not counted twice.
 * @param writeAverage writes the weight of a body that is not said
 */
export function writeRiderWeight(
  w: DerivationBuilder,
  context: SheetContext,
  writeAverage: (w: DerivationBuilder) => unknown,
): void {
  const { weight } = context.character.concept;
  if (weight === null) writeAverage(w);
  else w.start(weight, 'body weight');
  for (const { key, name, facet, onBody } of context.items) {
    if (facet && onBody) w.addFrom(itemStat(key, 'weight'), 1, name, { row: key });
  }
}
