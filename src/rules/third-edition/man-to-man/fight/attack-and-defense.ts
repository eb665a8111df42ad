import { formatFraction } from '../../../../engine/format.ts';
import {
  attackStat,
  fightStats,
  hasTrait,
  inCloseCombat,
  isAny,
  isFromSide,
  isWildSwing,
  locationOf,
} from '../../../combat/fight.ts';
import type {
  AttackSteps,
  DefenseSteps,
  Fight,
  FightRules,
  FightSteps,
  FindRefusal,
} from '../../../combat/fight-rules.ts';
import type { DefenseLine, FightingLine } from '../../../combat/fighting-line.ts';
import { findModifier, objectOf } from '../../../combat/objects.ts';
import {
  addBlindness,
  addFooting,
  addInTheWay,
  addLight,
  addManeuver,
  addPosture,
  addShieldInCloseCombat,
  addStrikeIntoMelee,
  addWildSwing,
  cannotAimThere,
  cannotStrikeTwice,
  capWild,
  incapable,
  isMelee,
  isRanged,
  locationPenalty,
  noHandForIt,
  notInManeuver,
  notReady,
  onlyCloseWhileCrawling,
  outOfReach,
} from '../../../combat/steps/attack-steps.ts';
import {
  addAttackersTricks,
  addDefensePosture,
  addRetreat,
  addStun,
  blocksUnready,
  needsEmptyHand,
  noteDefenseCosts,
  notUnderManeuver,
  parriesUnready,
  unaware,
} from '../../../combat/steps/defense-steps.ts';
import { heldShield } from '../../../shared/attack-uses.ts';
import { findLearnedRows } from '../../../shared/unarmed-lines.ts';
import { lineStat, placeStat } from '../../../stat-ids.ts';
import {
  addFlail,
  byKindOfAttack,
  halveDodge,
  neverUnderNone,
  noteParry,
  notTooOften,
} from '../../common/fight/defense.ts';
import { fightPages as pages } from './fight-pages.ts';
import { addHeight, addLevel, heightOfBlow, outOfLevel } from './levels.ts';

type Against = FindRefusal<DefenseLine>;
const isShot = ({ incoming: { kind } }: Fight): boolean =>
  kind === 'thrown' || kind === 'missile' || kind === 'firearm';
const isAtASide = ({ incoming: { side } }: Fight): boolean => side === 'left' || side === 'right';
/** With Peripheral Vision both sides are front hexes (p. 8). */
const isFromASide = (fight: Fight): boolean => isAtASide(fight) && !hasTrait(fight, 'peripheral-vision');

/** Nothing stops an attack from behind, and only Dodge one in close combat, except a trained hand (pp. 33, 40). */
const bySide: Against = (fight, { kind, line }) => {
  const { incoming } = fight;
  const cite = pages.defense;
  if (incoming.side === 'behind') return { words: 'an attack from behind', cite };
  if (!isFromASide(fight)) return null;
  if (isShot(fight) && kind !== 'parry') return { words: 'a shot or throw from the side', cite };
  if (kind === 'block' && isFromSide(fight, 'weapon')) return { words: 'the shield is on the other side', cite };
  if (kind === 'parry' && isFromSide(fight, 'shield') && line?.use && !line.twoHanded)
    return { words: 'the weapon is on the other side', cite };
  return null;
};

/** A fighter frozen by total surprise cannot react at all (p. 45). */
const frozen: Against = (fight) =>
  isAny(fight, 'frozen') ? { words: 'frozen by surprise', cite: pages.surprise } : null;

/** A crippled shield arm blocks nothing, though a crippled hand does (p. 54). */
const crippledShieldArm: Against = ({ state }, { kind }) =>
  kind === 'block' && state.crippled.includes('shieldArm')
    ? { words: 'the shield arm is crippled', cite: pages.crippling }
    : null;

const inClose: Against = (fight, { kind, line }) => {
  if (kind === 'dodge') return null;
  if (fight.incoming.intoMelee) return { words: 'a blow into the close combat: only Dodge', cite: pages.evade };
  if (!inCloseCombat(fight)) return null;
  const trained = line?.blow?.rows.some(({ id }) => id === 'judo' || id === 'karate');
  return kind === 'parry' && trained ? null : { words: 'only Dodge in close combat', cite: pages.evade };
};

