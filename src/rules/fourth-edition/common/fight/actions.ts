import { hasTrait, inCloseCombat } from '../../../combat/fight.ts';
import type { CombatAction } from '../../../combat/fight-rules.ts';
import {
  fastDraw,
  onlyUnder,
  onlyWithFeint,
  startFromBest,
  startFromWeaponSkill,
  strikeParriedLimb,
  trainedLevels,
} from '../../../combat/steps/action-steps.ts';
import { fightPages as pages } from './fight-pages.ts';
import { able, addEvaluated, addHindrances, bestOfDx, grapplers, grapples, slams, strikers } from './grapples.ts';

/** What can be done in a fight besides plain attacks. */
export const actions: readonly CombatAction[] = [
  {
    id: 'feint',
    name: 'Feint',
    summary: 'the margin is taken from the active defense against the next attack',
    cite: pages.feint,
    roll: 'quickContest',
    against: 'best of melee and unarmed skills, Shield or Cloak in hand, and DX',
    refusals: [able, onlyWithFeint],
    formula: (w, fight) => {
      startFromWeaponSkill(w, fight, pages.feint, [{ from: 'dx' }, ...trainedLevels(fight, ...strikers, ...grapplers)]);
      addEvaluated(w, fight);
      addHindrances(w, fight);
    },
  },
  ...grapples,
  ...slams,
  {
    id: 'readyInCloseCombat',
    name: 'Ready a weapon in close combat',
    summary: 'a failure loses the turn',
    cite: pages.closeCombat,
    roll: 'success',
    against: '',
    refusals: [
      able,
      onlyUnder('ready'),
      (fight, { cite }) => (inCloseCombat(fight) ? null : { words: 'in close combat only', cite }),
    ],
    formula: (w, fight) => bestOfDx()(w, fight),
  },
  {
    id: 'acrobaticDodge',
    name: 'Acrobatic dodge',
    summary: 'before a Dodge, once a turn: made +2, failed −2',
    cite: pages.dodge,
    roll: 'success',
    against: '',
    refusals: [
      (fight, { cite }) =>
        trainedLevels(fight, 'acrobatics').length > 0 ? null : { words: 'needs a point in Acrobatics', cite },
      ({ state }, { cite }) => (state.acrobaticDodges > 0 ? { words: 'once a turn', cite } : null),
    ],
    formula: (w, fight) => {
      startFromBest(w, trainedLevels(fight, 'acrobatics'), pages.dodge);
      addHindrances(w, fight);
    },
  },
  fastDraw(pages.fastDraw, 'missed, an ordinary Ready maneuver'),
  {
    id: 'keepFeet',
    name: 'Stay on your feet',
    summary: 'after a knockback: −1 for each yard after the first',
    cite: pages.knockback,
    roll: 'success',
    against: '',
    formula: (w, fight) => {
      startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, 'acrobatics', 'judo')], pages.knockback);
      if (hasTrait(fight, 'perfect-balance')) w.add(4, 'Perfect Balance', { cite: pages.knockback });
    },
  },
  strikeParriedLimb(pages.parry, 'an unarmed', 'Judo or Karate'),
];
