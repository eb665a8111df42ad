import { Session } from 'node:inspector';

/** How often a function, or a block within one, ran. `place` names the function and its file. */
export interface CallCount {
  readonly place: string;
  readonly count: number;
}

/**
 * Counts how often each function of the program, and each block within one, runs. The counts depend on the work alone, not
 * on the machine. Blocks are counted only in modules loaded afterwards: import them after creating the counter.
 */
export class CallCounter {
  private readonly session = new Session();

  constructor() {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Runs `work` and returns the counts, by the start and end of the functions and blocks. */
  during(work: () => void): ReadonlyMap<string, CallCount> {
    this.take(); // earlier calls do not count
    work();
    return this.take();
  }

  stop(): void {
    this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  private take(): Map<string, CallCount> {
    const counts = new Map<string, CallCount>();
    this.session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error;
      for (const { url, functions } of coverage.result) {
        const path = /\/src\/[^?]*/.exec(url)?.[0];
        if (path === undefined) continue;
        for (const { functionName, ranges } of functions) {
          for (const { startOffset, endOffset, count } of ranges) {
            const place = `${functionName || 'a function'} in ${path}, ${startOffset}–${endOffset}`;
            counts.set(place, { place, count });
          }
        }
      }
    });
    return counts;
  }
}
