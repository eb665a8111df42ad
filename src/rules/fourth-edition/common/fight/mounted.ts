import type { DerivationBuilder } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import { isAny } from '../../../combat/fight.ts';
import type { CombatAction, Fight, FightRules, FightSteps, FindRefusal } from '../../../combat/fight-rules.ts';
import { emptyHands } from '../../../combat/hands.ts';
import { actionIncapable, onlyUnder, startFromBest, trainedLevels } from '../../../combat/steps/action-steps.ts';
import { riddenMount } from '../../../shared/load.ts';
import { type MountPart, mountStat } from '../../../stat-ids.ts';
import { addHindrances, slamDice } from './actions.ts';
import { fightPages as pages } from './fight-pages.ts';

/**
 * Mounts, vehicles and high speed in a fight (pp. 364, 371–372, 375, 394–396). The book of this ruleset ends in the middle of
 * mounted combat; decisions.ts says what is left out for that.
 */

const leading = ['move', 'moveAndAttack'];

/** True for a fighter who moves faster than Basic Move, by themselves, on a mount or in a vehicle (p. 394). */
export const isAtHighSpeed = ({ state }: Pick<Fight, 'state'>): boolean => (state.highSpeed ?? 0) > 0;

/** At high speed only Move, or Move and Attack; riders and crews have the choice (p. 394). A stunned fighter loses control. */
export const notAtHighSpeed: FightRules['maneuverRefusals'][number] = (fight, { id, whileStunned }) =>
  isAtHighSpeed(fight) && !isAny(fight, 'mounted') && !leading.includes(id) && !whileStunned
    ? { words: 'loses control at high speed', cite: pages.highSpeed }
    : null;

/** A part of the ridden mount's figures; undefined if there is no such mount on the sheet. */
function mountFigure(w: Pick<DerivationBuilder, 'has'>, { context }: Pick<Fight, 'context'>, part: MountPart) {
  const mount = riddenMount(context);
  const stat = mount && mountStat(mount.key, part);
  return stat !== undefined && w.has(stat) ? stat : undefined;
}

/** Replaces Move by the speed of a fighter at high speed, or by the Move of the mount that carries them (pp. 364, 394–396). */
export const moveAsCarried: FightSteps = (w, fight) => {
  const { highSpeed = 0 } = fight.state;
  if (highSpeed > 0) {
    w.lookup('Move', 'at high speed', highSpeed, { cite: pages.highSpeed });
    return;
  }
  if (!isAny(fight, 'mounted')) return;
  const move = mountFigure(w, fight, 'move');
  const cite = pages.controlsMount;
  if (move) w.lookup('Move', 'of the mount', w.givenNumber(move, undefined, { cite }), { cite });
  else w.lookup('Move', 'that of the mount or vehicle, which is not on the sheet', 0, { cite });
};

/** A rider goes where the mount goes: on at high speed, and else only if led by a Move (p. 364). */
export const limitRider: FightSteps = (w, fight) => {
  const { state, maneuver } = fight;
  if (!isAny(fight, 'mounted') || leading.includes(maneuver.id)) return;
  if (isAtHighSpeed(fight))
    w.lookup('movement', 'carried on at high speed', state.highSpeed ?? 0, { cite: pages.highSpeed });
  else w.atMost(0, 'needs a Move to lead the mount or vehicle', { cite: pages.controlsMount });
};

const able = actionIncapable(pages.doNothing);
const isMounted = (fight: Fight): boolean => isAny(fight, 'mounted');
const onSheet =
  (part: MountPart): FindRefusal<CombatAction> =>
  (fight, { cite }, w) =>
    mountFigure(w, fight, part) ? null : { words: 'no ridden mount on the sheet that has it', cite };

/** Starts from a figure of the ridden mount. `onSheet` refuses what a mount does not have. */
const ofMount =
  (part: MountPart, cite: Citation): FightSteps =>
  (w, fight) => {
    const stat = mountFigure(w, fight, part);
    if (stat) w.startFrom(stat, undefined, { cite });
    else w.start(null, 'no ridden mount on the sheet that has it', { cite });
  };

