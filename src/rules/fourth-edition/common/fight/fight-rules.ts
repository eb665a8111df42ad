import { fightStats, isAny } from '../../../combat/fight.ts';
import type { FightRules, UsedFields } from '../../../combat/fight-rules.ts';
import { aiming, anyDefense, type Maneuver, moveOnly, noDefense, none, step } from '../../../combat/maneuver.ts';
import { deriveFigure } from '../../../combat/outcomes/success-roll.ts';
import { addGround, findIncapable } from '../../../combat/steps/attack-steps.ts';
import { addFoeState } from '../../../combat/steps/defense-steps.ts';
import { mappedFields } from '../../../combat/used-fields.ts';
import { findHolder } from '../../../shared/rows.ts';
import { findBody, findHands, locationsOfPlan, plansOfBodies } from '../bodies.ts';
import { odds } from '../combat.ts';
import { actions } from './actions.ts';
import { attack, defense, shieldPart } from './attack-and-defense.ts';
import { fightPages, fightPages as pages } from './fight-pages.ts';
import { collision } from './hazards/falls.ts';
import { hazards } from './hazards.ts';
import { magicRules } from './magic.ts';
import { limitRider, mountedActions, moveAsCarried, notAtHighSpeed } from './mounted.ts';
import { objects } from './objects.ts';
import { covers, locations, postures } from './places.ts';
import { hitsAfterDodge, hitsOfVolley } from './ranged-steps.ts';
import { recovery } from './recovery.ts';
import { halveByState, stateNumbers, stateRolls } from './state-numbers.ts';
import { cripplingRoll, healing, shieldBlow, wounds } from './wounds.ts';

/** Chances in six that a weapon breaks (p. 376): 2 at three times its weight, 1 more for each further multiple; over 6 for nothing. */
export const breakage: FightRules['breakage'] = (times, quality) =>
  deriveFigure('breaks on', pages.parry, (w) => {
    const whole = Math.floor(times);
    w.start(whole < 3 ? 0 : whole - 1, `${whole} times its weight`, { cite: pages.parry });
    const add = { cheap: 2, good: 0, fine: -1, veryFine: -2 }[quality];
    if (whole >= 3 && add !== 0) w.add(add, quality === 'veryFine' ? 'very fine' : quality, { cite: pages.parry });
    w.atLeast(0, 'never under', { cite: pages.parry });
  });

/** A bare-handed blow on DR 3 or more: a point for each 5 of damage, at most the DR (p. 379). */
export const hurtByStriking: NonNullable<FightRules['hurtByStriking']> = (rolled, resistance) =>
  deriveFigure('hurt by the blow', pages.wounding, (w) => {
    const cite = pages.wounding;
    if (resistance < 3) {
      w.start(0, 'DR under 3', { cite });
      return;
    }
    w.start(rolled, 'damage rolled', { cite }).divide(5, 'for each 5', { cite }).round('down', { cite });
    w.atMost(resistance, 'at most the DR', { cite });
  });

/** How long things take (pp. 382–383). */
const times: FightRules['times'] = [
  { what: 'draw a weapon, or ready an item on the belt', time: 'a Ready maneuver', cite: pages.readying },
  { what: 'pick something up', time: 'a Ready maneuver; a Change Posture first if standing', cite: pages.readying },
  { what: 'put on or sling a shield or cloak', time: 'as many Ready maneuvers as its DB', cite: pages.readying },
  { what: 'drop a shield', time: 'a Ready maneuver', cite: pages.readying },
  { what: 'change the grip of a long weapon', time: 'a Ready maneuver', cite: pages.readying },
  { what: 'sheathe a weapon', time: '2 seconds', cite: pages.times },
  { what: 'holster a pistol', time: '1 second', cite: pages.readying },
  { what: 'lift something heavy in one hand, in two', time: '2 and 4 seconds', cite: pages.times },
  { what: 'open an unlocked door or box', time: '1 second', cite: pages.times },
  { what: 'find a loose item in a pack, in your pocket', time: '2d and 1d seconds', cite: pages.times },
  { what: 'swallow a pill or potion', time: '2 seconds', cite: pages.times },
  { what: 'light a torch, a match, a fuse', time: '2 seconds', cite: pages.times },
  { what: 'search somebody who does not resist', time: '1 minute', cite: pages.times },
  { what: 'put on armor', time: '3 seconds a piece', cite: pages.times },
];

