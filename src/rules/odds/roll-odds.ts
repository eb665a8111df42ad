import { type RollKind, readRoll, type SuccessRules } from '../combat/outcomes/success-roll.ts';
import { diceDistribution } from './dice-distribution.ts';

/** The chances of a roll of three dice, from 0 to 1. Criticals are parts of success and failure. */
export interface RollOdds {
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
export const canTry = ({ leastEffective }: SuccessRules, score: number): boolean =>
  leastEffective === null || score >= leastEffective;

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
