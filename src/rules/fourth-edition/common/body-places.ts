import type { BodyPlan } from '../../../catalog/fourth-edition/body-plans.ts';
import type { OwnBody } from '../../../character/own-body.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { SheetLocation } from '../../combat/combat-rules.ts';
import type { HitLocation } from '../../combat/fight-rules.ts';
import { groupBy } from '../../shared/group-by.ts';
import { brainResistance, skullResistance } from './decisions.ts';
import { locations } from './fight/places.ts';

export type Roll = SheetLocation['rolls'][number];

/** The places of a body: as lines of the sheet, and as places to aim at. */
export interface BodyTables {
  readonly table: readonly SheetLocation[];
  readonly locations: readonly HitLocation[];
}

/** The vitals are in the torso. The eyes are no part of the face: armor that covers them says so (pp. 283–285). */
const within: Readonly<Record<string, string>> = { vitals: 'torso' };

/** The DR of places by themselves; a brain has it without a skull (pp. 400, 552). */
export const naturalResistance: Readonly<Record<string, number>> = { skull: skullResistance, brain: brainResistance };

const isListed = (
  name: string,
  rolls: SheetLocation['rolls'],
  add: number,
  names: readonly string[],
): SheetLocation => {
  const outer = ownValue(within, name);
  const [first = name, ...others] = names;
  const resistance = ownValue(naturalResistance, name);
  return {
    name,
    add,
    rolls,
    places: outer ? [first, ...(others.length > 0 ? others : [outer])] : [first],
    coveredBy: outer ? [first] : [first, ...others],
    always: !outer,
    ...(resistance === undefined ? {} : { resistance }),
  };
};

function readLocation(of: readonly [HitLocation, ...HitLocation[]]): SheetLocation {
  const [{ add, armor = [], name }] = of;
  return isListed(
    armor[0] ?? name,
    of.flatMap(({ rolls }) => (rolls ? [rolls] : [])),
    add,
    armor.length > 0 ? armor : [name],
  );
}

/** The name of a place to aim at on the sheet. */
export const placeOnSheet = ({ armor, name }: HitLocation): string => armor?.[0] ?? name;
/** A shield in the way is a matter of the attack, and makes no other location. */
const bodyLocations = locations.filter(({ addWithoutShield }) => addWithoutShield === undefined);

/** The hit locations of a human in the order of the book's table (pp. 398–400, 552). */
export const humanBody: BodyTables = {
  table: [...groupBy(bodyLocations, placeOnSheet).values()].flatMap(([first, ...others]) =>
    first ? [readLocation([first, ...others])] : [],
  ),
  locations,
};

/** Names by which armor and effects mean a place beside its own. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  eyes: ['head'],
  skull: ['head'],
  brain: ['skull', 'head'],
  face: ['head'],
  arms: ['arm'],
  legs: ['leg'],
  forelegs: ['foreleg', 'legs', 'leg'],
  midlegs: ['midleg', 'legs', 'leg'],
  'hind legs': ['hind leg', 'hindleg', 'legs', 'leg'],
  hands: ['hand'],
  feet: ['foot'],
  wings: ['wing'],
  fins: ['fin'],
  tentacles: ['tentacle', 'hands', 'hand', 'arms'],
};

/** One of the places of a plural name: what an attack is aimed at. */
const singulars: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['arm', 'leg', 'foreleg', 'midleg', 'hind leg', 'hand', 'wing', 'fin', 'tentacle', 'eye'].map((one) => [
      `${one}s`,
      one,
    ]),
  ),
  feet: 'foot',
};
const plurals = new Map(Object.entries(singulars).map(([many, one]) => [one, many]));

const idOf = (name: string): string =>
  name
    .split(/[\s_]+/u)
    .map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** What of a place decides about wounds, by its name. The first that fits. */
const kinds: readonly (readonly [RegExp, HitLocation['kind']])[] = [
  [/\beyes?\b/u, 'eye'],
  [/skull|brain|\bhead/u, 'head'],
  [/\bface\b/u, 'face'],
  [/\bneck\b/u, 'neck'],
  [/\bvitals\b/u, 'vitals'],
  [/\bgroin\b/u, 'groin'],
  [/hand|foot|feet|\btail|\bfins?\b/u, 'extremity'],
  [/arm|leg|\bwing|tentacle/u, 'limb'],
];
const kindOf = (name: string): HitLocation['kind'] => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'torso';

/** What follows when a place is crippled (p. 553). */
const consequences: readonly (readonly [RegExp, string])[] = [
  [/\bwing/u, 'cannot fly'],
  [/\btail/u, '−1 to DX; −2 and half Move in water and air'],
  [/\bfins?\b/u, '−3 to DX'],
];

const isLegOrFoot = (name: string): boolean => /leg|foot|feet/u.test(name);

interface FightPlace {
  readonly location: SheetLocation;
  /** What it counts as: "leg". */
  readonly is: string;
  readonly id: string;
  readonly name: string;
  readonly kind: HitLocation['kind'];
}

