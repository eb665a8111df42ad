import type { OwnBody } from '../../../character/own-body.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { BodyShape } from '../../../rules/combat/combat-rules.ts';
import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import { gcsRulesetId, rulesetOf } from '../../../rules/rulesets.ts';
import { placeOf } from '../gcs-names.ts';
import type { GcsBody, GcsLocation } from '../read/gcs-sheet.ts';
import { type JsonObject, writeObject } from './export-object.ts';

/** A hit location of a body: its share of the dice, penalty and natural DR (Basic Set pp. 398–399, 552). */
interface Location {
  readonly id: string;
  readonly choice: string;
  readonly name: string;
  readonly slots: number;
  readonly penalty: number;
  readonly dr?: number;
  readonly parts?: { readonly dice: number; readonly locations: readonly Location[] };
}

const limb = (id: string, choice: string, side: string, slots: number): Location => ({
  id,
  choice,
  name: `${side} ${choice}`,
  slots,
  penalty: -2,
});
const one = (id: string, name: string, slots: number, penalty: number, dr = 0): Location => ({
  id,
  choice: name,
  name,
  slots,
  penalty,
  dr,
});

const humanoid: readonly Location[] = [
  one('eye', 'Eyes', 0, -9),
  one('skull', 'Skull', 2, -7, 2),
  one('face', 'Face', 1, -5),
  limb('leg', 'Leg', 'Right', 2),
  limb('arm', 'Arm', 'Right', 1),
  one('torso', 'Torso', 2, 0),
  one('groin', 'Groin', 1, -3),
  limb('arm', 'Arm', 'Left', 1),
  limb('leg', 'Leg', 'Left', 2),
  one('hand', 'Hand', 1, -4),
  one('foot', 'Foot', 1, -4),
  one('neck', 'Neck', 2, -5),
  one('vitals', 'Vitals', 0, -3),
];

/** The ids of the hit locations of a human, each once. */
export const locationIds: readonly string[] = [...new Set(humanoid.map(({ id }) => id))];

/** What covers the torso covers the vitals, which GCS counts as a place of their own. */
const locationsByPlace: Readonly<Record<string, readonly string[]>> = {
  torso: ['torso', 'vitals'],
  head: ['skull', 'face', 'eye'],
  eyes: ['eye'],
  arms: ['arm'],
  legs: ['leg'],
  forelegs: ['leg'],
  midlegs: ['leg'],
  'hind legs': ['leg'],
  hands: ['hand'],
  tentacles: ['hand'],
  feet: ['foot'],
  wings: ['wing'],
  fins: ['fin'],
  body: ['torso', 'vitals', 'groin'],
};

/** The hit locations for a place of the body; a place that GCS has not keeps its name. */
export const locationsOf = (place: string): readonly string[] =>
  Object.hasOwn(locationsByPlace, place)
    ? (locationsByPlace[place] ?? [])
    : [place.trim().toLowerCase().replaceAll(/\s+/g, '_')];

/** The names in tables of GCS for places of a plan, where they are not the id with a capital letter. */
const tableNames: Readonly<Record<string, string>> = {
  eyes: 'Eyes',
  forelegs: 'Foreleg',
  midlegs: 'Midleg',
  'hind legs': 'Hindleg',
  tentacles: 'Tentacle',
};
/** The names of bodies there, where they are others. */
const bodyNames: Readonly<Record<string, string>> = {
  snakeman: 'Snakemen',
  'winged-hexapod': 'Hexapod, Winged',
  'winged-quadruped': 'Quadruped, Winged',
  'winged-serpent': 'Vermiform, Winged',
};

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The locations of a plan of the book. */
function locationsOfPlan({ id: plan, places }: BodyShape): readonly Location[] {
  if (plan === 'humanoid') return humanoid;
  return places.map(([place, rolls, penalty]) => {
    const [id = place] = locationsOf(place);
    const slots = rolls ? rolls[1] - rolls[0] + 1 : 0;
    const name = tableNames[place] ?? capitalize(id);
    return { id, choice: capitalize(id), name, slots, penalty, dr: naturalResistanceOf(place) };
  });
}

