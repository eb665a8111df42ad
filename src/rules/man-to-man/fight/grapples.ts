import type { CombatAction } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import {
  addHold,
  needsCloseCombat,
  needsEmptyHand,
  needsHold,
  needsToBeHeld,
  onlyUnder,
  startFromBest,
  trainedLevels,
} from '../../combat/steps/action-steps.ts';
import { contestOfHolds } from '../decisions.ts';
import { able, closeDx, isDown, strength } from './action-rolls.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Holding a foe in close combat, and getting free (pp. 38–39). Which contests are regular: `decisions.ts`. */
export const grapples: readonly CombatAction[] = [
  {
    id: 'grapple',
    name: 'Grapple',
    summary: 'hold the foe, who cannot leave until he breaks free',
    cite: pages.closeCombat,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, onlyUnder('attack', 'allOutAttack'), needsCloseCombat, needsEmptyHand],
    formula: (w, fight) => {
      closeDx(w, fight);
      if (isDown(fight.target.posture)) w.add(6, 'a foe who is down', { cite: pages.closeCombat });
      else w.add(3, 'grapple', { cite: pages.closeCombat });
    },
  },
  {
    id: 'grabWeapon',
    name: 'Grab his weapon, or weapon arm',
    summary: 'then wrest it from him, or force him to drop it, by a contest of ST each second',
    cite: pages.closeCombat,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, onlyUnder('attack', 'allOutAttack'), needsCloseCombat, needsEmptyHand],
    formula: closeDx,
  },
  {
    id: 'wrest',
    name: 'Wrest the weapon, or force it down',
    summary: 'he loses the weapon; a lost contest loses the grip',
    cite: pages.closeCombat,
    roll: contestOfHolds,
    against: 'ST',
    refusals: [able, needsCloseCombat],
    formula: strength,
  },
  {
    id: 'takedown',
    name: 'Takedown',
    summary: 'he falls; whoever loses the contest falls himself',
    cite: pages.slam,
    roll: contestOfHolds,
    against: 'ST',
    refusals: [
      able,
      onlyUnder('attack', 'allOutAttack'),
      needsHold,
      ({ target }, { cite }) => (isDown(target.posture) ? { words: 'the foe is not standing', cite } : null),
    ],
    formula: (w, fight) => {
      const options = [{ from: fightStats.strength }, { from: 'dx' }, ...trainedLevels(fight, 'judo')];
      startFromBest(w, options, pages.slam);
      if (isDown(fight.state.posture)) w.add(-5, 'on the ground', { cite: pages.slam });
    },
  },
  {
    id: 'pin',
    name: 'Pin',
    summary: 'a foe on the ground becomes helpless',
    cite: pages.slam,
    roll: contestOfHolds,
    against: 'ST, +1 for each 10 lb he is heavier',
    refusals: [
      able,
      onlyUnder('attack', 'allOutAttack'),
      needsHold,
      ({ target }, { cite }) => (isDown(target.posture) ? null : { words: 'the foe is not on the ground', cite }),
    ],
    formula: (w, fight) => {
      strength(w, fight);
      const heavier = Math.floor(fight.target.lighterBy / 10);
      if (heavier > 0) w.add(heavier, 'for each 10 lb heavier', { cite: pages.slam });
    },
    foeAdds: (w, { target }) => {
      const heavier = Math.floor(-target.lighterBy / 10);
      if (heavier > 0) w.add(heavier, 'for each 10 lb heavier', { cite: pages.slam });
    },
  },
  {
    id: 'breakFree',
    name: 'Break free',
    summary: 'and move one hex',
    cite: pages.slam,
    roll: contestOfHolds,
    against: 'ST',
    refusals: [able, needsToBeHeld],
    formula: strength,
    foeAdds: addHold(pages.slam),
  },
];
