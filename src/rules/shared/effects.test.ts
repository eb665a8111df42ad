import { describe, expect, it } from 'vitest';
import { catalogOf, noTables } from '../../catalog/catalog.ts';
import type { Effect } from '../../catalog/effect.ts';
import { listTraits } from '../../catalog/list-entries.ts';
import type { TraitFacet, TraitOption, TraitPrice } from '../../catalog/trait-entry.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { describeDerivation } from '../../engine/format.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { choices, saved, trait } from '../../testing/rows.ts';
import { catalogFor, deriveCharacter, openWorksheet } from '../derive-character.ts';
import { resolveCharacter } from '../resolve/resolve-character.ts';
import { rulesetAbout } from '../rulesets.ts';
import { traitStat } from '../stat-ids.ts';
import { applyEffects, isReplaced, keyOfLearned } from './effects.ts';
import { indexEffects } from './index-effects.ts';
import { calculateTraitPrice } from './trait-price.ts';

describe('Effects', () => {
  const cite = { book: 'Test', page: 1 };
  const entry = (id: string) => ({ name: id[0]?.toUpperCase() + id.slice(1), description: '', keywords: [] });
  const facet = (effects: readonly Effect[]): TraitFacet => ({
    cite,
    kind: 'advantage',
    price: { points: 0, pointsPerLevel: 1 },
    effects,
    parameters: [
      {
        id: 'kind',
        label: 'Kind',
        options: [
          { id: 'one', name: 'one', short: '' },
          { id: 'two', name: 'two', short: '' },
        ],
      },
    ],
  });

  type Rows = Parameters<typeof trait>[1] & { readonly effects: readonly Effect[] };

  /**
   * A Dodge of 10 called "Number", and the effects of these traits, each under its name, on it and on all active
   * defenses.
   */
  function worked(traits: Readonly<Record<string, Rows>>) {
    const entries = Object.entries(traits);
    const listed = listTraits(
      Object.fromEntries(entries.map(([id]) => [id, entry(id)])),
      Object.fromEntries(entries.map(([id, { effects }]) => [id, facet(effects)])),
    );
    const catalog = catalogOf('lite-3e', { ...noTables, traits: listed });
    const rows = entries.map(([id, { effects: _, ...more }]) => trait(id, more));
    const worksheet = new Worksheet();
    const effects = indexEffects(
      worksheet,
      resolveCharacter(saved('lite-3e', { traits: rows }), rulesetAbout('lite-3e'), catalog),
    );
    worksheet.define({ id: 'iq', name: 'Other', formula: (w) => w.start(7, 'seven') });
    worksheet.define({
      id: 'dodge',
      name: 'Number',
      formula: (w) => applyEffects(w.start(10, 'ten'), effects, 'dodge', 'activeDefenses'),
    });
    const number = worksheet.get('dodge');
    return {
      effects,
      worksheet,
      sentence: describeDerivation(number, 'd'),
      rows: number.steps.map(({ row }) => row),
      notes: number.notes.map(({ words, row }) => `${row}: ${words}`),
    };
  }

  describe('effects', () => {
    it('recompute, add, multiply and bound, in that order, however they are listed', () => {
      const { sentence, rows } = worked({
        bound: {
          effects: [
            { to: 'activeDefenses', atMost: 20 },
            { to: 'activeDefenses', times: 3 },
          ],
        },
        more: {
          effects: [
            { to: 'dodge', atMost: 40 },
            { to: 'dodge', times: 2 },
            { to: 'activeDefenses', add: 5 },
          ],
        },
        chair: {
          effects: [
            { to: 'dodge', add: 1 },
            { to: 'dodge', instead: { of: 'iq', over: 2 } },
          ],
        },
      });
      expect(sentence).toBe(
        'Number 20: ten 10; Other 7; Chair ÷ 2; rounded down; Chair +1; More +5; More × 2; Bound × 3; More: maximum 40; Bound: maximum 20.',
      );
      expect(new Set(rows)).toEqual(new Set([undefined, 'chair', 'more', 'bound']));
    });

    it('count once for each level', () => {
      const effects: Effect[] = [
        { to: 'dodge', add: 2, perLevel: true },
        { to: 'dodge', times: 10, perLevel: true },
      ];
      expect(worked({ gift: { level: 3, effects } }).sentence).toBe('Number 16,000: ten 10; Gift +6; Gift × 1,000.');
      const first = 'Number 120: ten 10; Gift +2; Gift × 10.';
      expect(worked({ gift: { level: 1, effects } }).sentence).toBe(first);
      expect(worked({ gift: { level: 0, effects } }).sentence, 'there is no level 0').toBe(first);
      const { worksheet } = worked({ gift: { level: 1_000_000, effects } });
      expect(Number.isFinite(worksheet.get('dodge').value)).toBe(true);
    });

    it('add a share of another number as a separate stat', () => {
      const effects: Effect[] = [
        { to: 'dodge', add: 1 },
        { to: 'dodge', share: { of: 'iq', times: 0.5 } },
      ];
      const { sentence, worksheet } = worked({ weight: { effects } });
      expect(sentence).toBe('Number 14½: ten 10; Weight +1; Weight +3½.');
      expect(describeDerivation(worksheet.get('effect:weight.1'), 'd')).toBe(
        'Weight 3½: Other 7; share × ½. (Test p. 1)',
      );
    });

    it('with a condition are notes, of whatever kind', () => {
      const when = 'at night';
      const effects: Effect[] = [
        { to: 'dodge', add: -2, when },
        { to: 'dodge', times: 2, when },
        { to: 'dodge', atMost: 5, when },
        { to: 'dodge', share: { of: 'iq', times: 1 }, when },
        { to: 'dodge', instead: { of: 'iq', over: 1 }, when },
      ];
      const { sentence, notes, effects: index } = worked({ owl: { effects } });
      expect(sentence).toBe('Number 10: ten 10.');
      expect(notes).toEqual([
        'owl: −2 at night (Owl)',
        'owl: × 2 at night (Owl)',
        'owl: at most 5 at night (Owl)',
        'owl: at night (Owl)',
        'owl: at night (Owl)',
      ]);
      expect(isReplaced(index, 'dodge')).toBe(false);
    });

    it('for learned skills are indexed separately', () => {
      const { sentence, effects } = worked({ talent: { effects: [{ to: { skill: 'bow' }, add: 2, learned: true }] } });
      expect(sentence).toBe('Number 10: ten 10.');
      expect(effects.get(keyOfLearned('skill:bow'))?.map(({ amount }) => amount)).toEqual([2]);
    });
  });

  describe('an effect that another trait suspends', () => {
    const scar: Rows = { effects: [{ to: 'dodge', add: -1, unless: [{ trait: 'charm', options: ['two'] }] }] };
    const charm = (kind: string, more: Partial<Rows> = {}) => ({ effects: [], choices: choices({ kind }), ...more });

    it('counts without that trait, with another of its answers, and once it is bought off', () => {
      const counts = 'Number 9: ten 10; Scar −1.';
      expect(worked({ scar }).sentence).toBe(counts);
      expect(worked({ scar, charm: charm('one') }).sentence).toBe(counts);
      expect(worked({ scar, charm: charm('two', { boughtOff: true }) }).sentence).toBe(counts);
    });

    it('is a note with that trait', () => {
      const spared = worked({ scar, charm: charm('two') });
      expect([spared.sentence, spared.notes]).toEqual([
        'Number 10: ten 10.',
        ['scar: −1 does not apply with Charm (Scar)'],
      ]);
    });

    it('may be suspended by an answer of its own trait, without a note', () => {
      const sight = (kind: string): Rows => ({
        effects: [{ to: 'dodge', add: -2, unless: [{ trait: 'sight', options: ['two'] }] }],
        choices: choices({ kind }),
      });
      expect(worked({ sight: sight('one') }).sentence).toBe('Number 8: ten 10; Sight −2.');
      const glasses = worked({ sight: sight('two') });
      expect([glasses.sentence, glasses.notes]).toEqual(['Number 10: ten 10.', []]);
    });
  });
});

