import type { CombatSituation } from '../../character/combat-situation.ts';
import type { Condition, Posture } from '../../character/combat-state.ts';

/** The names of states in play, as buttons and lists show them. */

export const conditionNames: Readonly<Record<Condition, string>> = {
  stunned: 'Stunned',
  mentallyStunned: 'Mentally stunned',
  frozen: 'Frozen by surprise',
  unconscious: 'Unconscious',
  mortallyWounded: 'Mortally wounded',
  bleeding: 'Bleeding',
  dead: 'Dead',
  offBalance: 'Off balance',
  grappled: 'Held by a foe',
  pinned: 'Pinned',
  grappling: 'Holding a foe',
  blinded: 'Blinded',
  blind: 'Blind for long',
  oneEye: 'One eye lost',
};

export const postureNames: Readonly<Record<Posture, string>> = {
  standing: 'Standing',
  crouching: 'Crouching',
  kneeling: 'Kneeling',
  crawling: 'Crawling',
  sitting: 'Sitting',
  lying: 'Lying',
};

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
