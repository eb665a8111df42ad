import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { SavedCharacter } from '../../../character/character.ts';
import { type Condition, combatStateSchema, conditions, postures } from '../../../character/combat-state.ts';
import { combatantOf } from '../../../testing/combatant.ts';
import { caseCount } from '../../../testing/extent.ts';
import { fightersOf } from '../../../testing/fighters-of.ts';
import { saved, skill } from '../../../testing/rows.ts';
import { houseRulesFor } from '../../house-rules/rules-in-force.ts';
import { loadRuleset, rulesetAbout, rulesetIds } from '../../rulesets.ts';
import { deriveCombat } from '../derive-combat.ts';
import { exchangeAt, rollAll } from './exchange.ts';
import { type ExchangeInput, type ExchangeRequest, exchangeInputsSchema } from './exchange-request.ts';
import { anonymousFoe, type ExchangeSetup, targetAfter } from './participant.ts';

/** More requests than any exchange of people has. */
const most = 60;

/** Fights with Judo, Karate and feet against the armor of a knight. */
const unarmed = saved('man-to-man', {
  attributes: { st: 11, dx: 13, iq: 10, ht: 11 },
  skills: [skill('judo', 16), skill('karate', 16)],
});

const cases = [
  ...rulesetIds.flatMap((id) => [
    { id, with: 'as in the book', houseRules: [], attacker: fightersOf(id)[0] },
    {
      id,
      with: 'with house rules',
      houseRules: houseRulesFor(rulesetAbout(id)).map((rule) => rule.id),
      attacker: fightersOf(id)[0],
    },
  ]),
  { id: 'man-to-man', with: 'by somebody without a weapon', houseRules: [], attacker: unarmed },
];

