/** How long a figure is sampled unless a number of samples is given, in ms. */
const timePerFigure = 400;
const fewest = 3;
const most = 5;

/** Takes samples: so many, or as many as fit into a fixed time. The first one only warms up. */
export async function sample<T>(count: number | undefined, take: () => Promise<T>): Promise<readonly T[]> {
  await take();
  const began = performance.now();
  const taken: T[] = [];
  const isEnough = () =>
    count !== undefined
      ? taken.length >= count
      : taken.length >= most || (taken.length >= fewest && performance.now() - began > timePerFigure);
  while (!isEnough()) taken.push(await take());
  return taken;
}

/** Returns the value below which this share (0 to 1) of the samples is, the next higher one of those measured; NaN of none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const median = (samples: readonly number[]) => quantile(samples, 0.5);

/** Returns "31 (41)": median and 95th percentile, rounded; "–" of no samples. */
export function describeSamples(samples: readonly number[]): string {
  if (samples.length === 0) return '–';
  return `${describe(median(samples))} (${describe(quantile(samples, 0.95))})`;
}

/** Returns "31 (41) ×8.2": with the ratio of the medians to that of the empty page in the same run. */
export function describeAlongside(samples: readonly number[], empty: readonly number[]): string {
  const ratio = median(samples) / median(empty);
  return Number.isFinite(ratio) ? `${describeSamples(samples)} ×${ratio.toFixed(1)}` : describeSamples(samples);
}

/** Small figures with a decimal. */
const describe = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
