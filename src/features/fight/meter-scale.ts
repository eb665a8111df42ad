/** The thresholds, by counts of points left. */
export interface MeterThreshold {
  readonly at: string;
  readonly effect: string;
  readonly left?: readonly number[];
}

/** How much of a meter is filled (0 to 1), and where its thresholds are marked. */
export interface MeterScale {
  readonly filled: number;
  /** The points left are below 0: the filled part shows how far. */
  readonly isBelow: boolean;
  /** A threshold has been reached. */
  readonly isReached: boolean;
  /** In the order of their places: the count, its place (0 to 1), and whether there is room for the figure. */
  readonly marks: readonly { readonly mark: number; readonly place: number; readonly hasFigure: boolean }[];
}

/** How much of a meter a figure takes up at most. */
const roomForFigure = 0.08;

/**
 * Lays out a meter of points left. A point is as wide with any number of them: the meter is full at `most` and empty at 0, and below
 * that it fills again, up to as many as `most` below 0, with the thresholds that are there.
 */
export function meterScale(left: number, most: number, thresholds: readonly MeterThreshold[]): MeterScale {
  const all = [...new Set(thresholds.flatMap((threshold) => threshold.left ?? []))];
  const width = Math.max(most, left, 1);
  const isBelow = left < 0;
  const inView = all.filter((mark) => (isBelow ? mark <= 0 && mark >= -width : mark >= 0 && mark < width));
  const places = inView.map((mark) => ({ mark, place: Math.abs(mark) / width }));
  let free = Number.POSITIVE_INFINITY;
  const marks = places
    .sort((one, other) => other.place - one.place)
    .map(({ mark, place }) => {
      const hasFigure = free - place >= roomForFigure;
      if (hasFigure) free = place;
      return { mark, place, hasFigure };
    });
  return {
    filled: Math.min(1, Math.abs(left) / width),
    isBelow,
    isReached: all.some((mark) => mark >= left),
    marks: marks.reverse(),
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
