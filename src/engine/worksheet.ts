import { Definitions } from './definitions.ts';
import { Dependents } from './dependents.ts';
import type { Derivation } from './derivation.ts';
import { DerivationBuilder, type Reader } from './derivation-builder.ts';
import { Entry, type Result } from './entry.ts';
import { LayeredMap } from './layered-map.ts';
import { Reading } from './reading.ts';
import { isSameDerivation } from './same-derivation.ts';
import { keepList } from './same-items.ts';
import { visitChangedFormulas, visitFormulas } from './section.ts';
import { Stat } from './stat.ts';
import { type StatFormula, writeSteps } from './stat-formula.ts';
import type { StatId } from './step.ts';
import { CycleError, RingFound, UnknownStatError, UnrecordedReadError } from './worksheet-errors.ts';

/** How many formulas are running, on all worksheets. */
let running = 0;

/** How many worksheets there have been. */
let serials = 0;

/**
 * All numbers of one character under one ruleset, each computed once, when it is first read. A worksheet that follows a
 * previous one keeps what an edit did not touch: the formulas of a section whose inputs are the same, and without any
 * further check each number that depends on none of the other formulas. Of those that do, it keeps each whose reads come
 * to the same. A number that is worked out anew with the same steps is the previous one too. Kept numbers are the same
 * objects, so that what is made of them can be kept by identity.
 */
export class Worksheet {
  private entries = new LayeredMap<StatId, Entry>();
  private listed: readonly StatId[] | undefined;
  private readonly working: Entry[] = [];
  private formulas: Definitions;
  /** The one that it follows, while formulas are being defined. */
  private previous: Worksheet | undefined;
  /** True while the entries of a worksheet that follows another one are not those of its formulas. */
  private isUnsettled = false;
  /** The stats whose formulas, or which, the previous worksheet has not got, while formulas are being defined. */
  private changed = new Set<StatId>();
  /** The formulas that others have taken the place of. */
  private replaced = new Map<StatId, StatFormula>();
  private dependents: Dependents | undefined;
  /**
   * The numbers that could be others than on the worksheet that it follows or is laid over, and all that have not been
   * worked out here yet. What turns out to be the same is taken out.
   */
  private unsure = new Set<StatId>();
  /** What is known of the worksheet that it is laid over, and how much of that `doubtful` was found by. */
  private below: Dependents | undefined;
  private knownBelow = 0;
  /** The serial number of the worksheet that it follows or is laid over; 0 for none. */
  private follows = 0;
  /** The numbers that are null because they are part of a ring. */
  private readonly inRings = new Set<StatId>();
  /** Of these, those whose formulas have not run yet: what they read can be part of further rings. */
  private unread: Entry[] = [];
  /** What was worked out since the first of them was found, as long as one more may turn out to be in a ring. */
  private worked: Entry[] = [];
  private readonly serial = ++serials;
  /** What is read of this worksheet while it is recorded. */
  private recording: Reading | undefined;

  /** What formulas read. Each read is recorded by the builder that does it. */
  private readonly reader: Reader = {
    get: (id) => this.derive(this.existing(id)),
    has: (id) => this.entryOf(id) !== undefined,
  };

  /** One that follows another is read once it is finished. */
  constructor(previous?: Worksheet) {
    this.previous = previous;
    this.isUnsettled = previous !== undefined;
    this.formulas = new Definitions(previous?.formulas);
  }

  /** The identity of all that is defined here, as a key of what else is kept with it. */
  get definitions(): object {
    return this.formulas;
  }

  /** Those of the previous worksheet, while formulas are being defined. */
  get previousDefinitions(): object | undefined {
    return this.previous?.formulas;
  }

  /**
   * Moves everything to a new worksheet once all formulas are defined. This one is left empty: formulas that are kept for
   * long hold the worksheet that they were defined on, and must not hold its numbers.
   */
  finish(): Worksheet {
    const finished = new Worksheet();
    const { previous } = this;
    if (this.isUnsettled) this.settle();
    finished.listed = keepList(previous?.ids(), this.ids());
    finished.entries = this.entries;
    finished.formulas = this.formulas;
    finished.formulas.finish();
    finished.replaced = this.replaced;
    if (previous) finished.follow(previous, this.changed);
    else finished.unsure = new Set(this.ids());
    finished.dependents ??= new Dependents();
    this.entries = new LayeredMap();
    this.changed = new Set();
    this.formulas = new Definitions();
    this.replaced = new Map();
    this.previous = undefined;
    return finished;
  }

