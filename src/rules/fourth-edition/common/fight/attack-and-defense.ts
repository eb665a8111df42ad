import type { DerivationBuilder } from '../../../../engine/builder.ts';
import { isDice } from '../../../../engine/dice.ts';
import { chosen, type StatId } from '../../../../engine/step.ts';
import { fightStats, hasTrait, inCloseCombat, isAny, isFromSide, traitsOf } from '../../../combat/fight.ts';
import type {
  AttackSteps,
  DefenseSteps,
  Fight,
  FightRules,
  FightSteps,
  FindRefusal,
} from '../../../combat/fight-rules.ts';
import type { DefenseLine, FightingLine } from '../../../combat/fighting-line.ts';
import {
  addFooting,
  addInTheWay,
  addLocation,
  addManeuver,
  addPosture,
  addShieldInCloseCombat,
  addStrikeIntoMelee,
  addTargetPosture,
  cannotAimThere,
  cannotStrikeTwice,
  capByManeuver,
  capWild,
  incapable,
  isMelee,
  isRanged,
  noHandForIt,
  notInManeuver,
  notReady,
  outOfReach,
  tooLongForCloseCombat,
  totalDarkness,
} from '../../../combat/steps/attack-steps.ts';
import {
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
import { lineStat, skillStat } from '../../../stat-ids.ts';
import { fightPages as pages } from './fight-pages.ts';
import { isAtHighSpeed } from './mounted.ts';
import {
  addAim,
  addBulkOnTheMove,
  addPopUp,
  addRange,
  addRapidFire,
  addSize,
  addWatching,
  noteHalfDamage,
  rangePenalty,
} from './ranged-steps.ts';
import { halveByState } from './state-numbers.ts';
import { addDualWeapon, addGroundFighting, addTargetedAttack } from './technique-steps.ts';

type DefenseRefusal = FindRefusal<DefenseLine>;
const isFromASide = ({ incoming: { side } }: Fight): boolean => side === 'left' || side === 'right';
const isRangedAttack = ({ incoming: { kind } }: Fight): boolean =>
  kind === 'thrown' || kind === 'missile' || kind === 'firearm';
const seesAround = (fight: Fight): boolean => hasTrait(fight, '360-vision');
const seesAside = (fight: Fight): boolean => hasTrait(fight, 'peripheral-vision');
const fencingSkills = ['main-gauche', 'rapier', 'saber', 'smallsword'];
const retreatingArts = ['boxing', 'judo', 'karate'];

/**
 * No defense from behind, except for those who see there; a shield and a one-handed weapon guard their own side (pp.
 * 390–391).
 */
const bySide: DefenseRefusal = (fight, { kind, line }) => {
  const cite = pages.sides;
  if (fight.incoming.side === 'behind' && !fight.incoming.ranAround) {
    if (!seesAround(fight) && !seesAside(fight)) return { words: 'an attack from behind', cite };
    if (kind === 'block') return { words: 'a shield blocks nothing from behind', cite };
  }
  if (kind === 'block' && isFromSide(fight, 'weapon')) return { words: 'the shield is on the other side', cite };
  if (kind === 'parry' && isFromOtherSide(fight, line) && !isDoubleJointed(fight))
    return { words: 'the weapon is on the other side', cite };
  return null;
};

/** True for an attack from the side opposite a one-handed weapon. */
const isFromOtherSide = (fight: Fight, line: FightingLine | undefined): boolean =>
  line?.use !== undefined &&
  !line.twoHanded &&
  isFromSide(fight, line.use.item.row.hand === 'off' ? 'weapon' : 'shield');

/** The higher degree of Flexibility; or a custom trait of that name. */
const isDoubleJointed = (fight: Fight): boolean =>
  hasTrait(fight, 'double-jointed') ||
  traitsOf(fight, 'flexibility').some(({ row }) =>
    row.choices.some(({ parameter, value }) => parameter === 'degree' && value === 'double-jointed'),
  );

/** The attacks that a parry, and a block, can stop (pp. 374–377). */
const byAttack: DefenseRefusal = ({ incoming, state }, { kind, line }, w) => {
  const { kind: attack, weight } = incoming;
  if (kind === 'block') return attack === 'firearm' ? { words: 'a shield stops no bullet', cite: pages.block } : null;
  if (kind !== 'parry') return null;
  if ((attack === 'missile' || attack === 'firearm') && !incoming.withinReach)
    return { words: 'a missile', cite: pages.parry };
  if (line?.attack?.notes?.includes('unbalanced') && state.attackedWith.includes(line.use?.item.key ?? ''))
    return { words: 'unbalanced, and it attacked this turn', cite: pages.parry };
  const most = w.consultNumber('basicLift') * (line?.twoHanded ? 2 : 1);
  return weight !== null && weight > most ? { words: 'too heavy to parry', cite: pages.parry } : null;
};

/** In close combat no block, and only empty hands and weapons for it parry (p. 392). */
const inClose: DefenseRefusal = (fight, { kind, line }) => {
  if (!(inCloseCombat(fight) || fight.incoming.intoMelee) || kind === 'dodge') return null;
  if (kind === 'block') return { words: 'no block in close combat', cite: pages.closeCombat };
  return line?.blow || line?.reach.includes(0) ? null : { words: 'too long for close combat', cite: pages.closeCombat };
};

/** One block a turn (p. 375). An attacker who is only heard can be parried; one who is neither seen nor heard only dodged (p. 394). */
const oftenEnough: DefenseRefusal = ({ state, incoming }, { kind }) => {
  if (kind === 'block' && state.blocks > 0) return { words: 'one block a turn', cite: pages.block };
  if (kind !== 'dodge' && incoming.seen === 'unseen')
    return { words: 'the attacker cannot be seen, nor heard', cite: pages.visibility };
  return null;
};

/** The shield helps against attacks from the front and its own side, not against firearms (p. 374). */
const isShielded = (fight: Fight): boolean =>
  (fight.incoming.side === 'front' || isFromSide(fight, 'shield')) && fight.incoming.kind !== 'firearm';

/** What the shield adds to a defense; a bonus without a shield is no part of it. */
export const shieldPart: FightSteps = (w, fight) => {
  const cite = pages.shieldDamage;
  const shield = heldShield(fight.context);
  if (!shield || !isShielded(fight)) w.start(0, 'no shield against it', { cite });
  else w.start(shield.facet?.shield?.defenseBonus ?? 0, shield.name, { cite, row: shield.key });
};

const withoutShield: DefenseSteps = (w, fight) => {
  const { incoming } = fight;
  if (!isShielded(fight) && w.consultNumber('defenseBonus') !== 0)
    w.addFrom(
      'defenseBonus',
      -1,
      incoming.kind === 'firearm' ? 'no shield against bullets' : 'the shield is on the other side',
      {
        cite: pages.defenses,
      },
    );
};

const halve = halveByState;
/** Dodge is halved with Move, the shield apart. */
const halveDodge: DefenseSteps = (w, fight, { kind }) => {
  if (kind !== 'dodge') return;
  const before = w.steps.length;
  const bonus = w.consultNumber('defenseBonus');
  const isHalved =
    w.consultNumber(fightStats.hitsLeft) * 3 < w.consultNumber('hitPoints') ||
    w.consultNumber(fightStats.fatigueLeft) * 3 < w.consultNumber('fatiguePoints');
  if (!isHalved) return;
  const counts = bonus !== 0 && !w.steps.some((step) => step.op === 'add' && step.from === 'defenseBonus');
  if (counts) w.addFrom('defenseBonus', -1, 'without the shield', { cite: pages.injury });
  halve(w, fight);
  if (counts && w.steps.length > before) w.addFrom('defenseBonus', 1, 'the shield', { cite: pages.defenses });
};

/** Further parries with the same weapon or hand −4 each; −2 fencing or well trained, −1 both (p. 376). */
const addFurtherParries: DefenseSteps = (w, fight, { kind, line }) => {
  if (kind !== 'parry' || !line) return;
  const key = line.use?.item.key;
  const made = Object.entries(fight.state.parries).reduce(
    (sum, [id, count]) => sum + ((key === undefined ? id === line.id : id.startsWith(`${key}.`)) ? count : 0),
    0,
  );
  if (made === 0) return;
  const trained = hasTrait(fight, 'trained-by-a-master') || hasTrait(fight, 'weapon-master');
  const fencing = line.attack?.fencing ?? false;
  const each = trained && fencing ? -1 : trained || fencing ? -2 : -4;
  w.add(each * made, made === 1 ? 'parried before' : `parried ${made} times before`, { cite: pages.parry });
};

/** The stat of the skill that a bare hand parries with, by the choice of the sheet: Judo has no line in the tables. */
function parriesWith(w: DerivationBuilder, line: FightingLine): StatId | undefined {
  for (const step of w.consult(lineStat(line.id, 'parry')).steps) {
    if (step.op === 'choose') return chosen(step.options, step.pick)?.from;
    if (step.op === 'start') return step.from;
  }
  return undefined;
}

/** True for a hand that parries weapons as well as blows. */
function stopsWeapons(w: DerivationBuilder, { context }: Fight, line: FightingLine): boolean {
  const art = line.blow?.skill?.id;
  if (art !== undefined) return art === 'judo' || art === 'karate';
  const used = parriesWith(w, line);
  return (context.skillsByName.get('judo') ?? []).some(({ key }) => skillStat(key, 'handParry') === used);
}

const addAttack: DefenseSteps = (w, fight, { kind, line }) => {
  const { incoming } = fight;
  if (kind === 'parry' && isFromOtherSide(fight, line))
    w.fact('Double-Jointed: parries to the other side', null, { cite: pages.sides });
  if (incoming.side === 'behind' && incoming.ranAround) {
    if (!seesAround(fight) && !seesAside(fight)) w.add(-2, 'run around, as from the side', { cite: pages.sides });
  } else if (incoming.side === 'behind') {
    if (!seesAround(fight)) w.add(-2, 'from behind', { cite: pages.sides });
    if (kind === 'parry') w.add(-2, 'a parry to the rear', { cite: pages.sides });
  } else if (isFromASide(fight) && !seesAround(fight) && !seesAside(fight))
    w.add(-2, 'from the side', { cite: pages.sides });
  if (kind === 'parry' && incoming.kind === 'thrown')
    w.add(incoming.small ? -2 : -1, incoming.small ? 'small thrown weapon' : 'thrown weapon', { cite: pages.parry });
  if (
    kind === 'parry' &&
    line?.blow &&
    incoming.kind !== 'unarmed' &&
    !incoming.thrust &&
    !stopsWeapons(w, fight, line)
  )
    w.add(-3, 'bare hand against a weapon', { cite: pages.unarmedParry });
  if (incoming.seen === 'unseen' || incoming.seen === 'heard')
    w.add(-4, 'the attacker cannot be seen', { cite: pages.visibility });
  if (incoming.feint > 0) w.add(-incoming.feint, 'feint', { cite: pages.feint });
  if (incoming.deceptive > 0) w.add(-incoming.deceptive, 'Deceptive Attack', { cite: pages.deceptive });
};

/** The defender's modifiers: the maneuver, drop, acrobatics, extra effort (pp. 357, 366, 375, 377). */
const addChoices: DefenseSteps = (w, fight, { kind }) => {
  const { allowance, defense, maneuver, state } = fight;
  const bonus = allowance.defenseBonus?.[kind] ?? 0;
  if (bonus !== 0) w.add(bonus, fight.kind?.name ?? maneuver.name, { cite: maneuver.cite });
  if (kind === 'dodge' && defense.drop) {
    if (isAtHighSpeed(fight)) w.fact('no dropping: moving too fast', null, { cite: pages.highSpeed });
    else if (isRangedAttack(fight)) w.add(3, 'dodge and drop', { cite: pages.drop });
    else w.fact('dodging and dropping is against ranged attacks', null, { cite: pages.drop });
  }
  if (kind === 'dodge' && defense.acrobatic !== '' && state.acrobaticDodges === 0) {
    const trained = (fight.context.skillsByName.get('acrobatics') ?? []).some(({ hasPoints }) => hasPoints);
    if (trained) w.add(defense.acrobatic === 'made' ? 2 : -2, 'acrobatic dodge', { cite: pages.dodge });
    else w.fact('an acrobatic dodge needs a point in Acrobatics', null, { cite: pages.dodge });
  }
  if (defense.feverish) w.add(2, 'Feverish Defense, 1 FP', { cite: pages.extraEffort });
};

/** The bonus for a retreat (p. 377). */
const retreatBonus = ({ kind, line }: DefenseLine): number => {
  if (kind === 'dodge') return 3;
  const skills = [line?.blow?.skill?.id ?? '', ...(line?.attack?.skills ?? [])];
  const mobile = kind === 'parry' && skills.some((id) => retreatingArts.includes(id) || fencingSkills.includes(id));
  return mobile || (kind === 'parry' && line?.attack?.fencing) ? 3 : 1;
};

const ordinaryRetreat = addRetreat(retreatBonus, pages.retreat);
/** A fighter who sprinted cannot retreat (p. 377), nor can one at high speed, mounted or not (p. 395). */
const retreat: DefenseSteps = (w, fight, line) => {
  const isFast = isAtHighSpeed(fight);
  if (!fight.state.ranLastTurn && !isFast) ordinaryRetreat(w, fight, line);
  else if (fight.defense.retreat)
    w.fact('no retreat: moved too fast', null, { cite: isFast ? pages.highSpeed : pages.retreat });
};

export const defense: FightRules['defense'] = {
  refusals: [
    unaware(pages.defenses),
    notUnderManeuver,
    bySide,
    inClose,
    byAttack,
    needsEmptyHand,
    parriesUnready(pages.parry),
    blocksUnready(pages.block),
    oftenEnough,
  ],
  steps: [
    withoutShield,
    halveDodge,
    addDefensePosture,
    addStun(-4, pages.defenses),
    addFurtherParries,
    addAttack,
    addChoices,
    retreat,
    noteDefenseCosts,
  ],
  cite: pages.defenses,
  sacrifice: pages.dodge,
};

type Against = FindRefusal<FightingLine>;

/** No ranged attacks while held or holding (p. 371), nor with more shots than the weapon fires. */
const notWhileHeld: Against = (fight, line) =>
  isRanged(line) && isAny(fight, 'grappled', 'grappling') ? { words: 'not in a grapple', cite: pages.grapple } : null;

/** Shots per turn, after effects; NaN for a weapon without a rate of fire. */
function rateOf(w: DerivationBuilder, { id, attack }: FightingLine): number {
  const stat = lineStat(id, 'rateOfFire');
  return w.has(stat) ? w.consultNumber(stat) : Number.parseInt(attack?.ranged?.rateOfFire ?? '', 10);
}

const tooManyShots: Against = ({ choice }, line, w) => {
  const rate = rateOf(w, line);
  return isRanged(line) && rate > 0 && choice.shots > rate
    ? { words: rate === 1 ? 'it fires one shot a turn' : `it fires ${rate} shots a turn`, cite: pages.rapidFire }
    : null;
};

const needsSuppression: Against = ({ kind }, line, w) =>
  kind?.id === 'suppression' && !(rateOf(w, line) >= 5)
    ? { words: 'needs a rate of fire of 5', cite: pages.allOutAttack }
    : null;

/** From cover and back in one turn goes a throw, a crossbow or a gun, but no bow and no sling (p. 390). */
const popUpRefused: Against = ({ choice }, line) =>
  choice.popUp && isRanged(line) && line.attack?.skills.some((skill) => ['bow', 'sling'].includes(skill.toLowerCase()))
    ? { words: 'no pop-up attack with a bow or a sling', cite: pages.popUp }
    : null;

/** A wild thrust reaches a yard (p. 389). */
const wildThrust: Against = ({ choice, target }, line) =>
  choice.wildSwing && line.thrusts && (target.range ?? 1) > 1
    ? { words: 'a wild thrust reaches one yard', cite: pages.wildSwing }
    : null;

/** +1 for each turn of evaluating, +3 at most, to a melee attack (p. 364). */
const addEvaluate: AttackSteps = (w, { state }, line) => {
  const add = Math.min(3, state.evaluated);
  if (add > 0 && isMelee(line)) w.add(add, 'evaluated', { cite: pages.evaluate });
};

/** Two blows at −6 each, under Attack and All-Out Attack (p. 370); half of that with a Flurry of Blows, under Attack (p. 357). */
const addRapidStrike: AttackSteps = (w, { choice, maneuver }, line) => {
  if (!choice.rapidStrike || !isMelee(line) || !['attack', 'allOutAttack'].includes(maneuver.id)) return;
  if (maneuver.id === 'attack' && choice.flurry)
    w.add(-3, 'Rapid Strike, Flurry of Blows, 1 FP', { cite: pages.extraEffort });
  else w.add(-6, 'Rapid Strike', { cite: pages.rapidStrike });
};

/** −2 for each −1 to the foe's defense; the skill stays at 10 or more (p. 369). */
const addDeceptive: AttackSteps = (w, { choice }, line) => {
  if (choice.deceptive === 0 || !isMelee(line)) return;
  w.add(-2 * choice.deceptive, `deceptive, −${choice.deceptive} to the defense`, { cite: pages.deceptive });
  if (typeof w.value === 'number' && w.value < 10)
    w.start(null, 'a Deceptive Attack may not lower the skill below 10', { cite: pages.deceptive });
};

/**
 * The part of the penalty for darkness that a trait removes: Dark Vision all of it, Night Vision a point a level,
 * unless it is total (p. 358).
 */
function seesInDark(fight: Fight): { readonly add: number; readonly words: string } | null {
  const { darkness } = fight.state;
  if (darkness === 0) return null;
  if (hasTrait(fight, 'dark-vision')) return { add: darkness, words: 'Dark Vision' };
  const levels = traitsOf(fight, 'night-vision').reduce((sum, { level }) => sum + level, 0);
  return levels > 0 && darkness < totalDarkness ? { add: Math.min(darkness, levels), words: 'Night Vision' } : null;
}

/**
 * An unseen target: darkness, an invisible or merely located target, blindness; a blow or shot to the side. Only the
 * worst penalty applies.
 */
const addVisibility: AttackSteps = (w, fight, line) => {
  const { state, target, choice } = fight;
  const cite = pages.visibility;
  const { darkness } = state;
  const sight = seesInDark(fight);
  const all = [
    { add: -darkness + (sight?.add ?? 0), words: '', cite },
    ...(target.seen === 'unseen' ? [{ add: -6, words: 'a foe who cannot be seen', cite }] : []),
    ...(target.seen === 'located' ? [{ add: -4, words: 'a foe whose place alone is known', cite }] : []),
    ...(isAny(fight, 'blinded') ? [{ add: -10, words: 'blinded', cite }] : []),
    ...(isAny(fight, 'blind') ? [{ add: -6, words: 'blind', cite }] : []),
    ...(choice.wildSwing && isMelee(line) ? [{ add: -5, words: 'wild swing', cite: pages.wildSwing }] : []),
    ...(choice.shootingBlind && isRanged(line) ? [{ add: -10, words: 'shooting blind', cite: pages.blindShot }] : []),
  ];
  const worst = all.reduce((one, other) => (other.add < one.add ? other : one));
  if (worst.words !== '') {
    w.add(worst.add, worst.words, { cite: worst.cite });
    return;
  }
  if (darkness === 0) return;
  w.add(-darkness, darkness === totalDarkness ? 'total darkness' : 'darkness', { cite });
  if (sight) w.add(sight.add, sight.words, { cite: pages.vision });
};

const addShock: AttackSteps = (w) => {
  if (w.consultNumber(fightStats.shock) > 0) w.addFrom(fightStats.shock, -1, 'shock', { cite: pages.injury });
};

/** A held fighter has −4 DX (p. 370). */
const addGrappled: AttackSteps = (w, fight) => {
  if (isAny(fight, 'grappled', 'pinned')) w.add(-4, 'held by a foe', { cite: pages.grapple });
};

const usesStrength = ({ blow, attack: row }: FightingLine): boolean =>
  blow !== undefined || (row !== undefined && row.basis !== 'fixed');

const isFlurry = ({ choice, maneuver }: Fight): boolean =>
  maneuver.id === 'attack' && choice.rapidStrike && choice.flurry;

/** A Mighty Blow, by ST and in melee; a Flurry of Blows cannot be mighty as well. */
const isMighty = (fight: Fight, line: FightingLine): boolean =>
  fight.choice.mightyBlow && fight.maneuver.id === 'attack' && isMelee(line) && usesStrength(line) && !isFlurry(fight);

/** Mighty Blows and a Flurry of Blows cost a point for each attack (p. 357). */
const effortOf = (fight: Fight, line: FightingLine): number =>
  isMighty(fight, line) || (isFlurry(fight) && isMelee(line)) ? 1 : 0;

/** All-Out Attack (Strong), Mighty Blows: +2 or +1 a die (pp. 357, 365); a stop thrust +1 for each 2 yards the foe came (p. 366). */
const addToDamage: AttackSteps = (w, fight, line) => {
  const { allowance, maneuver, target } = fight;
  if (!isMelee(line) || !usesStrength(line) || !isDice(w.value)) return;
  const mighty = isMighty(fight, line);
  if (allowance.damage || mighty) {
    const perDie = w.value.dice * (allowance.damagePerDie ?? 1);
    const add = Math.max(allowance.damage ?? 2, perDie);
    const cite = mighty ? pages.extraEffort : maneuver.cite;
    w.add(add, `${mighty ? 'Mighty Blow, 1 FP' : 'Strong'}: ${add === perDie && perDie > 2 ? '+1 a die' : '+2'}`, {
      cite,
    });
  }
  const yards = Math.floor(target.speed / 2);
  if (maneuver.id === 'wait' && line.thrusts && target.charged && yards > 0)
    w.add(yards, 'stop thrust: for each two yards the foe came', { cite: pages.wait });
};

export const attack: FightRules['attack'] = {
  refusals: [
    incapable(pages.doNothing),
    notInManeuver,
    popUpRefused,
    notReady(pages.readying),
    noHandForIt({ shield: pages.readying, crippled: pages.crippling }),
    notWhileHeld,
    tooLongForCloseCombat(pages.closeCombat, true),
    outOfReach(pages.ranged),
    tooManyShots,
    needsSuppression,
    cannotAimThere(pages.locations),
    wildThrust,
    cannotStrikeTwice(pages.allOutAttack),
  ],
  distance: () => {},
  rangePenalty,
  skill: [
    addManeuver,
    addBulkOnTheMove,
    addRange,
    addSize,
    addAim,
    addRapidFire,
    addWatching,
    addPopUp,
    addEvaluate,
    addLocation(pages.locations),
    addTargetedAttack,
    addTargetPosture,
    addPosture(({ mode, attack: row }) => mode === 'firearm' || (row?.skills.includes('crossbow') ?? false)),
    addGroundFighting,
    addFooting({ good: 0, bad: -2, shallowWater: 0, swimming: 0 }, pages.modifiers),
    addVisibility,
    addInTheWay(-4, -4, pages.throughFoe),
    addStrikeIntoMelee(-2, pages.closeCombat),
    addShieldInCloseCombat('defenseBonus', pages.closeCombat),
    addGrappled,
    addShock,
    addRapidStrike,
    addDualWeapon,
    capByManeuver,
    capWild(9, pages.wildSwing),
    addDeceptive,
  ],
  wrongTarget: pages.blindShot,
  intoMelee: { cite: pages.closeCombat, flat: false },
  randomPlace: pages.locations,
  damage: [addToDamage, noteHalfDamage],
  fatigue: effortOf,
  halfDamage: pages.damage,
};
