import type { ItemFacet } from '../../catalog/item-entry.ts';

/** Returns the tech levels at which an item is made: "TL6", "TL1 to 4", "TL7 and later"; '' for any. */
export function describeTechLevels({ techLevel }: Pick<ItemFacet, 'techLevel'>): string {
  if (!techLevel) return '';
  const { from, to } = techLevel;
  if (to === undefined) return `TL${from} and later`;
  return from === to ? `TL${from}` : `TL${from} to ${to}`;
}
