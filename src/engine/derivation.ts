import type { Citation } from './citation.ts';
import type { StatId, Step, Value } from './step.ts';

/** A bonus or rule that holds only sometimes: it hangs on the number and is not part of it. */
export interface Note {
  readonly words: string;
  readonly cite?: Citation | undefined;
  readonly row?: string | undefined;
}

/** A number of the sheet together with how it came about. `value` is the fold of `steps`. */
export interface Derivation {
  readonly id: StatId;
  readonly name: string;
  readonly value: Value;
  readonly steps: readonly Step[];
  /** The running value after each step, in the same order. */
  readonly after: readonly Value[];
  readonly notes: readonly Note[];
  readonly unit?: string | undefined;
  /** How it is worked out, for the small print under the number: "= Move". */
  readonly caption?: string | undefined;
  readonly cite?: Citation | undefined;
}
