import { thirdEditionAttributePrice } from '../third-edition/prices.ts';
import { attributeMinimum } from './decisions.ts';

/** Returns the price in points of an attribute's level (p. 3); null under 1, the minimum. */
export const findAttributePrice = (_: string, level: number): number | null =>
  thirdEditionAttributePrice(level, attributeMinimum);
