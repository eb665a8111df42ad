import type { Derivation } from './derivation.ts';
import { DerivationBuilder, type Lookup, type Reader } from './derivation-builder.ts';
import { isSameDerivation } from './same-derivation.ts';
import { haveSameItems, keepList } from './same-items.ts';
import { OpenSection, type Section } from './section.ts';
import { Stat } from './stat.ts';
import { type StatFormula, writeSteps } from './stat-formula.ts';
import type { StatId } from './step.ts';
import { CycleError, UnknownStatError, UnrecordedReadError } from './worksheet-errors.ts';

/** How many formulas are running, on all worksheets. */
let running = 0;

/** How many worksheets there have been. */
let serials = 0;

/** What was read of a worksheet, in the order of reading; what is kept by itself is a part, and not repeated. */
export interface Reading {
  readonly stats: Stat[];
  readonly lookups: Lookup[];
  readonly parts: Reading[];
  /** The serial number of the worksheet on which all of it was found the same last, or first read. */
  sameOn: number;
}

/** A number with what its formula read. It is never changed, so that worksheets can share it. */
interface Result {
  readonly formula: StatFormula;
  readonly derivation: Stat;
  readonly reads: readonly Stat[];
  readonly lookups: readonly Lookup[];
  /** A ring of numbers was found while it was worked out: what comes of that depends on more than was read. */
  readonly inRing: boolean;
}

/** The place of a number on one worksheet. */
class Entry {
  readonly formula: StatFormula;
  /** What it came to on the worksheet before this one. */
  before: Result | undefined;
  result: Result | undefined = undefined;
  isOpen = false;

  constructor(formula: StatFormula, before: Result | undefined) {
    this.formula = formula;
    this.before = before;
  }
}

/**
 * All numbers of one character under one ruleset, each computed once, when it is first read. A worksheet that follows a
 * previous one keeps what an edit did not touch: the formulas of a section whose inputs are the same, and each number
 * whose formula is the same and whose reads come to the same. A number that is worked out anew with the same steps is
 * the previous one too. Kept numbers are the same objects, so that what is made of them can be kept by identity.
 */
export class Worksheet {
  private entries = new Map<StatId, Entry>();
  private listed: readonly StatId[] | undefined;
  private readonly working: Entry[] = [];
  /** All formulas, then the sections that are being defined, the innermost last. */
  private whole: OpenSection;
  private readonly defining: OpenSection[] = [];
  private previous: Worksheet | undefined;
  private rings = 0;
  private readonly serial = ++serials;
  /** What is read of this worksheet while it is recorded. */
  private recording: Reading | undefined;

  /** What formulas read. Each read is recorded by the builder that does it. */
  private readonly reader: Reader = {
    get: (id) => this.derive(this.existing(id)),
    has: (id) => this.entryOf(id) !== undefined,
  };

  constructor(previous?: Worksheet) {
    this.previous = previous;
    this.whole = new OpenSection(previous?.whole);
  }

  /** The identity of all that is defined here, as a key of what else is kept with it. */
  get definitions(): object {
    return this.whole;
  }

  /** Those of the previous worksheet, while formulas are being defined. */
  get previousDefinitions(): object | undefined {
    return this.previous?.whole;
  }

  /**
   * Moves everything to a new worksheet once all formulas are defined. This one is left empty: formulas that are kept for
   * long hold the worksheet that they were defined on, and must not hold its numbers.
   */
  finish(): Worksheet {
    const finished = new Worksheet();
    finished.entries = this.entries;
    finished.whole = this.whole;
    finished.listed = keepList(this.previous?.ids(), this.ids());
    finished.whole.before = undefined;
    this.entries = new Map();
    this.whole = new OpenSection(undefined);
    this.previous = undefined;
    return finished;
  }

  /** @throws Error when a stat is defined twice */
  define(formula: StatFormula): void {
    const { size } = this.entries;
    this.entries.set(formula.id, new Entry(formula, this.previousResult(formula.id)));
    if (this.entries.size === size) throw new Error(`${formula.id} is defined twice`);
    for (const { formulas } of this.defining) formulas.push(formula);
  }

