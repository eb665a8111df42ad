import type { StateRoll } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { recoverFromStun, recoverFromSurprise, stayConscious } from '../../combat/steps/state-rolls.ts';
import { recoverLimb } from '../../third-edition/fight/recover-limb.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Rolls at the start of a turn (pp. 25, 45, 53), and after a fight (p. 54). */
export const stateRolls: readonly StateRoll[] = [
  stayConscious(pages.hits, 'faints', (_, number) => number(fightStats.hitsLeft) === 0),
  recoverFromStun(pages.hits, 'shake off the stun', 'acts at once'),
  recoverFromSurprise(pages.surprise, {
    success: 'acts normally for the rest of the fight',
    failure: 'still surprised',
  }),
  recoverLimb(pages.crippling, 'lasts one die of months if missed by 3 or less, for good if by more'),
];
