import type { CombatSituation } from '../../character/combat-situation.ts';

/** The names of states in play, as buttons and lists show them. */

export const sideNames: Readonly<Record<CombatSituation['target']['side'], string>> = {
  front: 'Front',
  left: 'Left',
  right: 'Right',
  behind: 'Behind',
};

export const seenNames: Readonly<Record<CombatSituation['target']['seen'], string>> = {
  seen: 'Seen',
  located: 'Place known, not seen',
  unseen: 'Not seen',
};

export const footingNames: Readonly<Record<CombatSituation['state']['footing'], string>> = {
  good: 'Good',
  bad: 'Bad',
  shallowWater: 'Shallow water',
  swimming: 'Swimming',
};

export const incomingNames: Readonly<Record<CombatSituation['incoming']['kind'], string>> = {
  melee: 'Melee weapon',
  unarmed: 'Bare hands',
  thrown: 'Thrown weapon',
  missile: 'Bow or crossbow',
  firearm: 'Firearm',
};

/** The yes-or-no questions about a target. */
export const targetFlags = {
  inMelee: 'In close combat with others',
  shield: 'Has a shield',
  bigShield: 'Medium or large shield',
  stunned: 'Stunned',
  throughFoe: 'Past another foe',
  throughFriend: 'Past a friend',
  ranAround: 'Behind it, after running around it',
} as const satisfies Partial<Record<keyof CombatSituation['target'], string>>;

/** The yes-or-no questions about an attack on the character. */
export const incomingFlags = {
  thrust: 'A thrust',
  impaling: 'Impaling',
  flail: 'A flail',
  kick: 'A kick',
  judoThrow: 'A Judo throw',
  intoMelee: 'Into your close combat, from outside',
  ranAround: 'Behind you, after running around you',
} as const satisfies Partial<Record<keyof CombatSituation['incoming'], string>>;
