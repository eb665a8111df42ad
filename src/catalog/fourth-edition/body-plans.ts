/** The results of three dice for a random place; null for a place that is never hit at random. */
type Rolls = readonly [from: number, to: number] | null;

/** A place of a body: the results of the dice, and what is added to the roll of an attack that is aimed there. */
type PlaceRow = readonly [name: string, rolls: Rolls, add: number];

/** A body that is not a human's: its places in the order of the dice (Basic Set p. 552). */
export interface BodyPlan {
  readonly name: string;
  readonly places: readonly PlaceRow[];
  /** One of its legs does not bring it down (p. 55). */
  readonly hasManyLegs?: boolean;
  /** Its tail is a limb: a fish's, and a sting (p. 553). */
  readonly hasLimbTail?: boolean;
}

const single = (roll: number): Rolls => [roll, roll];
const eyes: PlaceRow = ['eyes', null, -9];
const largeEyes: PlaceRow = ['eyes', null, -8];
const vitals: PlaceRow = ['vitals', null, -3];
const skull: PlaceRow = ['skull', [3, 4], -7];
const brain: PlaceRow = ['brain', [3, 4], -7];
const face: PlaceRow = ['face', single(5), -5];
const neck: PlaceRow = ['neck', single(6), -5];
const neckFirst: readonly PlaceRow[] = [
  ['neck', single(5), -5],
  ['face', single(6), -5],
];
const head = [eyes, skull, face, neck] as const;
const row = (name: string, rolls: Rolls, add: number): PlaceRow => [name, rolls, add];
const limb = (name: string, from: number, to = from): PlaceRow => [name, [from, to], -2];
const torso = (from: number, to: number): PlaceRow => ['torso', [from, to], 0];
const groin = row('groin', single(12), -3);
const tail = (from: number, to = from): PlaceRow => ['tail', [from, to], -3];
const feet = (from: number, to = from): PlaceRow => ['feet', [from, to], -4];

/** The bodies of p. 552 but the human one, by their ids. What lacks a row of the dice has none there. */
export const bodyPlans = {
  avian: {
    name: 'Avian',
    places: [
      ...head,
      limb('wings', 7, 8),
      torso(9, 11),
      groin,
      limb('legs', 13, 14),
      feet(15, 16),
      tail(17, 18),
      vitals,
    ],
  },
  arachnoid: {
    name: 'Arachnoid',
    hasManyLegs: true,
    places: [
      largeEyes,
      brain,
      ...neckFirst,
      limb('legs', 7, 8),
      torso(9, 11),
      groin,
      limb('legs', 13, 14),
      limb('legs', 15, 16),
      limb('legs', 17, 18),
      vitals,
    ],
  },
  blob: { name: 'Blob', places: [torso(3, 18)] },
  cancroid: {
    name: 'Cancroid',
    hasManyLegs: true,
    places: [...head, limb('arms', 7, 8), torso(9, 12), limb('legs', 13, 16), feet(17, 18), vitals],
  },
  centaur: {
    name: 'Centaur',
    hasManyLegs: true,
    places: [
      eyes,
      skull,
      ...neckFirst,
      limb('forelegs', 7, 8),
      torso(9, 11),
      groin,
      limb('hind legs', 13, 14),
      limb('arms', 15, 16),
      row('hands', [17, 18], -4),
      row('feet', null, -4),
      vitals,
    ],
  },
  hexapod: {
    name: 'Hexapod',
    hasManyLegs: true,
    places: [
      eyes,
      skull,
      ...neckFirst,
      limb('forelegs', 7, 8),
      torso(9, 10),
      limb('midlegs', 11),
      groin,
      limb('hind legs', 13, 14),
      feet(15, 16),
      limb('midlegs', 17, 18),
      vitals,
    ],
  },
  'winged-hexapod': {
    name: 'Winged hexapod',
    hasManyLegs: true,
    places: [
      eyes,
      skull,
      ...neckFirst,
      limb('forelegs', 7, 8),
      torso(9, 10),
      limb('midlegs', 11),
      limb('wings', 12),
      limb('hind legs', 13, 14),
      limb('midlegs', 15, 16),
      feet(17, 18),
      vitals,
    ],
  },
  ichthyoid: {
    name: 'Ichthyoid',
    hasLimbTail: true,
    places: [
      largeEyes,
      skull,
      face,
      row('fins', single(6), -4),
      torso(7, 12),
      row('fins', [13, 16], -4),
      tail(17, 18),
      vitals,
    ],
  },
  octopod: {
    name: 'Octopod',
    places: [
      largeEyes,
      brain,
      face,
      neck,
      limb('arms', 7, 8),
      torso(9, 12),
      limb('arms', 13, 14),
      limb('arms', 15, 16),
      limb('arms', 17, 18),
      vitals,
    ],
  },
  quadruped: {
    name: 'Quadruped',
    hasManyLegs: true,
    places: [
      ...head,
      limb('forelegs', 7, 8),
      torso(9, 11),
      groin,
      limb('hind legs', 13, 14),
      feet(15, 16),
      tail(17, 18),
      vitals,
    ],
  },
  'winged-quadruped': {
    name: 'Winged quadruped',
    hasManyLegs: true,
    places: [
      ...head,
      limb('forelegs', 7, 8),
      torso(9, 11),
      limb('wings', 12),
      limb('hind legs', 13, 14),
      feet(15, 16),
      tail(17, 18),
      vitals,
    ],
  },
  scorpion: {
    name: 'Scorpion',
    hasLimbTail: true,
    hasManyLegs: true,
    places: [...head, limb('arms', 7, 8), torso(9, 11), tail(12), limb('legs', 13, 16), feet(17, 18), vitals],
  },
  snakeman: {
    name: 'Snakeman',
    places: [
      ...head,
      limb('arms', 7, 8),
      torso(9, 12),
      limb('arms', 13, 14),
      torso(15, 16),
      row('hands', [17, 18], -4),
      vitals,
    ],
  },
  squid: {
    name: 'Squid',
    places: [
      largeEyes,
      brain,
      face,
      neck,
      limb('arms', 7, 8),
      torso(9, 12),
      limb('tentacles', 13, 16),
      torso(17, 18),
      vitals,
    ],
  },
  vermiform: { name: 'Vermiform', places: [eyes, skull, face, row('neck', [6, 8], -5), torso(9, 18), vitals] },
  'winged-serpent': {
    name: 'Winged serpent',
    places: [eyes, skull, face, row('neck', [6, 8], -5), torso(9, 14), limb('wings', 15, 18), vitals],
  },
} as const satisfies Readonly<Record<string, BodyPlan>>;

export type BodyPlanId = keyof typeof bodyPlans;
