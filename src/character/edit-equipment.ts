import type { Character } from './character.ts';
import { canContain, placeOf } from './containers.ts';
import { changeRow } from './edit-rows.ts';
import type { PlaceChoice } from './equipment-rows.ts';

/**
 * Moves an item to a place: in hand, on the back, in the load, set down or at home. It is taken out of its container
 * first; its contents move with it.
 */
export function placeItem(character: Character, key: string, place: PlaceChoice): Character {
  const slung = place === 'slung';
  return changeRow(character, 'equipment', key, { place: slung ? 'carried' : place, container: '', slung });
}

/**
 * Puts an item into a container. The character is unchanged if the container does not exist, is the item itself, or is
 * inside the item.
 */
export function putInto(character: Character, key: string, container: string): Character {
  if (!canContain(character.equipment, key, container)) return character;
  return changeRow(character, 'equipment', key, { container, slung: false });
}

/** Takes an item out of its container; it stays in the same place. */
export function takeOut(character: Character, key: string): Character {
  const item = character.equipment.find((row) => row.key === key);
  if (!item || item.container === '') return character;
  return changeRow(character, 'equipment', key, { container: '', place: placeOf(character.equipment, item) });
}
