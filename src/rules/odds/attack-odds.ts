import { type Dice, highestRoll } from '../../engine/dice.ts';
import { averageOf, type Distribution, diceDistribution, mapTotals, mixDistributions } from './dice-distribution.ts';
import { type OddsRules, rollOdds, rollOutcomes, sumOutcomes, threeDice } from './roll-odds.ts';

/** A hit on a target, before it is known whether it lands. */
export interface Blow {
  readonly damage: Dice;
  /** The minimum basic damage, and the factor on penetrating damage. */
  readonly least: number;
  readonly multiplier: number;
  /** Damage resistance at the place it hits. */
  readonly resistance: number;
  /**
   * The divisor of the resistance; 1 for ordinary attacks. Below 1 the resistance is multiplied, and bare skin counts
   * as 1.
   */
  readonly armorDivisor: number;
}

/** An attack on somebody who defends. */
export interface AttackCase extends Blow {
  /** The effective skill, with all modifiers except that of a deceptive attack. */
  readonly skill: number;
  /** A shot or a throw. */
  readonly isRanged: boolean;
  /** The defenses that are rolled one after the other until one succeeds, all bonuses included; empty for none. */
  readonly defenses: readonly number[];
  /** How far a deceptive attack lowers each defense. */
  readonly deceptive: number;
}

/** The chances of an attack, from 0 to 1, and its injury in hits. */
export interface AttackOdds {
  /** The attack roll succeeds; the critical hits among these allow no defense. */
  readonly hits: number;
  readonly criticalHits: number;
  readonly criticalMisses: number;
  /** It hits and is not defended against. */
  readonly undefended: number;
  /** It wounds: it is not defended against and penetrates the armor. */
  readonly wounds: number;
  /** The average injury of all attacks, misses included. */
  readonly averageInjury: number;
  /** The average injury of the hits that wound; null if none can. */
  readonly averageWound: number | null;
  /** The chances of each injury from one attack; 0 is that it does nothing. */
  readonly injury: Distribution;
}

const nothing: Distribution = { least: 0, chances: [1] };
/** Keeps a third of 3 from being a little less than 1. */
const noise = 1e-9;

/** Returns the resistance that counts against an armor divisor (Basic Set p. 378): divided, rounded down; or multiplied. */
export function dividedResistance(resistance: number, divisor: number): number {
  if (divisor >= 1) return Math.floor(resistance / divisor + noise);
  return Math.round(Math.max(1, resistance) / divisor);
}

/**
 * Returns the hits that a blow with this basic damage causes: penetrating damage, multiplied, fractions dropped, but at
 * least one if any penetrates (Man to Man pp. 12, 25; GURPS Lite p. 18; Basic Set pp. 377–379).
 */
export function injuryOf({ least, multiplier, resistance, armorDivisor }: Blow, rolled: number): number {
  const penetrating = Math.max(least, rolled) - dividedResistance(resistance, armorDivisor);
  return penetrating <= 0 ? 0 : Math.max(1, Math.floor(penetrating * multiplier + noise));
}

/** Returns the chances of each injury from a blow that lands. */
const injuryOdds = (blow: Blow): Distribution =>
  mapTotals(diceDistribution(blow.damage), (rolled) => injuryOf(blow, rolled));

/** Returns the chance that a defense succeeds: 3 and 4 always do, if the score is high enough for a roll. */
const defenseChance = (rules: OddsRules, score: number): number =>
  sumOutcomes(rollOutcomes(rules, score, 'defense')).success;

/** The lowest skill that a deceptive attack may leave; null if there is no such attack. */
export const minDeceptiveSkill = ({ attack: { deceptive } }: OddsRules): number | null => deceptive?.least ?? null;

/**
 * Returns the effective skill of a deceptive attack; null if it would be lower than the rules allow, or if there is
 * none.
 */
export function deceptiveSkill({ attack: { deceptive } }: OddsRules, skill: number, lowered: number): number | null {
  if (lowered === 0) return skill;
  if (!deceptive) return null;
  const effective = skill - deceptive.cost * lowered;
  return effective < deceptive.least ? null : effective;
}

/**
 * Returns the chances of an attack against defenses and armor. Critical hits allow no defense; other results of the
 * table of critical hits are not counted. Null if a deceptive attack is not allowed.
 */
export function attackOdds(rules: OddsRules, attack: AttackCase): AttackOdds | null {
  const skill = deceptiveSkill(rules, attack.skill, attack.deceptive);
  if (skill === null) return null;
  const kind = attack.isRanged ? 'rangedAttack' : 'attack';
  const roll = rollOdds(rules.success, skill, kind);
  const { success: hits, criticalSuccess: criticalHits, criticalFailure: criticalMisses } = roll;
  const passesAll = attack.defenses.reduce(
    (chance, score) => chance * (1 - defenseChance(rules, score - attack.deceptive)),
    1,
  );
  const ofMost = threeDice
    .filter((each) => rules.attack.maxDamageOn3 && each.roll === 3 && hits > 0)
    .reduce((sum, { chance }) => sum + chance, 0);
  const undefended = criticalHits + (hits - criticalHits) * passesAll;
  const most = injuryOf(attack, highestRoll(attack.damage));
  const injury = mixDistributions([
    { weight: 1 - undefended, of: nothing },
    { weight: undefended - ofMost, of: injuryOdds(attack) },
    { weight: ofMost, of: { least: most, chances: [1] } },
  ]);
  const wounds = 1 - (injury.chances[0] ?? 0);
  const averageInjury = averageOf(injury);
  return {
    hits,
    criticalHits,
    criticalMisses,
    undefended,
    wounds,
    averageInjury,
    averageWound: wounds > noise ? averageInjury / wounds : null,
    injury,
  };
}
