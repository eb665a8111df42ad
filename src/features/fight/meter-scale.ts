/** What begins at which counts of points left. */
export interface MeterThreshold {
  readonly at: string;
  readonly effect: string;
  readonly left?: readonly number[];
}

/** The ends of a meter, the counts that are marked on it in ascending order, and how much of it is filled (0 to 1). */
export interface MeterScale {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
  /** Those of the marks that have room for a figure. */
  readonly figures: readonly number[];
  readonly filled: number;
}

/** How much of a meter a figure takes up at most. */
const roomForFigure = 0.08;

/**
 * Lays out a meter of points left. It begins at 0; with no points left, at the next threshold further down, so that what comes next
 * is in view.
 */
export function meterScale(left: number, most: number, thresholds: readonly MeterThreshold[]): MeterScale {
  const all = [...new Set(thresholds.flatMap((threshold) => threshold.left ?? []))].sort((one, other) => one - other);
  const next = all.findLast((mark) => mark < left);
  const from = left > 0 ? 0 : Math.min(next ?? left, 0);
  const to = Math.max(most, left, from + 1);
  const marks = all.filter((mark) => mark >= from && mark < to);
  const figures: number[] = [];
  for (const mark of marks.toReversed()) {
    const above = figures[0] ?? Number.POSITIVE_INFINITY;
    if ((above - mark) / (to - from) >= roomForFigure) figures.unshift(mark);
  }
  return { from, to, marks, figures, filled: (left - from) / (to - from) };
}

/** The threshold that was reached last, and else the one that comes next; null where there is none. */
export function currentThreshold(
  left: number,
  thresholds: readonly MeterThreshold[],
): { readonly threshold: MeterThreshold; readonly isReached: boolean } | null {
  const starts = thresholds.flatMap((threshold) => (threshold.left ?? []).map((mark) => ({ threshold, mark })));
  starts.sort((one, other) => one.mark - other.mark);
  const reached = starts.find(({ mark }) => mark >= left);
  if (reached) return { threshold: reached.threshold, isReached: true };
  const next = starts.at(-1);
  return next ? { threshold: next.threshold, isReached: false } : null;
}