  /**
   * Defines formulas that are made from `inputs` and from nothing else that an edit can change. Where the previous
   * worksheet has a section of this name with the same inputs (by identity), its formulas are kept and `define` is not
   * called. They are also kept where the inputs differ, but what `partsOf` gives, the parts of them that the formulas are
   * made from, is the same. Sections can have sections. `define` must define on this worksheet.
   * @throws Error when a section, or a stat, is defined twice
   */
  section(name: string, inputs: readonly unknown[], define: () => void, partsOf?: () => readonly unknown[]): void {
    const within = this.defining.at(-1) ?? this.whole;
    if (within.sections.has(name)) throw new Error(`${name} is defined twice`);
    const before = within.before?.sections.get(name);
    if (before && haveSameItems(before.inputs, inputs)) {
      this.keepSection(within, name, before);
      return;
    }
    const parts = partsOf?.();
    if (before?.parts && parts && haveSameItems(before.parts, parts)) {
      this.keepSection(within, name, { ...before, inputs });
      return;
    }
    const { formulas, sections } = this.open(before, define);
    within.sections.set(name, { inputs, parts, formulas, sections });
  }

  /**
   * Puts another formula in the place of a stat's own. The stat keeps its place in the order.
   * @throws UnknownStatError; Error when the stat has been worked out already, since others may have read it
   */
  redefine(id: StatId, change: (current: StatFormula) => StatFormula): void {
    const current = this.existing(id);
    if (current.result) throw new Error(`${id} has been worked out and cannot be changed any more`);
    this.entries.set(id, new Entry({ ...change(current.formula), id }, current.before));
  }

  has(id: StatId): boolean {
    this.refuseFormulas(id);
    const found = this.entryOf(id) !== undefined;
    this.recording?.lookups.push({ id, found });
    return found;
  }

  /** All ids in the order of definition: the same list as that of the previous worksheet, if it has the same. */
  ids(): readonly StatId[] {
    if (this.recording) throw new UnrecordedReadError('The list of all numbers is no reading that can be kept');
    this.listed ??= [...this.entries.keys()];
    return this.listed;
  }

  /**
   * The derivation of a stat.
   * @throws UnknownStatError, CycleError, UnrecordedReadError: all are faults of a ruleset, never of a character
   */
  get(id: StatId): Stat {
    this.refuseFormulas(id);
    return this.recorded(this.derive(this.existing(id)));
  }

  /** The derivation of a stat, or undefined where this worksheet has no such stat. */
  find(id: StatId): Derivation | undefined {
    this.refuseFormulas(id);
    const entry = this.entryOf(id);
    if (entry) return this.recorded(this.derive(entry));
    this.recording?.lookups.push({ id, found: false });
    return undefined;
  }

  /** Does something, and records what it reads of this worksheet. */
  record<Result>(compute: () => Result): { readonly result: Result; readonly reading: Reading } {
    const reading: Reading = { stats: [], lookups: [], parts: [], sameOn: this.serial };
    const whole = this.recording;
    whole?.parts.push(reading);
    this.recording = reading;
    try {
      return { result: compute(), reading };
    } finally {
      this.recording = whole;
    }
  }

  /** True where everything that was read is the same here. Then it counts as read again. */
  confirms(reading: Reading): boolean {
    if (!this.hasSame(reading)) return false;
    this.recording?.parts.push(reading);
    return true;
  }

  /** The number of a stat, 0 when it has none or is not a number. */
  number(id: StatId): number {
    const { value } = this.get(id);
    return typeof value === 'number' ? value : 0;
  }