/** A blow with a shield cannot be parried (p. 46). */
const bash: Against = ({ incoming }, { kind }) =>
  kind === 'parry' && incoming.bash ? { words: 'a blow with a shield', cite: pages.shieldBash } : null;

/** No shield stops a blow at the weapon (p. 36). */
const atWeapon: Against = (fight, { kind }) =>
  kind === 'block' && locationOf(fight, fight.incoming.location)?.kind === 'weapon'
    ? { words: 'a blow at the weapon', cite: pages.weaponStruck }
    : null;

/** From the side −2 (p. 33). */
const addSide: DefenseSteps = (w, fight) => {
  if (isFromASide(fight)) w.add(-2, 'from the side', { cite: pages.defense });
  else if (isAtASide(fight))
    w.fact('from the side: a front hex with Peripheral Vision', null, { cite: pages.peripheralVision });
};

/** The untrained hand parries a weapon at −3 (p. 26). */
const addBareHand: DefenseSteps = (w, { incoming }, { kind, line }) => {
  if (kind === 'parry' && line?.blow && !line.blow.skill && incoming.kind !== 'unarmed')
    w.add(-3, 'bare hand against a weapon', { cite: pages.unarmed });
};

const addOffBalance: DefenseSteps = (w, fight) => {
  if (isAny(fight, 'offBalance')) w.add(-2, 'off balance', { cite: pages.criticals });
};

/**
 * Armor of the place that would be hit, or of the whole, and the shield: in front, on its side, and on a fighter lying
 * down (pp. 33, 34). None of it against a throw by Judo (p. 26).
 */
const passive: FightSteps = (w, fight) => {
  const { incoming, context } = fight;
  if (incoming.judoThrow) {
    w.start(0, 'does not count against a throw', { cite: pages.unarmed });
    return;
  }
  const end = `${incoming.side === 'behind' ? '.behind' : ''}${incoming.impaling ? '.impaling' : ''}`;
  const [place] = locationOf(fight, incoming.location)?.armor ?? [];
  const cite = pages.locations;
  const whole = w.has(`passiveDefense${end}`)
    ? `passiveDefense${end}`
    : `passiveDefense${incoming.impaling ? '.impaling' : ''}`;
  const ofPlace =
    place && [end, ''].map((suffix) => placeStat(place, `passiveDefense${suffix}`)).find((id) => w.has(id));
  const shielded = isShielded(fight);
  const withShield = heldShield(context) !== undefined;
  if (ofPlace) {
    w.startFrom(ofPlace, undefined, { cite });
    if (withShield && shielded) w.addFrom('passiveDefense.shield', 1, 'shield', { cite });
  } else {
    w.startFrom(whole, undefined, { cite: pages.defense });
    // The number of the sheet has the shield in it, except the one from behind.
    const counted = !whole.includes('.behind');
    if (withShield && counted && !shielded)
      w.addFrom('passiveDefense.shield', -1, 'the shield is on the other side', { cite: pages.defense });
    if (withShield && !counted && shielded) w.addFrom('passiveDefense.shield', 1, 'shield', { cite: pages.defense });
  }
  if (withShield && shielded) addCrippledArm(w, fight);
};

/** In front, on its own side, and on a fighter lying down a shield is between (p. 33). */
const isShielded = (fight: Fight): boolean =>
  (fight.incoming.side !== 'behind' && !isFromASide(fight)) ||
  isFromSide(fight, 'shield') ||
  fight.state.posture === 'lying';

const addCrippledArm: FightSteps = (w, { state }) => {
  if (state.crippled.includes('shieldArm'))
    w.add(-Math.min(2, w.consultNumber('passiveDefense.shield')), 'the shield arm is crippled', {
      cite: pages.crippling,
    });
};

/** What the shield adds to a defense (p. 46). */
export const shieldPart: FightSteps = (w, fight) => {
  const cite = pages.shieldDamage;
  if (fight.incoming.judoThrow || !heldShield(fight.context) || !isShielded(fight)) {
    w.start(0, 'no shield against it', { cite });
    return;
  }
  w.startFrom('passiveDefense.shield', undefined, { cite });
  addCrippledArm(w, fight);
};

const retreat = addRetreat(({ kind }) => (kind === 'dodge' ? 3 : 0), pages.defense);

