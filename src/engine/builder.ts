import type { Citation } from './citation.ts';
import type { Dice } from './dice.ts';
import type { Derivation, Note, Stat } from './step.ts';
import { applyStep, type Option, type StatId, type Step, type Value } from './step.ts';

/** A stat and how to work it out. */
export interface StatFormula {
  readonly id: StatId;
  /** The book's word for it. */
  readonly name: string;
  readonly unit?: string | undefined;
  readonly cite?: Citation | undefined;
  /** How it is computed, for the small print under the number: "= Move". */
  readonly caption?: string | undefined;
  readonly formula: (working: DerivationBuilder) => void;
  /**
   * Bonuses of traits, gear and other sources to the result of `formula`. They stay when another formula replaces that
   * one. Not called if the formula gives null.
   */
  readonly bonuses?: ((working: DerivationBuilder) => void) | undefined;
  /**
   * Writes the value if the stat depends on itself, and reads nothing. Without this, a cycle of such numbers is an
   * error.
   */
  readonly ifCyclic?: ((working: DerivationBuilder) => void) | undefined;
}

/** Writes all steps of a stat: its formula, then the bonuses unless there is no value to add them to. */
export function writeSteps({ formula, bonuses }: StatFormula, working: DerivationBuilder): void {
  formula(working);
  if (working.value !== null) bonuses?.(working);
}

/** How a formula reaches other stats. */
export interface Reader {
  get(id: StatId): Stat;
  has(id: StatId): boolean;
}

/** A question whether there is a stat, with the answer. */
export interface Lookup {
  readonly id: StatId;
  readonly found: boolean;
}

/** The source of a step: page, the character's row that causes it, and the part that it prices. */
export interface Origin {
  readonly cite?: Citation | undefined;
  readonly row?: string | undefined;
  readonly part?: string | undefined;
}

/** An option of a choice before it is read: a stat, or a value. */
export type OptionSource =
  | { readonly from: StatId; readonly words?: string }
  | { readonly words: string; readonly value: number | Dice | null };

const unnamed: Origin = {};
const none: readonly Note[] = [];
const noLookups: readonly Lookup[] = [];

/**
 * What a formula writes on. Each method appends one step and calculates at once; a stat can only be read through a
 * method that names it in a step, so an explanation cannot omit a dependency. Every read is recorded, so the worksheet
 * knows when to recompute the number.
 */
export class DerivationBuilder {
  readonly steps: Step[] = [];
  notes: readonly Note[] = none;
  /** The same list once there are notes, to write on: most numbers have none, and share the empty one. */
  private written: Note[] | undefined;
  value: Value = null;
  /** The stats that were read, in order. */
  readonly reads: Stat[] = [];
  lookups: readonly Lookup[] = noLookups;
  /** The page of this calculation, if it differs from the stat's. */
  cite: Citation | undefined;
  private readonly reader: Reader;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  start(value: Value, words: string, { cite, row }: Origin = unnamed): this {
    return this.push({ op: 'start', value, words, cite, row });
  }

  startFrom(id: StatId, words?: string, { cite, row }: Origin = unnamed): this {
    const stat = this.read(id);
    return this.push({ op: 'start', value: stat.value, words: words ?? stat.name, from: id, cite, row });
  }

  add(value: number, words: string, { cite, row, part }: Origin = unnamed): this {
    return this.push({ op: 'add', value, words, cite, row, part });
  }

  /** Adds (or with `sign` −1 subtracts) another stat's number; a stat that is not a number adds nothing. */
  addFrom(id: StatId, sign: 1 | -1 = 1, words?: string, { cite, row, part }: Origin = unnamed): this {
    const stat = this.read(id);
    return this.push({
      op: 'add',
      value: sign * asNumber(stat.value),
      words: words ?? stat.name,
      from: id,
      cite,
      row,
      part,
    });
  }

  multiply(by: number, words: string, { cite, row }: Origin = unnamed): this {
    return this.push({ op: 'multiply', value: by, words, cite, row });
  }

  multiplyFrom(id: StatId, words?: string, { cite, row }: Origin = unnamed): this {
    const stat = this.read(id);
    return this.push({ op: 'multiply', value: asNumber(stat.value), words: words ?? stat.name, from: id, cite, row });
  }

  divide(by: number, words: string, { cite, row }: Origin = unnamed): this {
    return this.push({ op: 'divide', value: by, words, cite, row });
  }

  round(to: 'down' | 'up' | 'nearest', { cite, row }: Origin = unnamed): this {
    const words = to === 'nearest' ? 'rounded to the nearest' : `rounded ${to}`;
    return this.push({ op: 'round', to, words, cite, row });
  }

