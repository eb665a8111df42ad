import type { ArmorFigures, Attack, SplitResistance } from '../../catalog/item-entry.ts';
import { nameInSentence } from '../../catalog/name-in-sentence.ts';
import type { EquipmentRow, ItemKind, ItemPlace, PlaceChoice } from '../../character/equipment-rows.ts';
import type { AppearanceRoll, SelfControlRoll } from '../../character/trait-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem } from '../resolve/context.ts';

type Damaging = Pick<Attack, 'type' | 'times' | 'armorDivisor' | 'explosive' | 'fragments' | 'instead' | 'sides'>;

/**
 * Returns the damage of an attack from that of its dice: "6d×3", "2d8" for dice of other sides, or its effect instead
 * of damage: "HT−3".
 */
export function describeDamage({ times, instead, sides }: Damaging, dice: string): string {
  if (instead !== undefined) return instead;
  const rolled = sides === undefined ? dice : dice.replace(/(\d)d/, `$1d${sides}`);
  return times === undefined || times === 1 ? rolled : `${rolled}×${times}`;
}

/** Returns the text after the dice: the armor divisor, the type, the explosion: "(10) cr ex [2d cut]". */
export const describeDamageType = ({ type, armorDivisor, explosive, fragments }: Damaging): string =>
  [
    ...(armorDivisor === undefined ? [] : [`(${formatFraction(armorDivisor)})`]),
    ...(type ? [type.replace(/-$/, '−')] : []),
    ...(explosive ? ['ex'] : []),
    ...(fragments === undefined ? [] : [`[${fragments} cut]`]),
  ].join(' ');

export const againstCrushing = 'against crushing';
export const againstOtherTypes = 'against all but cutting and piercing';

/** Returns DR in short, as the table of armor has it: "4", "4/2". */
export const shortResistance = ({ damageResistance, crushing, otherTypes }: SplitResistance): string =>
  [damageResistance, otherTypes ?? crushing].filter((value) => value !== undefined).join('/');

/** Returns DR in words: "4 (2 against crushing)". */
function describeResistance({ damageResistance, crushing, otherTypes }: SplitResistance): string {
  if (otherTypes !== undefined) return `${damageResistance} (${otherTypes} ${againstOtherTypes})`;
  return crushing === undefined ? `${damageResistance}` : `${damageResistance} (${crushing} ${againstCrushing})`;
}

/** Returns the parts of armor with their places: "DR 50 torso", "DR 30 arms, legs"; of one part, DR and places apart. */
export function describeArmorParts({ parts = [], places = [], ...armor }: ArmorFigures): readonly string[] {
  const others = parts.flatMap((part) => part.places);
  const first = places.filter((place) => !others.includes(place));
  if (parts.length === 0) return [`DR ${describeResistance(armor)}`, ...(first.length > 0 ? [first.join(', ')] : [])];
  return [{ ...armor, places: first }, ...parts].map(
    (part) => `DR ${describeResistance(part)} ${part.places.join(', ')}`,
  );
}

/** The roll against a disadvantage in words: "resisted on 12", "never resisted". */
export const describeSelfControl = (roll: SelfControlRoll): string =>
  roll === 1 ? 'never resisted' : `resisted on ${roll}`;

/** How often somebody turns up, in words: "appears on 9 or less", "appears constantly". */
export const describeAppearance = (roll: AppearanceRoll): string =>
  roll === 18 ? 'appears constantly' : `appears on ${roll} or less`;

/**
 * Returns the place of an item, in the words of the forms and of the sheet. A mount is ridden, led, or left at home.
 */
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

/** Returns where the player put an item, if it is in no container. */
export const placeChoice = (
  { place, slung }: Pick<EquipmentRow, 'place' | 'slung'>,
  kind: ItemKind | undefined,
): PlaceChoice => (slung && place === 'carried' && kind === 'shield' ? 'slung' : place);

/** An item's name within a sentence: "broadsword"; a custom item keeps its capitals, because it may be a proper name. */
export const itemInSentence = ({ name, row }: Pick<ResolvedItem, 'name' | 'row'>): string =>
  row.own ? name : nameInSentence(name);

/** Returns where the contents of an item are: "in quiver", "on the saddle horse", or "on" a mount that has a name. */
export function describeInside({ name, row, facet }: Pick<ResolvedItem, 'name' | 'row' | 'facet'>): string {
  const words = itemInSentence({ name, row });
  if (facet?.kind !== 'mount') return `in ${words}`;
  return row.own ? `on ${words}` : `on the ${words}`;
}

/** Returns points in words: "1 point", "½ point", "−10 points". */
export function formatPoints(points: number): string {
  const size = Math.abs(points);
  return `${formatFraction(points)} ${size > 0 && size <= 1 ? 'point' : 'points'}`;
}

/** Returns the price of a change in words: "15 points", "refunds 10 points", "no points". */
export function describePriceOfChange(before: Worksheet, after: Worksheet): string {
  const price = after.number('points') - before.number('points');
  if (price === 0) return 'no points';
  return price > 0 ? formatPoints(price) : `refunds ${formatPoints(-price)}`;
}
