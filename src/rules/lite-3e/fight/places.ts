import type { Cover, FightRules, HitLocation } from '../../combat/fight-rules.ts';

/** The table of positions (p. 24), with the penalties that the list of modifiers gives as well (p. 25). */
export const postures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: { words: 'crouching', attack: -2, defense: 0, target: -2 },
  kneeling: { words: 'kneeling', attack: -2, defense: -2, target: -2 },
  crawling: { words: 'crawling', attack: -4, defense: -3, target: -4 },
  sitting: { words: 'sitting', attack: -2, defense: -2, target: -2 },
  lying: { words: 'lying', attack: -4, defense: -3, target: -4 },
};

/** What a target may be behind (p. 27). Cover counts more for somebody who is down. */
export const covers: readonly Cover[] = [
  { id: 'partial', name: 'only a part shows', add: -3 },
  { id: 'low', name: 'behind cover, and down', add: 0 },
];

/** Limbs that the game master may rule to be hit (p. 28); attacks are not aimed at places in this book. */
export const locations: readonly HitLocation[] = [
  { id: 'weaponArm', name: 'weapon arm', add: 0, kind: 'limb', neverAimed: true },
  { id: 'shieldArm', name: 'shield arm', add: 0, kind: 'limb', neverAimed: true },
  { id: 'leg', name: 'leg', add: 0, kind: 'limb', neverAimed: true },
  { id: 'weaponHand', name: 'weapon hand', add: 0, kind: 'extremity', neverAimed: true },
  { id: 'shieldHand', name: 'shield hand', add: 0, kind: 'extremity', neverAimed: true },
  { id: 'foot', name: 'foot', add: 0, kind: 'extremity', neverAimed: true },
];
