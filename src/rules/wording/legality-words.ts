import type { ItemFacet } from '../../catalog/item-entry.ts';

/** Who may usually own things of each Legality Class (Basic Set, p. 267). */
const owners = {
  4: 'sold to anyone',
  3: 'registered or licensed in most places',
  2: 'for police and the military, or with a special license',
  1: 'for the military alone',
  0: 'for governments alone',
} as const;

/** Returns the Legality Class of an item in words: "Legality Class 3: registered or licensed in most places"; '' where it has none. */
export const describeLegality = ({ legalityClass }: Pick<ItemFacet, 'legalityClass'>): string =>
  legalityClass === undefined ? '' : `Legality Class ${legalityClass}: ${owners[legalityClass]}`;
