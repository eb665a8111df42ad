import { DerivationBuilder, type Reader } from './derivation-builder.ts';
import type { Value } from './step.ts';
import { UnknownStatError } from './worksheet-errors.ts';

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
