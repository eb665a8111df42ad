import { capitalize } from '../../../engine/format.ts';
import type { ExchangeInput, ExchangeNow, ExchangeRequest } from './exchange-request.ts';
import type { ExchangeSetup } from './exchange-setup.ts';
import { answers, usualAnswer } from './procedure.ts';
import { runExchange } from './run-exchange.ts';

/**
 * The exchange after these answers, from the beginning: the same inputs always give the same. To undo, leave out the last input.
 * An input that does not answer its request, and all after it, count for nothing (`used`).
 */
export function exchangeAt(setup: ExchangeSetup, inputs: readonly ExchangeInput[]): ExchangeNow {
  return follow(setup, (_, i) => inputs[i]).now;
}

/**
 * Answers all that is left: dice with `rollDice` (the sum of so many six-sided dice), choices as usual (the best defense by its
 * total, without a retreat or the like). Returns all inputs, those given included, and what they come to.
 */
export function rollAll(
  setup: ExchangeSetup,
  inputs: readonly ExchangeInput[],
  rollDice: (dice: number) => number,
): { readonly inputs: readonly ExchangeInput[]; readonly now: ExchangeNow } {
  return follow(setup, (request, i) => inputs[i] ?? usualAnswer(request, rollDice));
}

function follow(
  setup: ExchangeSetup,
  answer: (request: ExchangeRequest, index: number) => ExchangeInput | undefined,
): { readonly inputs: readonly ExchangeInput[]; readonly now: ExchangeNow } {
  const log: string[] = [];
  const inputs: ExchangeInput[] = [];
  const exchange = runExchange(setup, log);
  let next = exchange.next();
  while (!next.done) {
    const request = next.value;
    const input = answer(request, inputs.length);
    if (input === undefined || !answers(request, input))
      return {
        inputs,
        now: { past: log.map(capitalize), request: asLabel(request), outcome: null, used: inputs.length },
      };
    inputs.push(input);
    next = exchange.next(input);
  }
  const past = log.map(capitalize);
  return { inputs, now: { past, request: null, outcome: { ...next.value, log: past }, used: inputs.length } };
}

/** A request whose words begin in capitals: somebody who has no name is "the target" within sentences. */
const asLabel = (request: ExchangeRequest): ExchangeRequest => ({ ...request, words: capitalize(request.words) });
