import {
  DerivationBuilder,
  type Lookup,
  type Reader,
  type StatFormula,
  UnknownStatError,
  writeSteps,
} from './builder.ts';
import { haveSameItems, keepList } from './memoize.ts';
import { type Derivation, isSameDerivation, Stat, type StatId } from './step.ts';

/**
 * The numbers of a character, computed when they are read and kept across edits by demand-driven verification. A number
 * of the previous worksheet is reused if its formula and everything it read are still the same objects; this is checked
 * when the number is read. A number recomputed with the same steps is the previous object too, so that its dependents
 * are reused. Salsa calls this deep verification (https://salsa-rs.github.io/salsa); the idea comes from Adapton
 * (Hammer and others, "Adapton: Composable, Demand-Driven Incremental Computation", PLDI 2014). Cycles are the strongly
 * connected components of the graph of reads (Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972).
 */

/** Formulas that depend on each other, none of which defines its value in a cycle: an error in a ruleset. */
export class CycleError extends Error {
  constructor(members: readonly StatFormula[]) {
    const names = [...members, ...members.slice(0, 1)].map(({ name }) => name);
    super(`These numbers depend on each other in a cycle: ${names.join(' → ')}`);
  }
}

/** A formula reads a worksheet itself instead of its builder, so that the dependency would not be recorded. */
export class UnrecordedReadError extends Error {}

/** Formulas that were defined together, from the same inputs. */
interface Section {
  readonly inputs: readonly unknown[];
  /** Its formulas and sections, in the order of definition. */
  readonly items: (StatFormula | Section)[];
  readonly sections: Map<string, Section>;
  /** The section in its place on the previous worksheet, while this one is being defined. */
  previous: Section | undefined;
}

const openSection = (inputs: readonly unknown[], previous: Section | undefined): Section => ({
  inputs,
  items: [],
  sections: new Map(),
  previous,
});

/** A number with the reads of its formula. It is immutable, so worksheets can share it. */
interface Result {
  readonly formula: StatFormula;
  readonly stat: Stat;
  readonly reads: readonly Stat[];
  readonly lookups: readonly Lookup[];
  /** It depends on itself. This is checked again on each worksheet. */
  readonly isCyclic: boolean;
}

/** The place of a number on one worksheet. */
class Entry {
  readonly formula: StatFormula;
  /** Its value if known, or else its value on an earlier worksheet. */
  result: Result | undefined;
  isKnown = false;
  /** Its index on the stack of numbers being computed; −1 if it is not there. */
  index = -1;

  constructor(formula: StatFormula, result: Result | undefined) {
    this.formula = formula;
    this.result = result;
  }
}

/** The reads of a worksheet. A cached part is one entry, and its reads are not repeated. */
interface Reads {
  readonly stats: Stat[];
  readonly lookups: Lookup[];
  readonly parts: Reads[];
  /** The serial number of the worksheet on which all of it was last found to be current. */
  currentOn: number;
}

/** The temporary value of a number of a cycle until the cycle is known. No result is made from it. */
const provisional = { value: 0, steps: [], notes: [], cite: undefined };

/** How many worksheets there have been. */
let serials = 0;
/** How many formulas are running, on all worksheets. */
let running = 0;

/**
 * All numbers of one character under one ruleset. Formulas are defined on a draft, which may follow a previous worksheet;
 * `finish` gives the worksheet that is read.
 */
export class Worksheet {
  private entries = new Map<StatId, Entry>();
  private listed: readonly StatId[] | undefined;
  private formulas: Section;
  /** The section that is being defined. */
  private open: Section;
  private previous: Worksheet | undefined;
  private isRedefined = false;
  private readonly serial = ++serials;
  private recording: Reads | undefined;
  /** The numbers being computed, with those of cycles whose members are not all known. */
  private readonly stack: Entry[] = [];
  /** For each of these the lowest on the stack that it depends on; infinite if there is none. */
  private readonly lowest: number[] = [];
  /** The index of the number that is being computed; −1 for none. */
  private computing = -1;

