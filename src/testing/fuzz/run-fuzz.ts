import fc from 'fast-check';
import { currentCase, type FuzzProperty } from './properties.ts';
import { withinTime } from './within-time.ts';

/** The result of the cases of one property. */
export interface FuzzResult {
  readonly name: string;
  readonly cases: number;
  /** What went wrong, with the smallest failing case; null if nothing did. */
  readonly fault: string | null;
}

const maxExampleLength = 4_000;

/**
 * Tries `runs` cases of a property. The same seed, files and number give the same cases. A case that hangs is aborted.
 */
export function tryCases(property: FuzzProperty, files: readonly string[], runs: number, seed: number): FuzzResult {
  const { name } = property;
  try {
    const tried = withinTime(() => fc.check(property.make(files), { numRuns: runs, seed }));
    if (!tried.failed) return { name, cases: tried.numRuns, fault: null };
    const { errorInstance, counterexample, counterexamplePath } = tried;
    const error = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
    const where = `seed ${seed}, path ${counterexamplePath ?? '–'}`;
    return {
      name,
      cases: tried.numRuns,
      fault: [error.message, where, formatExample(counterexample), error.stack].join('\n'),
    };
  } catch (hung) {
    return { name, cases: 0, fault: [String(hung), `seed ${seed}`, formatExample(currentCase.case)].join('\n') };
  }
}

function formatExample(example: unknown): string {
  const text = fc.stringify(example);
  return text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}… (${text.length} characters)` : text;
}
