import type { Citation } from '../../../engine/citation.ts';
import type { StateRoll } from '../../combat/fight-rules.ts';

/** The roll against HT after a fight for each crippled limb; `failure` says how long it lasts. */
export const recoverLimb = (cite: Citation, failure: string): StateRoll => ({
  id: 'crippled',
  name: 'recover from a crippling injury',
  cite,
  isDue: ({ state }) => state.crippled.length > 0,
  formula: (w) => w.startFrom('ht', undefined, { cite }),
  when: 'fightEnd',
  success: 'after the fight: heals with the last hit',
  failure: `after the fight: ${failure}`,
});
