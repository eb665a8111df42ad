import { hasTrait, isAny } from '../../combat/fight.ts';
import type { StateRoll } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Rolls that a state asks for (pp. 364, 380–381, 393; of fatigue pp. 418–426). */
export const stateRolls: readonly StateRoll[] = [
  {
    id: 'consciousness',
    name: 'stay conscious',
    cite: pages.injury,
    isDue: (fight, number) => number(fightStats.hitsLeft) <= 0 && !isAny(fight, 'unconscious'),
    formula: (w) => {
      w.startFrom('ht', undefined, { cite: pages.injury });
      const full = w.consultNumber('hitPoints');
      const below = full > 0 ? Math.floor(-w.consultNumber(fightStats.hitsLeft) / full) : 0;
      if (below <= 0) return;
      w.given(fightStats.hitsLeft, undefined, { cite: pages.injury });
      w.add(-below, 'for each full multiple of HP below 0', { cite: pages.injury });
    },
    success: 'the turn is taken as usual',
    failure: 'falls unconscious',
  },
  {
    id: 'act',
    name: 'act at 0 FP',
    cite: pages.fatigue,
    isDue: (fight, number) => number(fightStats.fatigueLeft) <= 0 && !isAny(fight, 'unconscious'),
    formula: (w) => w.startFrom('will', undefined, { cite: pages.fatigue }),
    success: 'can act',
    failure: 'collapses',
  },
  {
    id: 'stun',
    name: 'recover from stun',
    cite: pages.doNothing,
    isDue: (fight) => isAny(fight, 'stunned'),
    formula: (w) => w.startFrom('ht', undefined, { cite: pages.doNothing }),
    success: 'recovers at the end of the turn',
    failure: 'still stunned',
  },
  {
    id: 'surprise',
    name: 'recover from surprise',
    cite: pages.surprise,
    isDue: (fight) => isAny(fight, 'mentallyStunned') && !isAny(fight, 'frozen'),
    formula: (w, fight) => {
      const { surprise } = fight.state;
      w.startFrom('iq', undefined, { cite: pages.surprise });
      if (hasTrait(fight, 'combat-reflexes')) w.add(6, 'Combat Reflexes', { cite: pages.surprise });
      if (surprise?.partial && surprise.turns > 1)
        w.add(surprise.turns - 1, 'partial surprise: each turn after the first', { cite: pages.surprise });
    },
    success: 'acts normally from the next turn on',
    failure: 'still surprised',
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
    id: 'concentration',
    name: 'keep concentrating',
    cite: pages.concentrate,
    isDue: ({ state, maneuver }) => maneuver.id === 'concentrate' && state.wounds > 0,
    formula: (w) =>
      w.startFrom('will', undefined, { cite: pages.concentrate }).add(-3, 'disturbed', { cite: pages.concentrate }),
    success: 'the concentration is kept',
    failure: 'the task begins anew',
  },
];
