import { isSuccess, type RollResult, readRoll, type SuccessRules } from './success-roll.ts';

/** One side of a contest: what is rolled against, and what the dice showed. */
export interface Contestant {
  readonly effective: number;
  readonly rolled: number;
}

/** `by` is the margin of victory; 0 without a winner. */
export interface ContestResult {
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
