import type { TraitChoice } from './trait-rows.ts';

/** Returns the choices with the value of one parameter replaced or appended; '' removes it. The order is kept. */
export function withChoice(choices: readonly TraitChoice[], parameter: string, value: string): TraitChoice[] {
  const at = choices.findIndex((choice) => choice.parameter === parameter);
  if (value === '') return choices.filter((choice) => choice.parameter !== parameter);
  return at < 0 ? [...choices, { parameter, value }] : choices.with(at, { parameter, value });
}
