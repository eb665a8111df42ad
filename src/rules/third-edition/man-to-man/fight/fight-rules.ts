import { fightStats, hasTrait, inCloseCombat, isAny } from '../../../combat/fight.ts';
import type { Cover, FightRules, HitLocation, StateRoll, UsedFields } from '../../../combat/fight-rules.ts';
import { attacking, type Maneuver, moveOnly, noDefense, notAttacking, step } from '../../../combat/maneuver.ts';
import { recoverFromStun, recoverFromSurprise, stayConscious } from '../../../combat/steps/action-steps.ts';
import { addGround, addSprint, findIncapable } from '../../../combat/steps/attack-steps.ts';
import { addFoeState } from '../../../combat/steps/defense-steps.ts';
import { mappedFields } from '../../../combat/used-fields.ts';
import {
  addPassiveDefense,
  aimingStill,
  allOutDefending,
  blowAtFour,
  changingPosition,
  halveByState,
  longAction,
  readying,
  stateNumbers,
  twoBlows,
} from '../../common/fight/defense.ts';
import { recoverLimb } from '../../common/fight/wounds.ts';
import { odds } from '../combat.ts';
import { actions } from './actions.ts';
import { attack, defense, shieldPart } from './attack-and-defense.ts';
import { fightPages, fightPages as pages } from './fight-pages.ts';
import { collision } from './hazards/falls.ts';
import { hazards } from './hazards.ts';
import { addFoeHeight } from './levels.ts';
import { objects } from './objects.ts';
import { recovery } from './recovery.ts';
import {
  breakage,
  breakBlade,
  brokenWeapon,
  criticalTables,
  damageToDisarm,
  healing,
  shieldBlow,
  times,
  wounds,
} from './wounds.ts';

/** The maneuvers of Man to Man in their advanced form (pp. 21–23, 28–32). */
const maneuvers: readonly Maneuver[] = [
  attacking(
    {
      id: 'attack',
      name: 'Step and Attack',
      summary: 'one blow, shot or throw, with a step before or after it',
      cite: fightPages.maneuvers,
    },
    step,
  ),
  moveOnly(fightPages.maneuvers),
  changingPosition(fightPages.positions),
  readying({ name: 'Step and Ready', summary: 'draw, pick up or make ready an item', cite: fightPages.readying }, step),
  aimingStill(fightPages.aim),
  attacking(
    {
      id: 'allOutAttack',
      name: 'All-Out Attack',
      summary: 'move forward, then attack with a hand weapon; no active defense',
      cite: fightPages.allOutAttack,
    },
    { kind: 'half', round: 'down', atLeast: 2, forward: true },
    {
      meleeOnly: true,
      defenses: noDefense,
      kinds: [
        blowAtFour,
        twoBlows,
        { id: 'feint', name: 'feint and blow', summary: 'a feint, then a blow at the same foe', feint: true },
      ],
    },
  ),
  notAttacking(
    {
      id: 'feint',
      name: 'Step and Feint',
      summary: 'a contest of weapon skills; the margin lowers the defense against the next blow',
      cite: fightPages.feint,
    },
    step,
    { feint: true },
  ),
  notAttacking(
    { id: 'concentrate', name: 'Step and Concentrate', summary: 'a mental task', cite: fightPages.maneuvers },
    step,
    { defenseCosts: 'the concentration is lost' },
  ),
  attacking(
    {
      id: 'wait',
      name: 'Wait',
      summary: 'attack when a foe comes within reach, or watch a place with a ranged weapon',
      cite: fightPages.maneuvers,
    },
    step,
    { onTrigger: true },
  ),
  allOutDefending(
    fightPages.allOutDefense,
    'a second, different defense against each attack; two blocks, and two parries with each weapon',
    step,
  ),
  longAction(fightPages.longAction, 'most actions have to begin anew'),
];

/** The table of positions (p. 29 and the pull-out). A yard costs more in some, so that fewer are covered. */
const postures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: { words: 'crouching', attack: -2, defense: 0, target: -2, cost: 0.5 },
  kneeling: { words: 'kneeling', attack: -2, defense: -2, target: -2, cost: 2 },
  crawling: { words: 'crawling', attack: 0, defense: -3, target: -4, cost: 2 },
  sitting: { words: 'sitting', attack: -2, defense: -2, target: -2, maxYards: 0 },
  lying: { words: 'lying', attack: -4, defense: -3, target: -4, maxYards: 1 },
};