export const defense: FightRules['defense'] = {
  refusals: [
    unaware(pages.activeDefense),
    frozen,
    notUnderManeuver,
    bySide,
    inClose,
    byKindOfAttack({ block: pages.activeDefense, parry: pages.parry, flails: pages.flails, unarmed: pages.unarmed }),
    bash,
    atWeapon,
    crippledShieldArm,
    needsEmptyHand,
    parriesUnready(pages.parry),
    blocksUnready(pages.activeDefense),
    notTooOften({ block: pages.activeDefense, parry: pages.parry }),
  ],
  steps: [
    halveDodge({ hits: pages.hits, fatigue: pages.fatigue }, true),
    addDefensePosture,
    addStun(-4, pages.activeDefense),
    addSide,
    addHeight,
    addFlail(pages.flails),
    addBareHand,
    addOffBalance,
    retreat,
    addAttackersTricks(pages.feint),
    noteParry({ readying: pages.readying, parry: pages.parry }),
    noteDefenseCosts,
    neverUnderNone(pages.activeDefense),
  ],
  retreat,
  passive,
  cite: pages.defense,
};

/** Firing down shortens the distance by half the height, at most by half; firing up adds the whole height (p. 42). */
const adjustDistance: FightSteps = (w, { target }) => {
  const { range, height } = target;
  if (range === null || height === 0) return;
  if (height > 0) w.add(height, 'the target is higher', { cite: pages.range });
  else {
    w.add(height / 2, 'the target is lower: half of it', { cite: pages.range });
    w.atLeast(range / 2, 'at least half the distance', { cite: pages.range });
  }
};

/** Point blank +4, except with an untrained throw; beyond it −1 for each whole increment (p. 42). */
const addRange: AttackSteps = (w, fight, line) => {
  const { range } = fight.target;
  if (!isRanged(line) || range === null || fight.state.closeTurns > 0) return;
  const distance = attackStat(line.id, 'range');
  const [pointBlank, increment] = [lineStat(line.id, 'pointBlank'), lineStat(line.id, 'increment')];
  const cite = pages.range;
  if (w.has(pointBlank) && w.consultNumber(distance) <= w.consultNumber(pointBlank)) {
    w.given(pointBlank, 'point blank', { cite });
    const trained = (line.attack?.skills ?? []).some((id) => findLearnedRows(fight.context, id).length > 0);
    if (line.mode === 'thrown' && !trained) w.fact('an untrained throw has no bonus', null, { cite });
    else w.add(4, 'within point blank', { cite });
  } else if (w.has(increment)) {
    w.addFrom(attackStat(line.id, 'rangePenalty'), 1, 'distance', { cite });
  }
};

/** One less for each whole increment of the distance (p. 42). */
const rangePenalty: AttackSteps = (w, _, line) => {
  const increment = lineStat(line.id, 'increment');
  const cite = pages.range;
  if (!w.has(increment)) {
    w.start(0, 'no increment', { cite });
    return;
  }
  w.given(increment, undefined, { cite });
  w.startFrom(attackStat(line.id, 'range'), 'distance', { cite });
  w.divide(w.consultNumber(increment), 'in increments', { cite }).round('down', { cite });
  w.multiply(-1, 'each', { cite });
};

/** Without aiming −4; a turn of aiming 0, each further one +1 up to +3, braced +1 (pp. 22, 28, 42). Watching hexes: p. 43. */
const addAim: AttackSteps = (w, { state, choice, maneuver }, line) => {
  if (!isRanged(line)) return;
  const { aim } = state;
  const turns = aim?.line === line.id && !choice.popUp && !choice.shootingBlind ? aim.turns : 0;
  const { hexesWatched: hexes } = choice;
  if (maneuver.id === 'wait' && choice.watchesLine) {
    w.add(-5, 'watching a line', { cite: pages.opportunityFire });
  } else if (maneuver.id === 'wait' && hexes > 1) {
    const add = -(watched.find(({ to }) => hexes <= to)?.penalty ?? 8);
    w.add(add, `watching ${hexes} hexes`, { cite: pages.opportunityFire });
  } else if (state.closeTurns > 0 && choice.entersHex) {
    // A shot at someone entering the hex: point blank and not aimed, which cancel out (p. 40).
    w.fact('point blank, and not aimed', null, { cite: pages.evade });
  } else if (turns === 0) {
    w.add(-4, 'not aimed', { cite: pages.aim });
    if (choice.popUp) w.add(-2, 'from cover and back', { cite: pages.aim });
  } else {
    if (turns > 1) w.add(Math.min(turns - 1, 3), `aimed for ${turns} turns`, { cite: pages.aim });
    else w.fact('aimed for a turn', null, { cite: pages.aim });
    if (aim?.braced) w.add(1, 'braced', { cite: pages.maneuvers });
  }
};

