import type { GcsPicker } from '../../character/gcs/gcs-rows.ts';
import { formatFraction } from '../../engine/numbers.ts';
import { formatPoints } from '../wording/point-words.ts';

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
