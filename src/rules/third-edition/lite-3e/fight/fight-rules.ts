import { ownValue } from '../../../../engine/own-value.ts';
import { fightStats, hasTrait } from '../../../combat/fight.ts';
import type {
  AttackSteps,
  CombatAction,
  Cover,
  DefenseSteps,
  FightNumber,
  FightRules,
  FightSteps,
  FindRefusal,
  HitLocation,
  StateRoll,
  UsedFields,
} from '../../../combat/fight-rules.ts';
import type { DefenseLine, FightingLine } from '../../../combat/fighting-line.ts';
import { attacking, type Maneuver, moveOnly, noDefense, none } from '../../../combat/maneuver.ts';
import { deriveFigure, isSuccess } from '../../../combat/outcomes/success-roll.ts';
import {
  keepAim,
  recoverFromStun,
  recoverFromSurprise,
  startFromBest,
  stayConscious,
  strikeParriedLimb,
  trainedLevels,
} from '../../../combat/steps/action-steps.ts';
import {
  addBlindness,
  addFooting,
  addInTheWay,
  addLight,
  addManeuver,
  addPosture,
  cannotAimThere,
  cannotStrikeTwice,
  findIncapable,
  incapable,
  isMelee,
  isRanged,
  noHandForIt,
  notInManeuver,
  notReady,
  onlyCloseWhileCrawling,
  outOfReach,
} from '../../../combat/steps/attack-steps.ts';
import {
  addDefensePosture,
  addFoeState,
  addStun,
  blocksUnready,
  needsEmptyHand,
  noteDefenseCosts,
  notUnderManeuver,
  parriesUnready,
  unaware,
} from '../../../combat/steps/defense-steps.ts';
import { commonFields } from '../../../combat/used-fields.ts';
import { type WoundEffect, type WoundRules, woundStats } from '../../../combat/wound.ts';
import { heldShield } from '../../../shared/attack-uses.ts';
import {
  addFlail,
  addPassiveDefense,
  aimingStill,
  allOutDefending,
  blowAtFour,
  byKindOfAttack,
  changingPosition,
  halveByState,
  halveDodge,
  longAction,
  neverUnderNone,
  noteParry,
  notTooOften,
  readying,
  stateNumbers,
  twoBlows,
} from '../../common/fight/defense.ts';
import {
  crippledBy,
  heavyBlow,
  mayDie,
  multiplyByType,
  recoverLimb,
  thirdEditionWoundNumbers,
  woundRolls,
} from '../../common/fight/wounds.ts';
import { odds } from '../combat.ts';
import { crippledTrait, fatigueHalvesDodge } from '../decisions.ts';
import { fightPages as pages } from '../pages.ts';
import { hazards } from './hazards.ts';
import { magicRules } from './magic.ts';
import { recovery } from './recovery.ts';

/** Says why a number is lower than on the sheet: Lame takes from Move, Dodge, and the skills of hand weapons and bare hands (p. 12). */
const nameLame: FightSteps = (w, { state }) => {
  if (crippledTrait.places.some((place) => state.crippled.includes(place)))
    w.fact('Lame by a crippled leg or foot', null, { cite: pages.crippling });
};

/** A lying shooter is at +1 with a crossbow or a gun (p. 24). */
const shootsLying = ({ attack: row, mode }: FightingLine): boolean =>
  mode === 'firearm' || (row?.skills.includes('crossbow') ?? false);

const addLyingShot: AttackSteps = (w, { state }, line) => {
  if (state.posture === 'lying' && shootsLying(line))
    w.add(1, 'lying, with a crossbow or gun', { cite: pages.positions });
};

/** The target of a shot: its posture, more behind cover; a part of it; people in the way (p. 27). */
const addTarget: AttackSteps = (w, { rules, target }, line) => {
  if (!isRanged(line)) return;
  const { words, target: add } = rules.postures[target.posture];
  const cite = pages.ranged;
  const behindCover = target.cover === 'low';
  if (add !== 0)
    w.add(behindCover ? (add === -4 ? -7 : -4) : add, `target ${words}${behindCover ? ' behind cover' : ''}`, { cite });
  if (target.cover === 'partial') w.add(-3, 'only a part shows', { cite });
};