/** The best of the trained Riding skills, or else of the defaults DX−5 and Animal Handling−3 (p. 217). */
const startFromRiding: FightSteps = (w, fight) => {
  const cite = pages.riding;
  const trained = trainedLevels(fight, 'riding');
  if (trained.length > 0) {
    startFromBest(w, trained, pages.mounted);
    return;
  }
  const options = [{ from: 'dx', less: 5 }].concat(
    trainedLevels(fight, 'animal-handling').flatMap((option) =>
      'from' in option ? [{ from: option.from, less: 3 }] : [],
    ),
  );
  const levels = options.map(({ from, less }) => ({ from, less, level: w.consultNumber(from) - less }));
  const [best] = levels.toSorted((a, b) => b.level - a.level);
  w.startFrom(best?.from ?? 'dx', undefined, { cite }).add(-(best?.less ?? 5), 'untrained in Riding', { cite });
};

/** Riding in a fight: hands that are not on the reins, and a mount that is not trained for war (p. 396). */
const riding =
  (add: number, words: string): FightSteps =>
  (w, fight) => {
    const cite = pages.mounted;
    startFromRiding(w, fight);
    if (add !== 0) w.add(add, words, { cite });
    const hands = emptyHands(fight);
    if (hands < 2)
      w.add(hands === 1 ? -1 : -3, hands === 1 ? 'one hand on the reins' : 'no hand on the reins', { cite });
    const figures = riddenMount(fight.context)?.facet?.mount;
    if (figures && !figures.warTrained) w.add(-3, 'not trained for war', { cite });
    else if (!figures) w.note('−3 for a mount that is not trained for war', { cite });
    addHindrances(w, fight);
  };

/** Dice of a slam with the mount: its HP, which are its ST, times the yards that it moves, over 100 (pp. 371–372). */
const mountSlamDamage: FightSteps = (w, { context, choice, state, target, allowance }) => {
  const cite = pages.slam;
  const mount = riddenMount(context);
  const yards = Math.max(choice.moved, state.highSpeed ?? 0) + (target.charged ? target.speed : 0);
  w.start(mount?.facet?.mount?.st ?? null, 'HP of the mount', { cite, ...(mount ? { row: mount.key } : {}) });
  if (w.value === null) return;
  w.multiply(yards, target.charged ? 'yards, with those of the foe' : 'yards moved', { cite });
  w.divide(100, 'a hundredth', { cite });
  const value = typeof w.value === 'number' ? w.value : 0;
  w.lookup('slam damage', value < 1 ? 'less than a die' : 'whole dice, a half rounded up', slamDice(value), { cite });
  if (allowance.damage) w.add(Math.max(allowance.damage, slamDice(value).dice), 'Strong', { cite: pages.allOutAttack });
};

const operators = ['driving', 'piloting', 'boating', 'submarine', 'bicycling', 'teamster'];

