import { describe, expect, it } from 'vitest';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { SavedCharacter } from '../../character/character.ts';
import type { OwnTrait, TraitRow } from '../../character/trait-rows.ts';
import { someOf } from '../../testing/extent.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedRace, typedTrait } from '../../testing/own-rows.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { catalogFor } from '../derive-character.ts';
import { rulesetIds } from '../rulesets.ts';
import { findLeastLevel, findMostLevels } from '../shared/trait-price.ts';
import { describeFinding } from './finding-sentences.ts';

describe('Signs of prices', () => {
  const typed = (kind: OwnTrait['kind'], points: number, more: Partial<TraitRow> = {}) =>
    typedTrait('Dark secret', { kind, points }, more);

  function remarks(ruleset: string, choices: Parameters<typeof saved>[1]) {
    const { findings } = openSheet(saved(ruleset, choices));
    return findings
      .filter(({ code }) => code === 'price-sign')
      .map(({ id, kind, fact, place }) => ({ id, kind, sentence: describeFinding(fact), place }));
  }
  const sentences = (ruleset: string, row: TraitRow) =>
    remarks(ruleset, { traits: [row] }).map((remark) => remark.sentence);

  describe.each(rulesetIds)('a custom price of the wrong sign, under %s', (ruleset) => {
    it.each([
      ['disadvantage', 10, 'Dark secret is a disadvantage and should give points back, but it costs 10 points.'],
      ['quirk', 1, 'Dark secret is a quirk and should give points back, but it costs 1 point.'],
      ['advantage', -10, 'Dark secret is an advantage and should cost points, but it gives back 10 points.'],
      ['perk', -1, 'Dark secret is a perk and should cost points, but it gives back 1 point.'],
    ] as const)('is a finding for a %s of %i', (kind, points, sentence) => {
      expect(sentences(ruleset, typed(kind, points))).toEqual([sentence]);
      expect(sentences(ruleset, typed(kind, -points))).toEqual([]);
      expect(sentences(ruleset, typed(kind, 0))).toEqual([]);
      expect(sentences(ruleset, typed(kind, points, { boughtOff: true }))).toEqual([]);
    });

    it('is against the rules, at its row, and the points are those of the file', () => {
      const row = typed('disadvantage', 10);
      expect(remarks(ruleset, { traits: [row] })).toMatchObject([
        { id: 'price-sign:dark secret', kind: 'rule', place: { chapter: 'traits', row: 'dark secret' } },
      ]);
      const { worksheet, context } = openSheet(saved(ruleset, { traits: [row] }));
      expect(worksheet.number('points')).toBe(10);
      expect(context.traits[0]?.row.own?.points).toBe(10);
    });

    it('is a finding at the race if it belongs to a custom race', () => {
      const own = typedRace({ name: 'Elf', traits: [typed('disadvantage', 10)] });
      expect(remarks(ruleset, { race: { entry: 'human', own } })).toMatchObject([
        { id: 'price-sign:race.trait0', place: { chapter: 'concept', field: 'race' } },
      ]);
    });
  });

  it('a quirk of the fourth edition at 1 point is one finding, not two', () => {
    const { findings } = openSheet(saved('fourth-edition', { traits: [typed('quirk', 1)] }));
    expect(findings.map(({ code }) => code)).toEqual(['price-sign']);
  });

  it('no listed trait has a price of the wrong sign, with any answers', () => {
    for (const ruleset of rulesetIds) {
      for (const { id, facet } of someOf([...catalogFor(ruleset).traits.values()], 25)) {
        const answers = (facet.parameters ?? []).flatMap((parameter) =>
          (parameter.options ?? []).map((option) => choices({ [parameter.id]: option.id })),
        );
        for (const given of [[], ...answers]) {
          const row = trait(id, { choices: given });
          expect(sentences(ruleset, row), JSON.stringify(row)).toEqual([]);
        }
      }
    }
  });
});

