import type { ItemKind, ItemPlace } from '../character/equipment-rows.ts';

/** Where an item is, in the words of the forms and of the sheet. */
export function placeWords(place: ItemPlace, kind: ItemKind | undefined): string {
  if (place === 'carried') return 'carried';
  if (place === 'stowed') return 'set down';
  if (place === 'home') return 'at home';
  if (kind === 'armor' || kind === 'container') return 'worn';
  return kind === 'weapon' || kind === 'shield' ? 'in hand' : 'in use';
}
