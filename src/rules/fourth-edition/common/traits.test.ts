import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fourthEditionRaces } from '../../../catalog/fourth-edition/races.ts';
import { blankCharacter } from '../../../character/character.ts';
import { setRace } from '../../../character/edit-character.ts';
import {
  newModifier,
  type OwnTrait,
  type TraitModifier,
  type TraitRow,
  traitRowSchema,
} from '../../../character/trait-rows.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';

describe('Traits', () => {
  const sheetOf = (own: Partial<OwnTrait>, row: Partial<TraitRow> = {}) =>
    openSheet(saved('fourth-edition', { traits: [typedTrait('Gift', own, row)] }));
  const price = (own: Partial<OwnTrait>, row: Partial<TraitRow> = {}) =>
    sheetOf(own, row).worksheet.number('trait:gift.points');
  const percent = (...amounts: number[]) => ({
    modifiers: amounts.map((amount, i) => newModifier(`m${i}`, { name: `M${i}`, percent: amount })),
  });

  describe('the price of a trait', () => {
    it.each([
      [{ points: 15 }, {}, 15],
      [{ points: 10, pointsPerLevel: 5 }, { level: 3 }, 25],
      [{ points: 10, pointsPerLevel: 5 }, { level: 3, ...percent(50, -20) }, 33],
      [{ points: 15 }, percent(-50), 8],
      [{ points: -15 }, percent(-50), -7],
      [{ points: 20 }, percent(-60, -40), 4],
      [{ points: 20 }, percent(-100, 20), 4],
      [{ points: 20 }, percent(-100, 40), 8],
      [{ points: 10 }, percent(200), 30],
    ] as const)('includes modifiers: %o %o is %i', (own, row, expected) =>
      expect(price(own, row as Partial<TraitRow>)).toBe(expected),
    );

    it.each([
      [-10, 6, -20],
      [-10, 9, -15],
      [-10, 12, -10],
      [-10, 15, -5],
      [-15, 9, -22],
      [-5, 15, -2],
      [-5, 9, -7],
    ] as const)('includes self-control: a disadvantage of %i resisted on %i is %i', (points, selfControl, expected) => {
      expect(price({ kind: 'disadvantage', points }, { selfControl })).toBe(expected);
    });

    it.each([
      [-10, 1, -25],
      [-10, 7, -18],
      [-15, 8, -25],
      [-10, 10, -13],
      [-10, 11, -11],
      [-10, 13, -8],
      [-10, 14, -6],
    ] as const)('includes rolls of other programs: %i resisted on %i is %i', (points, selfControl, expected) => {
      expect(price({ kind: 'disadvantage', points }, { selfControl })).toBe(expected);
    });

    it.each([
      [10, 6, 5],
      [5, 6, 3],
      [10, 9, 10],
      [10, 12, 20],
      [10, 15, 30],
      [10, 18, 40],
      [-5, 6, -2],
    ] as const)('includes the frequency of appearance (p. 36): %i on %i is %i', (points, frequency, expected) => {
      expect(price({ points }, { frequency })).toBe(expected);
    });

    it('names the frequency of appearance, with its page, and asks for it once', () => {
      const { worksheet, model } = sheetOf({ points: 5 }, { frequency: 18 });
      expect(describeDerivation(worksheet.get('trait:gift.points'), 'd')).toBe(
        'Gift, points 20 points: list price 5; appears constantly × 4. (custom)',
      );
      expect(worksheet.get('trait:gift.points').steps.at(-1)).toMatchObject({ cite: { page: 36 } });
      expect(model.traits[0]?.note).toBe('appears constantly');
      const ally = trait('ally', {
        key: 'a',
        frequency: 15,
        choices: [{ parameter: 'frequency', value: 'quite-often' }],
      });
      expect(openSheet(saved('fourth-edition', { traits: [ally] })).worksheet.number('trait:a.points')).toBe(10);
    });

    it('names a disadvantage that is never resisted', () => {
      const { worksheet, model } = sheetOf({ kind: 'disadvantage', points: -10 }, { selfControl: 1 });
      expect(describeDerivation(worksheet.get('trait:gift.points'), 'd')).toBe(
        'Gift, points −25 points: list price −10; never resisted × 2½. (custom)',
      );
      expect(model.traits[0]?.note).toBe('never resisted');
    });

    it('does not include self-control for advantages', () =>
      expect(price({ points: 10 }, { selfControl: 6 })).toBe(10));

    it('has an explanation', () => {
      const { worksheet, model } = sheetOf(
        { kind: 'disadvantage', points: -15, page: '134' },
        { selfControl: 9, ...percent(-50), note: 'crowds' },
      );
      expect(describeDerivation(worksheet.get('trait:gift.points'), 'd')).toBe(
        'Gift, points −11 points: list price −15; M0 −50% × ½; resisted on 9 × 1½; rounded up. (custom p. 134)',
      );
      expect(model.traits[0]?.note).toBe('M0 −50%; resisted on 9; crowds');
    });

    it('names the limit of the percentages', () => {
      expect(
        describeDerivation(sheetOf({ points: 20 }, percent(-60, -40)).worksheet.get('trait:gift.points'), 'd'),
      ).toBe('Gift, points 4 points: list price 20; M0 −60%, M1 −40%, no lower than −80% × 0.2. (custom)');
    });

    it('is rounded once, after the modifiers and self-control', () =>
      expect(price({ kind: 'disadvantage', points: -15 }, { selfControl: 9, ...percent(-50) })).toBe(-11));

    const modified = (points: number, pointsPerLevel: number, level: number, ...modifiers: Partial<TraitModifier>[]) =>
      sheetOf(
        { points, pointsPerLevel },
        { level, modifiers: modifiers.map((figures, i) => newModifier(`m${i}`, { name: `M${i}`, ...figures })) },
      ).worksheet.get('trait:gift.points');

    it.each([
      ['a modifier with levels counts for each of them', [20, 0, 1, { percent: 5, level: 3 }], 23],
      ['a level below the first counts once', [20, 0, 1, { percent: 5, level: 0 }], 21],
      ['points are added before percentages', [20, 0, 1, { points: 10 }, { percent: -50 }], 15],
      ['points for each level of the modifier', [0, 3, 2, { points: 10, level: 2 }], 26],
      ['points for each level of the trait', [10, 3, 2, { points: 1, appliesTo: 'levels' }], 18],
      ['points for levels that the trait does not have', [10, 0, 1, { points: 5, appliesTo: 'levels' }], 15],
      ['a factor counts for the whole price', [10, 5, 2, { times: 0.5 }], 10],
      ['two thirds of −15', [-15, 0, 1, { times: 2 / 3 }], -10],
      ['factors count after percentages', [10, 0, 1, { times: 2 }, { percent: 50 }], 30],
      ['percentages on the base alone', [10, 5, 4, { percent: -40, appliesTo: 'base' }], 26],
      ['percentages on the levels alone', [10, 5, 4, { percent: 50, appliesTo: 'levels' }], 40],
      ['all of them on each part', [10, 5, 4, { percent: 50, appliesTo: 'levels' }, { percent: -20 }], 34],
      ['the limit holds for each part', [10, 5, 4, { percent: -60 }, { percent: -60, appliesTo: 'base' }], 10],
      ['levels that the trait does not have', [10, 0, 1, { percent: 50, appliesTo: 'levels' }], 10],
    ] as const)('has modifiers: %s', (_, [points, perLevel, level, ...modifiers], expected) =>
      expect(modified(points, perLevel, level, ...modifiers).value).toBe(expected),
    );

    it('explains each modifier', () => {
      const words = (...given: Parameters<typeof modified>) => describeDerivation(modified(...given), 'd');
      expect(words(20, 0, 1, { name: 'Accurate', percent: 5, level: 3 })).toBe(
        'Gift, points 23 points: list price 20; Accurate 3 +15% × 1.15. (custom)',
      );
      expect(words(10, 5, 4, { name: 'Wide', percent: 50, appliesTo: 'levels' }, { name: 'Loud', points: -2 })).toBe(
        'Gift, points 38 points: list price 10; 4 × 5 per level +20; Loud −2; Wide +50% of 20 for the levels +10. (custom)',
      );
      expect(words(-15, 0, 1, { name: 'Some people', times: 0.5 })).toBe(
        'Gift, points −7 points: list price −15; Some people × ½; rounded up. (custom)',
      );
    });

    it('names levels, points and factors in the note of the trait', () => {
      const modifiers = [
        newModifier('m0', { name: 'Accurate', percent: 5, level: 3 }),
        newModifier('m1', { name: 'Long', points: 1 }),
        newModifier('m2', { name: 'Some people', times: 0.5 }),
        newModifier('m3'),
      ];
      expect(sheetOf({ points: 10 }, { modifiers }).model.traits[0]?.note).toBe(
        'Accurate 3 +15%; Long +1 point; Some people ×½; modifier 0%',
      );
    });
  });

  describe('fractions of a price and of a level', () => {
    const price = (own: Parameters<typeof typedTrait>[1], row: Parameters<typeof typedTrait>[2]) =>
      openSheet(saved('fourth-edition', { traits: [typedTrait('Gift', own, row)] })).worksheet.get('trait:gift.points');

    it('are rounded up, or down if the row says so', () => {
      const modifiers = [newModifier('m', { name: 'Weak', percent: -25 })];
      expect(price({ points: 10 }, { modifiers }).value).toBe(8);
      expect(price({ points: 10 }, { modifiers, roundDown: true }).value).toBe(7);
      expect(price({ points: -10, kind: 'disadvantage' }, { modifiers, roundDown: true }).value).toBe(-8);
      expect(describeDerivation(price({ points: 10 }, { modifiers, roundDown: true }), 'd')).toContain('rounded down');
    });

    it('count for half a level', () => {
      expect(price({ pointsPerLevel: 20 }, { level: 0.5 }).value).toBe(10);
      expect(price({ pointsPerLevel: 20 }, { level: 1.5 }).value).toBe(30);
      expect(price({ pointsPerLevel: 20 }, { level: 0 }).value).toBe(20);
      const listed = (level: number) =>
        openSheet(
          saved('fourth-edition', { traits: [trait('enhanced-move', { key: 'fast', level })] }),
        ).worksheet.number('trait:fast.points');
      expect([0.5, 1, 1.5, 1.7].map(listed)).toEqual([10, 20, 30, 30]);
    });
  });

  describe('with multiplicative modifiers', () => {
    const modified = (own: Partial<OwnTrait>, level: number, ...modifiers: Partial<TraitModifier>[]) => {
      const row = {
        level,
        modifiers: modifiers.map((figures, i) => newModifier(`m${i}`, { name: `M${i}`, ...figures })),
      };
      const character = saved('fourth-edition', { traits: [typedTrait('Gift', own, row)] });
      return openSheet({ ...character, houseRules: ['multiplicative-modifiers'] }).worksheet.get('trait:gift.points');
    };

    it.each([
      [
        'limitations lower the price with the enhancements',
        [{ points: 10 }, 1, { percent: 100 }, { percent: -50 }],
        10,
      ],
      ['enhancements are added up among themselves', [{ points: 10 }, 1, { percent: 50 }, { percent: 50 }], 20],
      ['limitations too, to −80%', [{ points: 10 }, 1, { percent: 100 }, { percent: -50 }, { percent: -50 }], 4],
      [
        'for base and levels',
        [{ points: 10, pointsPerLevel: 5 }, 2, { percent: 100, appliesTo: 'levels' }, { percent: -20 }],
        24,
      ],
    ] as const)('%s', (_, [own, level, ...modifiers], expected) =>
      expect(modified(own, level, ...modifiers).value).toBe(expected),
    );

    it('each factor has its own step', () =>
      expect(describeDerivation(modified({ points: 10 }, 1, { percent: 100 }, { percent: -50 }), 'd')).toBe(
        'Gift, points 10 points: list price 10; M0 +100% × 2; M1 −50% × ½. (custom)',
      ));
  });

  describe('Incompetence (p. 164)', () => {
    const levelOf = (choices: TraitRow['choices']) => {
      const quirk = trait('incompetence', { key: 'i', choices });
      const skills = [skill('climbing', 0)];
      return openSheet(saved('fourth-edition', { traits: [quirk], skills })).worksheet.get('skill:climbing.level');
    };

    it('lowers the skill that it names by 4, and none until it names one', () => {
      expect(levelOf([]).value).toBe(5);
      const lowered = levelOf([{ parameter: 'skill', value: ' climbing ' }]);
      expect(describeDerivation(lowered, 'd')).toContain('Incompetence (climbing) −4');
      expect(lowered.value).toBe(1);
    });
  });
});

