import { isAny } from '../../combat/fight.ts';
import type { StateRoll } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { keepAim, recoverFromStun, recoverFromSurprise, stayConscious } from '../../combat/steps/state-rolls.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Rolls that a state asks for (pp. 364, 380–381, 393; of fatigue pp. 418–426). */
export const stateRolls: readonly StateRoll[] = [
  stayConscious(
    pages.injury,
    'falls unconscious',
    (_, number) => number(fightStats.hitsLeft) <= 0,
    (w) => {
      const full = w.consultNumber('hitPoints');
      const below = full > 0 ? Math.floor(-w.consultNumber(fightStats.hitsLeft) / full) : 0;
      if (below <= 0) return;
      w.given(fightStats.hitsLeft, undefined, { cite: pages.injury });
      w.add(-below, 'for each full multiple of HP below 0', { cite: pages.injury });
    },
  ),
  {
    id: 'act',
    name: 'act at 0 FP',
    cite: pages.fatigue,
    isDue: (fight, number) => number(fightStats.fatigueLeft) <= 0 && !isAny(fight, 'unconscious'),
    formula: (w) => w.startFrom('will', undefined, { cite: pages.fatigue }),
    when: 'turnStart',
    success: 'can act',
    failure: 'collapses',
    conditionsFollow: ['unconscious'],
  },
  recoverFromStun(pages.doNothing, 'recover from stun', 'recovers at the end of the turn', 'turnEnd'),
  recoverFromSurprise(
    pages.surprise,
    { success: 'acts normally from the next turn on', failure: 'still surprised' },
    'turnEnd',
  ),
  keepAim(pages.aim),
  {
    id: 'concentration',
    name: 'keep concentrating',
    cite: pages.concentrate,
    isDue: ({ state, maneuver }) => maneuver.id === 'concentrate' && state.wounds > 0,
    formula: (w) =>
      w.startFrom('will', undefined, { cite: pages.concentrate }).add(-3, 'disturbed', { cite: pages.concentrate }),
    when: 'hurt',
    success: 'the concentration is kept',
    failure: 'the task begins anew',
  },
];
