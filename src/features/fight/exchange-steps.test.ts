import { describe, expect, it } from 'vitest';
import { exchangeAt } from '../../rules/combat/exchange/exchange.ts';
import type { ExchangeInput, ExchangeRequest } from '../../rules/combat/exchange/exchange-request.ts';
import type { ExchangeSetup } from '../../rules/combat/exchange/participant.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { combatantOf } from '../../testing/combatant.ts';
import { answeredRequests, answerOpenRequests, describeResult, diceOf, lookOf, withAnswer } from './exchange-steps.ts';

const rules = await (await loadRuleset('man-to-man')).loadFightRules();
const attacker = combatantOf('Falcon', johnFalcon(), rules);
const setup: ExchangeSetup = {
  attacker,
  line: 'sword.0',
  defender: combatantOf('Friedrick', fiendishFriedrick(), rules),
};
const replay = (inputs: readonly ExchangeInput[]) => exchangeAt(setup, inputs);

/** Dice that show a number for each request, and the usual choices. */
const answers =
  (total: number) =>
  (request: ExchangeRequest): ExchangeInput =>
    request.kind === 'choice'
      ? { request: request.id, choice: request.usual }
      : { request: request.id, rolled: Math.min(6 * diceOf(request), Math.max(diceOf(request), total)) };

describe('an exchange answered at once', () => {
  it('is over after it, with each sentence at its request', () => {
    const inputs = answerOpenRequests(replay, [], answers(9));
    const { outcome } = replay(inputs);
    expect(outcome).not.toBeNull();
    const { before, answered } = answeredRequests(replay, inputs);
    expect(answered.map(({ request }) => request.id)).toEqual(inputs.map(({ request }) => request));
    const told = [...before, ...answered.flatMap(({ sentences }) => sentences)];
    expect(outcome?.log.slice(0, told.length)).toEqual(told);
  });

  it('stops if a request has no answer, or an invalid one', () => {
    expect(answerOpenRequests(replay, [], () => null)).toEqual([]);
    expect(answerOpenRequests(replay, [], ({ id }) => ({ request: id, rolled: 99 }))).toEqual([]);
  });
});

describe('another answer to a request', () => {
  it('keeps later answers that are still needed', () => {
    const inputs = answerOpenRequests(replay, [], answers(9));
    const [first] = inputs;
    if (!first) throw new Error('no request');
    const changed = answerOpenRequests(replay, withAnswer(inputs, { request: first.request, rolled: 10 }), answers(5));
    expect(changed[0]).toEqual({ request: first.request, rolled: 10 });
    expect(changed.slice(1)).toEqual(inputs.slice(1));
  });

  it('drops later answers that are no longer needed: a miss needs no defense', () => {
    const inputs = answerOpenRequests(replay, [], answers(9));
    const missed = answerOpenRequests(replay, withAnswer(inputs, { request: 'attack', rolled: 17 }), answers(9));
    expect(missed.map(({ request }) => request)).not.toContain('defense');
    expect(replay(missed).outcome?.result).toBe('missed');
  });
});

describe('the result in a few words', () => {
  const nothing = { injury: 0, ownInjury: 0, limbHit: false, others: [] } as const;
  it.each([
    [{ ...nothing, result: 'wounded', injury: 5 }, 'The target loses 5 hits'],
    [{ ...nothing, result: 'wounded', injury: 1, ownInjury: 2 }, 'The target loses 1 hit. Falcon loses 2 hits'],
    [{ ...nothing, result: 'missed' }, 'Missed'],
    [{ ...nothing, result: 'missed', ownInjury: 3 }, 'Missed. Falcon loses 3 hits'],
    [{ ...nothing, result: 'stopped', ownInjury: 1 }, 'No injury. Falcon loses 1 hit'],
    [{ ...nothing, result: 'defended' }, 'Defended'],
  ] as const)('%o is "%s"', (outcome, words) => {
    expect(describeResult(outcome, 'Falcon', 'the target', 'hit')).toBe(words);
  });

  it('looks like a wound for whoever is hurt: a bystander and the attacker too', () => {
    const friend = { key: 'k', name: 'Kay', injury: 4, state: attacker.situation.state };
    expect(lookOf({ ...nothing, result: 'missed', others: [friend] })).toBe('wounded');
    expect(lookOf({ ...nothing, result: 'defended', ownInjury: 2 })).toBe('wounded');
    expect(lookOf({ ...nothing, result: 'missed', others: [{ ...friend, injury: 0 }] })).toBe('missed');
  });

  it('names no defense if the attacker was hurt, or the striking limb was hit', () => {
    const parried = { ...nothing, result: 'defended', limbHit: true } as const;
    expect(describeResult({ ...parried, ownInjury: 3 }, 'Falcon', 'Boxer', 'hit')).toBe('Falcon loses 3 hits');
    expect(describeResult(parried, 'Falcon', 'Boxer', 'hit')).toBe('Falcon is hit by the parry');
    expect(describeResult({ ...nothing, result: 'defended', ownInjury: 2 }, 'Falcon', 'Boxer', 'hit')).toBe(
      'Falcon loses 2 hits',
    );
    expect(describeResult({ ...parried, ownInjury: 3 }, 'Falcon', 'Boxer', 'HP')).toBe('Falcon loses 3 HP');
  });
});
