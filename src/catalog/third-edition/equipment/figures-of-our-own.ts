import { ownFigures } from '../../books.ts';
import type { ItemFacet } from '../../item-entry.ts';

/** Gear with a price in dollars and a weight in pounds, each, that neither book gives. */
export const gear = (cost: number, weight: number, note?: string): ItemFacet => figures('gear', cost, weight, note);

/** A container for other items, likewise. */
export const container = (cost: number, weight: number, note?: string): ItemFacet =>
  figures('container', cost, weight, note);

const figures = (kind: ItemFacet['kind'], cost: number, weight: number, note: string | undefined): ItemFacet => ({
  cite: ownFigures,
  kind,
  cost,
  weight,
  ...(note === undefined ? {} : { notes: [note] }),
});
