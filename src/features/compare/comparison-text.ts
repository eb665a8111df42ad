import type { Comparison, Difference } from '../../rules/compare/comparison.ts';
import { describeReason, describeSide, differenceName } from '../../rules/compare/reason-words.ts';
import { aboutLine, type SideAbout } from './side-words.ts';

/** The number of differences in words: "49 differences in 10 chapters". */
export function describeDifferenceCount({ count, chapters }: Comparison): string {
  if (count === 0) return 'No differences';
  const parts = chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`;
  return `${count === 1 ? '1 difference' : `${count} differences`} in ${parts}`;
}

/** A comparison as plain text to paste elsewhere: the two sides, then a line for each difference with its reasons. */
export function comparisonText(comparison: Comparison, before: SideAbout, after: SideAbout): string {
  const parts = comparison.chapters.map(({ name, differences }) =>
    [`${name} (${differences.length})`, ...differences.map(lineOf)].join('\n'),
  );
  return [
    `${aboutLine(before)}\ncompared with ${aboutLine(after)}`,
    `${describeDifferenceCount(comparison)}.`,
    ...parts,
  ].join('\n\n');
}

function lineOf(difference: Difference): string {
  const { before, after, why } = difference;
  const reasons = why.length > 0 ? ` (${why.map(describeReason).join('; ')})` : '';
  return `${differenceName(difference)}: ${describeSide(before, difference)} → ${describeSide(after, difference)}${reasons}`;
}