/** What a rider or driver does beside ordinary attacks and defenses. */
export const mountedActions: readonly CombatAction[] = [
  {
    id: 'ride',
    name: 'Control the mount',
    summary: 'Riding, when the mount is hard to lead',
    cite: pages.mounted,
    roll: 'success',
    against: '',
    isOffered: isMounted,
    formula: riding(0, ''),
  },
  {
    id: 'riskyRide',
    name: 'Lead the mount into a risk',
    summary:
      'into an obstacle, bad footing, a jump or tight turn, unless it is trained for war; a failure: it disobeys',
    cite: pages.mounted,
    roll: 'success',
    against: '',
    isOffered: isMounted,
    refusals: [
      ({ context }, { cite }) =>
        riddenMount(context)?.facet?.mount?.warTrained ? { words: 'trained for war: no roll', cite } : null,
    ],
    formula: riding(2, 'into a risk'),
  },
  {
    id: 'mountDodge',
    name: 'Dodge of the mount',
    summary: 'against an attack on the mount, under its load',
    cite: pages.mounted,
    roll: 'success',
    against: '',
    isOffered: isMounted,
    refusals: [onSheet('dodge')],
    formula: ofMount('dodge', pages.mounted),
  },
  {
    id: 'mountSlam',
    name: 'Slam with the mount',
    summary: 'ride a foe down: both take damage, by the HP of the mount and the yards moved',
    cite: pages.shove,
    roll: 'success',
    against: 'any active defense; a parry as of a heavy weapon',
    isOffered: isMounted,
    refusals: [able, onSheet('move')],
    formula: riding(0, ''),
    damage: mountSlamDamage,
  },
  {
    id: 'mountPounce',
    name: 'Keep the saddle in a pounce',
    summary: 'when the mount leaps at a foe; a failure: you fall off',
    cite: pages.shove,
    roll: 'success',
    against: '',
    isOffered: isMounted,
    formula: riding(-4, 'a pounce'),
  },
  {
    id: 'sheathe',
    name: 'Put a weapon away on a bucking mount',
    summary: 'a critical failure drops it',
    cite: pages.mounted,
    roll: 'success',
    against: '',
    isOffered: isMounted,
    refusals: [able, onlyUnder('ready')],
    formula: (w, fight) => {
      w.startFrom('dx', undefined, { cite: pages.mounted }).add(-3, 'bucking', { cite: pages.mounted });
      addHindrances(w, fight);
    },
  },
  {
    id: 'mountKick',
    name: 'Kick of the mount',
    summary: 'the mount fights for itself',
    cite: pages.kicks,
    roll: 'success',
    against: 'any active defense',
    isOffered: isMounted,
    refusals: [onSheet('blowSkill')],
    formula: ofMount('blowSkill', pages.kicks),
    damage: ofMount('kick', pages.kicks),
  },
  {
    id: 'lanceCharge',
    name: 'Charge with the lance',
    summary: 'the dice are of the mount: its ST times its Move, or that of its gallop at high speed',
    cite: pages.lances,
    roll: 'success',
    against: 'any active defense',
    isOffered: isMounted,
    refusals: [able, onSheet('lanceSkill')],
    formula: ofMount('lanceSkill', pages.lances),
    damage: (w, fight) => {
      const isFast = isAtHighSpeed(fight) && mountFigure(w, fight, 'lanceAtGallop') !== undefined;
      ofMount(isFast ? 'lanceAtGallop' : 'lance', pages.lances)(w, fight);
    },
  },
  {
    id: 'leapAstride',
    name: 'Leap on the mount',
    summary: 'in one turn; otherwise a Move to climb up, then a Change Posture to sit',
    cite: pages.mounted,
    roll: 'success',
    against: '',
    isOffered: (fight) => !isMounted(fight) && trainedLevels(fight, 'riding').length > 0,
    refusals: [able],
    formula: (w, fight) => {
      const levels = trainedLevels(fight, 'riding', 'acrobatics', 'jumping');
      if (levels.length > 0) startFromBest(w, levels, pages.mounted);
      else startFromRiding(w, fight);
      w.add(-3, 'a leap', { cite: pages.mounted });
      addHindrances(w, fight);
    },
  },
  {
    id: 'vehicleDodge',
    name: 'Dodge of the vehicle',
    summary: 'driven evasively: half of the operator’s skill, and Handling',
    cite: pages.dodge,
    roll: 'success',
    against: '',
    asks: 'handling',
    isOffered: (fight) => isMounted(fight) && trainedLevels(fight, ...operators).length > 0,
    formula: (w, fight) => {
      const cite = pages.dodge;
      startFromBest(w, trainedLevels(fight, ...operators), cite);
      w.divide(2, 'half', { cite }).round('down', { cite });
      const { handling = 0 } = fight.state;
      if (handling !== 0) w.add(handling, 'Handling', { cite });
    },
  },
];
