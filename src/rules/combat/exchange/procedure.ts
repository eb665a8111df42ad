import type { Dice } from '../../../engine/dice.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { OddsRules } from '../../odds/roll-odds.ts';
import type { FightRules, HitLocation } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import {
  type ChoiceRequest,
  changeSentences,
  type DiceRequest,
  type ExchangeInput,
  type ExchangeRequest,
  type ExplainedNumber,
  type SuccessRequest,
  type TableRequest,
} from './exchange-request.ts';
import type { ExchangeSetup, Participant } from './participant.ts';

/** An exchange while it proceeds. */
export interface ExchangeInProgress {
  readonly setup: ExchangeSetup;
  readonly attacker: Participant;
  readonly defender: Participant;
  /** The rules of the attacker, house rules included. */
  readonly rules: FightRules;
  readonly odds: OddsRules;
  readonly line: FightingLine;
  readonly log: string[];
}

/** The name of a place: its own id where the rules have none. */
export const placeName =
  ({ locations }: Pick<FightRules, 'locations'>) =>
  (id: string): string =>
    locations.find((location) => location.id === id)?.name ?? id;

/** Gives somebody a new state, and says what is new about it. */
export function changeState(exchange: ExchangeInProgress, who: Participant, state: Participant['state']): void {
  exchange.log.push(...changeSentences(who.name, who.state, state, placeName(who.rules)));
  who.state = state;
}

/** The location of an id; undefined for the body as a whole. */
export const findPlace = ({ locations }: Pick<FightRules, 'locations'>, id: string): HitLocation | undefined =>
  locations.find((location) => location.id === id);

/** Basic damage: what the dice came to, times what the weapon multiplies it by, and at least what its type always does. */
export const basicDamage = ({ odds }: Pick<ExchangeInProgress, 'odds'>, line: FightingLine, thrown: number): number =>
  Math.max(ownValue(odds.attack.types, line.type)?.least ?? 0, thrown * line.times, 0);

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
