import type { Job } from '../../character/character.ts';
import { formatFraction, formatMoney } from '../../engine/format.ts';
import { isSuccess, readRoll, type SuccessRules } from '../combat/outcomes/success-roll.ts';

/** A month of work: what it brought and cost, what becomes of the pay, and how it is told. */
export interface JobMonth {
  /** Dollars paid, what life cost, and what else came in or was owed. */
  readonly pay: number;
  readonly living: number;
  readonly other: number;
  /** Dollars that the month leaves; negative if it costs more than it brings. */
  readonly left: number;
  /** The dollars that the character has then; null if it is not known how many there were. */
  readonly money: number | null;
  /** The raises afterward, in percent of the pay. */
  readonly raise: number;
  /** The job may be lost: the game master decides. */
  readonly mayLose: boolean;
  readonly sentence: string;
}

/** What a critical success adds to the pay for good, in percent. */
const raisePercent = 10;

interface MonthFigures {
  readonly job: Job;
  /** The number to roll against, and the sum of three dice. */
  readonly target: number;
  readonly rolled: number;
  readonly pay: number;
  readonly living: number;
  /** Further dollars each month: income without work, less debts. */
  readonly other: number;
  /** The dollars that there are before; null if that is not known. */
  readonly money: number | null;
  readonly rules: SuccessRules;
}

/**
 * Returns what a month of work brings. Anything but a critical result brings the pay; a critical success also a raise of 10% for
 * good; a critical failure no pay, and may cost the job (GURPS Lite p. 31). A freelancer earns 10% more or less for each
 * point by which the roll is made or missed (Basic Set p. 516, by common knowledge). Dollars are whole.
 */
export function workMonth({ job, target, rolled, pay, living, other, money, rules }: MonthFigures): JobMonth {
  const result = readRoll(rules, target, rolled);
  const { outcome, margin } = result;
  const share = job.freelance ? Math.max(0, 1 + margin / 10) : 1;
  const paid = outcome === 'criticalFailure' ? 0 : Math.round(pay * share);
  const raise =
    outcome === 'criticalSuccess' ? Math.round(((100 + job.raise) * (100 + raisePercent)) / 100 - 100) : job.raise;
  const left = paid - living + other;
  const what = job.title.trim() || 'Job';
  const by = isSuccess(result)
    ? `made by ${formatFraction(Math.max(0, margin))}`
    : `missed by ${formatFraction(Math.max(0, -margin))}`;
  const words = {
    criticalSuccess: `critical success: a raise of ${raisePercent}% from now on`,
    success: by,
    failure: by,
    criticalFailure: 'critical failure: no pay, and the game master says what follows, such as losing the job',
  }[outcome];
  const sums = [
    `Pay ${formatMoney(paid)}`,
    ...(living === 0 ? [] : [`cost of living ${formatMoney(living)}`]),
    ...(other === 0 ? [] : [`other income ${formatMoney(other)}`]),
  ].join(', ');
  const rest = left < 0 ? `${formatMoney(-left)} short` : `${formatMoney(left)} left`;
  return {
    pay: paid,
    living,
    other,
    left,
    money: money === null ? null : money + left,
    raise,
    mayLose: outcome === 'criticalFailure',
    sentence: `${what}, a month: rolled ${rolled} against ${formatFraction(target)}, ${words}. ${sums}: ${rest}.`,
  };
}
