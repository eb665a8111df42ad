import type { CombatAction } from '../../combat/fight-rules.ts';
import { startFromBest, strikeParriedLimb, trainedLevels } from '../../combat/steps/action-steps.ts';
import { fightPages as pages } from './fight-pages.ts';

/** What GURPS Lite has besides plain attacks (pp. 26–27). */
export const actions: readonly CombatAction[] = [
  {
    id: 'keepFeet',
    name: 'Stay on your feet',
    summary: 'after a kick that missed',
    cite: pages.unarmed,
    roll: 'success',
    against: '',
    formula: (w, fight) =>
      startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, 'brawling', 'karate')], pages.unarmed),
  },
  strikeParriedLimb(pages.parry, 'a bare-handed', 'Karate'),
];