/** The locations of a body of the character's own. */
const locationsOfOwn = ({ places }: OwnBody): readonly Location[] =>
  places.map(({ name, place, results, add, resistance, parts, partDice = 1 }) => ({
    ...ownLocation({ name, place, results, add, resistance }),
    ...(parts ? { parts: { dice: partDice, locations: parts.map(ownLocation) } } : {}),
  }));

function ownLocation({
  name,
  place,
  results,
  add,
  resistance,
}: Pick<OwnBody['places'][number], 'name' | 'place' | 'results' | 'add' | 'resistance'>): Location {
  const id = (place || name).trim().toLowerCase().replaceAll(/\s+/g, '_');
  return { id, choice: name, name, slots: results, penalty: add, dr: resistance };
}

/** The DR that a place has by itself, by its name. */
export const naturalResistanceOf = (place: string): number =>
  ownValue(rulesetOf(gcsRulesetId).hitLocations?.naturalResistance ?? {}, place) ?? 0;

const plans = (): readonly BodyShape[] => rulesetOf(gcsRulesetId).hitLocations?.plans ?? [];

interface BodyTable {
  readonly name: string;
  readonly dice: number;
  readonly locations: readonly Location[];
}

/** The body of a human as a table of GCS. */
export const humanTable: BodyTable = { name: 'Humanoid', dice: 3, locations: humanoid };

/** The body of a character as a table of GCS. */
export function bodyTableOf({ ruleset, context }: BodyOwner): BodyTable {
  const body = ruleset.hitLocations?.of(context);
  const { body: own } = context.character.concept;
  if (body?.plan === 'own' && own) return { name: own.name, dice: own.dice, locations: locationsOfOwn(own) };
  const plan = ruleset.hitLocations?.plans.find(({ id }) => id === body?.plan);
  if (!body || !plan) return humanTable;
  const table =
    plan.id === 'humanoid'
      ? humanTable
      : { name: bodyNames[plan.id] ?? plan.name, dice: 3, locations: locationsOfPlan(plan) };
  const further = furtherLocations(body, table.locations);
  return further.length === 0 ? table : { ...table, locations: [...table.locations, ...further] };
}

/** The places that a character has besides those of the plan, such as the wings of a winged human: no roll hits them. */
function furtherLocations({ table }: SheetBody, locations: readonly Location[]): readonly Location[] {
  const ids = new Set(locations.map(({ id }) => id));
  return table.flatMap(({ name, add }) => {
    const [id = name] = locationsOf(name);
    return ids.has(id) ? [] : [one(id, capitalize(id.replaceAll('_', ' ')), 0, add, naturalResistanceOf(name))];
  });
}

type BodyOwner = Pick<DerivedCharacter, 'ruleset' | 'context'>;
type SheetBody = NonNullable<ReturnType<NonNullable<DerivedCharacter['ruleset']['hitLocations']>['of']>>;

/** The ids of the locations of a character's body, each once. */
export const locationIdsOf = (derived: BodyOwner): readonly string[] => [
  ...new Set(bodyTableOf(derived).locations.map(({ id }) => id)),
];

/** A body, and further parts that armor here may cover: a tail, or wings, which no roll hits. */
export function writeBody({ name, dice, locations }: BodyTable, features: readonly JsonObject[]): JsonObject {
  const ids = new Set(locations.flatMap(({ id, parts }) => [id, ...(parts?.locations ?? []).map((part) => part.id)]));
  const named = features.flatMap(({ type, locations: of }) =>
    type === 'dr_bonus' && Array.isArray(of) ? of.map(String) : [],
  );
  const isHuman = locations === humanoid;
  const others = [...new Set(named)].filter((id) => id !== 'all' && !ids.has(id) && (isHuman || !isOfHuman(id)));
  const all = [...locations, ...others.map((id) => one(id, capitalize(id.replaceAll('_', ' ')), 0, 0))];
  return { name, roll: `${dice}d`, locations: all.map(writeLocation) };
}

