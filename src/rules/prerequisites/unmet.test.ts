import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogOf, noTables } from '../../catalog/catalog.ts';
import { listSkills, listTraits } from '../../catalog/list-entries.ts';
import type { Prerequisite } from '../../catalog/prerequisite.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { type OwnTest, ownPrerequisiteSchema } from '../../character/custom-effect.ts';
import { newModifier } from '../../character/trait-rows.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { catalogFor } from '../derive-character.ts';
import { describeFinding } from '../findings/finding-sentences.ts';
import { prerequisitesOf } from '../resolve/custom-entries.ts';
import { resolveCharacter } from '../resolve/resolve-character.ts';
import { rulesetAbout } from '../rulesets.ts';
import { skillStat } from '../stat-ids.ts';
import { prerequisiteFindings } from './prerequisite-findings.ts';
import { describePrerequisite, prerequisiteLines } from './prerequisite-words.ts';
import { findUnmet } from './unmet.ts';

describe('Unmet prerequisites', () => {
  const cite = { book: 'Test', page: 1 };
  const entry = (name: string) => ({ name, description: '', keywords: [] });
  const traitFacet: TraitFacet = {
    cite,
    kind: 'advantage',
    price: { pointsPerLevel: 5 },
    parameters: [
      {
        id: 'kind',
        label: 'Kind',
        options: [
          { id: 'poor', name: 'Poor' },
          { id: 'rich', name: 'Rich' },
        ],
      },
    ],
  };
  const skillFacet: SkillFacet = { cite, attribute: 'iq', kind: 'mental', difficulty: 'hard', defaults: [] };
  const spell = (...colleges: string[]): SkillFacet => ({
    ...skillFacet,
    spell: { class: 'regular', time: '', duration: '', cost: '', colleges },
  });
  const catalog = catalogOf('lite-3e', {
    ...noTables,
    traits: listTraits(
      { gift: entry('Gift'), wealth: entry('Wealth'), curse: entry('Curse') },
      { gift: traitFacet, wealth: traitFacet, curse: traitFacet },
    ),
    skills: listSkills(
      {
        guns: entry('Guns'),
        law: entry('Law'),
        flame: entry('Flame'),
        spark: entry('Spark'),
        frost: entry('Frost'),
        asking: entry('Asking'),
      },
      {
        guns: skillFacet,
        law: skillFacet,
        flame: spell('fire'),
        spark: spell('fire', 'light'),
        frost: spell('water'),
        asking: spell('fire'),
      },
    ),
  });

  const character = saved('lite-3e', {
    attributes: { ht: 11, iq: 12 },
    campaign: { techLevel: 7 },
    traits: [trait('gift', { level: 2 }), trait('wealth', { choices: choices({ kind: 'rich' }) })],
    skills: [
      skill('guns', 2, { speciality: 'Pistol' }),
      skill('law', 0),
      skill('flame', 1),
      skill('spark', 1),
      skill('asking', 1),
    ],
  });
  /** Levels on the worksheet; `law` has a default only. */
  const levels = { guns: 13, law: 7, flame: 12, spark: 11, asking: 10 };

  const worksheet = new Worksheet();
  for (const [id, value] of Object.entries({ ht: 13, iq: 12, 'ht.bought': character.character.attributes.ht })) {
    worksheet.define({ id, name: id, formula: (w) => w.start(value, id) });
  }
  for (const [key, level] of Object.entries(levels)) {
    worksheet.define({ id: skillStat(key, 'level'), name: key, formula: (w) => w.start(level, key) });
  }
  const context = resolveCharacter(character, rulesetAbout('lite-3e'), catalog);
  /** The entry "asking" has the prerequisites, and never counts itself. */
  const scope = { worksheet, context, key: 'asking' };

  const metLeaf: Prerequisite = { attribute: 'iq', atLeast: 12 };
  const unmetLeaf: Prerequisite = { attribute: 'iq', atLeast: 13 };

  const met: readonly (readonly [string, Prerequisite])[] = [
    ['IQ 12', metLeaf],
    ['HT at most 13', { attribute: 'ht', atMost: 13 }],
    ['HT 13 to 14', { attribute: 'ht', atLeast: 13, atMost: 14 }],
    ['HT 11', { attribute: 'ht', atLeast: 11, atStart: true }],
    ['Gift', { trait: 'gift' }],
    ['Gift 2', { trait: 'gift', level: 2 }],
    ['Wealth (Rich)', { trait: 'wealth', options: ['rich'] }],
    ['Wealth (Poor or Rich)', { trait: 'wealth', options: ['poor', 'rich'] }],
    ['Guns', { skill: 'guns' }],
    ['Guns at 13', { skill: 'guns', level: 13 }],
    ['Guns (Pistol) at 12', { skill: 'guns', speciality: 'Pistol', level: 12 }],
    ['Law at 7', { skill: 'law', level: 7 }],
    ['Flame', { spell: 'flame' }],
    ['Flame at 12', { spell: 'flame', level: 12 }],
    ['2 other spells', { spells: 2 }],
    ['2 other spells of fire', { spells: 2, college: 'fire' }],
    ['1 other spell of light', { spells: 1, college: 'light' }],
    ['spells of 2 colleges', { colleges: 2 }],
    ['tech level 7', { techLevel: { atLeast: 7 } }],
    ['tech level at most 7', { techLevel: { atMost: 7 } }],
    ['IQ 12 and Gift', { all: [metLeaf, { trait: 'gift' }] }],
    ['', { all: [] }],
    ['IQ 13 or IQ 12', { any: [unmetLeaf, metLeaf] }],
    ['not IQ 13', { not: unmetLeaf }],
    ['2 of IQ 12, IQ 13, Gift', { count: 2, of: [metLeaf, unmetLeaf, { trait: 'gift' }] }],
    ['IQ 12 and (IQ 13 or Gift)', { all: [metLeaf, { any: [unmetLeaf, { trait: 'gift' }] }] }],
  ];

  const missing: readonly (readonly [string, Prerequisite, number | null | undefined])[] = [
    ['IQ 13', unmetLeaf, 12],
    ['HT at most 12', { attribute: 'ht', atMost: 12 }, 13],
    ['HT 14 to 15', { attribute: 'ht', atLeast: 14, atMost: 15 }, 13],
    ['HT 12', { attribute: 'ht', atLeast: 12, atStart: true }, 11],
    ['Curse', { trait: 'curse' }, 0],
    ['Gift 3', { trait: 'gift', level: 3 }, 2],
    ['Wealth (Poor)', { trait: 'wealth', options: ['poor'] }, 0],
    ['Law', { skill: 'law' }, undefined],
    ['Guns at 14', { skill: 'guns', level: 14 }, undefined],
    ['Guns (Rifle)', { skill: 'guns', speciality: 'Rifle' }, undefined],
    ['Flame', { skill: 'flame' }, undefined],
    ['Frost', { spell: 'frost' }, undefined],
    ['Spark at 12', { spell: 'spark', level: 12 }, undefined],
    ['Asking', { spell: 'asking' }, undefined],
    ['3 other spells', { spells: 3 }, 2],
    ['1 other spell of water', { spells: 1, college: 'water' }, 0],
    ['spells of 3 colleges', { colleges: 3 }, 2],
    ['tech level 8', { techLevel: { atLeast: 8 } }, 7],
    ['tech level at most 6', { techLevel: { atMost: 6 } }, 7],
    ['IQ 12 and IQ 13', { all: [metLeaf, unmetLeaf] }, undefined],
    ['IQ 13 or Curse', { any: [unmetLeaf, { trait: 'curse' }] }, undefined],
    ['', { any: [] }, undefined],
    ['not IQ 12', { not: metLeaf }, undefined],
    ['2 of IQ 12, IQ 13, Curse', { count: 2, of: [metLeaf, unmetLeaf, { trait: 'curse' }] }, 1],
    ['(IQ 12 and IQ 13) or Curse', { any: [{ all: [metLeaf, unmetLeaf] }, { trait: 'curse' }] }, undefined],
  ];

  describe('unmet', () => {
    it.each(met)('is null if a character has: %s', (_, prerequisite) => {
      expect(findUnmet(prerequisite, scope)).toBeNull();
    });

    it.each(missing)('names the missing part: %s', (_, prerequisite, actual) => {
      expect(findUnmet(prerequisite, scope)).toMatchObject({
        prerequisite,
        ...(actual === undefined ? {} : { actual }),
      });
    });

    it('names the parts that are missing', () => {
      const tree: Prerequisite = { all: [metLeaf, unmetLeaf, { any: [unmetLeaf, { trait: 'curse' }] }] };
      const parts = findUnmet(tree, scope)?.parts ?? [];
      expect(parts.map(({ prerequisite }) => prerequisite)).toEqual([
        unmetLeaf,
        { any: [unmetLeaf, { trait: 'curse' }] },
      ]);
      expect(parts[1]?.parts).toHaveLength(2);
    });

    it('names the excluded trait', () => {
      expect(findUnmet({ not: { trait: 'gift' } }, scope)?.excluded?.name).toBe('Gift (Poor)');
      expect(findUnmet({ not: { any: [{ trait: 'curse' }, { trait: 'wealth' }] } }, scope)?.excluded?.id).toBe(
        'wealth',
      );
      expect(findUnmet({ not: metLeaf }, scope)).not.toHaveProperty('excluded');
      expect(findUnmet({ not: { trait: 'gift' } }, { ...scope, key: 'gift' })).toBeNull();
    });

    it('ignores a trait that was bought off', () => {
      const traits = [trait('gift', { boughtOff: true })];
      const otherContext = resolveCharacter(saved('lite-3e', { traits }), rulesetAbout('lite-3e'), catalog);
      expect(findUnmet({ trait: 'gift' }, { worksheet, context: otherContext })).not.toBeNull();
    });

    it('reports any bound on an unset tech level', () => {
      const otherContext = resolveCharacter(saved('lite-3e', {}), rulesetAbout('lite-3e'), catalog);
      for (const techLevel of [{ atLeast: 0 }, { atMost: 20 }]) {
        expect(findUnmet({ techLevel }, { worksheet, context: otherContext })).toMatchObject({ actual: null });
      }
    });
  });

  test('prerequisiteLines has words for each prerequisite, and whether it is met', () => {
    const rows = [...met, ...missing];
    const lines = prerequisiteLines(
      rows.map(([, prerequisite]) => prerequisite),
      scope,
    );
    expect(lines).toEqual([
      ...met.map(([words]) => ({ words, met: true })),
      ...missing.map(([words]) => ({ words, met: false })),
    ]);
  });
});

