import type { Dice } from '../../../engine/dice.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type {
  ChoiceRequest,
  DiceRequest,
  ExchangeInput,
  ExchangeRequest,
  ExplainedNumber,
  SuccessRequest,
  TableRequest,
} from './exchange-request.ts';
import type { Participant } from './participant.ts';

/** A part of an exchange: it makes requests, gets the answers, and returns what it came to. */
export type Procedure<Result> = Generator<ExchangeRequest, Result, ExchangeInput>;

type Asked<Request> = Omit<Request, 'kind' | 'who'> & { readonly who: Pick<Participant, 'who'> };

/** The sum of the dice of the answer. */
const rolledIn = (input: ExchangeInput): number => ('rolled' in input ? input.rolled : 0);

export function* rollAgainst({ who: { who }, ...request }: Asked<SuccessRequest>): Procedure<number> {
  return rolledIn(yield { kind: 'success', who, ...request });
}

/** The total of dice with what is added to them; no request where there are no dice. */
export function* throwDice({ who: { who }, ...request }: Asked<DiceRequest>): Procedure<number> {
  const { dice, adds } = request.dice;
  return (dice > 0 ? rolledIn(yield { kind: 'dice', who, ...request }) : 0) + adds;
}

export function* rollOnTable({ who: { who }, ...request }: Asked<TableRequest>): Procedure<number> {
  return rolledIn(yield { kind: 'table', who, ...request });
}

/** The id of the option that is chosen; no request where there is only one. */
export function* choose({ who: { who }, ...request }: Asked<ChoiceRequest>): Procedure<string> {
  const [only, ...others] = request.options;
  if (only && others.length === 0) return only.id;
  const input = yield { kind: 'choice', who, ...request };
  return 'choice' in input ? input.choice : request.usual;
}

/** The answer of quick mode: dice, or the usual choice. */
export function usualAnswer(request: ExchangeRequest, rollDice: (dice: number) => number): ExchangeInput {
  if (request.kind === 'choice') return { request: request.id, choice: request.usual };
  return { request: request.id, rolled: rollDice(request.kind === 'dice' ? request.dice.dice : 3) };
}

/** Whether an input is an answer that the request can have: an option that there is, or what the dice can show. */
export function answers(request: ExchangeRequest, input: ExchangeInput): boolean {
  if (input.request !== request.id) return false;
  if (request.kind === 'choice') return 'choice' in input && request.options.some(({ id }) => id === input.choice);
  const dice = request.kind === 'dice' ? request.dice.dice : 3;
  return 'rolled' in input && input.rolled >= dice && input.rolled <= 6 * dice;
}

export const explained = ({ who }: Pick<Participant, 'who'>, worksheet: Worksheet, stat: StatId): ExplainedNumber => ({
  of: who,
  worksheet,
  stat,
});

/** A die. */
export const oneDie: Dice = { dice: 1, adds: 0 };
