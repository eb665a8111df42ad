import { createContext, Script } from 'node:vm';

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