/** Armor of a human names places that another body has not got: these are no further parts of it. */
const isOfHuman = (id: string): boolean => locationIds.includes(id);

const writeLocation = ({ id, choice, name, slots, penalty, dr = 0, parts }: Location): JsonObject => ({
  ...writeObject('location', {
    id,
    choice_name: choice,
    table_name: name,
    slots,
    hit_penalty: penalty,
    dr_bonus: dr,
  }),
  ...(parts ? { sub_table: { roll: `${parts.dice}d`, locations: parts.locations.map(writeLocation) } } : {}),
});

/** What decides whether two tables are the same: the places that dice hit, in their order. */
const shapeOf = (rows: readonly { readonly id: string; readonly slots: number; readonly penalty: number }[]): string =>
  rows
    .filter(({ slots }) => slots > 0)
    .map(({ id, slots, penalty }) => `${id} ${slots} ${penalty}`)
    .join(', ');

const unrolled = (rows: readonly { readonly id: string; readonly slots: number; readonly penalty: number }[]) =>
  rows.filter(({ slots }) => slots <= 0).map(({ id, penalty }) => `${id} ${penalty}`);

const rowOf = ({ id, slots, hitPenalty }: GcsLocation) => ({ id: placeId(id), slots, penalty: hitPenalty });
const placeId = (id: string): string => locationsOf(placeOf(id))[0] ?? id;

/**
 * The plan of the book that a body is: its table has the same places with the same results of three dice and the same
 * penalties, whatever it is called. Places that no roll hits may be missing; a human body may have more of them. A blob is known by its
 * name, since its one place takes any roll. Undefined for a body that is none of them.
 */
export function recognizeBody({ name, roll, locations }: GcsBody): BodyShape | undefined {
  if (roll.trim().toLowerCase() !== '3d' || locations.some(({ parts }) => parts !== null)) return undefined;
  const rows = locations.map(rowOf);
  const [only, ...more] = rows;
  if (only && more.length === 0)
    return /^blob$/iu.test(name.trim()) ? plans().find(({ id }) => id === 'blob') : undefined;
  return plans().find((plan) => {
    const known = locationsOfPlan(plan);
    const apart = unrolled(known);
    return (
      shapeOf(known) === shapeOf(rows) &&
      unrolled(rows).every(
        (row) => apart.includes(row) || (plan.id === 'humanoid' && !isOfHuman(row.split(' ')[0] ?? '')),
      )
    );
  });
}

const clamp = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.max(least, Math.min(most, Math.trunc(value))) : least;
const diceOf = (roll: string): number => clamp(Number.parseInt(roll, 10) || 3, 1, 20);

type OwnPlace = OwnBody['places'][number];

/** A body of GCS as one of the character's own. Tables within tables of places are left out. */
export const ownBodyOf = ({ name, roll, locations }: GcsBody): OwnBody => ({
  name: name.trim().slice(0, 100),
  dice: diceOf(roll),
  places: locations.slice(0, 100).map(
    ({ parts, ...location }): OwnPlace => ({
      ...ownPlaceOf(location),
      ...(parts && parts.locations.length > 0
        ? { partDice: diceOf(parts.roll), parts: parts.locations.slice(0, 40).map(ownPlaceOf) }
        : {}),
    }),
  ),
});

const ownPlaceOf = ({
  id,
  tableName,
  choiceName,
  slots,
  hitPenalty,
  resistance,
}: Omit<GcsLocation, 'parts'>): Omit<OwnPlace, 'parts' | 'partDice'> => ({
  name: (tableName || choiceName || id).trim().slice(0, 100),
  place: id.trim().slice(0, 100),
  results: clamp(slots, 0, 120),
  add: clamp(hitPenalty, -100, 100),
  resistance: clamp(resistance, -1_000_000, 1_000_000),
});
