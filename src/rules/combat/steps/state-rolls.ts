import type { Citation } from '../../../engine/citation.ts';
import { hasTrait, isAny } from '../fight.ts';
import type { FightSteps, StateRoll } from '../fight-rules.ts';

/** Rolls of a state that several rulesets share, with their pages and results. */

interface Results {
  readonly success: string;
  readonly failure: string;
}

/** The roll against HT to stay conscious. */
export const stayConscious = (
  cite: Citation,
  failure: string,
  isDue: StateRoll['isDue'],
  more: FightSteps = () => {},
): StateRoll => ({
  id: 'consciousness',
  name: 'stay conscious',
  cite,
  isDue: (fight, number) => isDue(fight, number) && !isAny(fight, 'unconscious'),
  formula: (w, fight) => {
    w.startFrom('ht', undefined, { cite });
    more(w, fight);
  },
  when: 'turnStart',
  success: 'the turn is taken as usual',
  failure,
  conditionsFollow: ['unconscious'],
});

/** The roll against HT after a stun. */
export const recoverFromStun = (
  cite: Citation,
  name: string,
  success: string,
  when: StateRoll['when'] = 'turnStart',
): StateRoll => ({
  id: 'stun',
  name,
  cite,
  isDue: (fight) => isAny(fight, 'stunned'),
  formula: (w) => w.startFrom('ht', undefined, { cite }),
  when,
  success,
  failure: 'still stunned',
  conditionsEnd: ['stunned'],
});

/** The roll against IQ after a surprise, easier each turn after a partial one; somebody frozen has none yet. */
export const recoverFromSurprise = (
  cite: Citation,
  { success, failure }: Results,
  when: StateRoll['when'] = 'turnStart',
): StateRoll => ({
  id: 'surprise',
  name: 'recover from surprise',
  cite,
  isDue: (fight) => isAny(fight, 'mentallyStunned') && !isAny(fight, 'frozen'),
  formula: (w, fight) => {
    const { surprise } = fight.state;
    w.startFrom('iq', undefined, { cite });
    if (hasTrait(fight, 'combat-reflexes')) w.add(6, 'Combat Reflexes', { cite });
    if (surprise?.partial && surprise.turns > 1)
      w.add(surprise.turns - 1, 'partial surprise: each turn after the first', { cite });
  },
  when,
  success,
  failure,
  conditionsEnd: ['mentallyStunned'],
});

/** The roll against Will of somebody who is hurt while aiming. */
export const keepAim = (cite: Citation): StateRoll => ({
  id: 'aim',
  name: 'keep the aim when hurt',
  cite,
  isDue: ({ state }) => state.aim !== null && state.wounds > 0,
  formula: (w) => w.startFrom('will', undefined, { cite }),
  when: 'hurt',
  success: 'the aim is kept',
  failure: 'the aim is lost',
  losesAim: true,
});