describe('Alternative abilities', () => {
  type Own = Parameters<typeof typedTrait>[1];
  type Row = Parameters<typeof typedTrait>[2];
  const inPowers = (name: string, points: number, row: Row = {}) =>
    typedTrait(name, { points }, { container: 'powers', ...row });
  const powers = (holds: NonNullable<Own['holds']>, row: Row = {}) => typedTrait('Powers', { holds }, row);
  const open = (...traits: ReturnType<typeof typedTrait>[]) => openSheet(saved('fourth-edition', { traits })).worksheet;

  describe('traits in containers', () => {
    it('keep their own prices, and the container shows the sum', () => {
      const sheet = open(powers('group'), inPowers('Breath', 30), inPowers('Glare', 12));
      expect(sheet.number('trait:powers.total')).toBe(42);
      expect(sheet.number('points')).toBe(42);
      expect(describeDerivation(sheet.get('trait:powers.total'), 'd')).toContain('Breath +30; Glare +12');
    });

    it('have its modifiers on their price too', () => {
      const modifiers = [newModifier('m', { name: 'Divine', percent: -10 })];
      const sheet = open(powers('metaTrait', { modifiers }), inPowers('Breath', 30), inPowers('Glare', 12));
      expect(['breath', 'glare', 'powers'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([27, 11, 0]);
      expect(describeDerivation(sheet.get('trait:breath.points'), 'd')).toContain('Divine −10% × 0.9');
    });

    it('have no container if it is missing or inside itself', () => {
      expect(open(inPowers('Breath', 30)).number('trait:breath.points')).toBe(30);
      const ring = [powers('alternatives', { container: 'powers' }), inPowers('Breath', 30), inPowers('Glare', 10)];
      expect(open(...ring).number('points')).toBe(40);
    });
  });

  describe('alternative abilities (p. 61)', () => {
    it('cost a fifth, rounded up, except the most expensive one', () => {
      const sheet = open(powers('alternatives'), inPowers('Glare', 12), inPowers('Breath', 30), inPowers('Touch', 30));
      expect(['glare', 'breath', 'touch'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([3, 30, 6]);
      expect(sheet.number('trait:powers.total')).toBe(39);
      expect(describeDerivation(sheet.get('trait:glare.points'), 'd')).toBe(
        'Glare, points 3 points: by itself 12; alternative ability ÷ 5; rounded up. (custom)',
      );
    });

    it('are rounded down if the container says so', () => {
      const traits = [powers('alternatives', { roundDown: true }), inPowers('Glare', 12), inPowers('Breath', 30)];
      expect(open(...traits).number('points')).toBe(32);
    });

    it('may be bundles of traits, which are compared as a whole', () => {
      const bundle = typedTrait('Bundle', { holds: 'group' }, { container: 'powers' });
      const inBundle = (name: string, points: number) => inPowers(name, points, { container: 'bundle' });
      const sheet = open(
        powers('alternatives'),
        bundle,
        inBundle('Wings', 20),
        inBundle('Tail', 15),
        inPowers('Breath', 30),
      );
      expect(['wings', 'tail', 'breath'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([20, 15, 6]);
      expect(sheet.number('trait:bundle.total')).toBe(35);
      expect(sheet.number('trait:powers.total')).toBe(41);
    });

    it('may be among other alternatives: a share of their price as alternatives', () => {
      const inner = typedTrait('Glares', { holds: 'alternatives' }, { container: 'powers' });
      const inInner = (name: string, points: number) => inPowers(name, points, { container: 'glares' });
      const sheet = open(
        powers('alternatives'),
        inPowers('Breath', 20),
        inner,
        inInner('Frost', 10),
        inInner('Fire', 5),
      );
      // 10 + 5 ÷ 5 is 11, a fifth of which is 2.2: 3.
      expect(['breath', 'frost', 'fire'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([20, 2, 1]);
      expect(sheet.number('trait:powers.total')).toBe(23);
      expect(describeDerivation(sheet.get('trait:fire.points'), 'd')).toContain('as one of its own alternatives 1');
    });

    it('are compared by the total price of inner alternatives, however deep these are', () => {
      const inner = typedTrait('Glares', { holds: 'alternatives' }, { container: 'bundle' });
      const bundle = typedTrait('Bundle', { holds: 'group' }, { container: 'powers' });
      const inInner = (name: string, points: number) => inPowers(name, points, { container: 'glares' });
      // By itself the bundle would be 40; with its alternatives it is 24.
      const inBundle = [bundle, inner, inInner('Frost', 20), inInner('Fire', 20)];
      const sheet = open(powers('alternatives'), inPowers('Breath', 30), ...inBundle);
      expect(sheet.number('trait:breath.points')).toBe(30);
      expect(sheet.number('trait:powers.total')).toBe(35);
    });

    it('round the share of a bundle once', () => {
      const bundle = typedTrait('Bundle', { holds: 'group' }, { container: 'powers' });
      const inBundle = ['Wings', 'Tail', 'Horns'].map((name) => inPowers(name, 11, { container: 'bundle' }));
      const sheet = open(powers('alternatives'), inPowers('Breath', 40), bundle, ...inBundle);
      expect(sheet.number('trait:bundle.total')).toBe(7); // 33 ÷ 5, not 3 × 3.
    });
  });
});

describe('Listed advantages', () => {
  const sheetOf = (id: string, level: number, choices: { parameter: string; value: string }[] = []) =>
    openSheet(
      saved('fourth-edition', { traits: [z.parse(traitRowSchema, { key: 'gift', entry: id, level, choices })] }),
    ).worksheet;

  describe('advantages from the list', () => {
    it.each([
      [0, 5],
      [1, 15],
      [3, 35],
    ])('Magery %i costs %i points (p. 66)', (level, points) =>
      expect(sheetOf('magery', level).number('trait:gift.points')).toBe(points),
    );

    it('begin with level 1 unless the book has a level 0', () =>
      expect(sheetOf('hard-to-kill', 0).number('trait:gift.points')).toBe(2));

    it('change reactions (p. 494)', () =>
      expect(sheetOf('appearance', 1, [{ parameter: 'looks', value: 'attractive' }]).number('reaction')).toBe(1));
  });
});

describe('Meta-traits', () => {
  const open = (...traits: ReturnType<typeof typedTrait>[]) => openSheet(saved('fourth-edition', { traits })).worksheet;
  const whole = typedTrait('Whole', { holds: 'metaTrait' });
  const part = (name: string, kind: 'advantage' | 'disadvantage' | 'quirk', points: number) =>
    typedTrait(name, { kind, points }, { container: 'whole' });

  describe('a meta-trait (p. 262)', () => {
    it('is one disadvantage of −10, toward the limit too, if Flight 40 and Blindness −50 are its parts', () => {
      const sheet = open(whole, part('Flight', 'advantage', 40), part('Blindness', 'disadvantage', -50));
      expect(['advantage', 'disadvantage', 'reductions'].map((kind) => sheet.number(`points.${kind}`))).toEqual([
        0, -10, -10,
      ]);
      expect(describeDerivation(sheet.get('points.disadvantage'), 'd')).toContain('Whole, in all −10');
    });

    it('is one advantage if its parts are 40 and −30, and a quirk in it is none of the five', () => {
      const parts = [part('Flight', 'advantage', 40), part('Lame', 'disadvantage', -29), part('Odd', 'quirk', -1)];
      const sheet = open(whole, ...parts);
      expect(['advantage', 'disadvantage', 'quirk'].map((kind) => sheet.number(`points.${kind}`))).toEqual([10, 0, 0]);
      expect(sheet.number('quirks')).toBe(0);
      expect(sheet.number('points')).toBe(10);
    });
  });

  it('A race that gives points counts toward the limit of disadvantages (p. 262)', () => {
    const race = { entry: 'orc', own: null };
    expect(openSheet(saved('fourth-edition', { race })).worksheet.number('points.reductions')).toBe(-2);
  });
});

describe('Listed races', () => {
  const member = (race: string) => {
    const blank = blankCharacter();
    const campaign = { ...blank.campaign, techLevel: 3, budget: 300 };
    return deriveCharacter({
      ruleset: 'fourth-edition',
      houseRules: [],
      character: setRace({ ...blank, campaign }, race),
    });
  };

  describe('races of the fourth edition', () => {
    // By the prices of the Basic Set: ST, HT and HP by the level, traits and racial skills as they are listed.
    it.each([
      // ST −10, DX 20, Acute Hearing 4, lifespan 6, Night Vision 4, Perfect Balance 15, Sense of Duty −10
      ['elf', 29],
      // HT 10, DR 5, lifespan 2, Lifting ST 9, Night Vision 6, Resistant (10 × 1/3) 3, Stubbornness −5
      ['dwarf', 30],
      // ST −30, DX 20, HT 10, Honest Face 1, Silence 5, Gluttony −5, Reduced Consumption 2
      ['halfling', 3],
      // ST 10, IQ −20, HT 10, Acute Smell 4, Night Vision 3, Rapid Healing 5, Stigma −10, Unattractive −4
      ['orc', -2],
      // ST −10, HT 10, Per 5, Attractive 4, Language Talent 10, Magery 5, Balance 15, Telescopic 5, Unaging 15, Voice 10
      ['book-elf', 69],
      // HT 10, Will 5, Detect gold (5 × 50%, up) 3, lifespan 2, Night Vision 5, Artificer 10
      ['book-dwarf', 35],
      // ST 150 × 80% (SM +2) 120, Per 15, Will 15, grip −15, talons 8, DR (30 × 60%) 18, smell 15, fire (20 × 160%) 32,
      // tail 5, move 10, attack 25, legs 5, wings (40 × 75%) 30, horizontal −10, Longevity 2, Magery 5, Night Vision 8,
      // fangs 2, Gluttony −5, Greed −15, Miserliness −10
      ['dragon', 260],
      // ST −10, DX 20, hearing 4, smell 2, Catfall 10, claws 5, reflexes 15, DR 5, teeth 1, cold 1, Impulsive −10, Sleepy −8
      ['felinoid', 35],
      // ST 60, HP 8, Per 15, forms 30, no breath 20, unliving 20, insubstantial (80 × 90%) 72, Night Vision 5, immune 30,
      // animals (25 × 40%) 10, Unaging 15, Unkillable (100 × 50%) 50, bite 30, coffin (−20 × 3) −60, curse −10,
      // Draining −10, Dread −10 − 14 − 20, features −1 − 10 − 5, appetite −15, Unhealing −20, sun (−20 × 2) −40
      ['vampire', 150],
    ])('%s cost %i points', (race, points) => {
      expect(member(race).worksheet.number('points.race')).toBe(points);
    });

    it.each(fourthEditionRaces.map(({ id }) => id))('%s has only existing parts, and no findings', (race) => {
      const { context, findings } = member(race);
      expect(context.race.facet).not.toBeNull();
      for (const { row, facet } of context.race.traits) {
        expect(facet, row.entry).not.toBeNull();
        const { parameters = [] } = context.catalog.traits.get(row.entry)?.facet ?? {};
        for (const { parameter, value } of row.choices) {
          const question = parameters.find(({ id }) => id === parameter);
          expect(question, `${row.entry}: ${parameter}`).toBeDefined();
          if (question?.options) expect(question.options.map(({ id }) => id)).toContain(value);
        }
      }
      for (const { row, facet } of context.race.skills) expect(facet, row.entry).not.toBeNull();
      expect(findings.filter(({ kind }) => kind === 'rule')).toEqual([]);
    });
  });
});
