import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { formatCountOf, formatFraction } from '../../../engine/format.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { magazineOf } from '../../shared/ammunition.ts';
import { lineStat } from '../../stat-ids.ts';
import {
  describeSenseless,
  hasTrait,
  inCloseCombat,
  isAny,
  isWildSwing,
  locationAimedAt,
  maneuverCite,
  maneuverName,
  postureOf,
  refuseManeuver,
} from '../fight.ts';
import type { AttackSteps, Fight, FightSteps, FindRefusal, HitLocation, Refusal } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import { crippledLimb, handsOf, hasBothHandsFor, hasEmptyHand, heldItems, needsHand } from '../hands.ts';

/** Reasons against an attack that several rulesets share, with their pages. */
type AgainstAttack = FindRefusal<FightingLine>;

/** A state in which nothing can be done. */
export function findIncapable(fight: Fight, cite: Citation): Refusal | null {
  const senseless = describeSenseless(fight);
  if (senseless) return { words: senseless, cite };
  if (fight.exhausted) return fight.exhausted;
  if (isAny(fight, 'frozen')) return { words: 'frozen by surprise', cite };
  if (isAny(fight, 'stunned', 'mentallyStunned')) return { words: 'stunned', cite };
  return null;
}

export const incapable =
  (cite: Citation): AgainstAttack =>
  (fight) =>
    findIncapable(fight, cite) ?? (isAny(fight, 'pinned') ? { words: 'pinned', cite } : null);

/** The maneuver has no attack, or none of this sort. */
export const notInManeuver: AgainstAttack = (fight, line) => {
  const { allowance, maneuver } = fight;
  const { cite } = maneuver;
  const refusal = refuseManeuver(fight, maneuver);
  if (refusal) return refusal;
  if (allowance.attacks === 0) return { words: `${maneuverName(fight)}: no attack`, cite };
  if (allowance.meleeOnly && isRanged(line)) return { words: `${maneuverName(fight)}: hand weapons only`, cite };
  if (allowance.rangedOnly && isMelee(line)) return { words: `${maneuverName(fight)}: ranged weapons only`, cite };
  return null;
};

/** The weapon is not in hand, or has to be made ready first. */
export const notReady =
  (cite: Citation): AgainstAttack =>
  ({ state }, { use, id, attack }) => {
    if (!use) return null;
    const { item } = use;
    if (!item.inUse) return { words: `${item.name} is not in hand`, cite };
    const turns = ownValue(state.unready, item.key) ?? 0;
    if (turns > 0)
      return { words: turns === 1 ? 'a turn to ready it first' : `${turns} turns to ready it first`, cite };
    const magazine = magazineOf(attack?.ranged?.shots);
    if (magazine && (ownValue(state.shotsFired, id) ?? 0) >= magazine.full)
      return { words: 'all shots fired: reload', cite };
    return null;
  };

/** A weapon for two hands with a shield on the arm, or an arm or leg that is crippled. */
export const noHandForIt =
  (cites: { readonly shield: Citation; readonly crippled: Citation }): AgainstAttack =>
  (fight, line) => {
    const { context, state } = fight;
    const { use, blow, twoHanded } = line;
    const { holds, cause, count } = handsOf(fight);
    if (use && !holds && needsHand(use.item))
      return { words: `${cause ?? 'the body'}: no hands to hold it`, cite: cites.crippled };
    const other = heldItems(context).find(({ key }) => key !== use?.item.key);
    if (use && twoHanded && count < 2) return { words: `needs both hands: ${cause ?? 'one hand'}`, cite: cites.shield };
    if (twoHanded && other && !hasBothHandsFor(fight, use?.item.key))
      return { words: `needs both hands: ${other.name} in the other`, cite: cites.shield };
    if (blow?.attack.limb === 'hand' && !hasEmptyHand(fight)) return { words: 'no empty hand', cite: blow.attack.cite };
    const words = crippledLimb(state, line);
    return words === null ? null : { words, cite: cites.crippled };
  };

/** The target is out of reach, or beyond maximum range. */
export const outOfReach =
  (cite: Citation): AgainstAttack =>
  ({ target, allowance }, line, w) => {
    const { range } = target;
    if (range === null) return null;
    if (isMelee(line)) {
      const changed = lineStat(line.id, 'reach');
      const own = w.has(changed) ? w.consultNumber(changed) : Math.max(0, ...line.reach);
      const most = own + (allowance.reach ?? 0);
      return line.reach.length > 0 && range > most
        ? {
            words: `out of reach: it reaches ${most === 0 ? 'close combat' : formatCountOf(most, 'yard')}`,
            cite,
          }
        : null;
    }
    return beyondMaximum(w, line, range, cite);
  };

function beyondMaximum(w: DerivationBuilder, { id }: FightingLine, range: number, cite: Citation): Refusal | null {
  const maximum = lineStat(id, 'maximum');
  if (!w.has(maximum)) return null;
  const most = w.consultNumber(maximum);
  return range > most ? { words: `beyond its maximum range, ${formatFraction(most)} yards`, cite } : null;
}