  /** @throws Error when a stat is defined twice, at the latest when the worksheet is finished */
  define(formula: StatFormula): void {
    this.formulas.add(formula);
    if (this.previous) this.unsettle();
    else this.place(formula);
  }

  /**
   * Defines formulas that are made from `inputs` and from nothing else that an edit can change. Where the previous
   * worksheet has a section of this name with the same inputs (by identity), its formulas are kept and `define` is not
   * called. They are also kept where the inputs differ, but what `partsOf` gives, the parts of them that the formulas are
   * made from, is the same. Sections can have sections. `define` must define on this worksheet.
   * @throws Error when a section, or a stat, is defined twice
   */
  section(name: string, inputs: readonly unknown[], define: () => void, partsOf?: () => readonly unknown[]): void {
    if (this.formulas.keepOrAdd(name, inputs, define, partsOf) === 'kept') this.unsettle();
  }

  /**
   * Puts another formula in the place of a stat's own. The stat keeps its place in the order.
   * @throws UnknownStatError; Error when the stat has been worked out already, since others may have read it
   */
  redefine(id: StatId, change: (current: StatFormula) => StatFormula): void {
    const current = this.existing(id);
    if (current.result && !this.previous) throw new Error(`${id} has been worked out and cannot be changed any more`);
    if (!this.replaced.has(id)) this.replaced.set(id, current.formula);
    this.noteChanged(id);
    const formula = { ...change(current.formula), id };
    const isOfPrevious = current === this.previous?.entries.get(id);
    this.entries.set(
      id,
      isOfPrevious ? Entry.after(current, formula) : new Entry(formula, current.before, current.isOfLast),
    );
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
    if (this.isUnsettled) this.settle();
    this.listed ??= [...this.entries.keys()];
    return this.listed;
  }

  /**
   * The derivation of a stat.
   * @throws UnknownStatError, CycleError, UnrecordedReadError: all are faults of a ruleset, never of a character
   */
  get(id: StatId): Stat {
    this.refuseFormulas(id);
    this.refuseUnfinished(id);
    return this.recorded(this.derive(this.existing(id)));
  }

  /** The derivation of a stat, or undefined where this worksheet has no such stat. */
  find(id: StatId): Derivation | undefined {
    this.refuseFormulas(id);
    this.refuseUnfinished(id);
    const entry = this.entryOf(id);
    if (entry) return this.recorded(this.derive(entry));
    this.recording?.lookups.push({ id, found: false });
    return undefined;
  }

  /** Does something, and records what it reads of this worksheet. */
  record<Result>(compute: () => Result): { readonly result: Result; readonly reading: Reading } {
    const reading = new Reading(this.serial);
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
    if (reading.isSameOn(this.serial)) return true;
    const wasSame = reading.isSameOn(this.follows);
    const isSame = wasSame && reading.ids ? this.hasSameDoubtful(reading.ids) : this.hasSameItems(reading, wasSame);
    if (isSame) reading.noteSameOn(this.serial, this.follows);
    return isSame;
  }

  /** True where each of these numbers that could be another one than on the worksheet that this one follows is the same. */
  private hasSameDoubtful(ids: ReadonlySet<StatId>): boolean {
    for (const id of this.doubtful) {
      if (!ids.has(id)) continue;
      const entry = this.entryOf(id);
      if (entry) this.derive(entry);
      if (this.doubtful.has(id)) return false;
    }
    return true;
  }

