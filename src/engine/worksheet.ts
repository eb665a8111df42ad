import type { Citation } from './citation.ts';
import type { Derivation, Note } from './derivation.ts';
import { DerivationBuilder, type Reader } from './derivation-builder.ts';
import { applyStep } from './fold.ts';
import type { StatId, Step, Value } from './step.ts';

/** A stat and how to work it out. */
export interface StatFormula {
  readonly id: StatId;
  /** The book's word for it. */
  readonly name: string;
  readonly unit?: string | undefined;
  readonly cite?: Citation | undefined;
  /** How it is worked out, for the small print under the number: "= Move". */
  readonly caption?: string | undefined;
  readonly formula: (working: DerivationBuilder) => void;
  /**
   * What traits, gear and the like add to the result of `formula`. It is kept when another formula takes the place of
   * that one. Not called where the formula gives null.
   */
  readonly bonuses?: ((working: DerivationBuilder) => void) | undefined;
}

/** Writes all steps of a stat: its formula, then the bonuses unless there is no value to add them to. */
export function writeSteps({ formula, bonuses }: StatFormula, working: DerivationBuilder): void {
  formula(working);
  if (working.value !== null) bonuses?.(working);
}

/** Formulas that depend on each other in a circle. `path` names them in order, the first again at the end; `ids` likewise. */
export class CycleError extends Error {
  readonly path: readonly string[];
  readonly ids: readonly StatId[];
  constructor(ring: readonly Pick<StatFormula, 'id' | 'name'>[]) {
    const path = ring.map(({ name }) => name);
    super(`These numbers depend on each other in a ring: ${path.join(' → ')}`);
    this.path = path;
    this.ids = ring.map(({ id }) => id);
  }
}

/** A formula reads a stat that this worksheet does not have. */
export class UnknownStatError extends Error {}

/** A formula with its result, once it has been computed; the running values only when they are read. */
class Stat implements Derivation {
  readonly formula: StatFormula;
  state: 'waiting' | 'open' | 'done' = 'waiting';
  value: Value = null;
  steps: readonly Step[] = [];
  notes: readonly Note[] = [];
  /** Set by the formula when another page applies than the stat's own. */
  citedInstead: Citation | undefined;

  constructor(formula: StatFormula) {
    this.formula = formula;
  }

  get id(): StatId {
    return this.formula.id;
  }

  get name(): string {
    return this.formula.name;
  }

  get unit(): string | undefined {
    return this.formula.unit;
  }

  get cite(): Citation | undefined {
    return this.citedInstead ?? this.formula.cite;
  }

  get caption(): string | undefined {
    return this.formula.caption;
  }

  get after(): readonly Value[] {
    let value: Value = null;
    return this.steps.map((step) => {
      value = applyStep(value, step);
      return value;
    });
  }
}

/** All numbers of one character under one ruleset, each computed once, when it is first read. */
export class Worksheet implements Reader {
  private readonly stats = new Map<StatId, Stat>();
  private readonly open: Stat[] = [];

  /** @throws Error when a stat is defined twice */
  define(formula: StatFormula): void {
    const { size } = this.stats;
    this.stats.set(formula.id, new Stat(formula));
    if (this.stats.size === size) throw new Error(`${formula.id} is defined twice`);
  }

  /**
   * Puts another formula in the place of a stat's own. The stat keeps its place in the order.
   * @throws UnknownStatError; Error when the stat has been worked out already, since others may have read it
   */
  redefine(id: StatId, change: (current: StatFormula) => StatFormula): void {
    const current = this.stats.get(id);
    if (!current) throw new UnknownStatError(`No such number: ${id}`);
    if (current.state !== 'waiting') throw new Error(`${id} has been worked out and cannot be changed any more`);
    this.stats.set(id, new Stat({ ...change(current.formula), id }));
  }

  has(id: StatId): boolean {
    return this.stats.has(id);
  }

  ids(): StatId[] {
    return [...this.stats.keys()];
  }

  /**
   * The derivation of a stat.
   * @throws UnknownStatError, CycleError: both are faults of a ruleset, never of a character
   */
  get(id: StatId): Derivation {
    const stat = this.stats.get(id);
    if (stat) return stat.state === 'done' ? stat : this.work(stat);
    const asker = this.open.at(-1)?.id ?? 'a caller';
    throw new UnknownStatError(`No such number: ${id} (asked for by ${asker})`);
  }

  /** The derivation of a stat, or undefined where this worksheet has no such stat. */
  find(id: StatId): Derivation | undefined {
    const stat = this.stats.get(id);
    return stat && (stat.state === 'done' ? stat : this.work(stat));
  }

  /** The formula of a stat, for those who check formulas. @throws UnknownStatError */
  formulaOf(id: StatId): StatFormula {
    const stat = this.stats.get(id);
    if (stat) return stat.formula;
    throw new UnknownStatError(`No such number: ${id}`);
  }

  /** The number of a stat, 0 when it has none or is not a number. */
  number(id: StatId): number {
    const { value } = this.get(id);
    return typeof value === 'number' ? value : 0;
  }

  private work(stat: Stat): Derivation {
    if (stat.state === 'open') {
      const ring = this.open.slice(this.open.indexOf(stat));
      throw new CycleError([...ring, stat]);
    }
    stat.state = 'open';
    this.open.push(stat);
    try {
      const working = new DerivationBuilder(this);
      writeSteps(stat.formula, working);
      stat.value = working.value;
      stat.steps = working.steps;
      stat.notes = working.notes;
      stat.citedInstead = working.cite;
      stat.state = 'done';
      return stat;
    } finally {
      this.open.pop();
      if (stat.state === 'open') stat.state = 'waiting';
    }
  }
}
