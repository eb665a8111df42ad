import type { Citation } from './citation.ts';
import { isDice } from './dice.ts';
import { applyStep, type StatId, type Step, type Value } from './step.ts';

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
  /** How it is computed, for the small print under the number: "= Move". */
  readonly caption?: string | undefined;
  readonly cite?: Citation | undefined;
}

/** The name of a stat, and its source. */
type Named = Pick<Derivation, 'id' | 'name' | 'unit' | 'caption' | 'cite'>;

/** The output of a formula. `cite` is the page, if it differs from the stat's. */
interface Written {
  readonly cite: Citation | undefined;
  readonly value: Value;
  readonly steps: readonly Step[];
  readonly notes: readonly Note[];
}

/** The result of a formula. It is immutable, so worksheets can share it. */
export class Stat implements Derivation {
  readonly id: StatId;
  readonly name: string;
  readonly unit: string | undefined;
  readonly caption: string | undefined;
  readonly cite: Citation | undefined;
  readonly value: Value;
  readonly steps: readonly Step[];
  readonly notes: readonly Note[];
  /** The serial number of the worksheet on which it was last found to be the current value. */
  #currentOn = 0;

  constructor({ id, name, unit, caption, cite }: Named, { cite: citedInstead, value, steps, notes }: Written) {
    this.id = id;
    this.name = name;
    this.unit = unit;
    this.caption = caption;
    this.cite = citedInstead ?? cite;
    this.value = value;
    this.steps = steps;
    this.notes = notes;
  }

  /** True if it is known to be current on a worksheet; false means unknown. */
  isCurrentOn(serial: number): boolean {
    return this.#currentOn === serial;
  }

  noteCurrentOn(serial: number): void {
    this.#currentOn = serial;
  }

  /** Computed when it is read: only explanations need it. */
  get after(): readonly Value[] {
    let value: Value = null;
    return this.steps.map((step) => {
      value = applyStep(value, step);
      return value;
    });
  }
}

/** True for numbers with the same name, page, steps and notes: they are interchangeable. */
export function isSameDerivation(a: Derivation, b: Derivation): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.unit === b.unit &&
    a.caption === b.caption &&
    isSame(a.cite, b.cite) &&
    isSame(a.value, b.value) &&
    areSame(a.steps, b.steps) &&
    areSame(a.notes, b.notes)
  );
}

function areSame(a: readonly (Step | Note)[], b: readonly (Step | Note)[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

/** True for plain data that is equal throughout. A field that is undefined is the same as none. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** True for a step that left the value as it was and only matters to the curious. */
export function changedNothing(derivation: Derivation, index: number): boolean {
  const step = derivation.steps[index];
  if (!step || step.op === 'start' || step.op === 'lookup' || step.op === 'choose') return false;
  const before = index === 0 ? null : (derivation.after[index - 1] ?? null);
  const after = derivation.after[index] ?? null;
  if (isDice(before) && isDice(after)) return before.dice === after.dice && before.adds === after.adds;
  return before === after;
}
