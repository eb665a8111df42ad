import { formatFraction } from '../../engine/format.ts';

/** How far a choice of so many options is filled: "1 of 2 chosen", "3 chosen, 1 more than 2". */
export const describeCount = (taken: number, wanted: number): string =>
  taken > wanted
    ? `${taken} chosen, ${formatFraction(taken - wanted)} more than ${formatFraction(wanted)}`
    : `${taken} of ${formatFraction(wanted)} chosen`;

/** How far a choice of so many points is filled: "4 of 15 points left", "3 over 15 points". Both are negative for disadvantages. */
export function describePointsLeft(taken: number, wanted: number): string {
  const left = Math.abs(wanted) - Math.abs(taken);
  const whole = formatFraction(wanted);
  return left >= 0
    ? `${formatFraction(wanted < 0 ? -left : left)} of ${whole} points left`
    : `${formatFraction(-left)} over ${whole} points`;
}
