import type { GcsPicker } from '../../character/gcs/gcs-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import { describeCount, describePointsLeft } from '../templates/choice-words.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { WantedOfChoice } from './library-entry.ts';

/** What a choice of a template asks for, in words: "2 of these", "at least 15 points of these". */
export function describePicker({ type, number: { compare, number } }: GcsPicker): string {
  const amount = type === 'points' ? formatPoints(number) : formatFraction(number);
  switch (compare) {
    case 'any':
      return 'any of these';
    case 'is':
      return `${amount} of these`;
    case 'is_not':
      return `not exactly ${amount} of these`;
    case 'at_least':
      return `at least ${amount} of these`;
    case 'at_most':
      return `at most ${amount} of these`;
  }
}

/** How much a choice asks for, as figures; none for one that any answer fits. */
export function wantedOf({ type, number: { compare, number } }: GcsPicker): { readonly wanted?: WantedOfChoice } {
  if (compare === 'any' || compare === 'is_not') return {};
  return { wanted: { by: type, compare, amount: number } };
}

/** How far a choice is filled, in words: "1 of 2 chosen", "5 of 15 points left", "3 over 15 points". */
export function describeLeft(wanted: WantedOfChoice | null, count: number, points: number): string {
  if (!wanted) return `${count} chosen`;
  const { by, compare, amount } = wanted;
  if (by === 'points') return describePointsLeft(points, amount);
  return compare === 'at_least' ? `${count} of ${formatFraction(amount)} chosen` : describeCount(count, amount);
}
