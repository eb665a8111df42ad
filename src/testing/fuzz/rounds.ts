import type { FuzzProperty } from './properties.ts';
import { type FuzzResult, tryCases } from './run-fuzz.ts';
import { validFiles } from './valid-files.ts';

/** How much is tried. The same plan tries the same cases. */
export interface FuzzPlan {
  /** Total number of cases of all properties. */
  readonly cases: number;
  readonly seed: number;
  /** The number of the only property to try, from 1; omitted for all properties. */
  readonly only?: number | undefined;
}

/** The result of one property in one round. */
export interface RoundResult extends FuzzResult {
  /** The shortest plan that repeats exactly these cases. */
  readonly again: FuzzPlan;
}

/** How many valid files a round has; most of its cases are damaged copies of them. */
const FILES = 200;

/**
 * Tries the properties in rounds until there are enough cases, and yields each result as soon as it is known. Each round
 * generates its own valid files from the seed of the plan and the round number. Rulesets must have been loaded.
 */
export function* fuzzRounds(properties: readonly FuzzProperty[], { cases, seed, only }: FuzzPlan) {
  const whole = properties.reduce((sum, { share }) => sum + share, 0);
  let planned = 0;
  for (let i = 0; planned < cases; i += 1) {
    const size = Math.min(whole, cases - planned);
    const files = validFiles(seed + i, FILES);
    for (const [index, property] of properties.entries()) {
      if (only !== undefined && only !== index + 1) continue;
      const runs = Math.max(1, Math.round((property.share * size) / whole));
      const again: FuzzPlan = { cases: size, seed: seed + i, only: index + 1 };
      yield { ...tryCases(property, files, runs, seed + i), again } satisfies RoundResult;
    }
    planned += size;
  }
}
