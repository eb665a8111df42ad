import type { StatId, Value } from './step.ts';
import { Worksheet } from './worksheet.ts';

/** The numbers of another worksheet with some redefined here; everything that depends on these is computed here too. */
export class OverlaidWorksheet extends Worksheet {
  readonly #base: Worksheet;

  constructor(base: Worksheet) {
    super();
    this.#base = base;
  }

  override ids(): readonly StatId[] {
    return this.#base.ids();
  }

  protected override entryOf(id: StatId): ReturnType<Worksheet['entryOf']> {
    return super.entryOf(id) ?? this.adopt(id, this.#base);
  }
}

/** The numbers of another worksheet as they would be if one of them had a given value. */
export class WhatIfWorksheet extends OverlaidWorksheet {
  /** `words` describe the hypothetical value, in the only step of that number. */
  constructor(base: Worksheet, id: StatId, value: Value, words: string) {
    super(base);
    this.define({ ...base.formulaOf(id), bonuses: undefined, formula: (w) => w.start(value, words) });
  }
}