/** Rolls at the start of a turn (pp. 25, 45, 53), and after a fight (p. 54). */
const stateRolls: readonly StateRoll[] = [
  stayConscious(pages.hits, 'faints', (_, number) => number(fightStats.hitsLeft) === 0),
  recoverFromStun(pages.hits, 'shake off the stun', 'acts at once'),
  recoverFromSurprise(pages.surprise, {
    success: 'acts normally for the rest of the fight',
    failure: 'still surprised',
  }),
];

/** The parts of a situation that matter in Man to Man. */
const uses: UsedFields = {
  ...mappedFields,
  state: [...mappedFields.state, 'parriedWith'],
  choice: [...mappedFields.choice, 'helpers'],
  conditions: [...mappedFields.conditions, 'offBalance', 'oneEye'],
  target: [
    ...mappedFields.target,
    'height',
    'cover',
    'bigShield',
    'lighterBy',
    'passiveDefense',
    'object',
    'objectSize',
    'objectMotion',
  ],
  incoming: [...mappedFields.incoming, 'impaling', 'flail', 'bash', 'judoThrow', 'location', 'height'],
};

/** Parts of the body and their penalties; two dice for a random one (p. 34 and the pull-out). */
const locations: readonly HitLocation[] = [
  { id: 'head', name: 'head', add: -5, rolls: [2, 2], armor: ['head'], kind: 'head', missedByOne: 'body' },
  {
    id: 'eyeslit',
    name: 'face through the eyeslit',
    add: -10,
    armor: ['head'],
    kind: 'head',
    onlyThrusts: true,
    note: 'armor does not protect',
  },
  { id: 'shieldArm', name: 'shield arm', add: -4, addWithoutShield: -2, rolls: [3, 3], armor: ['arms'], kind: 'limb' },
  { id: 'weaponHand', name: 'weapon hand', add: -4, rolls: [4, 4], armor: ['hands'], kind: 'extremity' },
  { id: 'shieldHand', name: 'shield hand', add: -8, addWithoutShield: -4, armor: ['hands'], kind: 'extremity' },
  { id: 'weaponArm', name: 'weapon arm', add: -2, rolls: [5, 5], armor: ['arms'], kind: 'limb' },
  { id: 'body', name: 'body', add: 0, rolls: [6, 8], kind: 'torso' },
  { id: 'vitals', name: 'vital organs', add: -3, kind: 'vitals', onlyTypes: ['imp'] },
  { id: 'rightLeg', name: 'right leg', add: -2, rolls: [9, 9], armor: ['legs'], kind: 'limb' },
  { id: 'leftLeg', name: 'left leg', add: -2, rolls: [10, 11], armor: ['legs'], kind: 'limb' },
  { id: 'foot', name: 'foot', add: -4, rolls: [12, 12], armor: ['feet'], kind: 'extremity' },
  { id: 'polearm', name: 'polearm', add: -3, kind: 'weapon' },
  { id: 'weapon', name: 'weapon', add: -4, kind: 'weapon' },
  { id: 'knife', name: 'knife or another small weapon', add: -5, kind: 'weapon' },
];

/** The visible part of a target behind something, and the penalty to a shot or throw (p. 43). */
const covers: readonly Cover[] = [
  { id: 'headOnly', name: 'only the head shows', add: -5 },
  { id: 'headAndShoulders', name: 'head and shoulders show', add: -4 },
  { id: 'half', name: 'half of the body shows', add: -3 },
  { id: 'light', name: 'behind branches', add: -2 },
  { id: 'proneHeadUp', name: 'lying behind something low, head up', add: -5 },
  { id: 'proneHeadDown', name: 'lying behind something low, head down', add: -7 },
];

const notInCloseCombat = ['allOutDefense', 'feint', 'aim', 'concentrate', 'wait'];
const cites = { hits: pages.hits, fatigue: pages.fatigue };

