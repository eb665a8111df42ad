import type { StatFormula } from './stat-formula.ts';
import type { StatId } from './step.ts';

/** Formulas that depend on each other in a circle. `path` names them in order, the first again at the end; `ids` likewise. */
export class CycleError extends Error {
  readonly path: readonly string[];
  readonly ids: readonly StatId[];
  constructor(ring: readonly Pick<StatFormula, 'id' | 'name'>[]) {
    const path = ring.map(({ name }) => name);
    super(`These numbers depend on each other in a ring: ${path.join(' → ')}`);
    this.path = path;
    this.ids = ring.map(({ id }) => id);
  }
}

/** A ring was found in which numbers are null. Thrown within a worksheet, which starts again with them. */
export class RingFound extends Error {}

/** A formula reads a stat that this worksheet does not have. */
export class UnknownStatError extends Error {}

/** A formula reads a worksheet itself, and not what it is given to write on: nobody would know what it depends on. */
export class UnrecordedReadError extends Error {}
