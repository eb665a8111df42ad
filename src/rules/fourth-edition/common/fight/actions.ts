import type { Dice } from '../../../../engine/dice.ts';
import { fightStats, hasTrait, inCloseCombat, isAny, locationAimedAt } from '../../../combat/fight.ts';
import type { CombatAction, FightSteps } from '../../../combat/fight-rules.ts';
import {
  actionIncapable,
  addHelpers,
  addHold,
  fastDraw,
  needsEmptyHand,
  needsHold,
  needsShield,
  needsToBeHeld,
  notWhileHeld,
  onlyUnder,
  onlyWithFeint,
  startFromBest,
  startFromWeaponSkill,
  strikeParriedLimb,
  trainedLevels,
} from '../../../combat/steps/action-steps.ts';
import { fightPages as pages } from './fight-pages.ts';
import { raiseByTechnique, techniqueActions } from './technique-steps.ts';

/** The fields that several actions share. */
const able = actionIncapable(pages.doNothing);
const inAttack = onlyUnder('attack', 'allOutAttack', 'moveAndAttack');
const grapplers = ['judo', 'sumo-wrestling', 'wrestling'];
const strikers = ['boxing', 'brawling', 'karate'];

/** Penalties to every roll against DX and DX-based skills. */
export const addHindrances: FightSteps = (w, fight) => {
  if (w.consultNumber(fightStats.shock) > 0) w.addFrom(fightStats.shock, -1, 'shock', { cite: pages.injury });
  if (isAny(fight, 'grappled', 'pinned')) w.add(-4, 'held by a foe', { cite: pages.grapple });
  if (inCloseCombat(fight) && !fight.choice.entersHex && w.consultNumber('defenseBonus') !== 0)
    w.addFrom('defenseBonus', -1, 'shield in close combat', { cite: pages.closeCombat });
};

const addManeuverToRoll: FightSteps = (w, { allowance, maneuver }) => {
  if (allowance.melee) w.add(allowance.melee, maneuver.name, { cite: maneuver.cite });
  if (allowance.meleeCap !== undefined)
    w.atMost(allowance.meleeCap, `${maneuver.name}: at most`, { cite: maneuver.cite });
};
const addEvaluated: FightSteps = (w, { state }) => {
  if (state.evaluated > 0) w.add(Math.min(3, state.evaluated), 'evaluated', { cite: pages.evaluate });
};

/** DX or a trained skill, with the modifiers of the maneuver and the state. */
const bestOfDx =
  (...skills: readonly string[]): FightSteps =>
  (w, fight) => {
    startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, ...skills)], pages.grapple);
    addHindrances(w, fight);
  };

const strength: FightSteps = (w) => w.startFrom(fightStats.strength, undefined, { cite: pages.grapple });

/** Dice of a slam, of HP times yards over 100 (p. 371): a half is rounded up, and less than a die is a die less 1, 2 or 3. */
export function slamDice(value: number): Dice {
  if (value < 1) return { dice: 1, adds: value <= 0.25 ? -3 : value <= 0.5 ? -2 : -1 };
  return { dice: Math.round(value), adds: 0 };
}

const slamDamage: FightSteps = (w, { choice, allowance, target }) => {
  const cite = pages.slam;
  const yards = choice.moved + (target.charged ? target.speed : 0);
  w.startFrom('hitPoints', undefined, { cite });
  w.multiply(yards, target.charged ? 'yards, with those of the foe' : 'yards moved', { cite });
  w.divide(100, 'a hundredth', { cite });
  const value = typeof w.value === 'number' ? w.value : 0;
  w.lookup('slam damage', value < 1 ? 'less than a die' : 'whole dice, a half rounded up', slamDice(value), { cite });
  if (allowance.damage) w.add(Math.max(allowance.damage, slamDice(value).dice), 'Strong', { cite: pages.allOutAttack });
};