  atLeast(bound: number | Dice, words: string, { cite, row }: Origin = unnamed): this {
    return this.push({ op: 'atLeast', value: bound, words, cite, row });
  }

  atMost(bound: number | Dice, words: string, { cite, row }: Origin = unnamed): this {
    return this.push({ op: 'atMost', value: bound, words, cite, row });
  }

  /** At most another stat's number. */
  atMostFrom(id: StatId, words?: string, { cite, row }: Origin = unnamed): this {
    const stat = this.read(id);
    return this.push({ op: 'atMost', value: asNumber(stat.value), words: words ?? stat.name, from: id, cite, row });
  }

  /** Replaces the value by the one in a table row. `key` identifies the row, in words. */
  lookup(table: string, key: string, value: Value, { cite, row }: Origin = unnamed): this {
    return this.push({ op: 'lookup', table, key, value, words: `${table}, ${key}`, cite, row });
  }

  /** Takes the best (or worst) of several; null options are closed. */
  choose(
    words: string,
    sources: readonly OptionSource[],
    pick: 'highest' | 'lowest' = 'highest',
    { cite, row }: Origin = unnamed,
  ): this {
    const options: Option[] = sources.map((source) => {
      if (!('from' in source)) return source;
      const stat = this.read(source.from);
      return { words: source.words ?? stat.name, value: asOption(stat.value), from: source.from };
    });
    return this.push({ op: 'choose', pick, options, words, cite, row });
  }

  /** Reads a stat that affects other steps; it appears as a step that changes nothing. */
  given(id: StatId, words?: string, { cite, row }: Origin = unnamed): Value {
    const stat = this.read(id);
    this.push({ op: 'given', value: stat.value, words: words ?? stat.name, from: id, cite, row });
    return stat.value;
  }

  /** As {@link given}, as a number (0 when the stat is not one). */
  givenNumber(id: StatId, words?: string, origin?: Origin): number {
    return asNumber(this.given(id, words, origin));
  }

  /** The number of a stat (0 when it is not one) that decides which steps there are. A later step must name it. */
  ahead(id: StatId): number {
    return asNumber(this.read(id).value);
  }

  /**
   * A stat that decides which steps there are without being part of any: a limit that was passed, a parry that the
   * character has not got.
   */
  consult(id: StatId): Derivation {
    return this.read(id);
  }

  /** As {@link consult}, as a number (0 when the stat is not one). */
  consultNumber(id: StatId): number {
    return asNumber(this.consult(id).value);
  }

  /** A player's choice, a number without any formula: the amount, for a step that states it in its words. */
  choice(id: StatId): number {
    return this.consultNumber(id);
  }

  /** True if there is such a stat. */
  has(id: StatId): boolean {
    const found = this.reader.has(id);
    this.lookups = [...this.lookups, { id, found }];
    return found;
  }

  /** A fact that is not a stat and decides about other steps. */
  fact(words: string, value: Value, { cite, row }: Origin = unnamed): this {
    return this.push({ op: 'given', value, words, cite, row });
  }

  /** Cites another page for the number than its stat does, because another rule applies this time. */
  citing(cite: Citation): this {
    this.cite = cite;
    return this;
  }

  /** Hangs a conditional rule on the number. */
  note(words: string, { cite, row }: Origin = unnamed): this {
    const note = { words, cite, row };
    if (this.written) this.written.push(note);
    else this.notes = this.written = [note];
    return this;
  }

  private read(id: StatId): Stat {
    const stat = this.reader.get(id);
    this.reads.push(stat);
    return stat;
  }

  private push(step: Step): this {
    this.steps.push(step);
    this.value = applyStep(this.value, step);
    return this;
  }
}

const asNumber = (value: Value): number => (typeof value === 'number' ? value : 0);
const asOption = (value: Value): number | Dice | null => (typeof value === 'string' ? null : value);

/** A formula reads a stat that there is not. */
export class UnknownStatError extends Error {}

const noStats: Reader = {
  get: (id) => {
    throw new UnknownStatError(`No such number: ${id} (asked for by a formula without a worksheet)`);
  },
  has: () => false,
};

/**
 * The value of a formula without a worksheet, for previews and prices outside a sheet. The formula may read no other stat.
 * @throws UnknownStatError when it does
 */
export function evaluate(formula: (w: DerivationBuilder) => void): Value {
  const builder = new DerivationBuilder(noStats);
  formula(builder);
  return builder.value;
}
