import type { DerivationBuilder } from '../../../../engine/builder.ts';
import { isDice } from '../../../../engine/dice.ts';
import { fightStats, hasTrait, isAny, traitsOf } from '../../../combat/fight.ts';
import type { AttackSteps, Fight, FightRules, FindRefusal } from '../../../combat/fight-rules.ts';
import type { FightingLine } from '../../../combat/fighting-line.ts';
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
import { lineStat } from '../../../stat-ids.ts';
import { fightPages as pages } from './fight-pages.ts';
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
    addTargetPosture,
    addPosture(({ mode, attack: row }) => mode === 'firearm' || (row?.skills.includes('crossbow') ?? false)),
    addFooting({ good: 0, bad: -2, shallowWater: 0, swimming: 0 }, pages.modifiers),
    addVisibility,
    addInTheWay(-4, -4, pages.throughFoe),
    addStrikeIntoMelee(-2, pages.closeCombat),
    addShieldInCloseCombat('defenseBonus', pages.closeCombat),
    addGrappled,
    addShock,
    addRapidStrike,
    capByManeuver,
    capWild(9, pages.wildSwing),
    addDeceptive,
  ],
  wrongTarget: pages.blindShot,
  damage: [addToDamage, noteHalfDamage],
  fatigue: effortOf,
  halfDamage: pages.damage,
};
