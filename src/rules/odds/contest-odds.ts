import { isSuccess, readRoll, type SuccessRules } from '../combat/outcomes/success-roll.ts';
import { canTry, type OddsRules, rollOdds, threeDice } from './roll-odds.ts';

/** The chances of the first of two in a quick contest, from 0 to 1. */
export interface ContestOdds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** The chances of the first of two in a regular contest. */
export interface RegularContestOdds {
  readonly win: number;
  readonly lose: number;
  /** Neither score can ever win. */
  readonly undecided: number;
  /** The scores that are rolled, in place of extreme ones. */
  readonly scores: readonly [first: number, second: number];
  /** How many times both roll on average until it is decided; null if it never is. */
  readonly averageRounds: number | null;
}

/**
 * Returns by how much a roll succeeds (0 or more) or fails (below 0). A roll that always succeeds does so by at least
 * 0, one that always fails by at least 1; a score too low to try fails by the roll minus the score.
 */
function marginOf(rules: SuccessRules, score: number, roll: number): number {
  const margin = score - roll;
  return canTry(rules, score) && isSuccess(readRoll(rules, score, roll)) ? Math.max(0, margin) : Math.min(-1, margin);
}

/** Goes through all rolls of two with their chance and both margins. */
function forEachPair(
  rules: SuccessRules,
  first: number,
  second: number,
  visit: (chance: number, margin: number, otherMargin: number) => void,
): void {
  for (const one of threeDice) {
    const margin = marginOf(rules, first, one.roll);
    for (const other of threeDice) visit(one.chance * other.chance, margin, marginOf(rules, second, other.roll));
  }
}

/**
 * Returns the chances of a quick contest of two effective scores (Man to Man p. 6; GURPS Lite p. 2; Basic Set p. 348):
 * the greater margin of success wins. If both fail, the lesser failure wins, or nobody does, which counts as a tie
 * here.
 */
export function quickContestOdds({ success }: OddsRules, first: number, second: number): ContestOdds {
  const odds = { win: 0, tie: 0, lose: 0 };
  forEachPair(success, first, second, (chance, margin, otherMargin) => {
    const bothFail = margin < 0 && otherMargin < 0;
    const isTie = margin === otherMargin || (bothFail && !success.smallerFailureWins);
    odds[isTie ? 'tie' : margin > otherMargin ? 'win' : 'lose'] += chance;
  });
  return odds;
}

/**
 * Returns the effective score of a supernatural attack on somebody who resists: limited by the Rule of 16, if there is
 * one.
 */
export function attackAgainstResistance(
  { maxAttack }: NonNullable<OddsRules['resistance']>,
  attack: number,
  resistance: number,
): number {
  return maxAttack === null ? attack : Math.min(attack, Math.max(maxAttack, resistance));
}

/**
 * Returns the chance that an attack is not resisted: it must succeed and win, and ties are resisted (GURPS Lite p. 31;
 * Basic Set p. 348).
 */
export function resistedOdds({ success }: OddsRules, attack: number, resistance: number): number {
  let affected = 0;
  forEachPair(success, attack, resistance, (chance, margin, otherMargin) => {
    if (margin >= 0 && margin > otherMargin) affected += chance;
  });
  return affected;
}

/**
 * Returns the chances of a regular contest, in which both roll until exactly one succeeds (Man to Man p. 6; GURPS Lite
 * p. 2; Basic Set p. 349). Rounds that decide nothing are summed as a geometric series: the chances equal those of a
 * deciding round. The books' shortcut for extreme scores is applied first; with it, a higher score can be worse than a
 * lower one to which the shortcut does not apply.
 */
export function regularContestOdds(
  { success, shortenContest }: OddsRules,
  first: number,
  second: number,
): RegularContestOdds {
  const scores = shortenContest?.(first, second) ?? ([first, second] as const);
  const [one, other] = scores.map((score) => rollOdds(success, score).success);
  const [chance = 0, otherChance = 0] = [one, other];
  const wins = chance * (1 - otherChance);
  const loses = otherChance * (1 - chance);
  const decided = wins + loses;
  if (decided === 0) return { win: 0, lose: 0, undecided: 1, scores, averageRounds: null };
  return { win: wins / decided, lose: loses / decided, undecided: 0, scores, averageRounds: 1 / decided };
}