/** The maneuvers of the fourth edition (pp. 363–366). */
const maneuvers: readonly Maneuver[] = [
  {
    id: 'attack',
    name: 'Attack',
    summary: 'one attack, with a step before or after it',
    cite: fightPages.attack,
    movement: step,
    attacks: 1,
    defenses: anyDefense,
  },
  {
    id: 'doNothing',
    name: 'Do Nothing',
    summary: 'stand there; all that a stunned fighter can do',
    cite: fightPages.doNothing,
    movement: none,
    attacks: 0,
    whileStunned: true,
    defenses: anyDefense,
  },
  moveOnly(fightPages.move),
  {
    id: 'changePosture',
    name: 'Change Posture',
    summary: 'from one posture to another; from lying to standing takes two turns',
    cite: fightPages.changePosture,
    movement: none,
    attacks: 0,
    defenses: anyDefense,
  },
  aiming(fightPages.aim, 'aim a ranged weapon at one target', step),
  {
    id: 'evaluate',
    name: 'Evaluate',
    summary: 'study one foe: +1 a turn to the attack on them, up to +3',
    cite: fightPages.evaluate,
    movement: step,
    attacks: 0,
    defenses: anyDefense,
  },
  {
    id: 'feint',
    name: 'Feint',
    summary: 'a contest of skills; the margin lowers the defense against the next attack',
    cite: fightPages.feint,
    movement: step,
    attacks: 0,
    feint: true,
    defenses: anyDefense,
  },
  {
    id: 'allOutAttack',
    name: 'All-Out Attack',
    summary: 'attack without a thought of defense',
    cite: fightPages.allOutAttack,
    movement: { kind: 'half', round: 'up', atLeast: 2, atLeastCite: fightPages.allOutAttackOnMap, forward: true },
    attacks: 1,
    defenses: noDefense,
    kinds: [
      { id: 'determined', name: 'Determined', summary: '+4 in melee, +1 at range', melee: 4, ranged: 1 },
      { id: 'double', name: 'Double', summary: 'two attacks on one foe', attacks: 2, meleeOnly: true },
      { id: 'feint', name: 'Feint', summary: 'a feint, then an attack on the same foe', feint: true, meleeOnly: true },
      {
        id: 'strong',
        name: 'Strong',
        summary: '+2 damage, or +1 a die if that is more',
        damage: 2,
        damagePerDie: 1,
        meleeOnly: true,
      },
      {
        id: 'suppression',
        name: 'Suppression Fire',
        summary: 'spray an area with a rate of fire of 5 or more',
        rangedOnly: true,
      },
    ],
  },
  {
    id: 'moveAndAttack',
    name: 'Move and Attack',
    summary: 'move, and make one poor attack on the way',
    cite: fightPages.moveAndAttack,
    movement: { kind: 'full' },
    attacks: 1,
    melee: -4,
    meleeCap: 9,
    defenses: ['dodge', 'block'],
    noRetreat: true,
  },
  {
    id: 'allOutDefense',
    name: 'All-Out Defense',
    summary: 'nothing but defense',
    cite: fightPages.allOutDefense,
    movement: step,
    attacks: 0,
    defenses: anyDefense,
    kinds: [
      {
        id: 'dodge',
        name: 'Increased Dodge',
        summary: 'Dodge +2, and half of Move',
        movement: { kind: 'half', round: 'up' },
        defenseBonus: { dodge: 2 },
      },
      { id: 'parry', name: 'Increased Parry', summary: 'Parry +2', defenseBonus: { parry: 2 } },
      { id: 'block', name: 'Increased Block', summary: 'Block +2', defenseBonus: { block: 2 } },
      {
        id: 'double',
        name: 'Double Defense',
        summary: 'a second, different defense against an attack',
        secondDefense: true,
      },
    ],
  },
  {
    id: 'concentrate',
    name: 'Concentrate',
    summary: 'a mental task',
    cite: fightPages.concentrate,
    movement: step,
    attacks: 0,
    defenses: anyDefense,
    defenseCosts: 'roll Will−3 or lose the concentration',
  },
  {
    id: 'ready',
    name: 'Ready',
    summary: 'draw, reload or make ready an item, or a second of a longer action',
    cite: fightPages.ready,
    movement: step,
    attacks: 0,
    defenses: anyDefense,
  },
  {
    id: 'wait',
    name: 'Wait',
    summary: 'attack, feint or ready when something happens',
    cite: fightPages.wait,
    movement: none,
    attacks: 1,
    feint: true,
    onTrigger: true,
    defenses: anyDefense,
    defenseCosts: 'it can no longer become an All-Out Attack',
  },
];

/** The parts of a situation that matter in the fourth edition. */
const uses: UsedFields = {
  ...mappedFields,
  state: [
    ...mappedFields.state,
    'evaluated',
    'acrobaticDodges',
    'attackedWith',
    'missile',
    'bleeding',
    'highSpeed',
    'handling',
  ],
  conditions: [...mappedFields.conditions, 'asleep', 'dazed', 'mounted', 'blind', 'mortallyWounded', 'bleeding'],
  choice: [
    ...mappedFields.choice,
    'discriminates',
    'deceptive',
    'rapidStrike',
    'dualWeapon',
    'flurry',
    'mightyBlow',
    'shots',
    'hands',
    'helpers',
  ],
  target: [...mappedFields.target, 'body', 'speed', 'size', 'seen', 'stunned', 'ranAround', 'object', 'objectWeight'],
  incoming: [...mappedFields.incoming, 'thrust', 'small', 'trained', 'withinReach', 'deceptive', 'ranAround'],
  defense: [...mappedFields.defense, 'drop', 'acrobatic', 'feverish'],
};

