import { hasTrait, isAny } from '../../combat/fight.ts';
import type { StateRoll } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Rolls at the start of a turn, when somebody is hurt while aiming, and after a fight (pp. 25, 28). */
export const stateRolls: readonly StateRoll[] = [
  {
    id: 'consciousness',
    name: 'stay conscious',
    cite: pages.injury,
    isDue: (fight, number) => number(fightStats.hitsLeft) <= 0 && !isAny(fight, 'unconscious'),
    formula: (w) => {
      w.startFrom('ht', undefined, { cite: pages.injury });
      // Strong or Weak Will is what Will differs from IQ by.
      if (w.consultNumber('will') !== w.consultNumber('iq'))
        w.addFrom('will', 1, 'Will', { cite: pages.injury }).addFrom('iq', -1, 'less IQ', { cite: pages.injury });
    },
    success: 'the turn is taken as usual',
    failure: 'falls unconscious',
  },
  {
    id: 'stun',
    name: 'shake off the stun',
    cite: pages.injury,
    isDue: (fight) => isAny(fight, 'stunned'),
    formula: (w) => w.startFrom('ht', undefined, { cite: pages.injury }),
    success: 'acts at once',
    failure: 'still stunned',
  },
  {
    id: 'surprise',
    name: 'recover from surprise',
    cite: pages.injury,
    isDue: (fight) => isAny(fight, 'mentallyStunned'),
    formula: (w, fight) => {
      w.startFrom('iq', undefined, { cite: pages.injury });
      if (hasTrait(fight, 'combat-reflexes')) w.add(6, 'Combat Reflexes', { cite: pages.injury });
    },
    success: 'acts normally',
    failure: 'still stunned',
  },
  {
    id: 'aim',
    name: 'keep the aim when hurt',
    cite: pages.aim,
    isDue: ({ state }) => state.aim !== null && state.wounds > 0,
    formula: (w) => w.startFrom('will', undefined, { cite: pages.aim }),
    success: 'the aim is kept',
    failure: 'the aim is lost',
  },
  {
    id: 'crippled',
    name: 'recover from a crippling injury',
    cite: pages.crippling,
    isDue: ({ state }) => state.crippled.length > 0,
    formula: (w) => w.startFrom('ht', undefined, { cite: pages.crippling }),
    success: 'after the fight: heals with the last hit',
    failure: 'after the fight: lasts 1d months; a critical failure for good',
  },
];
