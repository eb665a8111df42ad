import type { CombatAction } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import {
  fastDraw,
  needsCloseCombat,
  onlyUnder,
  onlyWithFeint,
  startFromWeaponSkill,
} from '../../combat/steps/action-steps.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { able } from './action-rolls.ts';
import { fightPages as pages } from './fight-pages.ts';
import { grapples } from './grapples.ts';
import { slams } from './slams.ts';

/** What can be done in a fight besides plain attacks (pp. 30, 36, 38–40). */
export const actions: readonly CombatAction[] = [
  {
    id: 'feint',
    name: 'Feint',
    summary: 'the margin is taken from the active defense against the next attack',
    cite: pages.feint,
    roll: 'quickContest',
    against: 'weapon skill, or DX if better',
    refusals: [able, onlyWithFeint],
    formula: (w, fight) => startFromWeaponSkill(w, fight, pages.feint, [{ from: 'dx' }]),
  },
  {
    id: 'disarm',
    name: 'Disarm, by a fencer',
    summary: 'after a hit on a knife or one-handed sword: he loses it',
    cite: pages.strikingWeapons,
    roll: 'quickContest',
    against: 'weapon skill',
    refusals: [
      able,
      (fight, { cite }) =>
        fight.lines.some(({ attack, use }) => attack?.fencing && use?.item.inUse)
          ? null
          : { words: 'needs a fencing weapon', cite },
    ],
    formula: (w, fight) => startFromWeaponSkill(w, fight, pages.strikingWeapons, [{ from: 'dx' }]),
  },
  ...grapples,
  ...slams,
  {
    id: 'readyInCloseCombat',
    name: 'Draw a weapon, or drop the shield, in close combat',
    summary: '17 or 18 drops the weapon',
    cite: pages.slam,
    roll: 'success',
    against: '',
    refusals: [able, onlyUnder('ready'), needsCloseCombat],
    formula: (w, fight) => {
      w.startFrom('dx', undefined, { cite: pages.slam });
      if (heldShield(fight.context) && !fight.choice.entersHex)
        w.addFrom('passiveDefense.shield', -1, 'shield in close combat', { cite: pages.closeCombat });
    },
  },
  fastDraw(pages.fastDraw, 'missed, an ordinary turn of readying; 17 or 18 drops it'),
  {
    id: 'keepFeet',
    name: 'Stay on your feet',
    summary: 'after a knockback, or a kick that missed',
    cite: pages.knockback,
    roll: 'success',
    against: '',
    formula: (w) => w.startFrom('dx', undefined, { cite: pages.knockback }),
  },
  {
    id: 'unstick',
    name: 'Pull out a weapon that is stuck',
    summary: 'a pick that penetrated armor; 17 or 18 leaves it stuck for good',
    cite: pages.flails,
    roll: 'success',
    against: '',
    refusals: [
      (fight, { cite }) =>
        fight.lines.some(({ attack, use }) => use?.item.inUse && attack?.notes?.includes('mayStick'))
          ? null
          : { words: 'no such weapon in hand', cite },
    ],
    formula: (w) => w.startFrom(fightStats.strength, undefined, { cite: pages.flails }),
  },
];
