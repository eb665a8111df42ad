import { attributePrices } from '../shared/tables/third-edition-prices.ts';

const last = 20;
const further = 25;

/** Returns the price in points of an attribute's level: the table, then 25 a level; null under the book's minimum. */
export function thirdEditionAttributePrice(level: number, minimum: number): number | null {
  if (level < minimum) return null;
  if (level > last) return (attributePrices[last] ?? 0) + (level - last) * further;
  return attributePrices[level] ?? null;
}
