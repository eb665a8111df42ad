import type { TraitChoice } from './trait-rows.ts';

/** The answers with this one to a question in place of the one before; '' takes it out. The rest stays, in order. */
export function withChoice(choices: readonly TraitChoice[], parameter: string, value: string): TraitChoice[] {
  const at = choices.findIndex((choice) => choice.parameter === parameter);
  if (value === '') return choices.filter((choice) => choice.parameter !== parameter);
  return at < 0 ? [...choices, { parameter, value }] : choices.with(at, { parameter, value });
}
