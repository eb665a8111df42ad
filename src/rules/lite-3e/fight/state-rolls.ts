import type { StateRoll } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { keepAim, recoverFromStun, recoverFromSurprise, stayConscious } from '../../combat/steps/state-rolls.ts';
import { recoverLimb } from '../../third-edition/fight/recover-limb.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Rolls at the start of a turn, when somebody is hurt while aiming, and after a fight (pp. 25, 28). */
export const stateRolls: readonly StateRoll[] = [
  stayConscious(
    pages.injury,
    'falls unconscious',
    (_, number) => number(fightStats.hitsLeft) <= 0,
    (w) => {
      // Strong or Weak Will is what Will differs from IQ by.
      if (w.consultNumber('will') !== w.consultNumber('iq'))
        w.addFrom('will', 1, 'Will', { cite: pages.injury }).addFrom('iq', -1, 'less IQ', { cite: pages.injury });
    },
  ),
  recoverFromStun(pages.injury, 'shake off the stun', 'acts at once'),
  recoverFromSurprise(pages.injury, { success: 'acts normally', failure: 'still stunned' }),
  keepAim(pages.aim),
  recoverLimb(pages.crippling, 'lasts 1d months; a critical failure for good'),
];
