import { formatCountOf, formatNumber, formatSigned } from '../../engine/format.ts';
import { isSuccess, type RollResult } from '../../rules/combat/outcomes/success-roll.ts';
import type { ContestSetup, ContestState } from '../../rules/rolls/contest.ts';
import type { TaskProgress } from '../../rules/rolls/long-task.ts';
import { rowFor } from '../../rules/rolls/result-tables.ts';
import type { ReactionRow, RollRules } from '../../rules/rolls/roll-rules.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** "succeeds by 3", "fails". */
function describeResult(result: RollResult): string {
  const by = result.margin === 0 ? '' : ` by ${Math.abs(result.margin)}`;
  return `${isSuccess(result) ? 'succeeds' : 'fails'}${by}`;
}

/** Who rolls what: "Stealth". */
interface ContestNames {
  readonly own: string;
  readonly other: string;
}

/** What came of a contest, for the log: "Stealth 14 against Hearing of Guard 11: rolled 10 and 12, …". */
export function describeContest(
  { own, other }: ContestNames,
  { kind }: ContestSetup,
  { scores, rounds, isOpen, winner, by }: ContestState,
): string {
  const head = `${own} ${scores[0]} against ${other} ${scores[1]}`;
  const last = rounds.at(-1);
  if (!last) return `${head}.`;
  const [first, second] = last.rolled;
  const rolls = `rolled ${first} and ${second}: ${own} ${describeResult(last.results[0])}, ${other} ${describeResult(last.results[1])}`;
  const after = kind === 'regular' && rounds.length > 1 ? ` after both rolled ${times(rounds.length)}` : '';
  const margin = by > 0 ? ` by ${by}` : '';
  const end = isOpen
    ? 'undecided so far'
    : winner === null
      ? 'a tie, nobody wins'
      : kind === 'resisted'
        ? `${winner === 'first' ? `${own} works` : `${other} resists`}${margin}`
        : `${winner === 'first' ? own : other} wins${margin}`;
  return `${head}, ${rolls}; ${end}${after}.`;
}

/** "Reaction: rolled 12 + 2 = 14, good: they like you…" */
export function describeReaction(rows: readonly ReactionRow[], rolled: number, modifier: number): string {
  const total = rolled + modifier;
  const { name, words } = rowFor(rows, total);
  const sum = modifier === 0 ? `${rolled}` : `${rolled}, with ${formatSigned(modifier)} ${total}`;
  return `Reaction: rolled ${sum}. ${name}: ${words}.`;
}

/**
 * The reaction that an influence roll gets, as a sentence: "Good reaction: they like you and help…". Failure with the safe skill costs
 * nothing where one roll decides; after a contest a reaction roll may be better.
 */
export function describeInfluence({ influence, reactions }: RollRules, skill: string, won: boolean): string {
  if (!influence) return '';
  const isSafe = !won && skill === influence.safe;
  if (isSafe && influence.roll === 'success') return 'No harm done.';
  const name = (won ? influence.success : influence.failure)(skill);
  const row = reactions?.rows.find((each) => each.name === name);
  const note = won ? undefined : isSafe ? 'or a reaction roll if that is better' : influence.failureNote?.(skill);
  return `${name} reaction${note ? `, ${note}` : ''}${row ? `: ${row.words}` : ''}.`;
}

/** "Rope bridge: 8 man-hours done, 32 left after 1 day.", with what the day has cost. */
export function describeTaskDay({ task, added, ruined, fatigue, left, isFinished }: TaskProgress): string {
  const work = ruined > 0 ? `${formatNumber(ruined)} man-hours are ruined` : `${formatNumber(added)} man-hours done`;
  const days = formatCountOf(task.days, 'day');
  const after = isFinished ? `finished after ${days}` : `${formatNumber(left)} left after ${days}`;
  const tired = fatigue > 0 ? ` The long day costs ${formatCountOf(fatigue, 'point')} of fatigue.` : '';
  const idle = task.exhausted ? ' No work on the next day: too exhausted.' : '';
  return `${task.name}: ${work}, ${after}.${tired}${idle}`;
}