/** A fight by Man to Man, in the advanced system: chapters 3 to 9. */
export const fightRules: FightRules = {
  uses,
  maneuvers,
  maneuverRefusals: [
    (fight) => findIncapable(fight, pages.injury),
    (fight, { id }) =>
      inCloseCombat(fight) && notInCloseCombat.includes(id)
        ? { words: 'not in close combat', cite: pages.evade }
        : null,
    (fight, { id }) =>
      inCloseCombat(fight) && id === 'allOutAttack' && !fight.choice.entersHex
        ? { words: 'not in close combat', cite: pages.evade }
        : null,
    (fight, { id }) =>
      id === 'changePosition' && isAny(fight, 'pinned') ? { words: 'pinned', cite: pages.slam } : null,
  ],
  postures,
  postureCite: pages.positions,
  locations,
  locationDice: 2,
  covers,
  attack,
  defense,
  foeDefense: [
    addFoeState(-4, pages.activeDefense),
    addPassiveDefense(pages.defense),
    addFoeHeight,
    (w, { state }) => {
      if (state.feint > 0) w.add(-state.feint, 'feint', { cite: pages.feint });
    },
  ],
  movement: {
    move: [halveByState(cites), addSprint(pages.movement)],
    ground: [addGround({ good: 0, bad: 1, shallowWater: 1, swimming: 0 }, pages.movement)],
    // With a crippled leg a fighter sits or lies; with a crippled foot Move is at most 3 (p. 54).
    limit: (w, { state }) => {
      const { crippled, posture } = state;
      const cite = pages.crippling;
      if (crippled.some((place) => place === 'rightLeg' || place === 'leftLeg')) {
        if (posture !== 'lying') w.atMost(0, 'a crippled leg', { cite });
      } else if (crippled.includes('foot')) w.atMost(3, 'a crippled foot, with something to lean on', { cite });
      if (state.spellEffects?.some(({ hazard }) => hazard === 'bulky'))
        w.atMost(1, 'a bulky object fell on the fighter', { cite: pages.dropped });
    },
    step: (w) => w.start(1, 'one hex', { cite: pages.maneuvers }),
    unit: 'yards a turn',
    cite: pages.movement,
  },
  numbers: [
    ...stateNumbers(cites),
    {
      id: fightStats.initiative,
      name: 'initiative against surprise, as the leader',
      cite: pages.surprise,
      formula: (w, fight) => {
        w.start(0, 'on one die', { cite: pages.surprise });
        if (hasTrait(fight, 'combat-reflexes')) w.add(2, 'Combat Reflexes', { cite: pages.surprise });
        w.note('+1 for the higher IQ; −2 for a side without a leader', { cite: pages.surprise });
      },
    },
    {
      id: fightStats.shock,
      name: 'wounds of the last turn',
      cite: pages.wounds,
      formula: (w, { state }) => w.start(state.wounds, 'hits taken', { cite: pages.wounds }),
    },
  ],
  actions,
  stateRolls,
  success: odds.success,
  breakage,
  healing,
  cripplingRoll: recoverLimb(pages.crippling, 'lasts one die of months if missed by 3 or less, for good if by more'),
  times,
  pickUp: {
    kneels: true,
    cite: pages.readying,
    weaponsUnready: true,
    shield: { figure: 'passiveDefense', cite: pages.readying },
  },
  fullDamageOn: [],
  criticalTables,
  criticalDefense: pages.criticals,
  // Karate against armor (p. 26).
  rollForStriking: {
    skill: 'karate',
    minResistance: 3,
    exceptTrait: 'toughness',
    damage: { dice: 1, adds: -2 },
  },
  failedHandParry: { cite: pages.unarmed, byChoice: false },
  breakBlade,
  brokenWeapon,
  shieldDamage: { cite: pages.shieldDamage, part: shieldPart, blow: shieldBlow },
  damageToDisarm,
  collision,
  turnOrder: ['move', 'basicSpeed'],
  exhaustion: { left: 1, words: 'collapsed from fatigue', cite: pages.fatigue },
  longFight: { turns: 10, cite: pages.fatigue },
  wounds,
  recovery,
  hazards,
  objects,
};
