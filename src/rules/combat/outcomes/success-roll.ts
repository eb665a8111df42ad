import type { Citation } from '../../../engine/citation.ts';

export type RollKind = 'attack' | 'rangedAttack' | 'defense' | 'other';
type Outcome = 'criticalSuccess' | 'success' | 'failure' | 'criticalFailure';

/** What a ruleset says of rolls of three dice. 3 and 4 always succeed, 17 and 18 always fail. */
export interface SuccessRules {
  /** The least effective number at which a 17 is a plain failure; null where it never is. */
  readonly plainSeventeenFrom: number | null;
  /** The rolls in which a failure by ten or more is critical. */
  readonly criticalByTen: readonly RollKind[];
  /** On defense rolls: what critical results are; none where the book has no such results. */
  readonly defenses: 'none' | 'extremesOnly' | 'asOthers';
  /** The least effective number that may be tried, except in defense; null where anything may be. */
  readonly leastEffective: number | null;
  /** In a quick contest that both fail the smaller failure wins. */
  readonly smallerFailureWins: boolean;
  readonly cite: Citation;
}

export interface RollResult {
  readonly outcome: Outcome;
  /** By how much the roll was under (or, negative, over) the number. */
  readonly margin: number;
}

export const isSuccess = ({ outcome }: Pick<RollResult, 'outcome'>): boolean =>
  outcome === 'success' || outcome === 'criticalSuccess';

/** The highest roll that is a critical success at an effective number: 4, 5 from 15 on, 6 from 16 on. */
export const criticalSuccessUpTo = (rules: SuccessRules, effective: number, kind: RollKind): number => {
  if (kind === 'defense' && rules.defenses === 'none') return 2;
  if (kind === 'defense' && rules.defenses === 'extremesOnly') return 4;
  return effective >= 16 ? 6 : effective >= 15 ? 5 : 4;
};

/** The lowest roll that is a critical failure at an effective number; 19 where no roll is. */
export function criticalFailureFrom(rules: SuccessRules, effective: number, kind: RollKind): number {
  if (kind === 'defense' && rules.defenses === 'none') return 19;
  if (kind === 'defense' && rules.defenses === 'extremesOnly') return 17;
  const { plainSeventeenFrom } = rules;
  const extreme = plainSeventeenFrom !== null && effective >= plainSeventeenFrom ? 18 : 17;
  // 3 and 4 succeed whatever the number.
  return rules.criticalByTen.includes(kind) ? Math.min(extreme, Math.max(5, effective + 10)) : extreme;
}

/** What a roll of three dice comes to against an effective number, by the ruleset's rule of critical results. */
export function readRoll(rules: SuccessRules, effective: number, rolled: number, kind: RollKind = 'other'): RollResult {
  const margin = effective - rolled;
  if (rolled <= criticalSuccessUpTo(rules, effective, kind)) return { outcome: 'criticalSuccess', margin };
  if (rolled >= criticalFailureFrom(rules, effective, kind)) return { outcome: 'criticalFailure', margin };
  const succeeds = rolled <= 4 || (rolled <= 16 && margin >= 0);
  return { outcome: succeeds ? 'success' : 'failure', margin };
}
