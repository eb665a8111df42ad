import type { Citation } from './citation.ts';
import type { DerivationBuilder } from './derivation-builder.ts';
import type { StatId } from './step.ts';

/** A stat and how to work it out. */
export interface StatFormula {
  readonly id: StatId;
  /** The book's word for it. */
  readonly name: string;
  readonly unit?: string | undefined;
  readonly cite?: Citation | undefined;
  /** How it is worked out, for the small print under the number: "= Move". */
  readonly caption?: string | undefined;
  readonly formula: (working: DerivationBuilder) => void;
  /**
   * Set where what the formula reads may depend on the number: then the number is null, and these words say why. A ring of numbers of
   * which none has such words is a fault of the ruleset.
   */
  readonly nullInRing?: string | undefined;
  /**
   * What traits, gear and the like add to the result of `formula`. It is kept when another formula takes the place of
   * that one. Not called where the formula gives null.
   */
  readonly bonuses?: ((working: DerivationBuilder) => void) | undefined;
}

/** Writes all steps of a stat: its formula, then the bonuses unless there is no value to add them to. */
export function writeSteps({ formula, bonuses }: StatFormula, working: DerivationBuilder): void {
  formula(working);
  if (working.value !== null) bonuses?.(working);
}
