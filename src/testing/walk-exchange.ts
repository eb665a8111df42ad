import { exchangeAt } from '../rules/combat/exchange/exchange.ts';
import type { ExchangeInput, ExchangeOutcome, ExchangeRequest } from '../rules/combat/exchange/exchange-request.ts';
import type { ExchangeSetup } from '../rules/combat/exchange/participant.ts';
import { readRoll, type SuccessRules } from '../rules/combat/outcomes/success-roll.ts';
import { diceDistribution } from '../rules/odds/dice-distribution.ts';

/** Requests whose answers change nothing about the one who is attacked. */
const irrelevant = /^(miss|keepFeet|striker|stray)|\.(foe|breakage|limb|miss)/;

interface Answer {
  readonly input: ExchangeInput;
  readonly chance: number;
}

/** All answers to a request with their chances; rolls of the same effect as one, with the choice that is usual. */
function answersTo(request: ExchangeRequest, success: SuccessRules): readonly Answer[] {
  const { id } = request;
  if (request.kind === 'choice') return [{ input: { request: id, choice: request.usual }, chance: 1 }];
  const dice = request.kind === 'dice' ? request.dice.dice : 3;
  const { least, chances } = diceDistribution({ dice, adds: 0 });
  if (irrelevant.test(id))
    return [{ input: { request: id, rolled: least + Math.floor(chances.length / 2) }, chance: 1 }];
  const groups = new Map<string, Answer>();
  chances.forEach((chance, i) => {
    const rolled = least + i;
    let key = String(rolled);
    if (request.kind === 'success') {
      const { outcome, margin } = readRoll(success, request.needed, rolled, request.rollKind);
      key = `${outcome} ${rolled === 3} ${margin === -1} ${margin <= -5}`;
    }
    if (request.kind === 'table') key = String(request.table.rows.findIndex(({ rolls }) => rolls.includes(rolled)));
    const known = groups.get(key);
    groups.set(key, { input: known?.input ?? { request: id, rolled }, chance: (known?.chance ?? 0) + chance });
  });
  return [...groups.values()];
}

/** Every way in which an exchange can end, with the usual choices, and its chance: all dice are gone through. */
export function walkExchange(
  setup: ExchangeSetup,
  success: SuccessRules,
): readonly { readonly outcome: ExchangeOutcome; readonly chance: number }[] {
  const ends: { outcome: ExchangeOutcome; chance: number }[] = [];
  const go = (inputs: readonly ExchangeInput[], chance: number): void => {
    const { request, outcome } = exchangeAt(setup, inputs);
    if (outcome) ends.push({ outcome, chance });
    if (request)
      for (const answer of answersTo(request, success)) go([...inputs, answer.input], chance * answer.chance);
  };
  go([], 1);
  return ends;
}
