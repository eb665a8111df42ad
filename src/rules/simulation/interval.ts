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

/** A difference of two shares, from −1 to 1, with the bounds that the true difference lies within. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The difference that a change makes to a share, of trials with the same luck: `gained` of them succeed only with the change, `lost`
 * only without it. The interval is that of Bonett and Price for paired shares ("Adjusted Wald confidence interval for a
 * difference of binomial proportions based on paired data", 2012), which holds for few trials too. Without trials everything is possible.
 */
export function differenceOf(gained: number, lost: number, trials: number, z = z95): Difference {
  if (trials <= 0) return { difference: 0, low: -1, high: 1 };
  const up = (gained + 1) / (trials + 2);
  const down = (lost + 1) / (trials + 2);
  const middle = up - down;
  const half = z * Math.sqrt((up + down - middle * middle) / (trials + 2));
  return {
    difference: (gained - lost) / trials,
    low: Math.max(-1, middle - half),
    high: Math.min(1, middle + half),
  };
}