/** A turn of aiming adds the accuracy of the weapon, each further one +1 up to +3 (p. 25). */
const addAim: AttackSteps = (w, { state }, line) => {
  const { aim } = state;
  if (!isRanged(line) || aim?.line !== line.id || aim.turns === 0) return;
  const { accuracy } = line.attack?.ranged ?? {};
  if (accuracy) w.add(accuracy, 'aimed: accuracy', { cite: pages.aim });
  else w.fact('aimed for a turn', null, { cite: pages.aim });
  if (aim.turns > 1) w.add(Math.min(aim.turns - 1, 3), `aimed for ${aim.turns} turns`, { cite: pages.aim });
};

/** Without aiming −4, unless the skill as modified reaches the weapon's snap shot number (p. 25). */
const addSnapShot: AttackSteps = (w, { state }, line) => {
  if (!isRanged(line) || (state.aim?.line === line.id && state.aim.turns > 0)) return;
  const { snapShot } = line.attack?.ranged ?? {};
  const isQuick = snapShot !== undefined && typeof w.value === 'number' && w.value >= snapShot;
  if (isQuick) w.fact(`not aimed, but the snap shot number is ${snapShot}`, null, { cite: pages.aim });
  else w.add(-4, 'not aimed', { cite: pages.aim });
};

/** All skills are lower by the hits of the last turn (pp. 25, 28). */
const addWounds: AttackSteps = (w, { state }) => {
  if (state.wounds > 0) w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite: pages.injury });
};

const attack: FightRules['attack'] = {
  refusals: [
    incapable(pages.injury),
    notInManeuver,
    notReady(pages.ready),
    noHandForIt({ shield: pages.twoHands, crippled: pages.crippling }),
    onlyCloseWhileCrawling,
    outOfReach(pages.weaponTables),
    cannotAimThere(pages.bodyOnly),
    cannotStrikeTwice(pages.allOutAttack),
  ],
  distance: () => {},
  skill: [
    (w, fight, line) => {
      if (isMelee(line)) nameLame(w, fight);
    },
    addManeuver,
    addTarget,
    addPosture(shootsLying),
    addLyingShot,
    addFooting({ good: 0, bad: -2, shallowWater: 0, swimming: 0 }, pages.attackModifiers),
    addLight(pages.attackModifiers, pages.nightVision),
    addBlindness({ sudden: -10, usedTo: -6, oneEyeMelee: -1, oneEyeRanged: -3 }, pages.attackModifiers),
    addInTheWay(-4, 0, pages.ranged),
    addWounds,
    addAim,
    addSnapShot,
  ],
  damage: [
    (w, { allowance, maneuver }, line) => {
      if (allowance.damage && isMelee(line)) w.add(allowance.damage, maneuver.name, { cite: maneuver.cite });
    },
  ],
};

/** A weapon that a parry makes unready parries once, whatever the maneuver (p. 25). */
const unreadyAfterParry: FindRefusal<DefenseLine> = ({ state }, { line }) =>
  line?.attack?.notes?.includes('unreadyAfterParry') && (ownValue(state.parries, line.id) ?? 0) > 0
    ? { words: 'unready after its parry', cite: pages.allOutDefense }
    : null;

/** Thrown weapons −1, small ones −2; a bare hand −3 against a weapon that does not thrust, except with Karate (pp. 26–27). */
const addAttack: DefenseSteps = (w, { incoming }, { kind, line }) => {
  if (kind !== 'parry') return;
  if (incoming.kind === 'thrown')
    w.add(incoming.small ? -2 : -1, incoming.small ? 'small thrown weapon' : 'thrown weapon', { cite: pages.parry });
  if (!line?.blow) return;
  const skill = line.blow.skill?.id;
  if (incoming.kind !== 'unarmed' && !incoming.thrust && skill !== 'karate')
    w.add(-3, 'bare hand against a weapon', { cite: pages.unarmed });
  if (incoming.kind === 'unarmed' && incoming.kick && skill === 'boxing')
    w.add(-2, 'Boxing against a kick', { cite: pages.unarmed });
};

