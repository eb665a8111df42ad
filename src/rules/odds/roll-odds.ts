import { diceDistribution } from './dice-distribution.ts';
import type { OddsRollKind, OddsRules } from './odds-rules.ts';

/** What three dice come to against a score. */
type Outcome = 'criticalSuccess' | 'success' | 'failure' | 'criticalFailure';

/** The chances of a roll of three dice, from 0 to 1. Criticals are parts of success and failure. */
export interface RollOdds {
  readonly success: number;
  readonly criticalSuccess: number;
  readonly failure: number;
  readonly criticalFailure: number;
}

const lowestRoll = 3;
const highestRoll = 18;
const alwaysSucceeds = 4;
const alwaysFails = 17;
const failsByTen = 10;

/** The 16 totals of three dice with their chances, the lowest first. */
export const threeDice: readonly { readonly roll: number; readonly chance: number }[] = diceDistribution({
  dice: 3,
  adds: 0,
}).chances.map((chance, i) => ({ roll: lowestRoll + i, chance }));

/** Whether a roll succeeds: at most the score; 3 and 4 always, 17 and 18 never. */
export const succeeds = (score: number, roll: number): boolean =>
  roll <= alwaysSucceeds || (roll < alwaysFails && roll <= score);

/** Whether a success is critical: 3 and 4, 5 with a score of 15, 6 with 16 (the same in all three books). */
const isCriticalSuccess = (score: number, roll: number): boolean =>
  roll <= alwaysSucceeds || (roll === 5 && score >= 15) || (roll === 6 && score >= 16);

/** Whether the score can be tried at all. */
export const canTry = ({ leastScore }: OddsRules['roll'], score: number): boolean =>
  leastScore === null || score >= leastScore;

/** Returns what a roll from 3 to 18 comes to against an effective score. */
export function outcomeOf(
  { ordinary17From, criticalByTen }: OddsRules['roll'],
  score: number,
  roll: number,
  kind: OddsRollKind = 'other',
): Outcome {
  if (isCriticalSuccess(score, roll)) return 'criticalSuccess';
  if (succeeds(score, roll)) return 'success';
  const always = roll >= (ordinary17From !== null && score >= ordinary17From ? highestRoll : alwaysFails);
  const byTen = criticalByTen.includes(kind) && roll - score >= failsByTen;
  return always || byTen ? 'criticalFailure' : 'failure';
}

/**
 * Returns the chances of a success roll against an effective score, a whole number (Man to Man pp. 6, 36; GURPS Lite p. 2;
 * Basic Set pp. 343–348). A score that is too low to try fails always, and never critically.
 */
export function rollOdds(rules: OddsRules['roll'], score: number, kind: OddsRollKind = 'other'): RollOdds {
  const odds = { criticalSuccess: 0, success: 0, failure: 0, criticalFailure: 0 };
  if (!canTry(rules, score)) return { ...odds, failure: 1 };
  for (const { roll, chance } of threeDice) odds[outcomeOf(rules, score, roll, kind)] += chance;
  odds.success += odds.criticalSuccess;
  odds.failure += odds.criticalFailure;
  return odds;
}