describe('Cycles of effects', () => {
  describe('custom amounts that depend on each other in a cycle', () => {
    const eyes = typedTrait('Eyes', { effects: [{ stat: 'perception', how: 'instead', of: 'st' }] });
    const arm = typedTrait('Arm', { effects: [{ stat: 'st', how: 'share', of: 'perception', times: 1 }] });
    const leg = typedTrait('Leg', { effects: [{ stat: 'basicMove', how: 'share', of: 'st', times: 1 }] });
    const characterOf = (...traits: TraitRow[]) => saved('fourth-edition', { attributes: { st: 12, iq: 11 }, traits });
    const numbersOf = (...traits: TraitRow[]) => {
      const { worksheet } = openWorksheet(characterOf(...traits));
      const ids = ['st', 'perception', 'basicMove', 'effect:eyes.0', 'effect:arm.0', 'effect:leg.0'];
      return Object.fromEntries(ids.map((id) => [id, worksheet.get(id)]));
    };

    it('all count for nothing, whichever is read first', () => {
      const one = numbersOf(eyes, arm, leg);
      expect([one.st?.value, one.perception?.value, one.basicMove?.value]).toEqual([12, 11, 17]);
      expect([one['effect:eyes.0']?.value, one['effect:arm.0']?.value]).toEqual([null, null]);
      for (const order of [
        [arm, eyes, leg],
        [leg, arm, eyes],
        [leg, eyes, arm],
      ]) {
        expect(numbersOf(...order)).toEqual(one);
      }
    });

    it('all count for nothing if several cycles have a number in common', () => {
      // IQ depends on Move in two ways, and Move by way of Basic Speed and Perception on IQ.
      const effects = [
        { stat: 'iq', how: 'share', of: 'basicMove', times: 1 },
        { stat: 'iq', how: 'instead', of: 'move' },
        { stat: 'basicSpeed', how: 'instead', of: 'perception' },
      ] as const;
      const traits = effects.map((effect, at) => typedTrait(`Gift ${at}`, { effects: [effect] }));
      const amounts = traits.map(({ key }) => `effect:${key}.0`);
      for (const first of ['iq', 'perception', 'basicSpeed', 'basicMove', 'move', ...amounts]) {
        const { worksheet } = openWorksheet(characterOf(...traits));
        worksheet.get(first);
        expect(amounts.map((id) => worksheet.get(id).value)).toEqual([null, null, null]);
        expect(worksheet.number('iq')).toBe(11);
      }
    });

    it('count again when the cycle is broken', () => {
      const whole = openWorksheet(characterOf(eyes, arm));
      expect(openWorksheet(characterOf(eyes), whole).worksheet.number('perception')).toBe(12);
    });

    it('count for nothing if a skill adds, from a level on, to the base of its own attribute', () => {
      const own = { attribute: 'will', effects: [{ stat: 'iq', add: 5, fromLevel: 0 }] } as const;
      for (const ruleset of ['man-to-man', 'fourth-edition']) {
        const character = saved(ruleset, { attributes: { iq: 11 }, skills: [typedSkill('Focus', 8, own)] });
        const { worksheet } = openWorksheet(character);
        expect(worksheet.number('iq')).toBe(11);
        expect(worksheet.get('effect:focus.0').value).toBeNull();
      }
    });
  });
});

