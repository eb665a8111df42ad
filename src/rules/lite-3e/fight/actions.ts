import type { CombatAction } from '../../combat/fight-rules.ts';
import { startFromBest, startFromWeaponSkill, trainedLevels } from '../../combat/steps/action-steps.ts';
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
  {
    id: 'strikeLimb',
    name: 'Hit the limb that was parried',
    summary: 'after a parry of a bare-handed attack with a weapon: normal damage, without a defense',
    cite: pages.parry,
    roll: 'success',
    against: '',
    refusals: [
      ({ lines }, { cite }) =>
        lines.some(({ use, mode }) => mode === 'melee' && use?.item.inUse)
          ? null
          : { words: 'needs a weapon in hand', cite },
    ],
    formula: (w, fight) => {
      startFromWeaponSkill(w, fight, pages.parry, [{ from: 'dx' }]);
      if (fight.incoming.trained) w.add(-4, 'against Karate', { cite: pages.parry });
    },
  },
];