/** Armor and shield; the shield does not protect from behind (p. 26). */
const passive: FightSteps = (w, { incoming, context }) => {
  const end = incoming.impaling ? '.impaling' : '';
  const fromBehind = `passiveDefense.behind${end}`;
  const cite = pages.defenses;
  if (incoming.side === 'behind' && w.has(fromBehind)) {
    w.startFrom(fromBehind, undefined, { cite });
    return;
  }
  w.startFrom(`passiveDefense${end}`, undefined, { cite });
  if (incoming.side === 'behind' && heldShield(context))
    w.addFrom('passiveDefense.shield', -1, 'the shield is in front', { cite });
};

const defense: FightRules['defense'] = {
  refusals: [
    unaware(pages.defenses),
    notUnderManeuver,
    byKindOfAttack({ block: pages.defenses, parry: pages.parry, flails: pages.flails, unarmed: pages.unarmed }),
    needsEmptyHand,
    parriesUnready(pages.parry),
    blocksUnready(pages.defenses),
    unreadyAfterParry,
    notTooOften({ block: pages.defenses, parry: pages.parry }),
  ],
  steps: [
    nameLame,
    halveDodge({ hits: pages.injury, fatigue: pages.fatigue }, fatigueHalvesDodge),
    addDefensePosture,
    addStun(-4, pages.defenses),
    addFlail(pages.flails),
    addAttack,
    noteParry({ readying: pages.ready, parry: pages.parry }),
    noteDefenseCosts,
    neverUnderNone(pages.defenses),
  ],
  passive,
  cite: pages.defenses,
};

/** The maneuvers of GURPS Lite (pp. 24–25). Only Move moves: the book leaves all other movement to the game master. */
const maneuvers: readonly Maneuver[] = [
  attacking({ id: 'attack', name: 'Attack', summary: 'one blow, shot or throw', cite: pages.maneuvers }, none),
  moveOnly(pages.maneuvers),
  changingPosition(pages.positions, [
    { id: 'any', name: 'any change', summary: 'no attack' },
    { id: 'kneeling', name: 'between kneeling and standing', summary: 'with an attack in the same turn', attacks: 1 },
  ]),
  readying({ name: 'Ready', summary: 'draw or make ready an item', cite: pages.ready }, none),
  aimingStill(pages.aim),
  attacking(
    {
      id: 'allOutAttack',
      name: 'All-Out Attack',
      summary: 'attack with hands, feet or a hand weapon; no active defense',
      cite: pages.allOutAttack,
    },
    none,
    {
      meleeOnly: true,
      defenses: noDefense,
      kinds: [
        blowAtFour,
        twoBlows,
        { id: 'damage', name: 'one blow with +2 damage', summary: 'a single blow that does 2 more damage', damage: 2 },
      ],
    },
  ),
  allOutDefending(
    pages.allOutDefense,
    'a second, different defense against each attack; two blocks and two parries',
    none,
  ),
  longAction(pages.allOutDefense, 'it may disturb the action'),
];

/** Chances in six that a weapon breaks on parrying one three times as heavy: a third (p. 26). The book has no qualities. */
export const breakage: FightRules['breakage'] = (times) =>
  deriveFigure('breaks on', pages.parry, (w) => {
    if (times < 3) w.start(0, 'less than three times its weight', { cite: pages.parry });
    else w.start(2, 'three times its weight or more', { cite: pages.parry });
  });

/** The roll against HT after the fight (p. 28). */
export const healing: NonNullable<FightRules['healing']> = (result) => {
  const cite = pages.crippling;
  if (isSuccess(result)) return { lasts: 'untilHealed', words: 'heals with the last hit', cite };
  return result.outcome === 'criticalFailure'
    ? { lasts: 'forGood', words: 'is permanent', cite }
    : { lasts: 'months', words: 'lasts 1d months', cite };
};

