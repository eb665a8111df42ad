import { hasTrait, isAny } from '../../combat/fight.ts';
import type { StateRoll } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Rolls at the start of a turn (pp. 25, 45, 53), and after a fight (p. 54). */
export const stateRolls: readonly StateRoll[] = [
  {
    id: 'consciousness',
    name: 'stay conscious',
    cite: pages.hits,
    isDue: (fight, number) => number(fightStats.hitsLeft) === 0 && !isAny(fight, 'unconscious'),
    formula: (w) => w.startFrom('ht', undefined, { cite: pages.hits }),
    success: 'the turn is taken as usual',
    failure: 'faints',
  },
  {
    id: 'stun',
    name: 'shake off the stun',
    cite: pages.hits,
    isDue: (fight) => isAny(fight, 'stunned'),
    formula: (w) => w.startFrom('ht', undefined, { cite: pages.hits }),
    success: 'acts at once',
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
    success: 'acts normally for the rest of the fight',
    failure: 'still surprised',
  },
  {
    id: 'crippled',
    name: 'recover from a crippling injury',
    cite: pages.crippling,
    isDue: ({ state }) => state.crippled.length > 0,
    formula: (w) => w.startFrom('ht', undefined, { cite: pages.crippling }),
    success: 'after the fight: heals with the last hit',
    failure: 'after the fight: lasts one die of months if missed by 3 or less, for good if by more',
  },
];