const watched = [
  { to: 2, penalty: 4 },
  { to: 4, penalty: 5 },
  { to: 6, penalty: 6 },
  { to: 10, penalty: 7 },
] as const;

/**
 * The place aimed at, the target's cover, and its posture. For shots these are not added up: they are the same
 * difficulty (p. 43), and only the greatest applies.
 */
const addPlaceAndCover: AttackSteps = (w, fight, line) => {
  const { rules, target } = fight;
  const location = isWildSwing(fight) ? undefined : locationOf(fight, target.location);
  const place = location && {
    words: `at the ${location.name}`,
    value: locationPenalty(fight, location),
    cite: pages.locations,
  };
  if (!isRanged(line)) {
    if (place && place.value !== 0) w.add(place.value, place.words, { cite: place.cite });
    return;
  }
  const cover = rules.covers.find(({ id }) => id === target.cover);
  const { words, target: add } = rules.postures[target.posture];
  const all = [
    ...(place ? [place] : []),
    ...(cover ? [{ words: cover.name, value: cover.add, cite: pages.cover }] : []),
    { words: `target ${words}`, value: add, cite: pages.cover },
  ].sort((one, other) => one.value - other.value);
  const [greatest, ...others] = all;
  if (!greatest || greatest.value === 0) return;
  w.add(greatest.value, greatest.words, { cite: greatest.cite });
  const less = others.filter(({ value }) => value !== 0).map((other) => other.words);
  if (less.length > 0)
    w.note(`not added, because it is the same difficulty: ${less.join(', ')}`, { cite: pages.cover });
};

/** A missile does 1 more within point blank, half of the damage rolled from half-damage range on (p. 42). */
const addRangeToDamage: AttackSteps = (w, { target }, line) => {
  if (!isRanged(line) || target.range === null) return;
  const distance = attackStat(line.id, 'range');
  const [pointBlank, half] = [lineStat(line.id, 'pointBlank'), lineStat(line.id, 'halfDamage')];
  if (line.mode === 'missile' && w.has(pointBlank) && w.consultNumber(distance) <= w.consultNumber(pointBlank)) {
    w.given(pointBlank, 'point blank', { cite: pages.range });
    w.add(1, 'within point blank', { cite: pages.range });
  }
  if (w.has(half) && w.consultNumber(distance) >= w.consultNumber(half)) {
    w.given(half, 'half damage from', { cite: pages.range });
    w.note(`half of what is rolled, from ${formatFraction(w.consultNumber(half))} yards on`, { cite: pages.range });
  }
};

/**
 * In close combat only knives, fists and the like; a shot only at the moment when the foe enters the hex (pp. 38, 40).
 */
const closeWeaponsOnly: FindRefusal<FightingLine> = (fight, line) => {
  if (!inCloseCombat(fight) || line.blow || line.reach.includes(0)) return null;
  if (line.mode === 'missile' && fight.choice.entersHex) return null;
  return { words: 'not in close combat', cite: pages.closeCombat };
};

/** A wild swing that impales reaches one hex (p. 30). */
const wildThrust: FindRefusal<FightingLine> = ({ choice, target }, line) =>
  choice.wildSwing && line.type === 'imp' && (target.range ?? 1) > 1
    ? { words: 'a wild swing that impales reaches one yard', cite: pages.wildSwing }
    : null;

/** The next attack after a wound is lower by the hits taken (p. 25). */
const addWounds: AttackSteps = (w, { state }) => {
  if (state.wounds > 0) w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite: pages.wounds });
};

