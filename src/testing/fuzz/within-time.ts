import { createContext, Script } from 'node:vm';

const box: { job: () => unknown } = { job: () => undefined };
const context = createContext(box);
const script = new Script('job()');

const timedOut = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Far longer than anything takes that comes to an end: what takes longest takes ten seconds, and a minute on a slow machine. */
const patience = 600_000;

/**
 * Runs what must come to an end. When it does not, it is broken off after ten minutes and the error says so; nothing is
 * said of anything that is merely slow. The usual timeout of a test cannot break off code that never gives way.
 */
export function withinTime<Result>(work: () => Result, longest = patience): Result {
  const done: Result[] = [];
  box.job = () => done.push(work());
  try {
    script.runInContext(context, { timeout: longest });
  } catch (error) {
    // Not an Error of this context when tests run in one of their own.
    const hung = typeof error === 'object' && error !== null && 'code' in error && error.code === timedOut;
    throw hung ? new Error(`It did not come to an end within ${longest / 1000} s.`) : error;
  }
  const [result] = done;
  return result as Result; // the script has run to its end, so there is one
}
