import { attributePrices } from './tables/prices.ts';

/** Points of an attribute's level (p. 6): the table to 20, then 25 a level; null under 7, which cannot be had. */
export function attributePrice(level: number): number | null {
  if (level > 20) return (attributePrices[20] ?? 0) + (level - 20) * 25;
  return attributePrices[level] ?? null;
}
