import type { StatFormula } from './stat-formula.ts';

/** Formulas that were defined together, and what they were made from. */
export interface Section {
  readonly inputs: readonly unknown[];
  readonly parts: readonly unknown[] | undefined;
  readonly formulas: readonly StatFormula[];
  readonly sections: ReadonlyMap<string, Section>;
}

/** A section while it is being defined, beside the one that the previous worksheet has in its place. */
export class OpenSection {
  readonly formulas: StatFormula[] = [];
  readonly sections = new Map<string, Section>();
  before: Pick<Section, 'sections'> | undefined;

  constructor(before: Pick<Section, 'sections'> | undefined) {
    this.before = before;
  }
}
