import { type RollKind, type RollResult, readRoll } from '../combat/outcomes/success-roll.ts';
import type { OddsRules } from './odds-rules.ts';
import { canTry, type RollOdds, threeDice } from './roll-odds.ts';

/** A total of three dice, how likely it is (from 0 to 1), and what it comes to. */
export interface RollOutcome {
  readonly roll: number;
  readonly chance: number;
  readonly outcome: RollResult['outcome'];
}

/** Whether the score is high enough to be rolled against. Defenses have a limit of their own, or none. */
export const canRoll = ({ success, attack }: OddsRules, score: number, kind: RollKind): boolean =>
  kind === 'defense' ? attack.leastDefense === null || score >= attack.leastDefense : canTry(success, score);

/**
 * Returns what each total of three dice comes to against an effective score, a whole number, the lowest total first. A score
 * that is too low to roll against fails with every total, and never critically.
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

/** Totals that come to the same, and how likely these are together. */
export interface OutcomeRange {
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

/** Returns the chance of this total or less, whatever it comes to. */
export const chanceOfAtMost = (outcomes: readonly RollOutcome[], total: number): number =>
  outcomes.reduce((sum, { roll, chance }) => (roll <= total ? sum + chance : sum), 0);
