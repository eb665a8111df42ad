import type { StatId, Value } from './step.ts';
import { Worksheet } from './worksheet.ts';

/** The numbers of another worksheet, except where a number is defined here: those that depend on it are computed here too. */
export class OverlaidWorksheet extends Worksheet {
  readonly #base: Worksheet;

  constructor(base: Worksheet) {
    super();
    this.#base = base;
    this.layOver(base);
  }

  override ids(): readonly StatId[] {
    return this.#base.ids();
  }

  protected override entryOf(id: StatId): ReturnType<Worksheet['entryOf']> {
    const own = super.entryOf(id);
    if (own) return own;
    this.adopt(id, this.#base);
    return super.entryOf(id);
  }
}

/** The numbers of another worksheet as they would be if one of them came to a given value. */
export class WhatIfWorksheet extends OverlaidWorksheet {
  /** `words` say what is supposed, in the only step of that number. */
  constructor(base: Worksheet, id: StatId, value: Value, words: string) {
    super(base);
    this.define({ ...base.formulaOf(id), bonuses: undefined, formula: (w) => w.start(value, words) });
  }
}
