import { thirdEditionAttributePrice } from '../third-edition/prices.ts';
import { attributeMinimum } from './decisions.ts';

/** Returns the price in points of an attribute's level (p. 6): the table to 20, then 25 a level; null under 7. */
export const findAttributePrice = (level: number): number | null => thirdEditionAttributePrice(level, attributeMinimum);
