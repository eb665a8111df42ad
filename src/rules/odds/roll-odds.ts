import type { Citation } from '../../engine/citation.ts';
import { type RollKind, type RollResult, readRoll, type SuccessRules } from '../combat/outcomes/success-roll.ts';
import { diceDistribution } from './dice-distribution.ts';

/** How one kind of damage wounds. */
interface WoundingRule {
  /** The factor on penetrating damage; fractions of a hit are dropped. */
  readonly multiplier: number;
  /** The least basic damage of a hit, before armor. */
  readonly least: number;
}

/** A ruleset's rules about chances: the rest is arithmetic. */
export interface OddsRules {
  readonly success: SuccessRules;
  /** Returns the shortened scores of a long regular contest; absent if they are rolled unchanged. */
  readonly shortenContest?: (first: number, second: number) => readonly [first: number, second: number];
  readonly cites: { readonly roll: Citation; readonly contest: Citation };
  /** The contest of an attack against the resistance to it; null if the book has none. */
  readonly resistance: {
    /** The maximum for a supernatural attack, or the resistance if that is higher; null: no limit. */
    readonly maxAttack: number | null;
    readonly cite: Citation;
  } | null;
  readonly attack: {
    /** An attack roll of 3 does the most damage that the dice can show. */
    readonly maxDamageOn3: boolean;
    /** The lowest defense with which a 3 or 4 succeeds; null: with any. */
    readonly minDefense: number | null;
    /** For each −1 to the defense the attacker takes `cost`, and may not go below `least`; null if there is no such attack. */
    readonly deceptive: { readonly cost: number; readonly least: number; readonly cite: Citation } | null;
    /** Attacks can have armor divisors. */
    readonly armorDivisors: boolean;
    /** Kinds of damage by their abbreviations. */
    readonly types: Readonly<Record<string, WoundingRule>>;
    readonly cite: Citation;
  };
}

/** The chances of a roll of three dice, from 0 to 1. Criticals are parts of success and failure. */
interface RollOdds {
  readonly success: number;
  readonly criticalSuccess: number;
  readonly failure: number;
  readonly criticalFailure: number;
}

const lowestRoll = 3;

/** The 16 totals of three dice with their chances, the lowest first. */
export const threeDice: readonly { readonly roll: number; readonly chance: number }[] = diceDistribution({
  dice: 3,
  adds: 0,
}).chances.map((chance, i) => ({ roll: lowestRoll + i, chance }));

/** Whether the score can be tried at all. */
export const canTry = ({ minEffective }: SuccessRules, score: number): boolean =>
  minEffective === null || score >= minEffective;

/**
 * Returns the chances of a success roll against an effective score, a whole number (Man to Man pp. 6, 36; GURPS Lite p. 2;
 * Basic Set pp. 343–348). A score that is too low to try fails always, and never critically.
 */
export function rollOdds(rules: SuccessRules, score: number, kind: RollKind = 'other'): RollOdds {
  const odds = { criticalSuccess: 0, success: 0, failure: 0, criticalFailure: 0 };
  if (!canTry(rules, score)) return { ...odds, failure: 1 };
  for (const { roll, chance } of threeDice) odds[readRoll(rules, score, roll, kind).outcome] += chance;
  odds.success += odds.criticalSuccess;
  odds.failure += odds.criticalFailure;
  return odds;
}

/** A total of three dice, its chance (from 0 to 1), and its outcome. */
export interface RollOutcome {
  readonly roll: number;
  readonly chance: number;
  readonly outcome: RollResult['outcome'];
}

/** Whether the score is high enough to be rolled against. Defenses have a limit of their own, or none. */
export const canRoll = ({ success, attack }: OddsRules, score: number, kind: RollKind): boolean =>
  kind === 'defense' ? attack.minDefense === null || score >= attack.minDefense : canTry(success, score);

/**
 * Returns the outcome of each total of three dice against an effective score, a whole number, the lowest total first. A
 * score that is too low to roll against fails with every total, and never critically.
 */
export function rollOutcomes(rules: OddsRules, score: number, kind: RollKind = 'other'): readonly RollOutcome[] {
  const isPossible = canRoll(rules, score, kind);
  return threeDice.map(({ roll, chance }) => ({
    roll,
    chance,
    outcome: isPossible ? readRoll(rules.success, score, roll, kind).outcome : 'failure',
  }));
}

/** Returns the chances of success and failure, criticals included. */
export function sumOutcomes(outcomes: readonly RollOutcome[]): RollOdds {
  const sum = (...kinds: readonly RollOutcome['outcome'][]): number =>
    outcomes.reduce((total, { outcome, chance }) => (kinds.includes(outcome) ? total + chance : total), 0);
  return {
    success: sum('success', 'criticalSuccess'),
    criticalSuccess: sum('criticalSuccess'),
    failure: sum('failure', 'criticalFailure'),
    criticalFailure: sum('criticalFailure'),
  };
}

/** Totals with the same outcome, and their combined chance. */
interface OutcomeRange {
  readonly outcome: RollOutcome['outcome'];
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** Returns the range of totals of each outcome that there is, from critical success to critical failure. */
export const outcomeRanges = (outcomes: readonly RollOutcome[]): readonly OutcomeRange[] =>
  (['criticalSuccess', 'success', 'failure', 'criticalFailure'] as const).flatMap((outcome) => {
    const of = outcomes.filter((each) => each.outcome === outcome);
    const [first, last] = [of[0], of.at(-1)];
    if (!first || !last) return [];
    return [{ outcome, from: first.roll, to: last.roll, chance: of.reduce((sum, { chance }) => sum + chance, 0) }];
  });

/** Returns the chance of this total or less, whatever its outcome. */
export const chanceOfAtMost = (outcomes: readonly RollOutcome[], total: number): number =>
  outcomes.reduce((sum, { roll, chance }) => (roll <= total ? sum + chance : sum), 0);

/** Returns the score that is rolled against: the number of a skill, attribute or defense with all modifiers. */
export const effectiveScore = (score: number, modifier: number): number => score + modifier;
