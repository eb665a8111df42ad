/** A share of trials, from 0 to 1, with the bounds that the true chance lies within. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %. */
const z95 = 1.959963984540054;

/**
 * The share of `count` in `trials`, with its Wilson interval: about 95 of 100 such intervals have the true chance in them, also for
 * shares near 0 and 1. `z` is another quantile of the normal distribution. Without trials everything is possible.
 */
export function shareOf(count: number, trials: number, z = z95): Share {
  if (trials <= 0) return { share: 0, low: 0, high: 1 };
  const share = count / trials;
  const square = (z * z) / trials;
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
