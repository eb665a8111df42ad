import type { HitLocation } from '../combat/fight-rules.ts';
import { groupBy } from '../shared/group-by.ts';
import type { SheetLocation } from '../shared/sheet-location.ts';
import { locations } from './fight/places.ts';

/** Eyes without armor of their own have that of the face; the vitals are in the torso. */
const within = new Set(['eyes', 'vitals']);

function readLocation(of: readonly [HitLocation, ...HitLocation[]]): SheetLocation {
  const [{ add, armor = [], name }] = of;
  const [first = name, ...others] = armor;
  const isWithin = within.has(first);
  return {
    name: first,
    add,
    rolls: of.flatMap(({ rolls }) => (rolls ? [rolls] : [])),
    places: isWithin ? [first, ...(others.length > 0 ? others : ['torso'])] : [first],
    coveredBy: isWithin ? [first] : [first, ...others],
    always: !isWithin,
  };
}

const placeOf = ({ armor, name }: HitLocation): string => armor?.[0] ?? name;
/** A shield in the way is a matter of the attack, and makes no other location. */
const bodyLocations = locations.filter(({ addWithoutShield }) => addWithoutShield === undefined);

/** The hit locations of a human in the order of the book's table (pp. 398–400, 552). */
export const hitLocations: readonly SheetLocation[] = [...groupBy(bodyLocations, placeOf).values()].flatMap(
  ([first, ...others]) => (first ? [readLocation([first, ...others])] : []),
);
