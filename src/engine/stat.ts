import type { Citation } from './citation.ts';
import type { Derivation, Note } from './derivation.ts';
import { applyStep } from './fold.ts';
import type { StatId, Step, Value } from './step.ts';

/** What a stat is called, and where it is from. */
type Named = Pick<Derivation, 'id' | 'name' | 'unit' | 'caption' | 'cite'>;

/** What a formula wrote. `cite` is the page, where it is not the stat's own. */
interface Written {
  readonly cite: Citation | undefined;
  readonly value: Value;
  readonly steps: readonly Step[];
  readonly notes: readonly Note[];
}

/** What a formula came to. It never changes, so that worksheets can share it. */
export class Stat implements Derivation {
  readonly id: StatId;
  readonly name: string;
  readonly unit: string | undefined;
  readonly caption: string | undefined;
  readonly cite: Citation | undefined;
  readonly value: Value;
  readonly steps: readonly Step[];
  readonly notes: readonly Note[];

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

  /** Computed when it is read: only explanations need it. */
  get after(): readonly Value[] {
    let value: Value = null;
    return this.steps.map((step) => {
      value = applyStep(value, step);
      return value;
    });
  }
}
