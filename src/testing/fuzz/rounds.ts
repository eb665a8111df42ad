import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { currentCase, type FuzzProperty } from './properties.ts';
import { validFiles } from './valid-files.ts';

const box: { job: () => unknown } = { job: () => undefined };
const context = createContext(box);
const script = new Script('job()');

const timedOut = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Far longer than any case that ends: the slowest takes ten seconds, or a minute on a slow machine. */
const defaultTimeout = 600_000;

/**
 * Runs `work` and aborts it with an error if it does not end within `longest` milliseconds (ten minutes by default).
 * Needed because the timeout of a test cannot interrupt a synchronous loop.
 */
export function withinTime<Result>(work: () => Result, longest = defaultTimeout): Result {
  const done: Result[] = [];
  box.job = () => done.push(work());
  try {
    script.runInContext(context, { timeout: longest });
  } catch (error) {
    // Not an instance of this realm's Error when tests run in a separate context.
    const hung = typeof error === 'object' && error !== null && 'code' in error && error.code === timedOut;
    throw hung ? new Error(`It did not come to an end within ${longest / 1000} s.`) : error;
  }
  const [result] = done;
  return result as Result; // the script has completed, so there is a result
}

/** The result of the cases of one property. */
interface FuzzResult {
  readonly name: string;
  readonly cases: number;
  /** The fault, with the smallest failing case; null if there is none. */
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
const fileCount = 200;

/**
 * Tries the properties in rounds until there are enough cases, and yields each result as soon as it is known. Each round
 * generates its own valid files from the seed of the plan and the round number. Rulesets must have been loaded.
 */
export function* fuzzRounds(properties: readonly FuzzProperty[], { cases, seed, only }: FuzzPlan) {
  const whole = properties.reduce((sum, { share }) => sum + share, 0);
  let planned = 0;
  for (let i = 0; planned < cases; i += 1) {
    const size = Math.min(whole, cases - planned);
    const files = validFiles(seed + i, fileCount);
    for (const [index, property] of properties.entries()) {
      if (only !== undefined && only !== index + 1) continue;
      const runs = Math.max(1, Math.round((property.share * size) / whole));
      const again: FuzzPlan = { cases: size, seed: seed + i, only: index + 1 };
      yield { ...tryCases(property, files, runs, seed + i), again } satisfies RoundResult;
    }
    planned += size;
  }
}