  /** The reads of formulas. The builder records each of its reads. */
  private readonly reader: Reader = {
    get: (id) => this.derive(this.existing(id)),
    has: (id) => this.entryOf(id) !== undefined,
  };

  constructor(previous?: Worksheet) {
    this.previous = previous;
    this.formulas = openSection([], previous?.formulas);
    this.open = this.formulas;
  }

  /** The identity of all definitions here, as a key of values cached with them. */
  get definitions(): object {
    return this.formulas;
  }

  /** The definitions of the previous worksheet, while formulas are being defined. */
  get previousDefinitions(): object | undefined {
    return this.previous?.formulas;
  }

  /** @throws Error if the stat is defined already */
  define(formula: StatFormula): void {
    if (this.previous && this.isRedefined) throw new Error('Formulas are replaced when all of them have been defined');
    this.open.items.push(formula);
    this.place(formula);
  }

  /**
   * Defines formulas that depend on `inputs` and on nothing else that an edit can change. If the previous worksheet has
   * a section of this name with the same inputs (by identity), its formulas are kept and `define` is not called.
   * Sections can have sections. `define` must define on this worksheet.
   * @throws Error if a section, or a stat, is defined twice
   */
  section(name: string, inputs: readonly unknown[], define: () => void): void {
    const outer = this.open;
    if (outer.sections.has(name)) throw new Error(`${name} is defined twice`);
    const before = outer.previous?.sections.get(name);
    const isKept = before !== undefined && haveSameItems(before.inputs, inputs);
    const section = isKept ? before : openSection(inputs, before);
    outer.sections.set(name, section);
    outer.items.push(section);
    if (isKept) {
      this.placeAll(section);
      return;
    }
    this.open = section;
    define();
    this.open = outer;
    section.previous = undefined;
  }

  /**
   * Replaces a stat's formula. The stat keeps its place in the order.
   * @throws UnknownStatError; Error if the stat has been computed already, since others may have read it
   */
  redefine(id: StatId, change: (current: StatFormula) => StatFormula): void {
    const { formula, result, isKnown } = this.existing(id);
    if (isKnown) throw new Error(`${id} has been computed and cannot be changed any more`);
    this.isRedefined = true;
    this.entries.set(id, new Entry({ ...change(formula), id }, result));
  }

  /**
   * Moves everything to a new worksheet once all formulas are defined. This one is left empty: long-lived formulas hold
   * the draft that they were defined on, and must not hold its numbers. The new one holds only results of the previous
   * one.
   */
  finish(): Worksheet {
    const finished = new Worksheet();
    finished.listed = keepList(this.previous?.ids(), this.ids());
    finished.entries = this.entries;
    finished.formulas = finished.open = this.formulas;
    finished.formulas.previous = undefined;
    this.entries = new Map();
    this.formulas = this.open = openSection([], undefined);
    this.previous = undefined;
    return finished;
  }

  has(id: StatId): boolean {
    this.refuseFormulas(id);
    const found = this.entryOf(id) !== undefined;
    this.recording?.lookups.push({ id, found });
    return found;
  }

  /** All ids in the order of definition: the same list as that of the previous worksheet, if it has the same. */
  ids(): readonly StatId[] {
    if (this.recording) throw new UnrecordedReadError('The list of all numbers cannot be recorded as a read');
    this.listed ??= [...this.entries.keys()];
    return this.listed;
  }

  /**
   * The derivation of a stat.
   * @throws UnknownStatError, CycleError, UnrecordedReadError: all are faults of a ruleset, never of a character
   */
  get(id: StatId): Stat {
    this.refuseFormulas(id);
    return this.recorded(this.existing(id));
  }

  /** The derivation of a stat, or undefined if this worksheet has no such stat. */
  find(id: StatId): Derivation | undefined {
    this.refuseFormulas(id);
    const entry = this.entryOf(id);
    if (entry) return this.recorded(entry);
    this.recording?.lookups.push({ id, found: false });
    return undefined;
  }