describe.each(cases)('an exchange by $id, $with', async ({ id, houseRules, attacker: withoutRules }) => {
  const rules = await (await loadRuleset(id)).loadFightRules();
  const withRules = (character: SavedCharacter): SavedCharacter => ({
    ...character,
    houseRules: [...character.houseRules, ...houseRules],
  });
  const [one, other] = [withRules(withoutRules), withRules(fightersOf(id)[1])];
  const start = combatantOf('Rainald', one, rules);
  const lines = deriveCombat(start.sheet, rules, start.situation).attacks.map(({ line }) => line.id);

  const anyState = fc.record({
    hitsLost: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
    fatigueLost: fc.integer({ min: 0, max: 12 }),
    posture: fc.constantFrom('standing' as const, 'standing' as const, ...postures),
    conditions: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Condition[]>([]) },
      fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 2 }),
    ),
    aim: fc.constantFrom(null, { line: lines[0] ?? '', turns: 1, braced: false }),
    feint: fc.constantFrom(0, 0, 3),
    closeTurns: fc.constantFrom(0, 0, 0, 1),
    crippled: fc.subarray(
      rules.locations.map((location) => location.id),
      { maxLength: 1 },
    ),
    parriedWith: fc.constant(lines.filter((line) => line.includes('throw'))),
  });
  const maneuvers = rules.maneuvers.map((maneuver) => maneuver.id);
  const anyChoice = fc.record({
    maneuver: fc.constantFrom('attack', 'attack', ...maneuvers),
    wildSwing: fc.constantFrom(false, false, true),
    shots: fc.constantFrom(1, 1, 1, 3),
    deceptive: fc.constantFrom(0, 0, 1),
  });
  const anyTarget = fc.record({
    location: fc.constantFrom('', '', ...rules.locations.map((location) => location.id)),
    range: fc.constantFrom(null, null, 3, 60, 200),
    side: fc.constantFrom('front' as const, 'front' as const, 'left' as const, 'behind' as const),
    dodge: fc.constantFrom(null, 6, 9),
    parry: fc.constantFrom(null, 8),
    passiveDefense: fc.constantFrom(0, 2),
    damageResistance: fc.constantFrom(0, 2),
    hitsLost: fc.integer({ min: 0, max: 30 }),
    hits: fc.constantFrom(null, 14),
    inTheWay: fc.constantFrom(0, 0, 1),
    inMelee: fc.constantFrom(false, false, true),
  });
  const anyParts = fc.record({
    state: anyState,
    choice: anyChoice,
    target: anyTarget,
    defending: anyState,
    defends: anyChoice,
    feverish: fc.boolean(),
    line: fc.constantFrom(...lines),
    isAnonymous: fc.boolean(),
    randomLocation: fc.boolean(),
  });

  type Parts = typeof anyParts extends fc.Arbitrary<infer Value> ? Value : never;
  const setupOf = ({
    state,
    choice,
    target,
    defending,
    defends,
    feverish,
    line,
    isAnonymous,
    randomLocation,
  }: Parts): ExchangeSetup => {
    const attacker = combatantOf('Rainald', one, rules, { state, choice, target });
    return {
      attacker,
      line,
      randomLocation,
      shieldsBreak: feverish,
      bystanders: [{ key: 'o', combatant: combatantOf('Otto', other, rules, { state: defending }) }],
      defender: isAnonymous
        ? anonymousFoe('the target', attacker.situation.target)
        : combatantOf('Friedrick', other, rules, { state: defending, choice: defends, defense: { feverish } }),
    };
  };

  /** Answers by a list of numbers from 0 to 999. */
  const answer = (request: ExchangeRequest, number: number): ExchangeInput => {
    if (request.kind === 'choice')
      return { request: request.id, choice: request.options[number % request.options.length]?.id ?? '' };
    const dice = request.kind === 'dice' ? request.dice.dice : 3;
    return { request: request.id, rolled: dice + (number % (5 * dice + 1)) };
  };
  const play = (setup: ExchangeSetup, numbers: readonly number[]) => {
    const inputs: ExchangeInput[] = [];
    let now = exchangeAt(setup, inputs);
    while (now.request && inputs.length < most) {
      inputs.push(answer(now.request, numbers[inputs.length % numbers.length] ?? 0));
      now = exchangeAt(setup, inputs);
    }
    return { inputs, now };
  };
  const dice = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 20 });

  it('ends in an outcome for any roll; hits never rise, and states are valid', () => {
    fc.assert(
      fc.property(anyParts, dice, (parts, numbers) => {
        const setup = setupOf(parts);
        const { inputs, now } = play(setup, numbers);
        const { outcome } = now;
        if (!outcome) throw new Error(`no end: ${now.past.join(' ')}`);
        expect(new Set(inputs.map(({ request }) => request)).size).toBe(inputs.length);
        expect(exchangeInputsSchema.safeParse(inputs).success).toBe(true);
        const before = 'sheet' in setup.defender ? setup.defender.situation.state : setup.defender.state;
        expect(outcome.defender.hitsLost).toBe(before.hitsLost + outcome.injury);
        expect(outcome.attacker.hitsLost).toBeGreaterThanOrEqual(setup.attacker.situation.state.hitsLost);
        for (const state of [outcome.attacker, outcome.defender, ...outcome.others.map((struck) => struck.state)])
          expect(z.safeParse(combatStateSchema, state).success).toBe(true);
        expect(outcome.log).toEqual(now.past);
        expect(outcome.log.length).toBeGreaterThan(0);
        for (const sentence of outcome.log) expect(sentence).toMatch(/^[^\sa-z].*[^.\s]\.$/);
      }),
      { numRuns: caseCount(150) },
    );
  });

  it('gives the same result each time, also from any prefix of its inputs', () => {
    fc.assert(
      fc.property(anyParts, dice, (parts, numbers) => {
        const setup = setupOf(parts);
        const { inputs, now } = play(setup, numbers);
        inputs.forEach((input, i) => {
          const then = exchangeAt(setup, inputs.slice(0, i));
          expect(then.request?.id).toBe(input.request);
          expect(now.past.slice(0, then.past.length)).toEqual(then.past);
        });
        expect(exchangeAt(setup, inputs).outcome).toEqual(now.outcome);
      }),
      { numRuns: caseCount(40) },
    );
  });

  it('can be rolled to its end from any beginning, with usual choices', () => {
    fc.assert(
      fc.property(anyParts, dice, (parts, numbers) => {
        const setup = setupOf(parts);
        let next = 0;
        const roll = (count: number): number => count + ((numbers[next++ % numbers.length] ?? 0) % (5 * count + 1));
        const { inputs, now } = rollAll(setup, [], roll);
        expect(now.outcome).not.toBeNull();
        expect(exchangeAt(setup, inputs).outcome).toEqual(now.outcome);
        const half = inputs.slice(0, Math.floor(inputs.length / 2));
        expect(rollAll(setup, half, roll).inputs.slice(0, half.length)).toEqual(half);
      }),
      { numRuns: caseCount(100) },
    );
  });

  it('explains each target number', () => {
    fc.assert(
      fc.property(anyParts, dice, (parts, numbers) => {
        const setup = setupOf(parts);
        const { inputs } = play(setup, numbers);
        inputs.forEach((_, i) => {
          const { request } = exchangeAt(setup, inputs.slice(0, i));
          if (request?.kind === 'success' && request.explained)
            expect(request.explained.worksheet.get(request.explained.stat).value).toBe(request.needed);
        });
      }),
      { numRuns: caseCount(40) },
    );
  });

  it('rejects an answer to another request, and one that the dice cannot show', () => {
    const setup: ExchangeSetup = { attacker: start, line: lines[0] ?? '', defender: combatantOf('F', other, rules) };
    const used = (...inputs: ExchangeInput[]) => exchangeAt(setup, inputs).used;
    expect(used({ request: 'attack', rolled: 10 })).toBe(1);
    expect(used({ request: 'defense', rolled: 10 })).toBe(0);
    expect(used({ request: 'attack', rolled: 2 })).toBe(0);
    expect(used({ request: 'attack', rolled: 19 })).toBe(0);
    expect(used({ request: 'attack', choice: 'dodge' })).toBe(0);
    expect(used({ request: 'attack', rolled: 10 }, { request: 'defense', choice: 'flight' })).toBe(1);
  });

  it('keeps what became of an anonymous foe in the target', () => {
    const { target } = combatantOf('R', one, rules, { target: { hitsLost: 2, conditions: ['stunned'] } }).situation;
    const foe = anonymousFoe('Goblin', target);
    expect(foe.state).toMatchObject({ hitsLost: 2, conditions: ['stunned'] });
    const after = targetAfter(target, {
      ...foe.state,
      hitsLost: 9,
      posture: 'lying',
      conditions: ['unconscious'],
    });
    expect(after).toMatchObject({ hitsLost: 9, posture: 'lying', conditions: ['unconscious'], stunned: false });
    expect(anonymousFoe('Goblin', after).state.conditions).toEqual(['unconscious']);
  });
});

