import type { Dice } from '../../../engine/dice.ts';
import type { CombatAction, FightSteps } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import {
  needsEmptyHand,
  needsShield,
  notWhileHeld,
  startFromBest,
  trainedLevels,
} from '../../combat/steps/action-steps.ts';
import { able, addHindrances, addManeuverToRoll, bestOfDx, inAttack } from './action-rolls.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Dice of a slam: HP times yards over 100 (p. 371). */
function slamDice(value: number): Dice {
  if (value < 1) return { dice: 1, adds: value <= 0.25 ? -3 : value <= 0.5 ? -2 : -1 };
  return { dice: Math.round(value), adds: 0 };
}

const slamDamage: FightSteps = (w, { choice, allowance, target }) => {
  const cite = pages.slam;
  const yards = choice.moved + (target.charged ? target.speed : 0);
  w.startFrom('hitPoints', undefined, { cite });
  w.multiply(yards, target.charged ? 'yards, with those of the foe' : 'yards moved', { cite });
  w.divide(100, 'a hundredth', { cite });
  const value = typeof w.value === 'number' ? w.value : 0;
  w.lookup('slam damage', value < 1 ? 'less than a die' : 'whole dice, a half rounded up', slamDice(value), { cite });
  if (allowance.damage) w.add(Math.max(allowance.damage, slamDice(value).dice), 'Strong', { cite: pages.allOutAttack });
};

/** Running into a foe, pushing him, or getting past him (pp. 368, 371–372). */
export const slams: readonly CombatAction[] = [
  {
    id: 'slam',
    name: 'Slam',
    summary: 'both take damage; he falls if yours is twice his, and rolls DX if it is as much',
    cite: pages.slam,
    roll: 'success',
    against: 'any active defense; a parry as of a heavy weapon',
    refusals: [able, notWhileHeld, inAttack],
    formula: (w, fight) => {
      bestOfDx('brawling', 'sumo-wrestling')(w, fight);
      if (fight.maneuver.id !== 'moveAndAttack') addManeuverToRoll(w, fight);
    },
    damage: slamDamage,
  },
  {
    id: 'tackle',
    name: 'Flying Tackle',
    summary: 'a slam at +4 from a yard farther; you end up lying down',
    cite: pages.shove,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, notWhileHeld, inAttack],
    formula: (w, fight) => {
      bestOfDx('brawling', 'sumo-wrestling', 'jumping')(w, fight);
      w.add(4, 'flying tackle', { cite: pages.shove });
      if (fight.maneuver.id !== 'moveAndAttack') addManeuverToRoll(w, fight);
    },
    damage: slamDamage,
  },
  {
    id: 'shieldRush',
    name: 'Shield Rush',
    summary: 'a slam with the shield, which takes your damage',
    cite: pages.shove,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, notWhileHeld, needsShield, inAttack],
    formula: (w, fight) => {
      const levels = trainedLevels(fight, 'shield');
      if (levels.length > 0) startFromBest(w, levels, pages.shove);
      else w.start(null, 'no Shield skill', { cite: pages.shove });
      if (w.value === null) return;
      addHindrances(w, fight);
      if (fight.maneuver.id !== 'moveAndAttack') addManeuverToRoll(w, fight);
    },
    damage: (w, fight) => {
      slamDamage(w, fight);
      w.addFrom('defenseBonus', 1, 'Defense Bonus', { cite: pages.shove });
    },
  },
  {
    id: 'shove',
    name: 'Shove',
    summary: 'pushes the foe and does no harm',
    cite: pages.shove,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, inAttack, needsEmptyHand],
    formula: (w, fight) => {
      bestOfDx('sumo-wrestling')(w, fight);
      addManeuverToRoll(w, fight);
    },
    damage: (w, fight) => {
      w.startFrom('thrust', undefined, { cite: pages.shove });
      const { value } = w;
      if (fight.choice.hands === 1 && typeof value === 'object' && value !== null)
        w.add(-value.dice, 'one hand: −1 a die', { cite: pages.shove });
      w.note('what is rolled is doubled, for knockback alone', { cite: pages.shove });
    },
  },
  {
    id: 'evade',
    name: 'Evade',
    summary: 'move past a foe who is in the way',
    cite: pages.evade,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, notWhileHeld],
    formula: (w, { target }) => {
      w.startFrom(fightStats.dx, undefined, { cite: pages.evade });
      const { posture, side } = target;
      if (posture === 'lying') w.add(5, 'the foe lies', { cite: pages.evade });
      else if (posture === 'kneeling') w.add(-2, 'the foe kneels', { cite: pages.evade });
      else if (posture === 'standing' || posture === 'crouching') w.add(-5, 'the foe stands', { cite: pages.evade });
      if (side === 'behind') w.add(5, 'from behind', { cite: pages.evade });
      else if (side !== 'front') w.add(2, 'from the side', { cite: pages.evade });
    },
  },
];
