import type { Citation } from '../../../engine/citation.ts';
import { formatFraction } from '../../../engine/format.ts';
import {
  hasTrait,
  inCloseCombat,
  isAny,
  isWildSwing,
  locationOf,
  maneuverCite,
  maneuverName,
  postureOf,
} from '../fight.ts';
import type { AttackSteps, Fight, FightSteps, HitLocation } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';

/**
 * What posture and ground leave of a move: each yard costs one of Move, and more in some postures and on bad ground. Rounded
 * down; a yard is always possible, except while sitting.
 */
export const addGround =
  (costs: Readonly<Record<Fight['state']['footing'], number | 'oneYard'>>, cite: Citation): FightSteps =>
  (w, fight) => {
    const { rules, state } = fight;
    const { words, cost = 0, mostYards } = postureOf(fight);
    const origin = { cite: rules.postureCite };
    if (mostYards !== undefined) {
      w.atMost(mostYards, `${words}: at most`, origin);
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

/** A yard more from the second turn of running straight on, on one's feet and on good ground. */
export const addSprint =
  (cite: Citation): FightSteps =>
  (w, { state, maneuver }) => {
    if (state.ranLastTurn && maneuver.id === 'move' && state.posture === 'standing' && state.footing === 'good')
      w.add(1, 'sprint', { cite });
  };

/** Steps in the skill of an attack that several rulesets share, with their figures and pages. */

export const isRanged = ({ mode }: FightingLine): boolean => mode !== 'melee';
export const isMelee = ({ mode }: FightingLine): boolean => mode === 'melee';

/** What the maneuver, in its kind, adds to the attack. A wild swing takes no bonus from it. */
export const addManeuver: AttackSteps = (w, fight, line) => {
  const { allowance } = fight;
  const add = (isMelee(line) ? allowance.melee : allowance.ranged) ?? 0;
  if (add === 0 || (add > 0 && isWildSwing(fight))) return;
  w.add(add, maneuverName(fight), { cite: maneuverCite(fight) });
};

/** The most that a melee attack comes to under the maneuver. */
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

/** What a hit location adds to the roll against this target. */
export const locationPenalty = ({ target }: Pick<Fight, 'target'>, location: HitLocation): number =>
  target.shield ? location.add : (location.addWithoutShield ?? location.add);

/** The place that the attack is aimed at. */
export const addLocation =
  (cite: Citation): AttackSteps =>
  (w, fight) => {
    const location = isWildSwing(fight) ? undefined : locationOf(fight, fight.target.location);
    if (!location) return;
    const add = locationPenalty(fight, location);
    if (add !== 0) w.add(add, `at the ${location.name}`, { cite });
  };

/** What total darkness takes from an attack, where it is the light of all. */
export const totalDarkness = 10;

/** The light; a wild swing of the maneuver does without, and so does whoever sees in all but total darkness (`nightVision`). */
export const addLight =
  (cite: Citation, nightVision?: Citation): AttackSteps =>
  (w, fight) => {
    const { darkness } = fight.state;
    if (darkness === 0 || fight.allowance.wildSwing) return;
    w.add(-darkness, darkness === totalDarkness ? 'total darkness' : 'bad light', { cite });
    if (nightVision && darkness < totalDarkness && hasTrait(fight, 'night-vision'))
      w.add(darkness, 'Night Vision', { cite: nightVision });
  };

/** What the fighter stands on. Where aiming steadies a shot, bad footing takes nothing from it. */
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
