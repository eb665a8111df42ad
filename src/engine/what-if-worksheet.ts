import type { Derivation } from './derivation.ts';
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

  override has(id: StatId): boolean {
    return this.#base.has(id);
  }

  override ids(): StatId[] {
    return this.#base.ids();
  }

  /** Computed on this worksheet, so that numbers that depend on a replaced one are computed anew. */
  override get(id: StatId): Derivation {
    if (!super.has(id)) this.define(this.#base.formulaOf(id));
    return super.get(id);
  }

  override find(id: StatId): Derivation | undefined {
    return this.has(id) ? this.get(id) : undefined;
  }
}
