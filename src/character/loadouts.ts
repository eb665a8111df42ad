import type { Character } from './character.ts';
import { containersIn, placeIn } from './containers.ts';
import { keysInUse, newKey } from './edit-rows.ts';
import { type EquipmentRow, type Loadout, type LoadoutItem, loadoutSchema, maxLoadouts } from './equipment-rows.ts';
import { clampToSchema } from './schema-parts.ts';

/** The loadouts of a character, in the order in which they were made. */
export const loadoutsOf = ({ loadouts }: Pick<Character, 'loadouts'>): readonly Loadout[] => loadouts ?? [];

/** Where all items are now. Of an item in a container the place is that of the container, if that should be gone later. */
function presentItems({ equipment }: Character): LoadoutItem[] {
  const byKey = new Map(equipment.map((row) => [row.key, row]));
  return equipment.map((row) => {
    const { key, container, slung, hand } = row;
    return { row: key, place: placeIn(byKey, row), container, slung, hand };
  });
}

function withLoadouts(character: Character, loadouts: readonly Loadout[]): Character {
  const { loadouts: _, ...rest } = character;
  return loadouts.length === 0 ? rest : { ...rest, loadouts: [...loadouts] };
}

/** Saves the present places of all items under a name, with the next free key. A full list (20) is unchanged. */
export function addLoadout(character: Character, name: string): Character {
  const loadouts = loadoutsOf(character);
  if (loadouts.length >= maxLoadouts) return character;
  const made: Loadout = { key: newKey(keysInUse(character)), name, items: presentItems(character) };
  return withLoadouts(character, [...loadouts, clampToSchema(loadoutSchema, made)]);
}

function changeLoadout(character: Character, key: string, change: Partial<Omit<Loadout, 'key'>>): Character {
  const loadouts = loadoutsOf(character);
  if (!loadouts.some((each) => each.key === key)) return character;
  return withLoadouts(
    character,
    loadouts.map((each) => (each.key === key ? clampToSchema(loadoutSchema, { ...each, ...change }) : each)),
  );
}

/** Gives a loadout another name. */
export const renameLoadout = (character: Character, key: string, name: string): Character =>
  changeLoadout(character, key, { name });

/** Sets a loadout to the present places of all items: those that are gone leave it, new ones join it. */
export const updateLoadout = (character: Character, key: string): Character =>
  changeLoadout(character, key, { items: presentItems(character) });

/** Removes a loadout; its items stay where they are. */
export function removeLoadout(character: Character, key: string): Character {
  const left = loadoutsOf(character).filter((each) => each.key !== key);
  return left.length < loadoutsOf(character).length ? withLoadouts(character, left) : character;
}

/**
 * Puts every item where a loadout has it. Items that it does not name stay where they are, and those that are gone are
 * passed over; what was in a container that is gone, or would be inside itself, is at the place of that container. Returns
 * the same character if nothing moves.
 */
export function applyLoadout(character: Character, { items }: Pick<Loadout, 'items'>): Character {
  const { equipment } = character;
  const wanted = new Map(items.map((item) => [item.row, item]));
  const placed = new Map<string, EquipmentRow>();
  for (const row of equipment) {
    const to = wanted.get(row.key);
    placed.set(row.key, to ? { ...row, place: to.place, container: '', slung: to.slung, hand: to.hand } : row);
  }
  for (const row of equipment) {
    const container = wanted.get(row.key)?.container ?? '';
    const present = placed.get(row.key);
    if (!present || container === row.key || !placed.has(container)) continue;
    if (containersIn(placed, container).some(({ key }) => key === row.key)) continue;
    // Inside a container its own place means nothing: one that is there already does not move.
    placed.set(row.key, { ...present, container, place: row.container === container ? row.place : present.place });
  }
  let hasMoved = false;
  const moved = equipment.map((row) => {
    const after = placed.get(row.key) ?? row;
    const isSame =
      after.place === row.place &&
      after.container === row.container &&
      after.slung === row.slung &&
      after.hand === row.hand;
    if (!isSame) hasMoved = true;
    return isSame ? row : after;
  });
  return hasMoved ? { ...character, equipment: moved } : character;
}

/** What a loadout and the character's items do not have in common: how many are gone, and the keys of those that it lacks. */
export function loadoutDifferences(
  { equipment }: Pick<Character, 'equipment'>,
  { items }: Pick<Loadout, 'items'>,
): { readonly gone: number; readonly added: readonly string[] } {
  const present = new Set(equipment.map(({ key }) => key));
  const named = new Set(items.map(({ row }) => row));
  return {
    gone: [...named].filter((key) => !present.has(key)).length,
    added: [...present].filter((key) => !named.has(key)),
  };
}
