import type { Citation } from './citation.ts';
import type { Derivation } from './derivation.ts';
import type { StatId } from './step.ts';
import { type Reader, Working } from './working.ts';

/** A stat and how to work it out. */
export interface StatFormula {
  readonly id: StatId;
  /** The book's word for it. */
  readonly name: string;
  readonly unit?: string;
  readonly cite?: Citation;
  readonly formula: (working: Working) => void;
}

/** Formulas that lean on each other in a ring. `path` names them in order, the first again at the end. */
export class CycleError extends Error {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    super(`These numbers lean on each other in a ring: ${path.join(' → ')}`);
    this.path = path;
  }
}

/** A formula asked for a stat that this worksheet has not. */
export class UnknownStatError extends Error {}

/** All numbers of one character under one ruleset, each worked out once, when first asked for. */
export class Worksheet implements Reader {
  private readonly formulas = new Map<StatId, StatFormula>();
  private readonly done = new Map<StatId, Derivation>();
  private readonly open: StatFormula[] = [];

  /** @throws Error when a stat is defined twice */
  define(formula: StatFormula): void {
    if (this.formulas.has(formula.id)) throw new Error(`${formula.id} is defined twice`);
    this.formulas.set(formula.id, formula);
  }

  has(id: StatId): boolean {
    return this.formulas.has(id);
  }

  ids(): StatId[] {
    return [...this.formulas.keys()];
  }

  /**
   * The derivation of a stat.
   * @throws UnknownStatError, CycleError: both are faults of a ruleset, never of a character
   */
  get(id: StatId): Derivation {
    const ready = this.done.get(id);
    if (ready) return ready;
    const formula = this.formulas.get(id);
    if (!formula)
      throw new UnknownStatError(`No such number: ${id} (asked for by ${this.open.at(-1)?.id ?? 'a caller'})`);
    const ring = this.open.findIndex((each) => each.id === id);
    if (ring >= 0) throw new CycleError([...this.open.slice(ring), formula].map((each) => each.name));
    this.open.push(formula);
    try {
      const working = new Working(this);
      formula.formula(working);
      const derivation: Derivation = {
        id,
        name: formula.name,
        value: working.value,
        steps: working.steps,
        after: working.after,
        notes: working.notes,
        reads: working.reads,
        ...(formula.unit === undefined ? {} : { unit: formula.unit }),
        ...(formula.cite === undefined ? {} : { cite: formula.cite }),
      };
      this.done.set(id, derivation);
      return derivation;
    } finally {
      this.open.pop();
    }
  }

  /** The number of a stat, 0 when it has none or is not a number. */
  number(id: StatId): number {
    const { value } = this.get(id);
    return typeof value === 'number' ? value : 0;
  }
}
