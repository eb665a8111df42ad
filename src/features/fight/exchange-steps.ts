import { capitalize } from '../../engine/format.ts';
import type {
  ExchangeInput,
  ExchangeNow,
  ExchangeOutcome,
  ExchangeRequest,
} from '../../rules/combat/exchange/exchange-request.ts';
import { formatHits, type HitUnit } from '../../rules/shared/hit-words.ts';

/** The exchange after some inputs (`exchangeAt` of its setup). */
export type ExchangeReplay = (inputs: readonly ExchangeInput[]) => ExchangeNow;

/** An answered request, with its result. */
export interface AnsweredRequest {
  readonly request: ExchangeRequest;
  readonly input: ExchangeInput;
  /** The sentences that the answer added. */
  readonly sentences: readonly string[];
}

/** The requests that the inputs have answered, in their order, and the sentences before the first of them. */
export function answeredRequests(
  replay: ExchangeReplay,
  inputs: readonly ExchangeInput[],
): { readonly before: readonly string[]; readonly answered: readonly AnsweredRequest[] } {
  let now = replay([]);
  const before = now.past;
  const answered: AnsweredRequest[] = [];
  for (const [index, input] of inputs.entries()) {
    const next = replay(inputs.slice(0, index + 1));
    if (!now.request || next.used <= index) break;
    answered.push({ request: now.request, input, sentences: next.past.slice(now.past.length) });
    now = next;
  }
  return { before, answered };
}

/**
 * The inputs with the requests that are open answered in turn, until `answer` has none or the exchange is over. Inputs that answer
 * nothing are left out.
 */
export function answerOpenRequests(
  replay: ExchangeReplay,
  inputs: readonly ExchangeInput[],
  answer: (request: ExchangeRequest) => ExchangeInput | null,
): ExchangeInput[] {
  const all = inputs.slice(0, replay(inputs).used);
  for (let { request } = replay(all); request; { request } = replay(all)) {
    const input = answer(request);
    if (!input) break;
    all.push(input);
    if (replay(all).used < all.length) {
      all.pop(); // no answer that this request can have
      break;
    }
  }
  return all;
}

/**
 * The inputs with another answer to one request. Later ones stay as far as they still answer the requests that follow.
 */
export function withAnswer(inputs: readonly ExchangeInput[], input: ExchangeInput): ExchangeInput[] {
  const index = inputs.findIndex(({ request }) => request === input.request);
  return index < 0 ? [...inputs, input] : inputs.toSpliced(index, 1, input);
}

/** The inputs up to the first that the player has not given: the rest is open again. */
export function answersBefore(inputs: readonly ExchangeInput[], given: ReadonlySet<string>): readonly ExchangeInput[] {
  const open = inputs.findIndex(({ request }) => !given.has(request));
  return open < 0 ? inputs : inputs.slice(0, open);
}

/** How many dice a request is answered with; 0 for a choice. */
export const diceOf = (request: ExchangeRequest): number =>
  request.kind === 'choice' ? 0 : request.kind === 'dice' ? request.dice.dice : 3;

/** What the result looks like: a wound if anybody is hurt. */
export const lookOf = ({
  result,
  ownInjury,
  others,
}: Pick<ExchangeOutcome, 'result' | 'ownInjury' | 'others'>): ExchangeOutcome['result'] =>
  ownInjury > 0 || others.some(({ injury }) => injury > 0) ? 'wounded' : result;

/** The result in a few words: "Goblin 2 loses 5 hits", "Missed", "Thora loses 1 hit" if her fist met a blade. */
export function describeResult(
  {
    result,
    injury,
    ownInjury,
    limbHit,
    others,
  }: Pick<ExchangeOutcome, 'result' | 'injury' | 'ownInjury' | 'limbHit' | 'others'>,
  attacker: string,
  defender: string,
  unit: HitUnit,
): string {
  const loss = (name: string, hits: number) => `${capitalize(name)} loses ${formatHits(hits, unit)}`;
  const what = {
    impossible: 'Not possible now',
    missed: 'Missed',
    defended: limbHit && ownInjury === 0 ? `${capitalize(attacker)} is hit by the parry` : 'Defended',
    stopped: 'No injury',
    thrown: `${capitalize(defender)} is thrown`,
    wounded: loss(defender, injury),
  }[result];
  const struck = others.filter((other) => other.injury > 0).map((other) => `. ${loss(other.name, other.injury)}`);
  if (ownInjury === 0) return `${what}${struck.join('')}`;
  if (struck.length > 0) return `${what}${struck.join('')}. ${loss(attacker, ownInjury)}`;
  return limbHit || result === 'defended' ? loss(attacker, ownInjury) : `${what}. ${loss(attacker, ownInjury)}`;
}