describe('Limits of trait levels', () => {
  function opened(character: SavedCharacter) {
    const { worksheet, context, findings, model } = openSheet(character);
    return {
      numbers: Object.fromEntries(worksheet.ids().map((id) => [id, worksheet.get(id).value])),
      findings,
      sentences: findings.filter(({ code }) => code === 'trait-level').map(({ fact }) => describeFinding(fact)),
      levels: [...context.traits, ...context.race.traits].map(({ row }) => row.level),
      names: model.traits.map(({ name }) => name),
    };
  }

  const withTraits = (ruleset: string, ...traits: TraitRow[]) => saved(ruleset, { traits });
  const lite = (...traits: TraitRow[]) => opened(withTraits('lite-3e', ...traits));
  /** A custom trait for 10 points and 5 a level that adds to Dodge for each level. */
  const typed = (level: number, pointsPerLevel = 5) =>
    typedTrait('Nimble', { points: 10, pointsPerLevel, effects: [dodge] }, { level });
  const dodge = { stat: 'dodge', add: 1, perLevel: true, when: '' };

  /** The levels around the bounds of a price, each with the nearest one that exists. */
  function levelsAround(facet: TraitFacet): [number, number][] {
    const { price } = facet;
    const none = 'levels' in price ? price.levels.length : 'pointsPerLevel' in price ? price.mostLevels : 1;
    const low: [number, number][] = [-2, 0].map((level) => [level, findLeastLevel(facet)]);
    return none === undefined ? [...low, [7, 7]] : [...low, [none, none], [none + 1, none], [none + 9, none]];
  }

  describe.each(rulesetIds)('a level that does not exist, under %s', (ruleset) => {
    const traits = [...catalogFor(ruleset).traits.values()];
    const isLeveled = ({ facet }: (typeof traits)[number]) => findMostLevels(facet) !== 1;
    const listed = [...traits.filter(isLeveled), ...traits.filter((trait) => !isLeveled(trait)).slice(0, 5)];

    it('has the price and every effect of the nearest one in a listed trait, and is a finding', () => {
      for (const { id, facet } of someOf(listed, 15)) {
        const of = (level: number) => opened(withTraits(ruleset, trait(id, { level })));
        const known = new Map<number, ReturnType<typeof of>>();
        for (const [level, nearest] of levelsAround(facet)) {
          const there = known.get(nearest) ?? of(nearest);
          known.set(nearest, there);
          const here = level === nearest ? there : of(level);
          expect(here.numbers, `${id} ${level}`).toEqual(there.numbers);
          expect(here.levels).toEqual([level]);
          expect(here.sentences, `${id} ${level}`).toHaveLength(level === nearest ? 0 : 1);
          const others = here.findings.filter(({ code }) => code !== 'trait-level').map((finding) => finding.id);
          expect(others, `${id} ${level}`).toEqual(there.findings.map((finding) => finding.id));
        }
      }
    });

    it.each([
      [0, 5, 1, 'Nimble starts at level 1; level 0 counts as level 1.'],
      [-4, 5, 1, 'Nimble starts at level 1; level −4 counts as level 1.'],
      [3, 0, 1, 'Nimble has no levels; level 3 counts as level 1.'],
      [-1, 0, 1, 'Nimble has no levels; level −1 counts as level 1.'],
      [30, 5, 30, ''],
    ])('%i of a custom trait at %i points a level counts as %i', (level, perLevel, counted, sentence) => {
      const here = opened(withTraits(ruleset, typed(level, perLevel)));
      expect(here.numbers).toEqual(opened(withTraits(ruleset, typed(counted, perLevel))).numbers);
      expect(here.numbers.points).toBe(10 + perLevel * counted);
      expect(here.sentences).toEqual(sentence ? [sentence] : []);
    });

    it('counts in the same way in a custom race, and is a finding at the race', () => {
      const member = (level: number, otherLevel = 1) => {
        const traits = [typed(level), { ...typed(otherLevel), key: 'other' }];
        return opened(saved(ruleset, { race: { entry: 'human', own: typedRace({ name: 'Elf', traits }) } }));
      };
      expect(member(-3).numbers).toEqual(member(1).numbers);
      expect(member(-3).numbers['points.race']).toBe(30);
      expect(member(1).sentences).toEqual([]);
      const { findings, sentences, levels } = member(-3, 0);
      expect(levels).toEqual([-3, 0]);
      expect(sentences).toEqual([
        'Nimble starts at level 1; level −3 counts as level 1.',
        'Nimble starts at level 1; level 0 counts as level 1.',
      ]);
      expect(findings.map(({ id, place }) => [id, place])).toEqual([
        ['trait-level:race.trait0', { chapter: 'concept', field: 'race' }],
        ['trait-level:race.trait1', { chapter: 'concept', field: 'race' }],
      ]);
    });
  });

  describe('levels of GURPS Lite that do not exist', () => {
    it.each([
      ['military-rank', 9, 40, 'Military Rank goes up to level 8; level 9 counts as level 8.'],
      ['youth', 4, -6, 'Youth goes up to level 3; level 4 counts as level 3.'],
      ['toughness', 3, 25, 'Toughness goes up to level 2; level 3 counts as level 2.'],
      ['strong-will', -2, 4, 'Strong Will starts at level 1; level −2 counts as level 1.'],
    ])('%s %i is priced at %i', (id, level, points, sentence) => {
      const { numbers, sentences } = lite(trait(id, { level }));
      expect([numbers.points, sentences]).toEqual([points, [sentence]]);
    });

    it('are not more effective than the nearest one, and count against the limit like it', () => {
      expect(lite(trait('toughness', { level: 3 })).numbers.damageResistance).toBe(2);
      expect(lite(trait('strong-will', { level: -2 })).numbers.will).toBe(11);
      const strong = lite(trait('youth', { level: 9 }), trait('strong-will', { level: -20 }));
      expect([strong.numbers['points.limited'], strong.numbers.points]).toEqual([-6, -2]);
    });

    it('are on the sheet as the player chose them, with the effective level', () => {
      expect(lite(trait('toughness', { level: 3 })).names).toEqual(['Toughness 3 (counts as 2)']);
      expect(lite(trait('toughness', { level: 2 })).names).toEqual(['Toughness 2']);
    });

    it('count for the prerequisites of spells like the nearest one', () => {
      const spells = (level: number) =>
        opened(saved('lite-3e', { traits: [trait('magery', { level })], skills: [skill('fireball', 2)] }));
      const ids = (level: number) =>
        spells(level).findings.flatMap(({ id, code }) => (code === 'trait-level' ? [] : [id]));
      expect(ids(0)).toEqual(ids(1));
      expect(ids(7)).toEqual(ids(3));
    });
  });
});
