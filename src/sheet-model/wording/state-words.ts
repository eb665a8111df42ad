import type { CombatState, Condition, Posture } from '../../character/combat-state.ts';

/** The names of states at the table, as buttons and lists show them. */

export const conditionNames: Readonly<Record<Condition, string>> = {
  stunned: 'Stunned',
  mentallyStunned: 'Mentally stunned',
  frozen: 'Frozen by surprise',
  unconscious: 'Unconscious',
  asleep: 'Asleep',
  dazed: 'Dazed',
  mortallyWounded: 'Mortally wounded',
  bleeding: 'Bleeding',
  dead: 'Dead',
  offBalance: 'Off balance',
  grappled: 'Held by a foe',
  pinned: 'Pinned',
  grappling: 'Holding a foe',
  mounted: 'Riding or driving',
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

/** Posture and conditions in words: "lying, unconscious"; empty for a standing, healthy fighter. */
export function describeState({ posture, conditions }: Pick<CombatState, 'posture' | 'conditions'>): string {
  const names = conditions.map((condition) => conditionNames[condition]);
  return [...(posture === 'standing' ? [] : [postureNames[posture]]), ...names].join(', ').toLowerCase();
}
