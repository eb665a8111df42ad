import type { EquipmentRow, ItemKind, ItemPlace, PlaceChoice } from '../../character/equipment-rows.ts';
import type { ResolvedItem } from '../resolve/context.ts';

/** Returns where an item is, in the words of the forms and of the sheet. A mount is ridden, led, or left at home. */
export function describePlace(place: PlaceChoice, kind: ItemKind | undefined): string {
  if (place === 'home') return 'at home';
  if (kind === 'mount') return place === 'ready' ? 'ridden' : 'led along';
  if (place === 'slung') return 'slung on the back';
  if (place === 'carried') return 'carried';
  if (place === 'stowed') return 'dropped';
  if (kind === 'armor' || kind === 'container') return 'worn';
  return kind === 'weapon' || kind === 'shield' ? 'in hand' : 'in use';
}

const places: readonly ItemPlace[] = ['ready', 'carried', 'stowed', 'home'];
const placesOfMount: readonly ItemPlace[] = ['ready', 'stowed', 'home'];
const placesOfShield: readonly PlaceChoice[] = ['ready', 'slung', 'carried', 'stowed', 'home'];

/** Returns the places that an item of this kind can be put in. */
export function placesFor(kind: ItemKind | undefined): readonly PlaceChoice[] {
  if (kind === 'mount') return placesOfMount;
  return kind === 'shield' ? placesOfShield : places;
}

/** Returns where the player put an item that is in no container. */
export const placeChoice = (
  { place, slung }: Pick<EquipmentRow, 'place' | 'slung'>,
  kind: ItemKind | undefined,
): PlaceChoice => (slung && place === 'carried' && kind === 'shield' ? 'slung' : place);

/** Returns where the contents of an item are: "in quiver", "on the saddle horse", or "on" a mount that has a name. */
export function describeInside({ name, row, facet }: Pick<ResolvedItem, 'name' | 'row' | 'facet'>): string {
  const words = row.own ? name : name.toLowerCase();
  if (facet?.kind !== 'mount') return `in ${words}`;
  return row.own ? `on ${words}` : `on the ${words}`;
}
