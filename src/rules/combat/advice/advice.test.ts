import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../character/combat-situation.ts';
import { combatantOf } from '../../../testing/combatant.ts';
import { itAtLength } from '../../../testing/extent.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { walkExchange } from '../../../testing/walk-exchange.ts';
import { fightRules as fourthEdition } from '../../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as lite } from '../../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToMan } from '../../third-edition/man-to-man/fight/fight-rules.ts';
import { anonymousFoe, type ExchangeSetup } from '../exchange/participant.ts';
import { type AdvisedChoice, adviseTurn } from './advise-turn.ts';
import { StrikeTable } from './strike-odds.ts';
import { dominates } from './undominated.ts';

const books = {
  'man-to-man': manToMan,
  'lite-3e': lite,
  'fourth-edition': fourthEdition,
} as const;
type Book = keyof typeof books;

/** ST 11, DX 12, HT 10 with a shortsword, a small shield and leather armor. */
const swordsman = (book: Book, name: string, situation: PartialSituation = {}) =>
  combatantOf(
    name,
    saved(book, {
      attributes: { st: 11, dx: 12, iq: 10, ht: 10 },
      skills: [skill('shortsword', 4), skill('shield', 2)],
      equipment: [
        item('shortsword', { key: 'sword', place: 'ready' }),
        item('small-shield', { key: 'shield', place: 'ready' }),
      ],
    }),
    books[book],
    situation,
  );

const setupOf = (book: Book, attacker: PartialSituation = {}, defender: PartialSituation = {}) => ({
  attacker: swordsman(book, 'Ann', attacker),
  defender: swordsman(book, 'Bea', defender),
});