/** Places to aim at. One of several legs does not bring down who loses it (p. 55). */
function writeLocations(places: readonly FightPlace[], hasManyLegs: boolean): readonly HitLocation[] {
  const trunk = places.find(({ kind }) => kind === 'torso')?.id;
  return places.map(({ location, is, id, name, kind }): HitLocation => {
    const ofHuman = locations.find((each) => each.kind === kind);
    const [rolls, ...furtherRolls] = location.rolls;
    const whenCrippled = consequences.find(([pattern]) => pattern.test(is))?.[1];
    return {
      id,
      name,
      add: location.add,
      kind,
      armor: [...new Set([...location.places, ...location.coveredBy])],
      ...(rolls ? { rolls } : {}),
      ...(furtherRolls.length > 0 ? { furtherRolls } : {}),
      ...(ofHuman?.missedByOne && trunk ? { missedByOne: trunk } : {}),
      ...(ofHuman?.onlyTypes ? { onlyTypes: ofHuman.onlyTypes } : {}),
      ...(location.resistance ? { resistance: location.resistance } : {}),
      ...(hasManyLegs && isLegOrFoot(is) ? { keepsFeet: true } : {}),
      ...(whenCrippled ? { whenCrippled } : {}),
    };
  });
}

/** The places of a plan; rows of one place are one line, as armor covers both. */
export function readPlan({ places, hasLimbTail, hasManyLegs = false }: BodyPlan): BodyTables {
  const table = [...groupBy(places, ([name]) => name)].map(([name, rows]) => {
    const rolls = rows.flatMap(([, range]) => (range ? [range] : []));
    return isListed(name, rolls, rows[0]?.[2] ?? 0, [name, ...(ownValue(furtherNames, name) ?? [])]);
  });
  const aims = table.map((location): FightPlace => {
    const name = ownValue(singulars, location.name) ?? location.name;
    const kind = name === 'tail' && hasLimbTail ? 'limb' : kindOf(name);
    return { location, is: name, id: idOf(name), name, kind };
  });
  return { table, locations: writeLocations(aims, hasManyLegs) };
}

/** A place on human form that no roll hits. */
export const wingsOfHuman: BodyTables = readPlan({ name: '', places: [['wings', null, -2]] });

type OwnPlace = OwnBody['places'][number];

/** Names by which armor and effects mean a place that counts as `is`. */
function namesOf(name: string, is: string): readonly string[] {
  const many = plurals.get(is) ?? is;
  return [...new Set([name, is, many, ...(ownValue(furtherNames, many) ?? [])])];
}

/**
 * The places of a body that came with a file, each on a line of its own; those with the same name are one. Parts of a place
 * have its DR beside theirs. A body of one place has no special one.
 */
export function readOwnBody({ dice, places }: OwnBody): BodyTables {
  let next = dice;
  const rows = places.map((place) => {
    const from = next;
    next += place.results;
    return { place, rolls: place.results > 0 ? ([from, next - 1] as const) : null };
  });
  const nameOf = ({ name, place }: Pick<OwnPlace, 'name' | 'place'>): string => (name || place).trim().toLowerCase();
  const has = (name: string): boolean => places.some((place) => nameOf(place) === name);
  const found = [...groupBy(rows, ({ place }) => nameOf(place))].flatMap(([name, group]) => {
    const [{ place } = { place: undefined }] = group;
    if (!place || name === '') return [];
    const is = place.place.trim().toLowerCase();
    const outer = ownValue(within, name);
    const inside = outer !== undefined && has(outer);
    const whole: SheetLocation = {
      name,
      add: place.add,
      rolls: group.flatMap(({ rolls }) => (rolls ? [rolls] : [])),
      places: inside && place.resistance === 0 ? [name, outer] : [name],
      coveredBy: inside ? [name, is] : namesOf(name, is),
      always: !inside || place.resistance !== 0,
      resistance: place.resistance,
    };
    const parts = (place.parts ?? []).flatMap((part): { is: string; location: SheetLocation }[] => {
      const partName = nameOf(part);
      if (partName === '') return [];
      const partIs = part.place.trim().toLowerCase();
      const location = {
        name: `${partName} (${name})`,
        add: part.add,
        rolls: [],
        places: [`${partName} (${name})`] as const,
        coveredBy: [...new Set([`${partName} (${name})`, partName, ...namesOf(partName, partIs), ...whole.coveredBy])],
        always: true,
        resistance: place.resistance + part.resistance,
      };
      return [{ is: partIs || partName, location }];
    });
    return [{ is: is || name, location: whole }, ...parts];
  });
  const isWhole = found.length === 1;
  const aims = found.map(({ is, location }): FightPlace => {
    const { name } = location;
    return {
      location,
      is,
      name,
      id: idOf(name),
      kind: isWhole ? 'torso' : kindOf(is) === 'torso' ? kindOf(name) : kindOf(is),
    };
  });
  const legs = rows.filter(
    ({ place }) => isLegOrFoot(place.place) && !/^(?:right|left) (?:leg|foot)$/iu.test(place.name.trim()),
  );
  const hasManyLegs = legs.length > 1 && legs.some(({ place }) => /fore|hind|mid|\d/iu.test(place.name));
  return { table: found.map(({ location }) => location), locations: writeLocations(aims, hasManyLegs) };
}