/** With Peripheral Vision only a blow into the rear, or one-handed to the side of the shield, is a wild swing (p. 30). */
const noteSides: AttackSteps = (w, fight, line) => {
  if (fight.choice.wildSwing && isMelee(line) && hasTrait(fight, 'peripheral-vision'))
    w.note(`with Peripheral Vision no wild swing ${line.twoHanded ? 'to either side' : 'to the side of the weapon'}`, {
      cite: pages.wildSwing,
    });
};

/** In close combat weapons other than the fists (with anything on or in them) are at −2 (p. 38). */
const addWeaponInCloseCombat: AttackSteps = (w, fight, line) => {
  if (inCloseCombat(fight) && line.use && !line.attack?.unarmed && isMelee(line))
    w.add(-2, 'a weapon in close combat', { cite: pages.closeCombat });
};

/** A throw by Judo follows a parry with it, and is aimed at no place (p. 26). */
const throwAfterParry: FindRefusal<FightingLine> = (fight, { id, blow }) => {
  if (!blow?.attack.isThrow) return null;
  if (!fight.state.parriedWith.includes(id))
    return { words: 'only on the turn after a parry with Judo', cite: pages.unarmed };
  const place = locationOf(fight, fight.target.location);
  return place && place.kind !== 'torso' ? { words: 'a throw is aimed at no place', cite: pages.unarmed } : null;
};

/** Shooting at somebody outside the arc of vision (p. 41). */
const addBlindShot: AttackSteps = (w, { choice }, line) => {
  if (choice.shootingBlind && isRanged(line)) w.add(-10, 'shooting blind', { cite: pages.ranged });
};

/** An object is hit more easily by its size, and less so by its movement (pp. 51–52). */
const addObject: AttackSteps = (w, { target, rules: { objects } }) => {
  if (!objects || !objectOf(objects, target)) return;
  const { cite, sizes, motions } = objects;
  const size = findModifier(sizes, target.objectSize);
  const motion = findModifier(motions, target.objectMotion);
  if (size && size.add !== 0) w.add(size.add, `size: ${size.name}`, { cite });
  if (motion && motion.add !== 0) w.add(motion.add, `it moves ${motion.name}`, { cite });
};

/** Karate at the head or vital organs may impale (p. 26). */
const noteKarate: AttackSteps = (w, fight, { blow }) => {
  const kind = locationOf(fight, fight.target.location)?.kind;
  if (blow?.skill?.id === 'karate' && (kind === 'head' || kind === 'vitals'))
    w.note('may do impaling damage there', { cite: pages.unarmed });
};

export const attack: FightRules['attack'] = {
  refusals: [
    incapable(pages.injury),
    notInManeuver,
    notReady(pages.ready),
    noHandForIt({ shield: pages.noTwoHanded, crippled: pages.crippling }),
    closeWeaponsOnly,
    onlyCloseWhileCrawling,
    outOfReach(pages.reach),
    cannotAimThere(pages.locations, ({ blow }) => blow?.skill?.id === 'karate'),
    wildThrust,
    outOfLevel,
    throwAfterParry,
    cannotStrikeTwice(pages.allOutAttack),
  ],
  distance: adjustDistance,
  rangePenalty,
  skill: [
    addManeuver,
    addRange,
    addObject,
    addAim,
    addBlindShot,
    addPlaceAndCover,
    addLevel,
    addPosture(({ attack: row }) => row?.skills.includes('crossbow') ?? false),
    addFooting({ good: 0, bad: -2, shallowWater: -4, swimming: -6 }, pages.conditions, true),
    addLight(pages.conditions),
    addBlindness({ sudden: -10, oneEyeMelee: -2, oneEyeRanged: -2 }, pages.criticals),
    addInTheWay(-4, -4, pages.wildSwing),
    addWildSwing(-5, pages.wildSwing),
    noteSides,
    addWeaponInCloseCombat,
    addShieldInCloseCombat('passiveDefense.shield', pages.closeCombat),
    addStrikeIntoMelee(-2, pages.evade),
    addWounds,
    capWild(9, pages.wildSwing),
  ],
  wrongTarget: pages.wrongTarget,
  intoMelee: { cite: pages.evade, flat: true },
  damage: [addRangeToDamage, noteKarate],
  halfDamage: pages.range,
  randomAim: pages.locations,
  randomFromAbove: -3,
  pulled: pages.subduing,
  stopThrust: pages.slam,
  heightOfBlow,
};