const notInGrapple = ['aim', 'feint', 'concentrate', 'wait'];

/** A crippled leg or foot of a body on two legs is Lame (Crippled Legs), p. 421 (decisions.ts); one of more legs is not (p. 55). */
const crippledTrait: FightRules['crippledTrait'] = {
  places: ['leg', 'rightLeg', 'leftLeg', 'foot', 'rightFoot', 'leftFoot'],
  trait: { entry: 'lame', choices: [{ parameter: 'degree', value: 'crippled-legs' }] },
  applies: (context) =>
    !findBody(context).locations.some(({ keepsFeet }) => keepsFeet) && !findHolder(context, 'lame', undefined),
};

/** A fight by the fourth edition: chapters 11 to 13, of which the book of this ruleset has pp. 363–396. */
export const fightRules: FightRules = {
  uses,
  maneuvers,
  maneuverRefusals: [
    (fight, { whileStunned }) => (whileStunned ? null : findIncapable(fight, pages.doNothing)),
    (fight, { id }) =>
      isAny(fight, 'grappled', 'grappling') && notInGrapple.includes(id)
        ? { words: 'not in a grapple', cite: pages.grapple }
        : null,
    (fight, { id }) =>
      isAny(fight, 'grappled') && id === 'move' ? { words: 'held by a foe', cite: pages.slam } : null,
    (fight, { movement, id }) =>
      isAny(fight, 'pinned') && movement.kind !== 'none' && id !== 'concentrate'
        ? { words: 'pinned', cite: pages.slam }
        : null,
    notAtHighSpeed,
  ],
  postures,
  postureCite: pages.postures,
  locations,
  locationDice: 3,
  hands: findHands,
  bodies: { plans: plansOfBodies, dice: 3, named: locationsOfPlan, of: findBody },
  covers,
  attack,
  defense,
  foeDefense: [
    addFoeState(-4, pages.defenses),
    (w, { state }) => {
      if (state.feint > 0) w.add(-state.feint, 'feint', { cite: pages.feint });
    },
    (w, { target }) => {
      if (target.side === 'behind' && target.ranAround) w.add(-2, 'run around', { cite: pages.sides });
    },
    (w, { choice }) => {
      if (choice.deceptive > 0) w.add(-choice.deceptive, 'Deceptive Attack', { cite: pages.deceptive });
    },
  ],
  movement: {
    move: [
      halveByState,
      (w, { state, maneuver }) => {
        if (state.ranLastTurn && maneuver.id === 'move' && state.posture === 'standing' && state.footing === 'good')
          w.multiply(1.2, 'sprint', { cite: pages.move });
      },
      moveAsCarried,
    ],
    ground: [addGround({ good: 0, bad: 1, shallowWater: 1, swimming: 'oneYard' }, pages.tactical)],
    step: (w) => {
      w.startFrom(fightStats.move, undefined, { cite: pages.step }).divide(10, 'a tenth', { cite: pages.step });
      w.round('up', { cite: pages.step }).atLeast(1, 'at least', { cite: pages.step });
    },
    // A braced weapon for two hands is aimed without a step (p. 364).
    limit: (w, fight) => {
      const { maneuver, state, lines } = fight;
      const { aim } = state;
      if (maneuver.id === 'aim' && aim?.braced && lines.some(({ id, twoHanded }) => id === aim.line && twoHanded))
        w.atMost(0, 'a braced weapon for two hands', { cite: pages.aim });
      limitRider(w, fight);
    },
    unit: 'yards a second',
    cite: pages.movement,
  },
  numbers: stateNumbers,
  actions: [...actions, ...mountedActions],
  stateRolls,
  success: odds.success,
  shortenContest: odds.shortenContest,
  breakage,
  healing,
  cripplingRoll,
  // A tenth of ST in pounds (p. 376).
  blowWeight: (strength) => strength / 10,
  hurtByStriking,
  times,
  pickUp: { kneels: true, cite: pages.readying, shield: { figure: 'defenseBonus', cite: pages.readying } },
  fullDamageOn: [],
  criticalTables: [],
  // The tables are on p. 556, which the book of this ruleset does not have.
  criticalsByGameMaster: { hit: pages.criticals, miss: pages.criticals },
  criticalDefense: pages.criticals,
  volley: { hits: hitsOfVolley, afterDodge: hitsAfterDodge },
  failedHandParry: { cite: pages.unarmedParry, byChoice: true },
  shieldDamage: { cite: pages.shieldDamage, part: shieldPart, blow: shieldBlow },
  collision,
  turnOrder: ['basicSpeed', 'dx'],
  fatigueHurts: pages.fatigue,
  crippledTrait,
  magic: magicRules,
  wounds,
  recovery,
  hazards,
  objects,
};