  /** True where everything is the same. `wasSame` says that it was on the worksheet that this one follows. */
  private hasSameItems({ stats, lookups, parts }: Reading, wasSame: boolean): boolean {
    const isSure = (id: StatId) => wasSame && !this.doubtful.has(id);
    for (const { id, found } of lookups) {
      if (!isSure(id) && (this.entryOf(id) !== undefined) !== found) return false;
    }
    for (const stat of stats) {
      if (isSure(stat.id)) continue;
      const entry = this.entryOf(stat.id);
      if (!entry || this.derive(entry) !== stat) return false;
    }
    for (const part of parts) if (!this.hasSame(part)) return false;
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
    if (this.isUnsettled) this.settle();
    return this.entries.get(id);
  }

  /** Defines a number of another worksheet on this one; its result there is kept where it is the same here. */
  protected adopt(id: StatId, from: Worksheet): void {
    if (from.recording) throw new UnrecordedReadError(`${id} is read by a worksheet that is laid over a recorded one`);
    const entry = from.entryOf(id);
    if (entry) this.entries.set(id, Entry.after(entry, entry.formula));
  }

  /** Lets it have the numbers of another worksheet. What depends on none of those that are defined here is not checked. */
  protected layOver({ serial, dependents }: Worksheet): void {
    if (!dependents) return;
    this.follows = serial;
    this.below = dependents;
  }

  private get doubtful(): Set<StatId> {
    const { below } = this;
    if (below && this.knownBelow !== below.known) {
      this.unsure = below.findDoubtful(this.changed);
      this.knownBelow = below.known;
    }
    return this.unsure;
  }

  private noteChanged(id: StatId): void {
    this.changed.add(id);
    this.knownBelow = 0;
  }

  private unsettle(): void {
    if (this.replaced.size > 0) throw new Error('Formulas are replaced when all of them have been defined');
    this.isUnsettled = true;
  }

  private place(formula: StatFormula): void {
    const { id } = formula;
    if (this.entries.has(id)) throw new Error(`${id} is defined twice`);
    const { previous } = this;
    const before = previous?.entries.get(id);
    this.entries.set(id, before?.formula === formula ? before : Entry.after(before, formula));
    if (before?.formula !== formula) this.noteChanged(id);
  }

  /** Makes the entries of the formulas that are defined so far: those of the previous worksheet, but for other formulas. */
  private settle(): void {
    const { previous, formulas } = this;
    this.isUnsettled = false;
    if (!previous) return;
    const changed = [...previous.replaced.values()];
    if (visitChangedFormulas(previous.formulas.items, formulas.items, (formula) => changed.push(formula))) {
      this.entries = new LayeredMap(previous.entries);
      this.listed = previous.listed;
      this.changed = new Set(changed.map(({ id }) => id));
      for (const formula of changed)
        this.entries.set(formula.id, Entry.after(previous.entries.get(formula.id), formula));
      return;
    }
    this.entries = new LayeredMap();
    this.listed = undefined;
    this.changed = new Set();
    visitFormulas(formulas.items, (formula) => this.place(formula));
    for (const id of previous.entries.keys()) if (!this.entries.has(id)) this.changed.add(id);
  }