describe('Named tests', () => {
  type Choices = NonNullable<Parameters<typeof saved>[1]>;
  type Test = Partial<OwnTest>;
  const requirement = (any: readonly Test[], more: object = {}) => z.parse(ownPrerequisiteSchema, { any, ...more });

  /** The sentence about a trait that requires this; '' if it is met. */
  function missing(tests: readonly Test[], choices: Choices = {}, more: object = {}): string {
    const asking = typedTrait('Asking', { prerequisites: [requirement(tests, more)] });
    const sheet = openSheet(saved('fourth-edition', { ...choices, traits: [asking, ...(choices.traits ?? [])] }));
    const found = sheet.findings.find(({ code }) => code === 'trait-needs');
    return found ? describeFinding(found.fact) : '';
  }
  const gift = (level: number, more: Parameters<typeof typedTrait>[2] = {}) =>
    typedTrait('Gift', { pointsPerLevel: 5 }, { level, ...more });
  const spell = (name: string, college: string, points = 1) =>
    typedSkill(name, points, {
      attribute: 'iq',
      difficulty: 'hard',
      tags: ['Old'],
      spell: {
        class: 'regular',
        resistedBy: '',
        time: '',
        duration: '',
        cost: '',
        maintain: '',
        colleges: [college],
        prerequisites: '',
        baseSkill: '',
        prerequisiteCount: 0,
      },
    });

  describe('a required trait', () => {
    const test = { kind: 'trait', name: 'gift', atLeast: 2 } as const;

    it('counts by its name and level', () => {
      expect(missing([test])).toBe('Asking requires gift 2.');
      expect(missing([test], { traits: [gift(1)] })).toBe('Asking requires gift 2.');
      expect(missing([test], { traits: [gift(2)] })).toBe('');
      expect(missing([test], { traits: [gift(2, { boughtOff: true })] })).not.toBe('');
      expect(missing([{ ...test, name: 'gi', match: 'starts', atLeast: null }], { traits: [gift(1)] })).toBe('');
    });

    it('counts by a note or a modifier, or by the absence of one', () => {
      const onlyFire = gift(2, { modifiers: [newModifier('m', { name: 'One college (Fire)' })] });
      const noted = { ...test, note: 'one college' };
      expect(missing([noted], { traits: [onlyFire] })).toBe('');
      expect(missing([noted], { traits: [gift(2)] })).toBe('Asking requires gift 2 (“one college”).');
      expect(missing([{ ...noted, withoutNote: true }], { traits: [gift(2)] })).toBe('');
      expect(missing([{ ...noted, withoutNote: true }], { traits: [onlyFire] })).toBe(
        'Asking requires gift 2 (without “one college”).',
      );
    });

    it('is never the entry itself', () => {
      expect(missing([{ kind: 'trait', name: 'Asking' }])).toBe('Asking requires Asking.');
    });

    it('may be excluded', () => {
      expect(missing([{ ...test, not: true }])).toBe('');
    });
  });

  describe('a required skill', () => {
    const guns = { kind: 'skill', name: 'Guns', speciality: 'Pistol', atLeast: 12 } as const;

    it('counts by its name, speciality and level, whether the speciality is a field or in the name', () => {
      const pistol = (points: number) => typedSkill('Guns', points, {}, { speciality: 'Pistol' });
      expect(missing([guns], { skills: [pistol(1)] })).toBe('Asking requires Guns (Pistol) at 12.');
      expect(missing([guns], { skills: [pistol(8)] })).toBe('');
      expect(missing([guns], { skills: [typedSkill('Guns (Pistol)', 8)] })).toBe('');
      expect(missing([guns], { skills: [typedSkill('Guns', 8, {}, { speciality: 'Rifle' })] })).not.toBe('');
    });

    it('must be learned if no level is named', () => {
      const any = { kind: 'skill', name: 'Guns' } as const;
      expect(missing([any], { skills: [typedSkill('Guns', 0)] })).toBe('Asking requires Guns.');
      expect(missing([any], { skills: [typedSkill('Guns', 1)] })).toBe('');
    });
  });

  describe('required spells', () => {
    const skills = [spell('Spark', 'Fire'), spell('Flame', 'Fire'), spell('Frost', 'Water', 0)];

    it.each<[Test, string]>([
      [{ kind: 'spell', name: 'Spark' }, ''],
      [{ kind: 'spell', name: 'Ember' }, 'Asking requires Ember.'],
      [{ kind: 'spell', match: 'contains', atLeast: 2 }, ''],
      [{ kind: 'college', name: 'fire', atLeast: 3 }, 'Asking requires 3 spells of the college fire.'],
      [{ kind: 'college', name: 'fire', atLeast: 2, atMost: 2 }, ''],
      [{ kind: 'college', name: 'Water' }, 'Asking requires a spell of the college Water.'], // not learned
      [{ kind: 'tag', name: 'old', atLeast: 2 }, ''],
      [{ kind: 'colleges', atLeast: 2 }, 'Asking requires spells of 2 colleges.'],
      [{ kind: 'colleges', atLeast: 1 }, ''],
    ])('%o: %s', (test, sentence) => {
      expect(missing([test], { skills, attributes: { iq: 13 } })).toBe(sentence);
    });
  });

  describe('a required number', () => {
    it('may be a number of the sheet, or the sum of two', () => {
      const choices = { attributes: { dx: 12, iq: 11 } };
      expect(missing([{ kind: 'number', name: 'iq', atLeast: 12 }], choices)).toBe('Asking requires IQ 12.');
      expect(missing([{ kind: 'number', name: 'iq', plus: 'dx', atLeast: 24 }], choices)).toBe(
        'Asking requires IQ + DX 24.',
      );
      expect(missing([{ kind: 'number', name: 'iq', plus: 'dx', atLeast: 23 }], choices)).toBe('');
      expect(missing([{ kind: 'number', name: 'basicMove', atMost: 4 }], choices)).toBe(
        'Asking requires basic move at most 4.',
      );
    });
  });

  describe('a group of requirements', () => {
    const [magic, holy] = [{ kind: 'trait', name: 'Magic' } as const, { kind: 'trait', name: 'Holy' } as const];

    it('may need only one of several', () => {
      expect(missing([magic, holy])).toBe('Asking requires Magic or Holy.');
      expect(missing([magic, holy], { traits: [typedTrait('Holy', {})] })).toBe('');
    });

    it('may count at some tech levels alone', () => {
      const at = (techLevel: number | null) => missing([magic], { campaign: { techLevel } }, { fromTechLevel: 6 });
      expect(at(5)).toBe('');
      expect(at(6)).toBe('Asking requires Magic.');
      expect(at(null)).toBe('');
      const [prerequisite] = prerequisitesOf([requirement([magic], { fromTechLevel: 6 })]);
      expect(prerequisite && describePrerequisite(catalogFor('fourth-edition'), prerequisite)).toBe(
        'Magic (from TL6 on)',
      );
    });
  });

  describe('an item’s requirement', () => {
    const said = (test: Test, choices: Choices = {}, kind: 'container' | 'gear' = 'container'): string => {
      const box = typedItem('Box', { kind, prerequisites: [requirement([test])] }, { key: 'box' });
      const sheet = openSheet(saved('fourth-edition', { ...choices, equipment: [box, ...(choices.equipment ?? [])] }));
      const found = sheet.findings.find(({ code }) => code === 'item-needs');
      return found ? describeFinding(found.fact) : '';
    };
    const inside = (weight: number, quantity: number) => ({
      equipment: [typedItem('Stone', { weight }, { container: 'box', quantity })],
    });

    it('may be the weight or the number of its contents', () => {
      expect(said({ kind: 'weight', atMost: 10 }, inside(3, 3))).toBe('');
      expect(said({ kind: 'weight', atMost: 10 }, inside(3, 4))).toBe('Box requires contents of at most 10 lb.');
      expect(said({ kind: 'quantity', atMost: 3 }, inside(0, 4))).toBe('Box requires at most 3 items in it.');
      expect(said({ kind: 'quantity', atLeast: 1 })).toBe('Box requires 1 items in it.');
      expect(said({ kind: 'quantity', atLeast: 1 }, {}, 'gear')).toBe(''); // no container
    });

    it('may be something worn or in hand', () => {
      const belt = (place: 'ready' | 'carried') => ({ equipment: [typedItem('Tool belt', {}, { place })] });
      expect(said({ kind: 'inUse', name: 'Tool belt' }, belt('carried'))).toBe(
        'Box requires Tool belt worn or in hand.',
      );
      expect(said({ kind: 'inUse', name: 'belt', match: 'contains' }, belt('ready'))).toBe('');
    });
  });
});

