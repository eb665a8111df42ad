import { type JsonObject, writeObject } from './export-object.ts';

/** A hit location of a human body: its share of 3d, penalty and natural DR (Basic Set pp. 398–399, 552). */
interface Location {
  readonly id: string;
  readonly choice: string;
  readonly name: string;
  readonly slots: number;
  readonly penalty: number;
  readonly dr?: number;
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

/** The ids of the hit locations, each once. */
export const locationIds: readonly string[] = [...new Set(humanoid.map(({ id }) => id))];

const locationsByPlace: Readonly<Record<string, readonly string[]>> = {
  head: ['skull', 'face', 'eye'],
  eyes: ['eye'],
  arms: ['arm'],
  legs: ['leg'],
  hands: ['hand'],
  feet: ['foot'],
  body: ['torso', 'vitals', 'groin'],
};

/** The hit locations for a place of the body; a place that GCS has not keeps its name. */
export const locationsOf = (place: string): readonly string[] =>
  Object.hasOwn(locationsByPlace, place)
    ? (locationsByPlace[place] ?? [])
    : [place.trim().toLowerCase().replaceAll(/\s+/g, '_')];

/** DR of a location: `all`, and how much more or less it is against single kinds of damage, as GCS writes both. */
export type LocationResistance = Readonly<Record<string, number>>;

/**
 * The DR of a location from `dr_bonus` features in force (format, section 11). Locations that no feature names have their
 * natural DR and what protects all.
 */
export function resistanceAt(id: string, natural: number, features: readonly JsonObject[]): LocationResistance {
  const byKind = new Map<string, number>([['all', natural]]);
  for (const { type, locations, specialization, amount } of features) {
    if (type !== 'dr_bonus' || typeof amount !== 'number' || !Array.isArray(locations)) continue;
    if (!locations.includes(id) && !locations.includes('all')) continue;
    const kind = typeof specialization === 'string' && specialization !== '' ? specialization.toLowerCase() : 'all';
    byKind.set(kind, (byKind.get(kind) ?? 0) + amount);
  }
  return Object.fromEntries(byKind);
}

/** The body of a human, and what armor here may cover besides: a tail, or wings, which no roll hits. */
export function writeBody(features: readonly JsonObject[]): JsonObject {
  const named = features.flatMap(({ type, locations }) =>
    type === 'dr_bonus' && Array.isArray(locations) ? locations.map(String) : [],
  );
  const others = [...new Set(named)].filter((id) => id !== 'all' && !locationIds.includes(id));
  const all = [...humanoid, ...others.map((id) => one(id, wordsOf(id), 0, 0))];
  return {
    name: 'Humanoid',
    roll: '3d',
    locations: all.map(({ id, choice, name, slots, penalty, dr = 0 }) =>
      writeObject('location', {
        id,
        choice_name: choice,
        table_name: name,
        slots,
        hit_penalty: penalty,
        dr_bonus: dr,
      }),
    ),
  };
}

const wordsOf = (id: string): string => {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
