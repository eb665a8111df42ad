import fc from 'fast-check';
import { type FuzzProperty, underWay } from './properties.ts';
import { withinTime } from './within-time.ts';

/** What came of the cases of one property. */
export interface FuzzResult {
  readonly name: string;
  readonly cases: number;
  /** What was wrong, with the smallest case that shows it; null when all was well. */
  readonly fault: string | null;
}

const longestShown = 4_000;

/**
 * Tries so many cases of a property. The same seed, files and number give the same cases. One that does not come to an end
 * is broken off.
 */
export function tryCases(property: FuzzProperty, files: readonly string[], runs: number, seed: number): FuzzResult {
  const { name } = property;
  try {
    const tried = withinTime(() => fc.check(property.make(files), { numRuns: runs, seed }));
    if (!tried.failed) return { name, cases: tried.numRuns, fault: null };
    const { errorInstance, counterexample, counterexamplePath } = tried;
    const error = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
    const where = `seed ${seed}, path ${counterexamplePath ?? '–'}`;
    return { name, cases: tried.numRuns, fault: [error.message, where, shown(counterexample), error.stack].join('\n') };
  } catch (hung) {
    return { name, cases: 0, fault: [String(hung), `seed ${seed}`, shown(underWay.case)].join('\n') };
  }
}

function shown(example: unknown): string {
  const text = fc.stringify(example);
  return text.length > longestShown ? `${text.slice(0, longestShown)}… (${text.length} characters)` : text;
}
