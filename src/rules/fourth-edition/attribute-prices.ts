import type { AttributeId } from '../../character/character.ts';
import { attributePrices } from './tables/prices.ts';

/**
 * Returns the price in points of an attribute's level (ch. 1, pp. 14–18): the same for each level over and under 10;
 * null under 1.
 */
export function findAttributePrice(id: AttributeId, level: number): number | null {
  return level < 1 ? null : (level - 10) * attributePrices[id];
}
