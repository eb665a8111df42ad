import type { Citation } from '../../../engine/citation.ts';
import { basicSet } from '../../books.ts';
import type { ListedItemModifier } from '../../item-entry.ts';

/** A modifier's addition to an item's cost factors: "+4 CF" makes the price five times as high. */
type CostFactor = `${'+' | '-'}${number} CF`;

type ItemModifierRow = readonly [page: Citation['page'], price: CostFactor, note: string];

/** Reads a table of modifiers of items, by their names. */
export const readItemModifierTable = (
  table: Readonly<Record<string, ItemModifierRow>>,
): readonly ListedItemModifier[] =>
  Object.entries(table).map(([name, [page, price, note]]) => ({
    name,
    costFactor: Number.parseFloat(price),
    note,
    cite: basicSet(page),
  }));
