import type { Lookup } from './derivation-builder.ts';
import type { Stat } from './stat.ts';
import type { StatFormula } from './stat-formula.ts';

/** A number with what its formula read. It is never changed, so that worksheets can share it. */
export interface Result {
  readonly formula: StatFormula;
  readonly derivation: Stat;
  readonly reads: readonly Stat[];
  readonly lookups: readonly Lookup[];
  /** It is null because it is part of a ring: what comes of that depends on more than was read. */
  readonly inRing: boolean;
  /** Where it is noted that it read them, if anywhere. */
  readonly notedBy: object | undefined;
}

/** The place of a number on a worksheet, and on those that follow it as long as it cannot have changed. */
export class Entry {
  readonly formula: StatFormula;
  /** What it came to before. */
  before: Result | undefined;
  /** That was on the very worksheet that this one follows or is laid over, and not further back. */
  readonly isOfLast: boolean;
  result: Result | undefined = undefined;
  isOpen = false;

  constructor(formula: StatFormula, before: Result | undefined, isOfLast: boolean) {
    this.formula = formula;
    this.before = before;
    this.isOfLast = isOfLast;
  }

  /** One that takes the place of another worksheet's. */
  static after(entry: Entry | undefined, formula: StatFormula): Entry {
    return new Entry(formula, entry?.last, entry?.result !== undefined);
  }

  get last(): Result | undefined {
    return this.result ?? this.before;
  }
}