  /** The number of a stat, 0 if it has none or is not a number. */
  number(id: StatId): number {
    const { value } = this.get(id);
    return typeof value === 'number' ? value : 0;
  }

  /** The formula of a stat, for checks of formulas. @throws UnknownStatError */
  formulaOf(id: StatId): StatFormula {
    return this.existing(id).formula;
  }

  /** Computes a value, and records its reads of this worksheet. */
  record<Answer>(compute: () => Answer): { readonly result: Answer; readonly reads: Reads } {
    const reads: Reads = { stats: [], lookups: [], parts: [], currentOn: this.serial };
    const outer = this.recording;
    outer?.parts.push(reads);
    this.recording = reads;
    try {
      return { result: compute(), reads };
    } finally {
      this.recording = outer;
    }
  }

  /** True if everything that was read is the same here. Then it is recorded as read. */
  isCurrent(reads: Reads): boolean {
    if (!this.areCurrent(reads)) return false;
    this.recording?.parts.push(reads);
    return true;
  }

  protected entryOf(id: StatId): Entry | undefined {
    return this.entries.get(id);
  }

  /** Defines a number of another worksheet on this one, if there is such a number; its result there may be reused. */
  protected adopt(id: StatId, from: Worksheet): Entry | undefined {
    if (from.recording) throw new UnrecordedReadError(`${id} is read by a worksheet that is laid over a recorded one`);
    const entry = from.entryOf(id);
    if (!entry) return undefined;
    const adopted = new Entry(entry.formula, entry.result);
    this.entries.set(id, adopted);
    return adopted;
  }

  private place(formula: StatFormula): void {
    const { id } = formula;
    const { size } = this.entries;
    this.entries.set(id, new Entry(formula, this.previous?.entries.get(id)?.result));
    if (this.entries.size === size) throw new Error(`${id} is defined twice`);
    this.listed = undefined;
  }

  private placeAll({ items }: Section): void {
    for (const item of items) {
      if ('items' in item) this.placeAll(item);
      else this.place(item);
    }
  }

  private existing(id: StatId): Entry {
    const entry = this.entryOf(id);
    if (entry) return entry;
    throw new UnknownStatError(
      `No such number: ${id} (asked for by ${this.stack[this.computing]?.formula.id ?? 'a caller'})`,
    );
  }

  private refuseFormulas(id: StatId): void {
    if (running > 0) throw new UnrecordedReadError(`A formula reads ${id} from a worksheet instead of its builder`);
  }

  private recorded(entry: Entry): Stat {
    const { id } = entry.formula;
    if (this.previous) throw new Error(`${id} is read of a worksheet that follows another one and is not finished`);
    const stat = this.derive(entry);
    this.recording?.stats.push(stat);
    return stat;
  }

  private areCurrent(reads: Reads): boolean {
    if (reads.currentOn === this.serial) return true;
    if (!this.areSame(reads.stats, reads.lookups)) return false;
    for (const part of reads.parts) if (!this.areCurrent(part)) return false;
    reads.currentOn = this.serial;
    return true;
  }

  /** True if these stats and answers are the same on this worksheet. They are computed in the order in which they were read. */
  private areSame(stats: readonly Stat[], lookups: readonly Lookup[]): boolean {
    for (const { id, found } of lookups) if ((this.entryOf(id) !== undefined) !== found) return false;
    for (const stat of stats) {
      if (stat.isCurrentOn(this.serial)) continue;
      const entry = this.entryOf(stat.id);
      if (!entry || this.derive(entry) !== stat) return false;
    }
    return true;
  }

