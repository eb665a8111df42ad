import {
  isSuccess,
  overcomes,
  quickContest,
  type RollResult,
  readRoll,
  regularContest,
} from '../combat/outcomes/success-roll.ts';
import { attackAgainstResistance, quickContestOdds, regularContestOdds, resistedOdds } from '../odds/contest-odds.ts';
import type { OddsRules } from '../odds/roll-odds.ts';

/** Both roll once; both roll until one alone succeeds; or a roll that the other resists. */
type ContestKind = 'quick' | 'regular' | 'resisted';

/** Two scores in a contest: the first is the fighter's. */
export interface ContestSetup {
  readonly kind: ContestKind;
  readonly first: number;
  readonly second: number;
  /** A spell or another supernatural attack: the Rule of 16 holds. */
  readonly supernatural: boolean;
}

type Pair<Value> = readonly [first: Value, second: Value];

interface ContestRound {
  readonly rolled: Pair<number>;
  readonly results: Pair<RollResult>;
}

export interface ContestState {
  /** The scores that are rolled: those of an extreme contest are shortened, and those of a spell limited. */
  readonly scores: Pair<number>;
  readonly rounds: readonly ContestRound[];
  /** Both have to roll again. */
  readonly isOpen: boolean;
  /** Null while it is open, and for a tie. */
  readonly winner: 'first' | 'second' | null;
  /** The margin of victory; 0 for a regular contest, which has none, and for a tie. */
  readonly by: number;
}

/** The scores that both roll against. */
function contestScores(odds: OddsRules, { kind, first, second, supernatural }: ContestSetup): Pair<number> {
  if (kind === 'regular') return odds.shortenContest?.(first, second) ?? [first, second];
  if (supernatural && odds.resistance) return [attackAgainstResistance(odds.resistance, first, second), second];
  return [first, second];
}

/** Returns the state of a contest after some rounds of dice. Rounds after the one that decides are ignored. */
export function contestAfter(odds: OddsRules, setup: ContestSetup, dice: readonly Pair<number>[]): ContestState {
  const { success } = odds;
  const scores = contestScores(odds, setup);
  const [first, second] = scores;
  const rounds: ContestRound[] = [];
  for (const rolled of dice) {
    const [one, two] = [
      { effective: first, rolled: rolled[0] },
      { effective: second, rolled: rolled[1] },
    ];
    const results = [readRoll(success, first, rolled[0]), readRoll(success, second, rolled[1])] as const;
    rounds.push({ rolled, results });
    if (setup.kind === 'regular') {
      const winner = regularContest(success, one, two);
      if (winner !== null) return { scores, rounds, isOpen: false, winner, by: 0 };
      continue;
    }
    const result = quickContest(success, one, two);
    const resisting = { margin: results[1].margin, isSuccess: isSuccess(results[1]) };
    const isResisted = setup.kind === 'resisted' && !overcomes(results[0], resisting);
    return isResisted
      ? { scores, rounds, isOpen: false, winner: 'second', by: result.winner === 'second' ? result.by : 0 }
      : { scores, rounds, isOpen: false, ...result };
  }
  return { scores, rounds, isOpen: true, winner: null, by: 0 };
}

/** The chance that the fighter wins, from 0 to 1. */
export function contestChance(odds: OddsRules, setup: ContestSetup): number {
  const { kind, first, second } = setup;
  if (kind === 'regular') return regularContestOdds(odds, first, second).win;
  const [attack, resistance] = contestScores(odds, setup);
  return kind === 'resisted' ? resistedOdds(odds, attack, resistance) : quickContestOdds(odds, attack, resistance).win;
}

/** How many rounds are rolled at once before nobody has won: both are so good or so bad that it could go on for long. */
export const maxRounds = 50;