/** In close combat, weapons that are too long for it, and (unless `shots`) ranged ones. */
export const tooLongForCloseCombat =
  (cite: Citation, shots: boolean): AgainstAttack =>
  (fight, line) => {
    if (!inCloseCombat(fight) || line.blow || (isMelee(line) ? line.reach.includes(0) : shots)) return null;
    return { words: 'not in close combat', cite };
  };

/** While crawling, all but close attacks. */
export const onlyCloseWhileCrawling: AgainstAttack = ({ state, rules }, line) =>
  state.posture !== 'crawling' || (isMelee(line) && line.reach.includes(0))
    ? null
    : { words: 'only close attacks while crawling', cite: rules.postureCite };

/** A place that this attack cannot be aimed at. Some blows may be made to impale. */
export const cannotAimThere =
  (cite: Citation, mayImpale: (line: FightingLine) => boolean = () => false): AgainstAttack =>
  (fight, line) => {
    const { type, thrusts, mode } = line;
    const location = locationAimedAt(fight);
    if (!location || isWildSwing(fight)) return null;
    if (location.neverAimed) return { words: 'no attack is aimed at a place', cite };
    if (location.onlyTypes && !location.onlyTypes.includes(type) && !mayImpale(line))
      return { words: `${location.name}: only ${location.onlyTypes.join(', ')}`, cite };
    if (location.onlyThrusts && mode === 'melee' && !thrusts) return { words: `${location.name}: thrusts only`, cite };
    return null;
  };

/** Two blows with one weapon that has to be made ready after each. */
export const cannotStrikeTwice =
  (cite: Citation): AgainstAttack =>
  ({ allowance, context, state }, { id, use }, w) => {
    if (allowance.attacks < 2 || !use || !w.has(lineStat(id, 'readying'))) return null;
    const ready = context.items.filter(
      ({ key, inUse, facet }) =>
        inUse && facet?.attacks?.some(({ ranged }) => !ranged) && !(ownValue(state.unready, key) ?? 0),
    );
    return ready.length < 2 && w.consultNumber(lineStat(id, 'readying')) > 0
      ? { words: 'two blows need a weapon that stays ready, or two weapons', cite }
      : null;
  };

/**
 * The part of a move that posture and ground allow: each yard costs one of Move, and more in some postures and on bad
 * ground. Rounded down; one yard is always possible, except while sitting.
 */
export const addGround =
  (costs: Readonly<Record<Fight['state']['footing'], number | 'oneYard'>>, cite: Citation): FightSteps =>
  (w, fight) => {
    const { rules, state } = fight;
    const { words, cost = 0, maxYards } = postureOf(fight);
    const origin = { cite: rules.postureCite };
    if (maxYards !== undefined) {
      w.atMost(maxYards, `${words}: at most`, origin);
      return;
    }
    const ofGround = costs[state.footing];
    if (ofGround === 'oneYard') {
      w.atMost(1, 'deep water: at most', { cite });
      return;
    }
    const all = 1 + cost + ofGround;
    if (all === 1) return;
    const causes = [...(cost > 0 ? [words] : []), ...(ofGround > 0 ? ['bad ground'] : [])].join(' and ');
    w.divide(all, `${causes}: a yard costs ${formatFraction(all)}`, ofGround > 0 ? { cite } : origin);
    w.round('down', origin).atLeast(1, 'always a yard', origin);
  };

/** An extra yard from the second turn of running straight on, standing and on good ground. */
export const addSprint =
  (cite: Citation): FightSteps =>
  (w, { state, maneuver }) => {
    if (state.ranLastTurn && maneuver.id === 'move' && state.posture === 'standing' && state.footing === 'good')
      w.add(1, 'sprint', { cite });
  };

/** Steps in the skill of an attack that several rulesets share, with their figures and pages. */

export const isRanged = ({ mode }: FightingLine): boolean => mode !== 'melee';
export const isMelee = ({ mode }: FightingLine): boolean => mode === 'melee';

/** The attack modifier of the chosen kind of the maneuver. A wild swing gets no bonus from it. */
export const addManeuver: AttackSteps = (w, fight, line) => {
  const { allowance } = fight;
  const add = (isMelee(line) ? allowance.melee : allowance.ranged) ?? 0;
  if (add === 0 || (add > 0 && isWildSwing(fight))) return;
  w.add(add, maneuverName(fight), { cite: maneuverCite(fight) });
};

/** The maximum for a melee attack under the maneuver. */
export const capByManeuver: AttackSteps = (w, fight, line) => {
  const { meleeCap } = fight.allowance;
  if (meleeCap !== undefined && isMelee(line))
    w.atMost(meleeCap, `${maneuverName(fight)}: at most`, { cite: maneuverCite(fight) });
};

/** The attacker's posture; a lying shooter with some weapons has no penalty. */
export const addPosture =
  (shootsLying: (line: FightingLine) => boolean): AttackSteps =>
  (w, fight, line) => {
    const { words, attack } = postureOf(fight);
    if (attack === 0 || (fight.state.posture === 'lying' && shootsLying(line))) return;
    w.add(attack, words, { cite: fight.rules.postureCite });
  };

