import { inCloseCombat } from '../../combat/fight.ts';
import type { FightSteps } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { actionIncapable, startFromBest, trainedLevels } from '../../combat/steps/action-steps.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { fightPages as pages } from './fight-pages.ts';

/** What several actions share. */
export const able = actionIncapable(pages.injury);
export const isDown = (posture: string): boolean => posture !== 'standing' && posture !== 'crouching';

/** DX in close combat: Judo serves as well (p. 26), and a shield is in the way after the first turn (p. 38). */
export const closeDx: FightSteps = (w, fight) => {
  startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, 'judo')], pages.closeCombat);
  if (inCloseCombat(fight) && !fight.choice.entersHex && heldShield(fight.context))
    w.addFrom('passiveDefense.shield', -1, 'shield in close combat', { cite: pages.closeCombat });
};

export const strength: FightSteps = (w) => w.startFrom(fightStats.strength, undefined, { cite: pages.closeCombat });