describe('Findings on prerequisites', () => {
  const cite = { book: 'Test', page: 1 };

  /** Ids and sentences of the findings on a character with HT 11 who has all of these entries. */
  function findings(
    traits: Readonly<Record<string, readonly Prerequisite[]>>,
    skills: Readonly<Record<string, readonly Prerequisite[]>> = {},
  ): [string, string][] {
    const entries = (ids: readonly string[]) =>
      Object.fromEntries(
        ids.map((id) => [id, { name: id[0]?.toUpperCase() + id.slice(1), description: '', keywords: [] }]),
      );
    const facets = <F>(
      needs: Readonly<Record<string, readonly Prerequisite[]>>,
      facet: (prerequisites: readonly Prerequisite[]) => F,
    ): Record<string, F> =>
      Object.fromEntries(Object.entries(needs).map(([id, prerequisites]) => [id, facet(prerequisites)]));
    const catalog = catalogOf('lite-3e', {
      ...noTables,
      traits: listTraits(
        entries(Object.keys(traits)),
        facets(traits, (prerequisites) => ({ cite, kind: 'advantage', price: { points: 5 }, prerequisites })),
      ),
      skills: listSkills(
        entries(Object.keys(skills)),
        facets(skills, (prerequisites) => ({
          cite,
          attribute: 'iq',
          kind: 'mental',
          difficulty: 'easy',
          defaults: [],
          prerequisites,
        })),
      ),
    });
    const rows = {
      traits: Object.keys(traits).map((id) => trait(id)),
      skills: Object.keys(skills).map((id) => skill(id, 1)),
    };
    const context = resolveCharacter(
      saved('lite-3e', { ...rows, attributes: { ht: 11 } }),
      rulesetAbout('lite-3e'),
      catalog,
    );
    const worksheet = new Worksheet();
    worksheet.define({ id: 'ht', name: 'HT', formula: (w) => w.start(11, 'HT') });
    worksheet.define({ id: 'ht.bought', name: 'HT, bought', formula: (w) => w.start(11, 'bought') });
    return prerequisiteFindings(worksheet, context).map(({ id, fact }) => [id, describeFinding(fact)]);
  }

  describe('prerequisiteFindings', () => {
    it('finds nothing if all prerequisites are met', () => {
      expect(findings({ gift: [{ attribute: 'ht', atLeast: 11 }], other: [{ trait: 'gift' }] })).toEqual([]);
    });

    it('names the bound of an attribute', () => {
      expect(
        findings({ thin: [{ attribute: 'ht', atMost: 10 }], hale: [{ attribute: 'ht', atLeast: 12, atStart: true }] }),
      ).toEqual([
        ['trait-attribute:thin', 'Thin requires HT 10 or less; it is 11.'],
        ['trait-attribute:hale', 'Hale requires a starting HT of 12 or more; it is 11.'],
      ]);
    });

    it('names a missing trait, and a bound that always holds, in the words of the prerequisite', () => {
      expect(findings({ rank: [{ trait: 'wealth' }], hale: [{ attribute: 'ht', atLeast: 12 }] })).toEqual([
        ['trait-needs:rank', 'Rank requires wealth.'],
        ['trait-needs:hale', 'Hale requires HT 12.'],
      ]);
    });

    it('reports two traits that exclude each other once', () => {
      expect(findings({ strong: [{ not: { trait: 'weak' } }], weak: [{ not: { trait: 'strong' } }] })).toEqual([
        ['traits-exclude:strong', 'Strong and Weak do not go together.'],
      ]);
    });

    it('has one finding for a skill, with all missing parts', () => {
      const needs: Prerequisite[] = [
        { attribute: 'ht', atLeast: 12 },
        { attribute: 'ht', atLeast: 9 },
        { trait: 'gift' },
      ];
      expect(findings({}, { flying: needs })).toEqual([['skill-needs:flying', 'Flying requires HT 12, gift.']]);
    });
  });
});