/** Running into a foe, pushing them, or getting past them (pp. 368, 371–372). */
const slams: readonly CombatAction[] = [
  {
    id: 'slam',
    name: 'Slam',
    summary: 'both take damage; the foe falls if yours is twice theirs, and rolls DX if it is at least as much',
    cite: pages.slam,
    roll: 'success',
    against: 'any active defense; a parry as of a heavy weapon',
    refusals: [able, notWhileHeld, inAttack],
    formula: (w, fight) => {
      bestOfDx('brawling', 'sumo-wrestling')(w, fight);
      if (fight.maneuver.id !== 'moveAndAttack') addManeuverToRoll(w, fight);
    },
    damage: slamDamage,
  },
  {
    id: 'tackle',
    name: 'Flying Tackle',
    summary: 'a slam at +4 from a yard farther; you end up lying down',
    cite: pages.shove,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, notWhileHeld, inAttack],
    formula: (w, fight) => {
      bestOfDx('brawling', 'sumo-wrestling', 'jumping')(w, fight);
      w.add(4, 'flying tackle', { cite: pages.shove });
      if (fight.maneuver.id !== 'moveAndAttack') addManeuverToRoll(w, fight);
    },
    damage: slamDamage,
  },
  {
    id: 'shieldRush',
    name: 'Shield Rush',
    summary: 'a slam with the shield, which takes your damage',
    cite: pages.shove,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, notWhileHeld, needsShield, inAttack],
    formula: (w, fight) => {
      const levels = trainedLevels(fight, 'shield');
      if (levels.length > 0) startFromBest(w, levels, pages.shove);
      else w.start(null, 'no Shield skill', { cite: pages.shove });
      if (w.value === null) return;
      addHindrances(w, fight);
      if (fight.maneuver.id !== 'moveAndAttack') addManeuverToRoll(w, fight);
    },
    damage: (w, fight) => {
      slamDamage(w, fight);
      w.addFrom('defenseBonus', 1, 'Defense Bonus', { cite: pages.shove });
    },
  },
  {
    id: 'shove',
    name: 'Shove',
    summary: 'pushes the foe and does no harm',
    cite: pages.shove,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, inAttack, needsEmptyHand],
    formula: (w, fight) => {
      bestOfDx('sumo-wrestling')(w, fight);
      addManeuverToRoll(w, fight);
    },
    damage: (w, fight) => {
      w.startFrom('thrust', undefined, { cite: pages.shove });
      const { value } = w;
      if (fight.choice.hands === 1 && typeof value === 'object' && value !== null)
        w.add(-value.dice, 'one hand: −1 a die', { cite: pages.shove });
      w.note('what is rolled is doubled, for knockback alone', { cite: pages.shove });
    },
  },
  {
    id: 'evade',
    name: 'Evade',
    summary: 'move past a foe who is in the way',
    cite: pages.evade,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, notWhileHeld],
    formula: (w, { target }) => {
      w.startFrom(fightStats.dx, undefined, { cite: pages.evade });
      const { posture, side } = target;
      if (posture === 'lying') w.add(5, 'the foe lies', { cite: pages.evade });
      else if (posture === 'kneeling') w.add(-2, 'the foe kneels', { cite: pages.evade });
      else if (posture === 'standing' || posture === 'crouching') w.add(-5, 'the foe stands', { cite: pages.evade });
      if (side === 'behind') w.add(5, 'from behind', { cite: pages.evade });
      else if (side !== 'front') w.add(2, 'from the side', { cite: pages.evade });
    },
  },
];

/** Holding a foe, and getting free (pp. 370–371). */
const grapples: readonly CombatAction[] = [
  {
    id: 'grab',
    name: 'Grab a weapon',
    summary: 'then you can wrest it from the foe',
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
    summary: 'the foe loses the weapon; if you lose the contest, you lose your grip',
    cite: pages.grapple,
    roll: 'regularContest',
    against: 'ST',
    refusals: [able],
    formula: strength,
  },
  {
    id: 'grapple',
    name: 'Grapple',
    summary: 'the foe has −4 DX and cannot leave until they break free',
    cite: pages.grapple,
    roll: 'success',
    against: 'any active defense',
    refusals: [able, inAttack, needsEmptyHand],
    formula: (w, fight) => {
      bestOfDx(...grapplers)(w, fight);
      const { hands } = fight.choice;
      if (hands > 2) w.add(2 * (hands - 2), 'for each arm past two', { cite: pages.grapple });
      const location = locationAimedAt(fight);
      if (location && location.add !== 0)
        w.add(Math.ceil(location.add / 2), `half of that for the ${location.name}`, { cite: pages.grapple });
      addEvaluated(w, fight);
      addManeuverToRoll(w, fight);
    },
  },
  {
    id: 'takedown',
    name: 'Takedown',
    summary: 'the foe falls; if you lose the contest, you fall instead',
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
      addHelpers(1, 5, pages.closeCombat)(w, fight);
    },
  },
  {
    id: 'pin',
    name: 'Pin',
    summary: 'a foe on the ground becomes helpless',
    cite: pages.grapple,
    roll: 'regularContest',
    against: 'ST, +3 for each SM that they are larger',
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
      addHelpers(2, 5, pages.closeCombat)(w, fight);
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

/** Actions in a fight other than plain attacks. */
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
      raiseByTechnique(w, fight, 'feint');
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
  {
    id: 'catch',
    name: 'Catch what is thrown to you',
    summary: 'by a free hand, which parries with it; +1 for every 2 points by which the thrower succeeds',
    cite: pages.catching,
    roll: 'success',
    against: '',
    refusals: [able, needsEmptyHand],
    formula: (w, fight) => {
      startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, 'sports')], pages.catching);
      if (fight.maneuver.id !== 'wait') w.add(-4, 'not waiting for it', { cite: pages.catching });
    },
  },
  strikeParriedLimb(pages.parry, 'an unarmed', 'Judo or Karate'),
  ...techniqueActions,
];