test('a parry that is a critical miss is by the rules and on the body of who parried', async () => {
  const manToMan = await (await loadRuleset('man-to-man')).loadFightRules();
  const fourth = await (await loadRuleset('fourth-edition')).loadFightRules();
  const [falcon] = fightersOf('man-to-man');
  const attacker = combatantOf('Rainald', fightersOf('fourth-edition')[0], fourth);
  const line = deriveCombat(attacker.sheet, fourth, attacker.situation).attacks[0]?.line.id ?? '';
  const setup: ExchangeSetup = { attacker, line, defender: combatantOf('Falcon', falcon, manToMan) };
  const answer = (request: ExchangeRequest): ExchangeInput => {
    if (request.kind === 'choice') {
      const parry = request.options.find(({ id }) => id.startsWith('parry'))?.id;
      return { request: request.id, choice: parry ?? request.usual };
    }
    if (request.kind === 'dice') return { request: request.id, rolled: request.dice.dice };
    // The attack hits, the parry is a critical failure, and the table says: the own arm or leg.
    const rolled = request.kind === 'table' ? 5 : request.id === 'attack' ? 10 : 18;
    return { request: request.id, rolled };
  };
  const inputs: ExchangeInput[] = [];
  let now = exchangeAt(setup, inputs);
  while (now.request) {
    inputs.push(answer(now.request));
    now = exchangeAt(setup, inputs);
  }
  const log = now.past.join(' ');
  expect(log).toContain('The blow hits Falcon instead.');
  expect(log).toMatch(/Falcon takes \d+ \w+ to the shield arm/);
});