/** How long things take (pp. 24–25). */
const times: FightRules['times'] = [
  { what: 'draw a weapon', time: '1 turn', cite: pages.ready },
  { what: 'reload a bow or a sling', time: '2 turns', cite: pages.reload },
  { what: 'cock and load a crossbow of your ST', time: '4 turns', cite: pages.reload },
  { what: 'the same, of up to 2 more ST', time: '8 turns', cite: pages.reload },
  { what: 'change the magazine of a gun', time: '3 turns', cite: pages.reload },
  { what: 'load a revolver', time: '3 turns, and 1 for each round', cite: pages.reload },
];

const certainDeath = 'wound:certainDeath';

/** How damage becomes injury in GURPS Lite (pp. 18, 28). */
const wounds: WoundRules = {
  cite: pages.injury,
  unit: 'hit',
  hitsFrom: 'ht',
  resistance: [],
  injury: [multiplyByType(pages.damageTypes)],
  numbers: [
    ...thirdEditionWoundNumbers({ blow: pages.injury, crippling: pages.crippling, death: pages.injury }),
    {
      id: certainDeath,
      name: 'certain death',
      cite: pages.injury,
      formula: (w) =>
        w.startFrom('ht', undefined, { cite: pages.injury }).multiply(-5, 'five times below 0', { cite: pages.injury }),
    },
  ],
  rolls: woundRolls({ blow: pages.injury, death: pages.injury }),
  effects: (_, place, number, has) => {
    const blow = heavyBlow(number, pages.injury);
    const effects: WoundEffect[] = [
      ...crippledBy(place, number, pages.crippling, true),
      // A fighter who feels no pain is never stunned (p. 9), but may fall.
      ...(has('high-pain-threshold') ? blow.filter(({ id }) => id !== 'stunned') : blow),
    ];
    if (number(woundStats.hitsLeft) <= number(certainDeath))
      effects.push({ id: 'dead', words: 'dead', cite: pages.injury, conditions: ['unconscious', 'dead'] });
    else effects.push(...mayDie(number, pages.injury));
    return effects;
  },
};

/** The table of positions (p. 24), with the penalties that the list of modifiers gives as well (p. 25). */
const postures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: { words: 'crouching', attack: -2, defense: 0, target: -2 },
  kneeling: { words: 'kneeling', attack: -2, defense: -2, target: -2 },
  crawling: { words: 'crawling', attack: -4, defense: -3, target: -4 },
  sitting: { words: 'sitting', attack: -2, defense: -2, target: -2 },
  lying: { words: 'lying', attack: -4, defense: -3, target: -4 },
};

/** Things that a target may be behind (p. 27). Cover counts more for somebody who is down. */
const covers: readonly Cover[] = [
  { id: 'partial', name: 'only a part shows', add: -3 },
  { id: 'low', name: 'behind cover, and down', add: 0 },
];

/** Limbs that the game master may rule to be hit (p. 28); attacks are not aimed at places in this book. */
const locations: readonly HitLocation[] = [
  { id: 'weaponArm', name: 'weapon arm', add: 0, kind: 'limb', neverAimed: true },
  { id: 'shieldArm', name: 'shield arm', add: 0, kind: 'limb', neverAimed: true },
  { id: 'leg', name: 'leg', add: 0, kind: 'limb', neverAimed: true },
  { id: 'weaponHand', name: 'weapon hand', add: 0, kind: 'extremity', neverAimed: true },
  { id: 'shieldHand', name: 'shield hand', add: 0, kind: 'extremity', neverAimed: true },
  { id: 'foot', name: 'foot', add: 0, kind: 'extremity', neverAimed: true },
];

