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
