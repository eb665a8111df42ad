import type { FuzzProperty } from './properties.ts';
import { type FuzzResult, tryCases } from './run-fuzz.ts';
import { validFiles } from './valid-files.ts';

/** How much is tried. The same plan tries the same cases. */
export interface FuzzPlan {
  /** How many cases, all properties together. */
  readonly cases: number;
  readonly seed: number;
  /** The number of the one property to try, counted from 1; all of them when it is left out. */
  readonly only?: number | undefined;
}

/** What came of one property in one round. */
export interface RoundResult extends FuzzResult {
  /** The shortest plan that tries these cases again, and no others. */
  readonly again: FuzzPlan;
}

/** Valid files of a round, which most of its cases are damaged ones of. */
const FILES = 200;

/**
 * Tries the properties in rounds until there were enough cases, and yields what came of each property as soon as it was
 * tried. A round has valid files of its own, by the seed of the plan and its own number. Rulesets must have been loaded.
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
