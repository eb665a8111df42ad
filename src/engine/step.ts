import type { Citation } from './citation.ts';
import { type Dice, highestRoll, isDice } from './dice.ts';

/** The name of a number of the sheet, such as `dodge` or `skill:k3.level`. */
export type StatId = string;

/** The possible values of a derivation: a number, dice, a word out of a table, or null if the character has none. */
export type Value = number | Dice | string | null;

interface Common {
  /** The words of this step: "HT", "medium load", "Combat Reflexes". Never empty. */
  readonly words: string;
  /** The stat that this step reads, if it reads one. */
  readonly from?: StatId | undefined;
  /** The row of the character (its key) that causes the step, so that a screen can go there. */
  readonly row?: string | undefined;
  /** The source of the share in this step, for lookup by code: an attribute, or the key of a race's trait or skill. */
  readonly part?: string | undefined;
  readonly cite?: Citation | undefined;
}

/** One alternative of a choice. */
export interface Option {
  readonly words: string;
  readonly value: number | Dice | null;
  readonly from?: StatId;
}

/**
 * One line of a calculation. The value of a derivation is the fold of its steps: there is no other calculation. `given`
 * is a fact that affected other steps (the load that forbids a parry) and changes nothing itself.
 */
export type Step = Common &
  (
    | { readonly op: 'start'; readonly value: Value }
    | { readonly op: 'add'; readonly value: number }
    | { readonly op: 'multiply'; readonly value: number }
    | { readonly op: 'divide'; readonly value: number }
    | { readonly op: 'round'; readonly to: 'down' | 'up' | 'nearest' }
    | { readonly op: 'atLeast'; readonly value: number | Dice }
    | { readonly op: 'atMost'; readonly value: number | Dice }
    | { readonly op: 'lookup'; readonly table: string; readonly key: string; readonly value: Value }
    | { readonly op: 'choose'; readonly pick: 'highest' | 'lowest'; readonly options: readonly Option[] }
    | { readonly op: 'given'; readonly value: Value }
  );

const rounders = { down: Math.floor, up: Math.ceil, nearest: Math.round };

/**
 * The value after one step. A number that meets a number is calculated; adding a number to dice changes their adds
 * (adds never turn into dice); a null value stays null until a step starts, chooses or looks up a new one. Dice are
 * compared by their highest roll. Sums are kept clean of binary noise at a millionth.
 */
export function applyStep(value: Value, step: Step): Value {
  switch (step.op) {
    case 'start':
    case 'lookup':
      return step.value;
    case 'choose':
      return chosen(step.options, step.pick)?.value ?? null;
    case 'given':
      return value;
    case 'add':
      if (isDice(value)) return { dice: value.dice, adds: value.adds + step.value };
      return typeof value === 'number' ? clean(value + step.value) : value;
    case 'multiply':
      return typeof value === 'number' ? clean(value * step.value) : value;
    case 'divide':
      return typeof value === 'number' ? clean(value / step.value) : value;
    case 'round':
      return typeof value === 'number' ? rounders[step.to](value) : value;
    case 'atLeast':
      return value !== null && typeof value !== 'string' && size(value) < size(step.value) ? step.value : value;
    case 'atMost':
      return value !== null && typeof value !== 'string' && size(value) > size(step.value) ? step.value : value;
  }
}

const clean = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The value of the steps, or null. */
export function fold(steps: readonly Step[]): Value {
  let value: Value = null;
  for (const step of steps) value = applyStep(value, step);
  return value;
}

const size = (value: number | Dice): number => (isDice(value) ? highestRoll(value) : value);

/** The option that a choice takes: the first of the highest (or lowest); options that are null are not open. */
export function chosen(options: readonly Option[], pick: 'highest' | 'lowest'): Option | undefined {
  let best: Option | undefined;
  for (const option of options) {
    if (option.value === null) continue;
    if (!best || best.value === null) best = option;
    else if (pick === 'highest' ? size(option.value) > size(best.value) : size(option.value) < size(best.value))
      best = option;
  }
  return best;
}

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