/** Rolls at the start of a turn, when somebody is hurt while aiming, and after a fight (pp. 25, 28). */
const stateRolls: readonly StateRoll[] = [
  stayConscious(
    pages.injury,
    'falls unconscious',
    (_, number) => number(fightStats.hitsLeft) <= 0,
    (w) => {
      // The level of Strong or Weak Will is the difference between Will and IQ.
      if (w.consultNumber('will') !== w.consultNumber('iq'))
        w.addFrom('will', 1, 'Will', { cite: pages.injury }).addFrom('iq', -1, 'less IQ', { cite: pages.injury });
    },
  ),
  recoverFromStun(pages.injury, 'shake off the stun', 'acts at once'),
  recoverFromSurprise(pages.injury, { success: 'acts normally', failure: 'still stunned' }),
  keepAim(pages.aim),
];

/** The parts of a situation that matter in GURPS Lite: no sides, no close combat, no places, no feints. */
const uses: UsedFields = {
  ...commonFields,
  state: [...commonFields.state, 'missile'],
  conditions: [...commonFields.conditions, 'asleep', 'dazed', 'blind', 'oneEye'],
  target: [...commonFields.target, 'cover', 'passiveDefense'],
  incoming: [...commonFields.incoming, 'thrust', 'impaling', 'flail', 'small', 'kick', 'trained'],
};

/** Actions in GURPS Lite other than plain attacks (pp. 26–27). */
const actions: readonly CombatAction[] = [
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

const cites = { hits: pages.injury, fatigue: pages.fatigue };

/** IQ and DX are lower by the hits of the last turn, and so are all skills (p. 28). */
const lowered = (id: string, name: string, from: string): FightNumber => ({
  id,
  name,
  cite: pages.injury,
  formula: (w) => {
    w.startFrom(from, undefined, { cite: pages.injury });
    if (w.consultNumber(fightStats.shock) > 0)
      w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite: pages.injury });
  },
});

/** A fight by GURPS Lite (pp. 24–29). */
export const fightRules: FightRules = {
  uses,
  maneuvers,
  maneuverRefusals: [(fight) => findIncapable(fight, pages.injury)],
  postures,
  postureCite: pages.positions,
  locations,
  locationDice: 0,
  covers,
  attack,
  defense,
  foeDefense: [addFoeState(-4, pages.defenses), addPassiveDefense(pages.defenses)],
  movement: {
    move: [nameLame, halveByState(cites)],
    ground: [],
    step: (w) => w.start(0, 'the book has no step', { cite: pages.maneuvers }),
    unit: 'yards a second',
    cite: pages.maneuvers,
  },
  numbers: [
    ...stateNumbers(cites),
    {
      id: fightStats.shock,
      name: 'wounds of the last turn',
      cite: pages.injury,
      formula: (w, fight) => {
        w.start(fight.state.wounds, 'hits taken', { cite: pages.injury });
        if (fight.state.wounds > 0 && hasTrait(fight, 'high-pain-threshold'))
          w.multiply(0, 'High Pain Threshold', { cite: pages.highPainThreshold });
      },
    },
    lowered(fightStats.dx, 'DX now', 'dx'),
    lowered(fightStats.iq, 'IQ now', 'iq'),
  ],
  actions,
  stateRolls,
  success: odds.success,
  shortenContest: odds.shortenContest,
  breakage,
  healing,
  cripplingRoll: recoverLimb(pages.crippling, 'lasts 1d months; a critical failure for good', (w, fight) => {
    if (hasTrait(fight, 'rapid-healing')) w.add(5, 'Rapid Healing', { cite: pages.rapidHealing });
  }),
  times,
  pickUp: { kneels: false, heavyTakes: 2, cite: pages.pickUp },
  fullDamageOn: [3],
  criticalTables: [],
  criticalsByGameMaster: { miss: pages.success },
  failedHandParry: { cite: pages.unarmed, byChoice: true },
  turnOrder: ['move', 'basicSpeed'],
  exhaustion: { left: 0, words: 'unconscious from fatigue', cite: pages.fatigue },
  crippledTrait,
  longFight: { turns: 10, cite: pages.fatigue },
  magic: magicRules,
  wounds,
  recovery,
  hazards,
};
