import type { Citation } from './citation.ts';
import type { Derivation, Note } from './derivation.ts';
import { applyStep } from './fold.ts';
import type { StatId, Step, Value } from './step.ts';
import { type Reader, Working } from './working.ts';

/** A stat and how to work it out. */
export interface StatFormula {
  readonly id: StatId;
  /** The book's word for it. */
  readonly name: string;
  readonly unit?: string | undefined;
  readonly cite?: Citation | undefined;
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

/** A derivation as a worksheet keeps it; the running values are only worked out when somebody looks. */
class Worked implements Derivation {
  readonly id: StatId;
  readonly name: string;
  readonly unit: string | undefined;
  readonly cite: Citation | undefined;
  readonly value: Value;
  readonly steps: readonly Step[];
  readonly notes: readonly Note[];

  constructor(formula: StatFormula, working: Working) {
    this.id = formula.id;
    this.name = formula.name;
    this.unit = formula.unit;
    this.cite = formula.cite;
    this.value = working.value;
    this.steps = working.steps;
    this.notes = working.notes;
  }

  get after(): readonly Value[] {
    let value: Value = null;
    return this.steps.map((step) => {
      value = applyStep(value, step);
      return value;
    });
  }
}

/** A formula with its derivation, once it has been asked for. */
interface Entry {
  readonly formula: StatFormula;
  state: 'waiting' | 'open' | 'done';
  derivation: Derivation | undefined;
}

/** All numbers of one character under one ruleset, each worked out once, when first asked for. */
export class Worksheet implements Reader {
  private readonly entries = new Map<StatId, Entry>();
  private readonly open: Entry[] = [];

  /** @throws Error when a stat is defined twice */
  define(formula: StatFormula): void {
    const { size } = this.entries;
    this.entries.set(formula.id, { formula, state: 'waiting', derivation: undefined });
    if (this.entries.size === size) throw new Error(`${formula.id} is defined twice`);
  }

  has(id: StatId): boolean {
    return this.entries.has(id);
  }

  ids(): StatId[] {
    return [...this.entries.keys()];
  }

  /**
   * The derivation of a stat.
   * @throws UnknownStatError, CycleError: both are faults of a ruleset, never of a character
   */
  get(id: StatId): Derivation {
    const entry = this.entries.get(id);
    if (entry) return entry.derivation ?? this.work(entry);
    const asker = this.open.at(-1)?.formula.id ?? 'a caller';
    throw new UnknownStatError(`No such number: ${id} (asked for by ${asker})`);
  }

  /** The derivation of a stat, or undefined where this worksheet has no such stat. */
  find(id: StatId): Derivation | undefined {
    const entry = this.entries.get(id);
    return entry && (entry.derivation ?? this.work(entry));
  }

  /** The formula of a stat, for those who check formulas. @throws UnknownStatError */
  formulaOf(id: StatId): StatFormula {
    const entry = this.entries.get(id);
    if (entry) return entry.formula;
    throw new UnknownStatError(`No such number: ${id}`);
  }

  /** The number of a stat, 0 when it has none or is not a number. */
  number(id: StatId): number {
    const { value } = this.get(id);
    return typeof value === 'number' ? value : 0;
  }

  private work(entry: Entry): Derivation {
    if (entry.state === 'open') {
      const ring = this.open.slice(this.open.indexOf(entry));
      throw new CycleError([...ring, entry].map((each) => each.formula.name));
    }
    entry.state = 'open';
    this.open.push(entry);
    try {
      const working = new Working(this);
      entry.formula.formula(working);
      const derivation = new Worked(entry.formula, working);
      entry.derivation = derivation;
      entry.state = 'done';
      return derivation;
    } finally {
      this.open.pop();
      if (entry.state === 'open') entry.state = 'waiting';
    }
  }
}
