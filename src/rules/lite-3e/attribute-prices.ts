import { thirdEditionAttributePrice } from '../third-edition/prices.ts';
import { attributeMinimum } from './decisions.ts';

/** Points of an attribute's level (p. 3); null under 1, which cannot be had. */
export const attributePrice = (_: string, level: number): number | null =>
  thirdEditionAttributePrice(level, attributeMinimum);