  private derive(entry: Entry): Stat {
    while (!entry.isKnown || !entry.result) {
      if (entry.index < 0) this.compute(entry);
      if (entry.index >= 0) {
        // Any number that reads it is part of the same cycle.
        this.lowest[this.computing] = Math.min(this.lowestOf(this.computing), entry.index, this.lowestOf(entry.index));
        return new Stat(entry.formula, provisional);
      }
    }
    return entry.result.stat;
  }

  private lowestOf(index: number): number {
    return this.lowest[index] ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Computes a number. If it depends on one further down the stack, it is part of that one's cycle: it stays on the
   * stack and has no result until all numbers of the cycle are known, so the order of reads makes no difference.
   */
  private compute(entry: Entry): void {
    const { stack, lowest, computing } = this;
    const index = stack.push(entry) - 1;
    lowest.push(Number.POSITIVE_INFINITY);
    entry.index = index;
    this.computing = index;
    let isExplored = true;
    try {
      const result = this.keep(entry) ?? this.work(entry);
      const reached = this.lowestOf(index);
      if (reached > index) this.accept(entry, result);
      else if (reached === index) this.breakCycle(stack.slice(index));
      else isExplored = false;
    } finally {
      this.computing = computing;
      if (isExplored) {
        for (const explored of stack.splice(index)) explored.index = -1;
        lowest.length = index;
      }
    }
  }

  /** Gives all members of a cycle that have `ifCyclic` that result. The others are computed from these when they are read. */
  private breakCycle(members: readonly Entry[]): void {
    const breaking = members.filter(({ formula }) => formula.ifCyclic);
    if (breaking.length === 0) throw new CycleError(members.map(({ formula }) => formula));
    for (const member of breaking) this.accept(member, this.work(member, true));
  }

  private accept(entry: Entry, result: Result): void {
    entry.result = result;
    entry.isKnown = true;
    result.stat.noteCurrentOn(this.serial);
  }

  /** The previous result, if recomputing would give it again. */
  private keep({ result, formula }: Entry): Result | undefined {
    if (result?.formula !== formula || result.isCyclic) return undefined;
    return this.areSame(result.reads, result.lookups) ? result : undefined;
  }

  private work({ formula, result: before }: Entry, isCyclic = false): Result {
    const builder = new DerivationBuilder(this.reader);
    running += 1;
    try {
      if (isCyclic) formula.ifCyclic?.(builder);
      else writeSteps(formula, builder);
    } finally {
      running -= 1;
    }
    const worked = new Stat(formula, builder);
    const stat = before && isSameDerivation(before.stat, worked) ? before.stat : worked;
    return { formula, stat, reads: builder.reads, lookups: builder.lookups, isCyclic };
  }
}

interface Kept<Result> {
  readonly inputs: readonly unknown[];
  readonly reads: Reads;
  readonly result: Result;
}

/**
 * A function of a worksheet and a part of a character (a row, a list of rows) that keeps its last answer for each
 * object that `keyOf` gives: lines and findings stay the same objects while all numbers read for them, and the
 * `inputs`, are unchanged. `compute` may read numbers of the worksheet by their ids, and nothing else of it. It may
 * call other such functions: checking the cached answer for a list then checks those for its rows.
 */
export function memoizeReads<Subject, Rest extends readonly unknown[], Result>(
  keyOf: (subject: Subject) => object,
  inputsOf: (subject: Subject, ...rest: Rest) => readonly unknown[],
  compute: (worksheet: Worksheet, subject: Subject, ...rest: Rest) => Result,
): (worksheet: Worksheet, subject: Subject, ...rest: Rest) => Result {
  const cache = new WeakMap<object, Kept<Result>>();
  return (worksheet, subject, ...rest) => {
    const key = keyOf(subject);
    const inputs = inputsOf(subject, ...rest);
    const kept = cache.get(key);
    if (kept && haveSameItems(kept.inputs, inputs) && worksheet.isCurrent(kept.reads)) return kept.result;
    const { result, reads } = worksheet.record(() => compute(worksheet, subject, ...rest));
    cache.set(key, { inputs, reads, result });
    return result;
  };
}
