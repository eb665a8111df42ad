import type { StatId, Value } from './step.ts';
import { Worksheet } from './worksheet.ts';

/** The numbers of another worksheet as they would be if one of them came to a given value. */
export class WhatIfWorksheet extends Worksheet {
  readonly #base: Worksheet;

  /** `words` say what is supposed, in the only step of that number. */
  constructor(base: Worksheet, id: StatId, value: Value, words: string) {
    super();
    this.#base = base;
    this.define({ ...base.formulaOf(id), bonuses: undefined, formula: (w) => w.start(value, words) });
  }

  override ids(): StatId[] {
    return this.#base.ids();
  }

  /** Computed on this worksheet where a number depends on a replaced one; the others are those of the base. */
  protected override entryOf(id: StatId): ReturnType<Worksheet['entryOf']> {
    const own = super.entryOf(id);
    if (own) return own;
    this.adopt(id, this.#base);
    return super.entryOf(id);
  }
}
