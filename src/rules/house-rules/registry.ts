import { damageProgressions } from './damage-progressions.ts';
import { diceForAdds } from './dice-for-adds.ts';
import { dodgeFromDx } from './dodge-from-dx.ts';
import { hitLocations } from './hit-locations.ts';
import type { HouseRule } from './house-rule.ts';
import { improveFromDefault } from './improve-from-default.ts';
import { meleeRules } from './melee/melee-rules.ts';
import { multiplicativeModifiers } from './multiplicative-modifiers.ts';

/**
 * All optional and house rules, in the order in which they are offered. Where a file switches on two that replace
 * the same thing, the first of them counts.
 */
export const houseRules: readonly HouseRule[] = [
  improveFromDefault,
  hitLocations,
  dodgeFromDx,
  ...damageProgressions.map(({ rule }) => rule),
  diceForAdds,
  multiplicativeModifiers,
  ...meleeRules,
];
