import type { Citation } from '../../../engine/citation.ts';
import { formatFraction } from '../../../engine/format.ts';
import { postureOf } from '../fight.ts';
import type { Fight, FightSteps } from '../fight-rules.ts';

/**
 * What posture and ground leave of a move: each yard costs one of Move, and more in some postures and on bad ground. Rounded
 * down; a yard is always possible, except while sitting.
 */
export const addGround =
  (costs: Readonly<Record<Fight['state']['footing'], number | 'oneYard'>>, cite: Citation): FightSteps =>
  (w, fight) => {
    const { rules, state } = fight;
    const { words, cost = 0, mostYards } = postureOf(fight);
    const origin = { cite: rules.postureCite };
    if (mostYards !== undefined) {
      w.atMost(mostYards, `${words}: at most`, origin);
      return;
    }
    const ofGround = costs[state.footing];
    if (ofGround === 'oneYard') {
      w.atMost(1, 'deep water: at most', { cite });
      return;
    }
    const all = 1 + cost + ofGround;
    if (all === 1) return;
    const causes = [...(cost > 0 ? [words] : []), ...(ofGround > 0 ? ['bad ground'] : [])].join(' and ');
    w.divide(all, `${causes}: a yard costs ${formatFraction(all)}`, ofGround > 0 ? { cite } : origin);
    w.round('down', origin).atLeast(1, 'always a yard', origin);
  };

/** A yard more from the second turn of running straight on, on one's feet and on good ground. */
export const addSprint =
  (cite: Citation): FightSteps =>
  (w, { state, maneuver }) => {
    if (state.ranLastTurn && maneuver.id === 'move' && state.posture === 'standing' && state.footing === 'good')
      w.add(1, 'sprint', { cite });
  };
