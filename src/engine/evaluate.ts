import { DerivationBuilder } from './derivation-builder.ts';
import type { Value } from './step.ts';
import { Worksheet } from './worksheet.ts';

const noStats = new Worksheet();

/**
 * The value of a formula without a worksheet, for previews and prices outside a sheet. The formula may read no other stat.
 * @throws UnknownStatError when it does
 */
export function evaluate(formula: (w: DerivationBuilder) => void): Value {
  const builder = new DerivationBuilder(noStats);
  formula(builder);
  return builder.value;
}
