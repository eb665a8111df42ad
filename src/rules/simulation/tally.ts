import type { FightResult } from './fight.ts';
import { type Share, shareOf } from './interval.ts';

/** What became of one fighter, over all fights. */
interface FateTally {
  died: number;
  unconscious: number;
  yielded: number;
  /** How often so many hits were left, by the number; those below 0 count as 0. */
  readonly hitsLeft: number[];
}

/** Counts the results of fights. Plain data, so that workers can send theirs, and adding is all that is needed to join them. */
export interface FightTally {
  fights: number;
  readonly wins: [number, number];
  draws: number;
  /** How many fights took so many rounds, by the number. */
  readonly rounds: number[];
  /** Fights won by the side that wounded first, and ended by a critical hit. */
  firstBloodWon: number;
  endedByCritical: number;
  attacks: number;
  defended: number;
  readonly fates: FateTally[];
}

export const emptyTally = (fighters: number): FightTally => ({
  fights: 0,
  wins: [0, 0],
  draws: 0,
  rounds: [],
  firstBloodWon: 0,
  endedByCritical: 0,
  attacks: 0,
  defended: 0,
  fates: Array.from({ length: fighters }, () => ({ died: 0, unconscious: 0, yielded: 0, hitsLeft: [] })),
});

const count = (counts: number[], at: number, by = 1): void => {
  counts[at] = (counts[at] ?? 0) + by;
};

/** Adds a fight to a tally. */
export function addFight(tally: FightTally, result: FightResult): void {
  tally.fights += 1;
  if (result.winner === 0) tally.wins[0] += 1;
  else if (result.winner === 1) tally.wins[1] += 1;
  else tally.draws += 1;
  count(tally.rounds, result.rounds);
  if (result.winner !== null && result.firstBlood === result.winner) tally.firstBloodWon += 1;
  if (result.endedByCritical) tally.endedByCritical += 1;
  tally.attacks += result.attacks;
  tally.defended += result.defended;
  result.fates.forEach(({ hitsLeft, out }, i) => {
    const fate = tally.fates[i];
    if (!fate) return;
    count(fate.hitsLeft, Math.max(0, hitsLeft));
    if (out === 'dead') fate.died += 1;
    if (out === 'unconscious') fate.unconscious += 1;
    if (out === 'yielded') fate.yielded += 1;
  });
}

/** Adds one tally to another, of the same fighters. */
export function addTally(to: FightTally, more: FightTally): void {
  to.fights += more.fights;
  to.wins[0] += more.wins[0];
  to.wins[1] += more.wins[1];
  to.draws += more.draws;
  more.rounds.forEach((times, at) => {
    count(to.rounds, at, times);
  });
  to.firstBloodWon += more.firstBloodWon;
  to.endedByCritical += more.endedByCritical;
  to.attacks += more.attacks;
  to.defended += more.defended;
  more.fates.forEach((fate, i) => {
    const own = to.fates[i];
    if (!own) return;
    own.died += fate.died;
    own.unconscious += fate.unconscious;
    own.yielded += fate.yielded;
    fate.hitsLeft.forEach((times, at) => {
      count(own.hitsLeft, at, times);
    });
  });
}

/** The value of numbers that were counted, below which so large a part of them is. */
export function quantile(counts: readonly number[], part: number): number {
  const all = counts.reduce((sum, times = 0) => sum + times, 0);
  let before = 0;
  for (let at = 0; at < counts.length; at += 1) {
    before += counts[at] ?? 0;
    if (before > 0 && before >= all * part) return at;
  }
  return 0;
}

export const averageOfCounts = (counts: readonly number[]): number => {
  let sum = 0;
  let all = 0;
  counts.forEach((times, at) => {
    sum += times * at;
    all += times;
  });
  return all === 0 ? 0 : sum / all;
};

/** Chances with their intervals. */
export interface Chances {
  readonly wins: readonly [Share, Share];
  readonly draw: Share;
}

export const chancesOf = ({ fights, wins, draws }: FightTally): Chances => ({
  wins: [shareOf(wins[0], fights), shareOf(wins[1], fights)],
  draw: shareOf(draws, fights),
});

/** The half width of an interval at which a chance is clear enough. */
const clearEnough = 0.015;

/** Whether both chances to win are known closely enough: to one and a half in a hundred either way. */
export const isClear = (tally: FightTally): boolean =>
  chancesOf(tally).wins.every(({ low, high }) => high - low <= 2 * clearEnough);