describe('The index of effects', () => {
  const wings = typedTrait(
    'Wings',
    { pointsPerLevel: 5, effects: [{ stat: 'dodge', add: 1, perLevel: true }] },
    { level: 2 },
  );
  const grant = { stat: 'traitLevel', by: 'name', selection: 'wings', how: 'add', add: 1 } as const;
  const sheetOf = (choices: Parameters<typeof saved>[1]) => openSheet(saved('fourth-edition', choices));

  describe('levels of a trait that another gives', () => {
    const crown = typedItem('Crown', { effects: [grant] }, { place: 'ready' });

    it('count for the effects of the trait, and not for its price', () => {
      const { worksheet, model } = sheetOf({ traits: [wings], equipment: [crown] });
      expect(describeDerivation(worksheet.get('trait:wings.level'), 'd')).toBe(
        'Wings, level 3: levels bought 2; Crown +1. (custom)',
      );
      expect(worksheet.number('dodge')).toBe(11);
      expect(worksheet.number('trait:wings.points')).toBe(10);
      expect(model.traits[0]?.note).toBe('level 3 in all');
    });

    it('count once for each level of the giver, and only while it is in use', () => {
      const blessing = typedTrait(
        'Blessing',
        { pointsPerLevel: 1, effects: [{ ...grant, perLevel: true }] },
        { level: 4 },
      );
      expect(sheetOf({ traits: [wings, blessing] }).worksheet.number('dodge')).toBe(14);
      expect(sheetOf({ traits: [wings], equipment: [{ ...crown, place: 'carried' }] }).worksheet.number('dodge')).toBe(
        10,
      );
    });

    it('do not exist for a trait without levels, for the giver itself, and below 0', () => {
      const plain = typedTrait('Wings', { effects: [{ stat: 'dodge', add: 1 }] });
      expect(sheetOf({ traits: [plain], equipment: [crown] }).worksheet.has('trait:wings.level')).toBe(false);
      const own = typedTrait('Wings', { pointsPerLevel: 5, effects: [grant] });
      expect(sheetOf({ traits: [own] }).worksheet.has('trait:wings.level')).toBe(false);
      const curse = typedTrait('Curse', { effects: [{ ...grant, add: -9 }] });
      expect(sheetOf({ traits: [wings, curse] }).worksheet.number('trait:wings.level')).toBe(0);
      expect(sheetOf({ traits: [wings, curse] }).worksheet.number('dodge')).toBe(8);
    });
  });
});