/** The target's posture, for shots and throws. */
export const addTargetPosture: AttackSteps = (w, { rules, target }, line) => {
  const { words, target: add } = rules.postures[target.posture];
  if (add !== 0 && isRanged(line)) w.add(add, `target ${words}`, { cite: rules.postureCite });
};

/** The modifier of a hit location against this target. */
export const locationPenalty = ({ target }: Pick<Fight, 'target'>, location: HitLocation): number =>
  target.shield ? location.add : (location.addWithoutShield ?? location.add);

/** The place that the attack is aimed at. */
export const addLocation =
  (cite: Citation): AttackSteps =>
  (w, fight) => {
    const location = isWildSwing(fight) ? undefined : locationAimedAt(fight);
    if (!location) return;
    const add = locationPenalty(fight, location);
    if (add !== 0) w.add(add, `at the ${location.name}`, { cite });
  };

/** The penalty for total darkness, if it affects everyone. */
export const totalDarkness = 10;

/**
 * The light; the maneuver's wild swing ignores it, and so does someone who sees in all but total darkness
 * (`nightVision`).
 */
export const addLight =
  (cite: Citation, nightVision?: Citation): AttackSteps =>
  (w, fight) => {
    const { darkness } = fight.state;
    if (darkness === 0 || fight.allowance.wildSwing) return;
    w.add(-darkness, darkness === totalDarkness ? 'total darkness' : 'bad light', { cite });
    if (nightVision && darkness < totalDarkness && hasTrait(fight, 'night-vision'))
      w.add(darkness, 'Night Vision', { cite: nightVision });
  };

/** The fighter's footing. Bad footing has no penalty if aiming steadies a shot. */
export const addFooting =
  (figures: Readonly<Record<Fight['state']['footing'], number>>, cite: Citation, aimSteadies = false): AttackSteps =>
  (w, { state }, line) => {
    const { footing, aim } = state;
    if (figures[footing] === 0 || (aimSteadies && footing === 'bad' && aim?.line === line.id && aim.turns > 0)) return;
    w.add(figures[footing], footingWords[footing], { cite });
  };

const footingWords = {
  good: 'good footing',
  bad: 'bad footing',
  shallowWater: 'standing in water',
  swimming: 'swimming',
};

/** People in the way of a shot, and a foe's hex that a long weapon strikes through. */
export const addInTheWay =
  (each: number, throughFoe: number, cite: Citation): AttackSteps =>
  (w, { target }, line) => {
    if (isRanged(line)) {
      if (target.inTheWay > 0)
        w.add(each * target.inTheWay, target.inTheWay === 1 ? 'somebody in the way' : `${target.inTheWay} in the way`, {
          cite,
        });
    } else if (target.throughFoe && throughFoe !== 0) w.add(throughFoe, "through a foe's hex", { cite });
  };

/** A blow to the side or rear: a penalty, which a maneuver that is a wild swing has already. */
export const addWildSwing =
  (penalty: number, cite: Citation): AttackSteps =>
  (w, { choice, allowance }, line) => {
    if (choice.wildSwing && !allowance.wildSwing && isMelee(line)) w.add(penalty, 'wild swing', { cite });
  };

/** The last steps of a wild swing or a blind shot: at most 9. */
export const capWild =
  (most: number, cite: Citation): AttackSteps =>
  (w, { choice }, line) => {
    if (isMelee(line) ? choice.wildSwing : choice.shootingBlind)
      w.atMost(most, isMelee(line) ? 'wild swing: at most' : 'shooting blind: at most', { cite });
  };

/** A target in close combat with others. */
export const addStrikeIntoMelee =
  (penalty: number, cite: Citation): AttackSteps =>
  (w, fight) => {
    if (fight.target.inMelee && !inCloseCombat(fight)) w.add(penalty, 'into a close combat', { cite });
  };

/** The shield that gets in the way in close combat, after the first attack. `figure` is the number of it that counts. */
export const addShieldInCloseCombat =
  (figure: string, cite: Citation): AttackSteps =>
  (w, fight) => {
    if (!inCloseCombat(fight) || fight.choice.entersHex || !w.has(figure)) return;
    if (w.consultNumber(figure) !== 0) w.addFrom(figure, -1, 'shield in close combat', { cite });
  };

/** Blindness: sudden, or that the fighter is used to, which do nothing to a wild swing of the maneuver; and the loss of an eye. */
export const addBlindness =
  (
    figures: { sudden: number; usedTo?: number; oneEyeMelee?: number; oneEyeRanged?: number },
    cite: Citation,
  ): AttackSteps =>
  (w, fight, line) => {
    if (isAny(fight, 'blinded', 'blind') && fight.allowance.wildSwing) return;
    if (isAny(fight, 'blinded')) w.add(figures.sudden, 'blinded', { cite });
    else if (isAny(fight, 'blind') && figures.usedTo) w.add(figures.usedTo, 'blind', { cite });
    else if (isAny(fight, 'oneEye')) {
      const add = isMelee(line) ? figures.oneEyeMelee : figures.oneEyeRanged;
      if (add) w.add(add, 'one eye', { cite });
    }
  };