  /** Takes over what the previous worksheet came to, except for what could be something else where these stats changed. */
  private follow({ serial, entries, unsure, dependents }: Worksheet, changed: Set<StatId>): void {
    this.follows = serial;
    this.dependents = dependents;
    // What has not been worked out there must not be worked out for both.
    for (const id of unsure) if (!entries.get(id)?.result) changed.add(id);
    this.unsure = dependents ? dependents.findDoubtful(changed) : new Set(this.ids());
    for (const id of this.unsure) {
      const entry = this.entries.get(id);
      if (entry && entry === entries.get(id)) this.entries.set(id, Entry.after(entry, entry.formula));
    }
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

  private refuseUnfinished(id: StatId): void {
    if (this.previous) throw new Error(`${id} is read of a worksheet that follows another one and is not finished`);
  }

  private derive(entry: Entry): Stat {
    if (entry.result) return entry.result.derivation;
    if (this.working.length > 0) return this.deriveOnce(entry);
    for (;;) {
      try {
        const derivation = this.deriveOnce(entry);
        if (this.unread.length === 0 || !this.findFurtherRings()) {
          this.worked = [];
          return derivation;
        }
      } catch (fault) {
        if (!(fault instanceof RingFound)) throw fault;
      }
    }
  }

  private deriveOnce(entry: Entry): Stat {
    if (entry.result) return entry.result.derivation;
    if (entry.isOpen) this.refuseRing(entry);
    const { before, formula, isOfLast } = entry;
    entry.isOpen = true;
    this.working.push(entry);
    try {
      entry.result = this.keep(entry) ?? this.work(entry);
      const { derivation } = entry.result;
      if (this.inRings.size > 0) this.worked.push(entry);
      if (isOfLast && before?.derivation === derivation) this.unsure.delete(formula.id);
      return derivation;
    } finally {
      this.working.pop();
      entry.isOpen = false;
    }
  }

  /** Notes the numbers of a ring that are null because of it, so that it is worked out anew. @throws CycleError if there is none */
  private refuseRing(entry: Entry): never {
    const ring = this.working.slice(this.working.indexOf(entry)).map(({ formula }) => formula);
    const nulls = ring.filter(({ nullInRing }) => nullInRing !== undefined);
    if (nulls.length === 0) throw new CycleError([...ring, entry.formula]);
    for (const { id } of nulls) this.inRings.add(id);
    throw new RingFound();
  }

  /**
   * Runs the formulas of the numbers that are null, which were not run so far, and looks for numbers that depend on themselves by way of
   * them: it must not matter which ring was found first. Returns true if there are any; then what was worked out is discarded.
   * @throws RingFound as soon as a formula comes to a further ring
   */
  private findFurtherRings(): boolean {
    for (let entry = this.unread[0]; entry; entry = this.unread[0]) {
      this.working.push(entry);
      try {
        const { reads, lookups } = this.run(entry.formula);
        if (entry.result) entry.result = { ...entry.result, reads, lookups };
      } finally {
        this.working.pop();
      }
      if (entry.result) this.dependents?.note(entry.result, undefined);
      this.unread.shift();
    }
    const here = new Map(this.worked.map((entry) => [entry.formula.id, entry]));
    const further = this.worked.filter(({ formula: { id, nullInRing } }) => {
      return nullInRing !== undefined && !this.inRings.has(id) && readsItself(id, here);
    });
    if (further.length === 0) return false;
    for (const { formula } of further) this.inRings.add(formula.id);
    for (const entry of this.worked) {
      entry.result = undefined;
      this.unsure.add(entry.formula.id);
    }
    this.worked = [];
    return true;
  }

  /** The previous result, if it would come out again. It is tried once, by the same reads in the same order as the formula's. */
  private keep(entry: Entry): Result | undefined {
    const { before, formula } = entry;
    if (!before || before.formula !== formula || before.inRing) return undefined;
    if (this.below && entry.isOfLast && !this.doubtful.has(formula.id)) return before;
    for (const { id, found } of before.lookups) if ((this.entryOf(id) !== undefined) !== found) return undefined;
    try {
      for (const read of before.reads) {
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
    const inRing = this.inRings.has(formula.id);
    if (inRing) this.unread.push(entry);
    const builder = this.run(
      inRing ? { ...formula, formula: (w) => w.start(null, formula.nullInRing ?? '') } : formula,
    );
    const worked = new Stat(formula, builder);
    const derivation = before && isSameDerivation(before.derivation, worked) ? before.derivation : worked;
    const { reads, lookups } = builder;
    const { dependents } = this;
    const result = { formula, derivation, reads, lookups, inRing, notedBy: dependents };
    dependents?.note(result, before);
    return result;
  }

  private run(formula: StatFormula): DerivationBuilder {
    const builder = new DerivationBuilder(this.reader);
    running += 1;
    try {
      writeSteps(formula, builder);
    } finally {
      running -= 1;
    }
    return builder;
  }
}

/** True where a number depends on itself, by way of these entries. */
function readsItself(id: StatId, entries: ReadonlyMap<StatId, Entry>): boolean {
  const reached = new Set(entries.get(id)?.result?.reads.map((stat) => stat.id));
  // What is added on the way is gone through too.
  for (const read of reached) for (const stat of entries.get(read)?.result?.reads ?? []) reached.add(stat.id);
  return reached.has(id);
}
