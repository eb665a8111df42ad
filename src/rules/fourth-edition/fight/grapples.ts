import { locationOf } from '../../combat/fight.ts';
import type { CombatAction } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import {
  addHold,
  needsEmptyHand,
  needsHold,
  needsToBeHeld,
  onlyUnder,
  startFromBest,
  trainedLevels,
} from '../../combat/steps/action-steps.ts';
import {
  able,
  addEvaluated,
  addHindrances,
  addManeuverToRoll,
  bestOfDx,
  grapplers,
  inAttack,
  strength,
} from './action-rolls.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Holding a foe, and getting free (pp. 370–371). */
export const grapples: readonly CombatAction[] = [
  {
    id: 'grab',
    name: 'Grab a weapon',
    summary: 'then wrest it from him',
    cite: pages.grapple,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, inAttack, needsEmptyHand],
    formula: (w, fight) => {
      bestOfDx(...grapplers)(w, fight);
      w.add(-4, 'at the hand', { cite: pages.grapple });
      addManeuverToRoll(w, fight);
    },
  },
  {
    id: 'wrest',
    name: 'Wrest the weapon, or force it down',
    summary: 'he loses the weapon; a lost contest loses the grip',
    cite: pages.grapple,
    roll: 'regularContest',
    against: 'ST',
    refusals: [able],
    formula: strength,
  },
  {
    id: 'grapple',
    name: 'Grapple',
    summary: 'he has −4 DX and cannot leave until he breaks free',
    cite: pages.grapple,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, inAttack, needsEmptyHand],
    formula: (w, fight) => {
      bestOfDx(...grapplers)(w, fight);
      const { hands } = fight.choice;
      if (hands > 2) w.add(2 * (hands - 2), 'for each arm past two', { cite: pages.grapple });
      const location = locationOf(fight, fight.target.location);
      if (location && location.add !== 0)
        w.add(Math.ceil(location.add / 2), `half of that for the ${location.name}`, { cite: pages.grapple });
      addEvaluated(w, fight);
      addManeuverToRoll(w, fight);
    },
  },
  {
    id: 'takedown',
    name: 'Takedown',
    summary: 'he falls; whoever loses the contest falls himself',
    cite: pages.grapple,
    roll: 'quickContest',
    against: 'best of ST, DX and a grappling skill',
    refusals: [
      able,
      onlyUnder('attack', 'allOutAttack'),
      needsHold,
      ({ target }, { cite }) =>
        target.posture === 'standing' || target.posture === 'crouching'
          ? null
          : { words: 'the foe is not standing', cite },
    ],
    formula: (w, fight) => {
      startFromBest(
        w,
        [{ from: fightStats.strength }, { from: 'dx' }, ...trainedLevels(fight, ...grapplers)],
        pages.grapple,
      );
      const { words, attack } = fight.rules.postures[fight.state.posture];
      if (fight.state.posture !== 'standing' && attack !== 0) w.add(attack, words, { cite: fight.rules.postureCite });
      addHindrances(w, fight);
    },
  },
  {
    id: 'pin',
    name: 'Pin',
    summary: 'a foe on the ground becomes helpless',
    cite: pages.grapple,
    roll: 'regularContest',
    against: 'ST, +3 for each SM that he is larger',
    refusals: [
      able,
      onlyUnder('attack', 'allOutAttack'),
      needsHold,
      ({ target }, { cite }) =>
        target.posture === 'standing' || target.posture === 'crouching'
          ? { words: 'the foe is not on the ground', cite }
          : null,
    ],
    formula: (w, fight) => {
      strength(w, fight);
      const larger = w.consultNumber('sizeModifier') - fight.target.size;
      if (larger > 0) w.add(3 * larger, 'for each SM larger', { cite: pages.grapple });
      w.note('+3 for the fighter with more free hands', { cite: pages.grapple });
    },
    foeAdds: (w, fight) => {
      const larger = fight.target.size - w.consultNumber('sizeModifier');
      if (larger > 0) w.add(3 * larger, 'for each SM larger', { cite: pages.grapple });
    },
  },
  {
    id: 'choke',
    name: 'Choke',
    summary: 'crushing damage of the margin to the neck, half as much again; then a fatigue point each turn',
    cite: pages.grapple,
    roll: 'quickContest',
    against: 'the higher of ST and HT',
    refusals: [able, onlyUnder('attack', 'allOutAttack'), needsHold],
    formula: (w, fight) => {
      strength(w, fight);
      const { hands } = fight.choice;
      if (hands === 1) w.add(-5, 'one hand', { cite: pages.grapple });
      if (hands > 2) w.add(2 * (hands - 2), 'for each hand past two', { cite: pages.grapple });
    },
  },
  {
    id: 'breakFree',
    name: 'Break free',
    summary: 'and move a yard; out of a pin only every ten seconds',
    cite: pages.slam,
    roll: 'quickContest',
    against: 'ST',
    refusals: [able, needsToBeHeld],
    formula: strength,
    foeAdds: (w, fight) => {
      addHold(pages.slam)(w, fight);
      if (fight.target.stunned) w.add(-4, 'stunned', { cite: pages.slam });
    },
  },
];
