import type { Character } from './character.ts';
import { mayLieIn, placeOf } from './containers.ts';
import { changeRow } from './edit-rows.ts';
import type { PlaceChoice } from './equipment-rows.ts';

/**
 * Puts an item into hand, on the back, into the load, aside or home. One that lies in a container is taken out first.
 * What lies in the item goes where it goes.
 */
export function placeItem(character: Character, key: string, place: PlaceChoice): Character {
  const slung = place === 'slung';
  return changeRow(character, 'equipment', key, { place: slung ? 'carried' : place, container: '', slung });
}

/**
 * Puts an item into a container. Nothing happens when the container is not there, or is the item itself or something
 * that lies in it.
 */
export function putInto(character: Character, key: string, container: string): Character {
  if (!mayLieIn(character.equipment, key, container)) return character;
  return changeRow(character, 'equipment', key, { container, slung: false });
}

/** Takes an item out of its container; it then lies beside it. */
export function takeOut(character: Character, key: string): Character {
  const item = character.equipment.find((row) => row.key === key);
  if (!item || item.container === '') return character;
  return changeRow(character, 'equipment', key, { container: '', place: placeOf(character.equipment, item) });
}
