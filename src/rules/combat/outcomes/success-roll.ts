import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import type { Derivation } from '../../../engine/derivation.ts';
import { Worksheet } from '../../../engine/worksheet.ts';

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

/** One side of a contest: what is rolled against, and what the dice showed. */
interface Contestant {
  readonly effective: number;
  readonly rolled: number;
}

/** `by` is the margin of victory; 0 without a winner. */
interface ContestResult {
  readonly winner: 'first' | 'second' | null;
  readonly by: number;
}

const nobody: ContestResult = { winner: null, by: 0 };

/**
 * A quick contest: success beats failure; of two successes the larger margin wins; of two failures the smaller one, where the
 * ruleset has that. A tie has no winner.
 */
export function quickContest(rules: SuccessRules, first: Contestant, second: Contestant): ContestResult {
  const [one, two] = [first, second].map(({ effective, rolled }) => readRoll(rules, effective, rolled));
  if (!one || !two) return nobody;
  if (!isSuccess(one) && !isSuccess(two) && !rules.smallerFailureWins) return nobody;
  if (isSuccess(one) !== isSuccess(two)) {
    return { winner: isSuccess(one) ? 'first' : 'second', by: Math.abs(one.margin - two.margin) };
  }
  const by = one.margin - two.margin;
  return by === 0 ? nobody : { winner: by > 0 ? 'first' : 'second', by: Math.abs(by) };
}

/** One round of a regular contest: won when exactly one succeeds; null as long as it goes on. */
export function regularContest(rules: SuccessRules, first: Contestant, second: Contestant): 'first' | 'second' | null {
  const [one, two] = [first, second].map(({ effective, rolled }) => isSuccess(readRoll(rules, effective, rolled)));
  return one === two ? null : one ? 'first' : 'second';
}

/**
 * What a feint takes from the foe's active defense: the margin of success where he fails, or the margin of victory where he
 * succeeds by less; 0 where it fails.
 */
export function feintMargin(rules: SuccessRules, feinter: Contestant, foe: Contestant): number {
  const own: RollResult = readRoll(rules, feinter.effective, feinter.rolled);
  const his = readRoll(rules, foe.effective, foe.rolled);
  if (!isSuccess(own)) return 0;
  return Math.max(0, isSuccess(his) ? own.margin - his.margin : own.margin);
}

/**
 * The skills of a regular contest that would go on for long, made shorter by the ruleset's rule: the same chances, sooner.
 * As they are where there is no such rule.
 */
export function shortenContest(
  {
    shortenContest: shorten,
  }: { readonly shortenContest?: ((first: number, second: number) => readonly [number, number]) | undefined },
  first: number,
  second: number,
): readonly [number, number] {
  return shorten?.(first, second) ?? [first, second];
}

/** A number that depends on no character, with its steps. @throws UnknownStatError when the formula reads another number */
export function workOut(name: string, cite: Citation, formula: (w: DerivationBuilder) => void): Derivation {
  const worksheet = new Worksheet();
  const id = 'outcome';
  worksheet.define({ id, name, cite, formula });
  return worksheet.get(id);
}