  private hasSame(reading: Reading): boolean {
    // A part of what was read for a list is checked with the list, and again by itself where the list has changed.
    if (reading.sameOn === this.serial) return true;
    const { stats, lookups, parts } = reading;
    for (const { id, found } of lookups) if ((this.entryOf(id) !== undefined) !== found) return false;
    for (const stat of stats) {
      if (stat.isHeldBy(this.serial)) continue;
      const entry = this.entryOf(stat.id);
      if (!entry || this.derive(entry) !== stat) return false;
    }
    for (const part of parts) if (!this.hasSame(part)) return false;
    reading.sameOn = this.serial;
    return true;
  }

  private recorded(stat: Stat): Stat {
    this.recording?.stats.push(stat);
    return stat;
  }

  /** The formula of a stat, for those who check formulas. @throws UnknownStatError */
  formulaOf(id: StatId): StatFormula {
    return this.existing(id).formula;
  }

  protected entryOf(id: StatId): Entry | undefined {
    return this.entries.get(id);
  }

  /** Defines a number of another worksheet on this one; its result there is kept where it is the same here. */
  protected adopt(id: StatId, from: Worksheet): void {
    if (from.recording) throw new UnrecordedReadError(`${id} is read by a worksheet that is laid over a recorded one`);
    const entry = from.entryOf(id);
    if (entry) this.entries.set(id, new Entry(entry.formula, entry.result ?? entry.before));
  }

  private keepSection(within: OpenSection, name: string, section: Section): void {
    within.sections.set(name, section);
    for (const formula of section.formulas) this.define(formula);
  }

  private open(before: Section | undefined, define: () => void): OpenSection {
    const opened = new OpenSection(before);
    this.defining.push(opened);
    define();
    this.defining.pop();
    return opened;
  }

  private previousResult(id: StatId): Result | undefined {
    const entry = this.previous?.entries.get(id);
    return entry && (entry.result ?? entry.before);
  }

  private existing(id: StatId): Entry {
    const entry = this.entryOf(id);
    if (entry) return entry;
    const asker = this.working.at(-1)?.formula.id ?? 'a caller';
    throw new UnknownStatError(`No such number: ${id} (asked for by ${asker})`);
  }

  private refuseFormulas(id: StatId): void {
    if (running > 0) throw new UnrecordedReadError(`A formula reads ${id} from a worksheet instead of its builder`);
  }

  private derive(entry: Entry): Stat {
    if (entry.result) return entry.result.derivation;
    if (entry.isOpen) {
      const ring = this.working.slice(this.working.indexOf(entry));
      this.rings += 1;
      throw new CycleError([...ring, entry].map(({ formula }) => formula));
    }
    entry.isOpen = true;
    this.working.push(entry);
    try {
      entry.result = this.keep(entry) ?? this.work(entry);
      const { derivation } = entry.result;
      derivation.holdOn(this.serial);
      return derivation;
    } finally {
      this.working.pop();
      entry.isOpen = false;
    }
  }

  /** The previous result, if it would come out again. It is tried once, by the same reads in the same order as the formula's. */
  private keep(entry: Entry): Result | undefined {
    const { before, formula } = entry;
    if (!before || before.formula !== formula || before.inRing) return undefined;
    for (const { id, found } of before.lookups) if ((this.entryOf(id) !== undefined) !== found) return undefined;
    try {
      for (const read of before.reads) {
        if (read.isHeldBy(this.serial)) continue;
        const current = this.entryOf(read.id);
        if (!current || this.derive(current) !== read) return undefined;
      }
      return before;
    } catch (fault) {
      if (fault instanceof CycleError) return undefined; // the formula may know what to do about it
      throw fault;
    }
  }

  private work(entry: Entry): Result {
    const { formula, before } = entry;
    entry.before = undefined;
    const { rings } = this;
    const builder = new DerivationBuilder(this.reader);
    running += 1;
    try {
      writeSteps(formula, builder);
    } finally {
      running -= 1;
    }
    const worked = new Stat(formula, builder);
    const derivation = before && isSameDerivation(before.derivation, worked) ? before.derivation : worked;
    const { reads, lookups } = builder;
    return { formula, derivation, reads, lookups, inRing: this.rings > rings };
  }
}