describe('Prices of traits', () => {
  const { campaign } = saved('lite-3e', {}).character;
  const facet = (price: TraitPrice, ...questions: TraitOption[][]): TraitFacet => ({
    cite: { book: 'MtM', page: 1 },
    kind: 'disadvantage',
    price,
    parameters: questions.map((options, i) => ({ id: `q${i}`, label: 'Question', options })),
  });
  const option = (figures: Omit<TraitOption, 'id' | 'name'>): TraitOption[] => [{ id: 'a', name: 'A', ...figures }];
  const priceAt = (of: TraitFacet, level = 1) => calculateTraitPrice(of, { choices: [], level }, campaign);

  describe('calculateTraitPrice', () => {
    it.each([
      ['one price', facet({ points: 15 }), 1, 15],
      ['a price a level', facet({ pointsPerLevel: 5 }), 3, 15],
      ['a first price and one a level', facet({ points: 10, pointsPerLevel: 5 }), 2, 20],
      ['no more levels than there are', facet({ pointsPerLevel: 5, mostLevels: 2 }), 7, 10],
      ['a table of levels', facet({ levels: [10, 25] }), 2, 25],
      ['the last level of a table', facet({ levels: [10, 25] }), 3, 25],
      ['answers that add', facet({ points: 0 }, option({ points: -5 }), option({ points: -10 })), 1, -15],
      ['answers that multiply', facet({ points: -5 }, option({ multiply: 3 })), 1, -15],
      ['at most', facet({ points: 5 }, option({ atMost: 0 })), 1, 0],
      ['nothing from nothing', facet({ points: 0 }, option({ multiply: 2 })), 1, 0],
      ['half of −5 rounded down by size', facet({ points: -5 }, option({ divide: 2, round: 'down' })), 1, -2],
      ['half of −5 rounded up by size', facet({ points: -5 }, option({ divide: 2, round: 'up' })), 1, -3],
      ['half of 5 rounded down by size', facet({ points: 5 }, option({ divide: 2, round: 'down' })), 1, 2],
      ['half of 5 rounded up by size', facet({ points: 5 }, option({ divide: 2, round: 'up' })), 1, 3],
      ['a whole price, which is not rounded', facet({ points: -4 }, option({ divide: 2, round: 'up' })), 1, -2],
    ])('gives %s', (_, of, level, points) => {
      expect(priceAt(of, level)).toBe(points);
    });

    it('equals the number on the sheet, for each answer of each listed trait', () => {
      for (const ruleset of ['man-to-man', 'lite-3e'] as const) {
        for (const { id, facet: listed } of catalogFor(ruleset).traits.values()) {
          const answers = (listed.parameters ?? []).flatMap(({ id: parameter, options = [] }) =>
            options.map(({ id: value }) => [{ parameter, value }]),
          );
          for (const choices of [[], ...answers]) {
            const row = trait(id, { key: 't', choices, level: 2 });
            const { worksheet } = deriveCharacter(saved(ruleset, { traits: [row] }));
            const onPaper = saved(ruleset, {}).character.campaign;
            expect(worksheet.number(traitStat('t')), `${id} ${JSON.stringify(choices)}`).toBe(
              calculateTraitPrice(listed, row, onPaper),
            );
          }
        }
      }
    });
  });
});