function advise(setup: Omit<ExchangeSetup, 'line'>) {
  const steps = adviseTurn(setup);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The figures of a choice, counted by going through all dice of the exchange that it prepares. */
function counted({ attack, maneuver, kind }: AdvisedChoice, setup: Omit<ExchangeSetup, 'line'>) {
  if (!attack) throw new Error('no attack');
  const { attacker } = setup;
  const { situation } = attacker;
  const choice = {
    ...situation.choice,
    maneuver: maneuver.id,
    kind: kind?.id ?? '',
    subject: '',
    deceptive: attack.deceptive,
  };
  const target = { ...situation.target, location: attack.location };
  const whole = {
    ...setup,
    line: attack.line.id,
    attacker: { ...attacker, situation: { ...situation, choice, target } },
  };
  const ends = walkExchange(whole, attacker.sheet.ruleset.odds.success);
  const before = 'situation' in setup.defender ? setup.defender.situation.state : setup.defender.state;
  const sum = (of: (end: (typeof ends)[number]['outcome']) => number) =>
    ends.reduce((total, { outcome, chance }) => total + chance * of(outcome), 0);
  return {
    hits: sum(({ result }) => (result === 'missed' ? 0 : 1)),
    lands: sum(({ result }) => (result === 'missed' || result === 'defended' ? 0 : 1)),
    wounds: sum(({ injury }) => (injury > 0 ? 1 : 0)),
    averageInjury: sum(({ injury }) => injury),
    disables: sum(({ defender: { conditions, crippled, posture } }) =>
      conditions.some((each) => ['stunned', 'unconscious', 'dead', 'mortallyWounded'].includes(each)) ||
      crippled.length > before.crippled.length ||
      posture !== before.posture
        ? 1
        : 0,
    ),
  };
}

describe.each(Object.keys(books) as Book[])('the advice by %s', (book) => {
  const setup = setupOf(book);
  let known: ReturnType<typeof advise> | undefined;
  const advice = () => {
    known ??= advise(setup);
    return known;
  };
  // One book in a plain run: the others only repeat it at length.
  const test = book === 'lite-3e' ? it : itAtLength;

  test('has the chances of the exchange that it prepares', () => {
    const { choices } = advice();
    const single = choices.filter(({ attack }) => attack?.count === 1);
    expect(single.length).toBeGreaterThan(0);
    for (const choice of single.slice(0, 2)) {
      const { hits, lands, wounds, averageInjury, disables } = choice.attack?.odds ?? {};
      const name = [
        choice.maneuver.id,
        choice.kind?.id,
        choice.attack?.line.name,
        choice.attack?.location,
        choice.attack?.deceptive,
      ].join(' ');
      const expected = counted(choice, setup);
      for (const [key, value] of Object.entries({ hits, lands, wounds, averageInjury, disables }))
        expect(value, `${name}: ${key}`).toBeCloseTo(expected[key as keyof typeof expected], 9);
    }
  });

  test('lists nothing that another choice beats in everything', () => {
    const { choices, compared } = advice();
    expect(choices.length).toBeGreaterThan(1);
    expect(compared).toBeGreaterThan(choices.length);
    for (const one of choices) for (const other of choices) expect(one !== other && dominates(one, other)).toBe(false);
  });
});

describe('by the book’s figures', () => {
  /** With nothing but fists at somebody without defenses: each figure can be counted by hand. */
  const fists = (situation: PartialSituation = {}) =>
    combatantOf(
      'Ann',
      saved('fourth-edition', { attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }),
      fourthEdition,
      situation,
    );
  const foe = (more: Partial<ReturnType<typeof anonymousFoe>> = {}) => ({
    ...anonymousFoe('the target', fists().situation.target),
    ...more,
  });
  const punch = (defender: ExchangeSetup['defender'], situation: PartialSituation = {}) => {
    const table = new StrikeTable({ attacker: fists(situation), defender });
    const line = table
      .sheet({ choice: fists().situation.choice, location: '' })
      ?.attacks.find(({ line: { name } }) => /^punch/i.test(name));
    const { choice } = fists(situation).situation;
    return table.odds({ choice, location: '', line: line?.line.id ?? '' });
  };

  it('a punch with DX 10 hits with 108 of 216 rolls, and does 1d−3: 1 with 4, 2 with 5, 3 with 6', () => {
    const odds = punch(foe());
    expect(odds?.hits).toBeCloseTo(108 / 216, 12);
    expect(odds?.lands).toBeCloseTo(108 / 216, 12);
    expect(odds?.wounds).toBeCloseTo((108 / 216) * (3 / 6), 12);
    expect(odds?.averageInjury).toBeCloseTo((108 / 216) * (6 / 6), 12);
  });

  it('a Dodge of 8 stops 56 of 216, but not the 4 of 216 that are critical hits', () => {
    const odds = punch(foe({ dodge: 8 }));
    expect(odds?.lands).toBeCloseTo(4 / 216 + (104 / 216) * (160 / 216), 12);
    expect(odds?.defenses).toMatchObject([{ needed: 8 }]);
  });

  it('All-Out Attack for two blows: two chances, and no defense', () => {
    // Against somebody whose defenses are not known.
    const { choices } = advise({ attacker: swordsman('lite-3e', 'Ann'), defender: foe() });
    const double = choices.find(({ attack }) => attack?.count === 2);
    const odds = double?.attack?.odds;
    expect(double?.kind?.id).toBe('double');
    expect(double?.averageInjury).toBeCloseTo(2 * (odds?.averageInjury ?? 0), 12);
    expect(double?.wounds).toBeCloseTo(1 - (1 - (odds?.wounds ?? 0)) ** 2, 12);
    // The shield protects by itself; nothing else is left.
    expect(double?.reply?.defenses).toMatchObject([{ words: 'passive defense alone' }]);
  });

  it('All-Out Defense is the safest against a blow that would hit', () => {
    const { choices } = advise({ attacker: fists(), defender: foe() });
    const least = choices.toSorted((one, other) => one.risk - other.risk)[0];
    expect(least?.maneuver.id).toBe('allOutDefense');
    // Dodge 8 + 2; a parry of 8 and then a dodge of 8 would both have to fail in 55 % of cases.
    expect(least?.kind?.id).toBe('dodge');
    expect(least?.risk).toBeCloseTo(108 / 216, 12);
  });

  it('says where the defenses of the foe are not known', () => {
    // Somebody stunned has few choices.
    const attacker = fists({ state: { conditions: ['stunned'] } });
    expect(advise({ attacker, defender: foe() }).defensesUnknown).toBe(true);
    expect(advise({ attacker, defender: foe({ dodge: 9 }) }).defensesUnknown).toBe(false);
  });

  it('somebody who is stunned cannot answer an attack, and a stunned fighter is not advised to attack', () => {
    const stunned = { state: { conditions: ['stunned' as const] } };
    const { choices } = advise(setupOf('lite-3e', {}, stunned));
    expect(choices.length).toBeGreaterThan(0);
    for (const { reply, risk } of choices) expect([reply, risk]).toEqual([null, 0]);
    for (const { attack } of advise(setupOf('lite-3e', stunned)).choices) expect(attack).toBeNull();
  });
});
