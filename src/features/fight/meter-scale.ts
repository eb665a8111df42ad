/** The thresholds, by counts of points left. */
export interface MeterThreshold {
  readonly at: string;
  readonly effect: string;
  readonly left?: readonly number[];
}

/** Which part of a meter is filled (both from 0 to 1), and where its thresholds are marked. */
export interface MeterScale {
  readonly from: number;
  readonly to: number;
  /** The points left are below 0: the filled part shows how far. */
  readonly isBelow: boolean;
  /** A threshold has been reached. */
  readonly isReached: boolean;
  /** In the order of their places: the count, its place (0 to 1), and whether there is room for the figure. */
  readonly marks: readonly { readonly mark: number; readonly place: number; readonly hasFigure: boolean }[];
}

/** How much of a meter a figure takes up at most. */
const roomForFigure = 0.075;
/** That of the end stands beside its mark. */
const roomAtEnd = 0.1;
/** The part of a meter that is for points below 0, if there are any. */
const partBelow = 0.4;

/**
 * Lays out a meter of points left, on one scale from `end` (where it is all over, 0 or less) to `most`. It is filled from 0
 * on: to the right as far as there are points left, to the left as far as they are below 0. At 0 it is empty.
 */
export function meterScale(left: number, most: number, thresholds: readonly MeterThreshold[], end: number): MeterScale {
  const width = Math.max(most, left, 1);
  const zero = end < 0 ? partBelow : 0;
  const placeOf = (points: number): number =>
    points >= 0 ? zero + (points / width) * (1 - zero) : zero * Math.max(0, 1 - points / end);
  const all = [...new Set([...thresholds.flatMap((threshold) => threshold.left ?? []), ...(end < 0 ? [0, end] : [])])];
  const inView = all.filter((mark) => mark < width && mark >= end);
  // The figures of 0 and of the end come first, then the others from the right.
  const rank = (mark: number): number => (mark === 0 ? 2 : mark === end ? 1 : 0);
  const figured: number[] = [];
  for (const mark of inView.toSorted((one, other) => rank(other) - rank(one) || other - one))
    if (
      figured.every((other) => Math.abs(placeOf(other) - placeOf(mark)) >= (other === end ? roomAtEnd : roomForFigure))
    )
      figured.push(mark);
  const [from, to] = left < 0 ? [placeOf(left), zero] : [zero, placeOf(left)];
  return {
    from,
    to,
    isBelow: left < 0,
    isReached: all.some((mark) => mark >= left),
    marks: inView
      .toSorted((one, other) => one - other)
      .map((mark) => ({ mark, place: placeOf(mark), hasFigure: figured.includes(mark) })),
  };
}

/** The threshold that was reached last, and else the one that comes next, or null. */
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
