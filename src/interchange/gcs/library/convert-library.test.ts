import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { equipmentRowSchema } from '../../../character/equipment-rows.ts';
import { skillRowSchema } from '../../../character/skill-rows.ts';
import { traitRowSchema } from '../../../character/trait-rows.ts';
import { effectOf } from '../../../rules/resolve/custom-entries.ts';
import { gcsFixture, gcsFixtures } from '../../../testing/gcs-fixtures.ts';
import { hasGcsLibrary, skippedWithoutGcs } from '../../../testing/gcs-library.ts';
import { convertFeatures } from '../features/convert-features.ts';
import type { GcsFeature } from '../read/gcs-rows.ts';
import { kindByName, readGcsLibrary } from '../read/read-rows.ts';
import { convertLibrary } from './convert-library.ts';
import type { LibraryChoice, LibraryEntry, LibraryRow } from './library-entry.ts';
import {
  fillOpenTexts,
  fillPlaceholders,
  findOpenTexts,
  findPlaceholders,
  readStoredEntry,
  type StoredRow,
} from './library-entry.ts';

describe('Converted libraries', () => {
  function entriesOf(name: string): LibraryEntry[] {
    const { content, kind } = gcsFixture(name);
    const reading = readGcsLibrary(JSON.stringify(content), kind);
    if (!reading.ok) throw new Error(reading.error.code);
    return convertLibrary(reading.value.file, name);
  }
  const readRow = (kind: 'traits' | 'equipment' | 'equipmentModifiers', row: object): LibraryEntry | undefined => {
    const reading = readGcsLibrary(JSON.stringify({ version: 5, rows: [row] }), kind);
    if (!reading.ok) throw new Error(reading.error.code);
    return convertLibrary(reading.value.file, 'Test.eqp')[0];
  };
  const modifierOf = (fields: object) => readRow('equipmentModifiers', { name: 'Odd', ...fields })?.itemModifier;
  const itemWith = (fields: object, modifier: object) =>
    readRow('equipment', { description: 'Thing', ...fields, modifiers: [{ name: 'Odd', ...modifier }] })?.rows[0];
  const rowOf = (name: string, at = 0): LibraryRow | undefined => entriesOf(name)[at]?.rows[0];

  describe('a trait of a library file', () => {
    it('has its price, levels, modifiers in force and on offer, and its source', () => {
      expect(rowOf('Harbor.adq')).toMatchObject({
        level: 2,
        modifiers: [{ name: 'Only at sea', percent: -30 }],
        own: {
          name: 'Sea Legs',
          kind: 'advantage',
          points: 3,
          pointsPerLevel: 4,
          page: 'HB12',
          source: 'Harbor.adq',
          offered: [
            { name: 'In any weather', percent: 20, level: 2 },
            { name: 'Blessed', times: 0.5 },
            { name: 'With crew', points: 5, appliesTo: 'levels' },
          ],
        },
      });
    });

    it('has effects if they can express it, and notes for everything else', () => {
      const { own } = rowOf('Harbor.adq') ?? {};
      expect(own?.effects).toEqual([
        { stat: 'dx', add: 1 },
        { stat: 'liftingStrength', add: 1, perLevel: true },
        { stat: 'skills', by: 'name', match: 'starts', selection: 'Rig', add: 1, perLevel: true },
        { stat: 'reactionOf', selection: 'sailors', add: 2 },
        { stat: 'resistance', selection: 'hands', add: 1 },
        { stat: 'resistance', selection: 'feet', add: 1 },
        { stat: 'damageResistance', add: 2, when: 'against burning' },
        { stat: 'priceOf:st', how: 'times', times: 0.6 },
        { stat: 'damagePerDie', by: 'name', match: 'is', selection: 'Boat hook', add: 1 },
      ]);
      expect(own?.notes).toEqual([
        'Steady on deck.',
        'Requires what a script of the file says, which is not run',
        'A script in the file’s notes was not run; the value stored with it is used',
        '+3 to resist seasickness',
        'Not applied: some bonus of tomorrow +7',
      ]);
    });

    it('is a disadvantage, a quirk or an advantage by its tags or else by its price', () => {
      expect(rowOf('Harbor.adq', 1)).toMatchObject({
        own: { kind: 'disadvantage', notes: ['−2 to actions while it lasts'] },
        selfControl: 12,
      });
      expect(rowOf('Harbor.adq', 2)).toMatchObject({ own: { kind: 'quirk' } });
      expect(rowOf('Old ways.adq')).toMatchObject({
        own: { kind: 'advantage' },
        modifiers: [{ name: 'Callused', points: 3 }],
      });
    });
  });

  describe('a skill or spell of a library file', () => {
    it('has its attribute, difficulty, speciality and defaults', () => {
      expect(rowOf('Deck work.skl')).toEqual({
        list: 'skills',
        speciality: 'Square',
        points: 1,
        own: {
          name: 'Rigging',
          attribute: 'dx',
          kind: 'physical',
          difficulty: 'average',
          defaults: [
            { attribute: 'dx', penalty: 5 },
            { skill: 'Climbing', penalty: 3 },
            { skill: 'Seamanship', penalty: 2 },
          ],
          loadTimes: 1,
          techLevel: true,
          tags: ['Outdoor'],
          notes: ['Default: anything with “Rope”−4'],
          page: 'HB20',
          source: 'Deck work.skl',
        },
      });
    });

    it('is based on its skill for a technique, and no higher than its limit', () => {
      expect(rowOf('Deck work.skl', 1)).toMatchObject({
        own: { difficulty: 'techniqueHard', defaults: [{ skill: 'Rigging (Square)', penalty: 4 }], maximum: 4 },
      });
    });

    it('is cast as in the file; one of ritual magic is based on its college', () => {
      expect(rowOf('Tides.spl')).toMatchObject({
        own: {
          attribute: 'iq',
          difficulty: 'veryHard',
          spell: {
            class: 'area',
            resistedBy: 'HT',
            cost: '2',
            maintain: '1',
            time: '3 sec',
            colleges: ['Water'],
          },
        },
      });
      expect(rowOf('Tides.spl', 1)).toMatchObject({
        own: {
          difficulty: 'techniqueHard',
          spell: { colleges: ['Water'], baseSkill: 'Ritual Lore', prerequisiteCount: 5 },
        },
      });
      expect(rowOf('Old tides.spl')).toMatchObject({
        own: { difficulty: 'hard', spell: { class: 'regular', colleges: ['Water'] } },
      });
    });
  });

  describe('the requirement of a row of a library file', () => {
    const trait = { type: 'trait_prereq', has: true, name: { compare: 'is', qualifier: 'Magery' } };
    const spell = {
      type: 'spell_prereq',
      has: true,
      sub_type: 'college',
      qualifier: { compare: 'is', qualifier: 'Fire' },
    };
    const listOf = (all: boolean, prereqs: readonly object[], more: object = {}) => ({
      type: 'prereq_list',
      all,
      prereqs,
      ...more,
    });
    const ownWith = (prereqs: object) => readRow('traits', { name: 'Odd', prereqs })?.rows[0]?.own;
    const [magery, fire] = [
      { kind: 'trait', name: 'Magery' },
      { kind: 'college', name: 'Fire' },
    ];

    it.each<[string, object, object[]]>([
      ['all', listOf(true, [trait, spell]), [{ any: [magery] }, { any: [fire] }]],
      ['one of several', listOf(false, [trait, spell]), [{ any: [magery, fire] }]],
      [
        'one of several among others',
        listOf(true, [trait, listOf(false, [spell, trait])]),
        [{ any: [magery] }, { any: [fire, magery] }],
      ],
      [
        'by tech level',
        listOf(true, [listOf(true, [trait], { when_tl: { compare: 'at_most', qualifier: 5 } }), spell]),
        [{ any: [magery], toTechLevel: 5 }, { any: [fire] }],
      ],
      [
        'levels, notes, exclusion',
        listOf(true, [
          {
            ...trait,
            has: false,
            level: { compare: 'at_least', qualifier: 2 },
            notes: { compare: 'does_not_contain', qualifier: 'One' },
          },
        ]),
        [{ any: [{ ...magery, atLeast: 2, note: 'One', withoutNote: true, not: true }] }],
      ],
      [
        'a sum of attributes',
        listOf(true, [
          {
            type: 'attribute_prereq',
            has: true,
            which: 'iq',
            combined_with: 'per',
            qualifier: { compare: 'at_least', qualifier: 24 },
          },
        ]),
        [{ any: [{ kind: 'number', name: 'iq', plus: 'perception', atLeast: 24 }] }],
      ],
      [
        'a number of spells and of colleges',
        listOf(true, [
          { ...spell, quantity: { compare: 'at_least', qualifier: 3 } },
          {
            type: 'spell_prereq',
            has: true,
            sub_type: 'college_count',
            quantity: { compare: 'at_least', qualifier: 5 },
          },
          { type: 'spell_prereq', has: true, sub_type: 'any', quantity: { compare: 'at_least', qualifier: 8 } },
        ]),
        [
          { any: [{ ...fire, atLeast: 3 }] },
          { any: [{ kind: 'colleges', atLeast: 5 }] },
          { any: [{ kind: 'spell', match: 'contains', atLeast: 8 }] },
        ],
      ],
      [
        'what is in a container, what is worn',
        listOf(true, [
          { type: 'contained_weight_prereq', has: true, qualifier: { compare: 'at_most', qualifier: '10 lb' } },
          { type: 'equipped_equipment', name: { compare: 'is', qualifier: 'Belt' } },
        ]),
        [{ any: [{ kind: 'weight', atMost: 10 }] }, { any: [{ kind: 'inUse', name: 'Belt' }] }],
      ],
    ])('becomes data: %s', (_, prereqs, expected) => {
      expect(ownWith(prereqs)).toMatchObject({ prerequisites: expected });
      expect(ownWith(prereqs)?.notes).toBeUndefined();
    });

    it.each<[string, object, string]>([
      [
        'alternatives of which one is several things',
        listOf(false, [trait, listOf(true, [spell, trait])]),
        'Requires (Magery or (1 spell of the college Fire; Magery))',
      ],
      [
        'a comparison with the end of a name',
        listOf(true, [{ ...trait, name: { compare: 'ends_with', qualifier: 'y' } }]),
        'Requires anything that ends with “y”',
      ],
    ])('becomes a note if no prerequisite can express it: %s', (_, prereqs, note) => {
      expect(ownWith(prereqs)).toMatchObject({ notes: [note] });
    });
  });

  describe('an item of a library file', () => {
    it('has its modifiers that are on, by stage, and offers the others', () => {
      const row = rowOf('Chandler.eqp');
      expect(row).toMatchObject({
        own: {
          name: 'Boat hook',
          kind: 'weapon',
          cost: 40,
          weight: 5,
          techLevel: 1,
          legalityClass: 4,
          offered: [{ name: 'Gilded', cost: 9, costIs: 'costFactor', costStage: 'base' }],
        },
        modifiers: [
          { name: 'Fine', cost: 3, costIs: 'costFactor', costStage: 'base' },
          { name: 'Light', cost: 5, weight: -1 },
        ],
      });
      expect(row?.own.notes).toBeUndefined();
      expect(entriesOf('Chandler.eqp')[0]?.heading.figures).toBe('$40, 5 lb, TL 1, with Fine, Light');
    });

    it.each([
      ['x2', 'to_final_cost', { cost: 2, costIs: 'times', costStage: 'final' }],
      ['x1/2', 'to_base_cost', { cost: 0.5, costIs: 'times', costStage: 'base' }],
      ['4', 'to_base_cost', { cost: 4, costIs: 'costFactor', costStage: 'base' }],
      ['-10%', 'to_original_cost', { cost: -10, costIs: 'percent' }],
      ['1,000', 'to_final_base_cost', { cost: 1000, costStage: 'finalBase' }],
      ['a lot', 'to_original_cost', { notes: ['The price “a lot” could not be read'] }],
      ['1e999', 'to_original_cost', { notes: ['The price “1e999” could not be read'] }],
    ])('reads the price %s of a modifier, %s', (cost, costType, expected) => {
      expect(modifierOf({ cost, cost_type: costType })).toEqual({ name: 'Odd', ...expected });
    });

    it.each([
      ['+2 lb', 'to_original_weight', { weight: 2 }],
      ['1 kg', 'to_base_weight', { weight: 2, weightStage: 'base' }],
      ['x2/3', 'to_final_weight', { weight: 2 / 3, weightIs: 'times', weightStage: 'final' }],
      ['-25%', 'to_original_weight', { weight: -25, weightIs: 'percent' }],
    ])('reads the weight %s of a modifier, %s', (weight, weightType, expected) => {
      expect(modifierOf({ weight, weight_type: weightType })).toEqual({ name: 'Odd', ...expected });
    });

    it('uses the protected places for “this armor” of a modifier', () => {
      const features = [{ type: 'dr_bonus', amount: 2 }];
      const armor = itemWith(
        { features: [{ type: 'dr_bonus', locations: ['torso', 'arm'], amount: 3 }] },
        { features },
      );
      expect(armor).toMatchObject({
        own: { damageResistance: 3, places: ['torso', 'arms'] },
        modifiers: [
          {
            effects: [
              { stat: 'resistance', selection: 'torso', add: 2 },
              { stat: 'resistance', selection: 'arms', add: 2 },
            ],
          },
        ],
      });
    });

    it('has its attacks', () => {
      const row = rowOf('Chandler.eqp');
      expect(row?.list === 'equipment' && row.own.attacks).toEqual([
        {
          name: 'Thrust',
          skills: [
            { attribute: 'dx', penalty: 5 },
            { skill: 'Spear', penalty: 0 },
            { skill: 'Staff', penalty: 2 },
          ],
          type: 'imp',
          armorDivisor: 2,
          basis: 'thrust',
          adds: 2,
          moreDice: 1,
          minimumStrength: 10,
          twoHanded: true,
          reach: '1,2*',
          parry: 0,
          unbalanced: true,
        },
        {
          name: 'Thrown',
          skills: [{ skill: 'Thrown Weapon (Spear)', penalty: 0 }],
          type: 'cr',
          explosive: true,
          fragments: '2d cut',
          basis: 'fixed',
          dice: 6,
          adds: 0,
          times: 3,
          ranged: true,
          parry: null,
          accuracy: 2,
          scope: 1,
          halfDamage: 'ST',
          maximum: 'STx1.5',
          rateOfFire: '1',
          shots: 'T(1)',
          bulk: -6,
        },
      ]);
    });

    it('is armor with DR by place, or a shield with its bonus', () => {
      expect(rowOf('Chandler.eqp', 1)).toMatchObject({
        own: {
          kind: 'armor',
          weight: 6,
          damageResistance: 3,
          damageResistanceCrushing: 1,
          places: ['torso', 'arms', 'groin', 'neck'],
          parts: [{ places: ['neck'], damageResistance: 1 }],
        },
      });
      expect(rowOf('Chandler.eqp', 2)).toMatchObject({ own: { kind: 'shield', defenseBonus: 2 } });
    });

    it('has its contents, with the value that is stored next to a script', () => {
      expect(rowOf('Chandler.eqp', 3)).toMatchObject({
        own: { name: 'Ditty bag', kind: 'container', weight: 0.5 },
        contents: [{ own: { name: 'Needle' }, quantity: 3 }, { own: { name: 'Pearl', cost: 300 } }],
      });
    });
  });

  describe('a template', () => {
    it('is one entry, with the rows that it always has and those to choose from', () => {
      expect(entriesOf('Deckhand.gct')).toMatchObject([
        {
          heading: { name: 'Deckhand', chapter: 'templates', page: 'HB50', figures: 'template, 3 entries, 1 choice' },
          rows: [
            { own: { name: 'Increased Strength', pointsPerLevel: 10 }, level: 2 },
            { own: { name: 'Seamanship' }, points: 4 },
            { own: { name: 'Knife' } },
          ],
          choices: [
            {
              title: 'Flaws: −15 points of these',
              wanted: { by: 'points', compare: 'is', amount: -15 },
              rows: [{ own: { name: 'Brawler’s Temper' } }, { own: { name: 'Drinker' } }],
            },
          ],
          notes: ['Works before the mast.'],
        },
      ]);
    });
  });

  describe('a container of traits', () => {
    const containerOf = (container_type: string, more: object = {}) => ({
      id: 'T0000000000000000',
      name: 'Shapes',
      container_type,
      children: [
        { id: 't0000000000000001', name: 'Claws of a bear', base_points: 10 },
        { id: 't0000000000000002', name: 'Eyes of a hawk', base_points: 5 },
      ],
      ...more,
    });

    it.each([
      ['alternative_abilities', 'alternatives'],
      ['meta_trait', 'metaTrait'],
    ])('of the type %s is one here too, which adds up its contents', (type, holds) => {
      const entry = readRow('traits', containerOf(type));
      expect(entry).toMatchObject({
        heading: { name: 'Shapes', figures: 'template, 2 entries' },
        rows: [
          {
            list: 'traits',
            own: { name: 'Shapes', holds },
            contents: [{ own: { name: 'Claws of a bear' } }, { own: { name: 'Eyes of a hawk' } }],
          },
        ],
      });
      expect(entry?.notes).toBeUndefined();
      expect(readStoredEntry(JSON.stringify([entry]), 0)?.rows).toMatchObject([
        { row: { own: { holds } }, contents: [{ row: { own: { points: 10 } } }, {}] },
      ]);
    });

    it('is replaced by its rows if it has another type', () => {
      expect(readRow('traits', containerOf('ancestry'))?.rows).toHaveLength(2);
    });
  });

  describe('general modifiers', () => {
    it('are entries too', () => {
      expect(entriesOf('Tricks.adm')).toMatchObject([
        {
          heading: { name: 'By moonlight', chapter: 'modifiers', keywords: 'Limits' },
          modifier: { name: 'By moonlight', percent: -20, page: 'HB40' },
        },
      ]);
      expect(entriesOf('Wares.eqm')).toMatchObject([
        {
          heading: { chapter: 'itemModifiers', figures: '+1 CF' },
          itemModifier: { name: 'Salt-proof', cost: 1, costIs: 'costFactor' },
        },
      ]);
    });
  });

  describe.each(gcsFixtures.map(({ name }) => name))('every row of %s', (name) => {
    const schemas = { traits: traitRowSchema, skills: skillRowSchema, equipment: equipmentRowSchema };
    const rowsOf = (choice: LibraryChoice): LibraryRow[] => [...choice.rows, ...(choice.choices ?? []).flatMap(rowsOf)];
    const rows = entriesOf(name).flatMap(({ rows: fixed, choices = [] }) => [...fixed, ...choices.flatMap(rowsOf)]);

    it('fits the schema of a character’s rows, and its effects are understood', () => {
      for (const row of rows) {
        const own = z.safeParse(schemas[row.list], { key: 'k1', ...row, modifiers: [] });
        expect(own.error).toBeUndefined();
        for (const effect of own.data?.own?.effects ?? []) expect(effectOf(effect)).not.toBeNull();
      }
    });

    it('is kept if a number of the file is out of all bounds', () => {
      const weapons = [{ id: 'w0000000000000001', damage: { type: 'cut', st: 'sw' }, strength: '9007199254740993' }];
      const stored = readStoredEntry(JSON.stringify([readRow('equipment', { description: 'Maul', weapons })]), 0);
      expect(stored?.rows[0]?.row.own).toMatchObject({ attacks: [{ minimumStrength: 1e9 }] });
    });

    it('is the same after it was stored', () => {
      const text = JSON.stringify(entriesOf(name));
      for (const [place, entry] of entriesOf(name).entries()) {
        const stored = readStoredEntry(text, place);
        expect(stored?.rows.map(({ row }) => row.own?.name)).toEqual(entry.rows.map(({ own }) => own.name));
      }
      expect(readStoredEntry(text, 999)).toBeNull();
      expect(readStoredEntry('{', 0)).toBeNull();
    });
  });
});

describe('Features', () => {
  const any = { compare: 'any', text: '' } as const;
  const featureOf = (fields: Partial<GcsFeature>): GcsFeature => ({
    type: '',
    amount: 1,
    perLevel: false,
    perDie: false,
    percent: false,
    attribute: '',
    limitation: '',
    switchable: false,
    situation: '',
    percentage: 0,
    selection: 'this_weapon',
    match: '',
    name: any,
    specialization: any,
    optionalSpecialization: any,
    usage: any,
    tags: any,
    level: { compare: 'any', number: 0 },
    locations: [],
    damageKind: '',
    reduction: '',
    switchType: '',
    switchValue: false,
    ...fields,
  });
  const convert = (fields: Partial<GcsFeature>, owner = {}) =>
    convertFeatures([featureOf(fields)], { name: 'Gaff', level: null, isItem: true, ...owner });

  test.each([
    ['weapon_max_reach_bonus', 'weaponReach'],
    ['weapon_min_reach_bonus', 'weaponLeastReach'],
    ['weapon_min_st_bonus', 'weaponMinimumStrength'],
    ['weapon_acc_bonus', 'weaponAccuracy'],
    ['weapon_half_damage_range_bonus', 'weaponHalfDamage'],
    ['weapon_max_range_bonus', 'weaponMaximum'],
    ['weapon_rof_mode_1_shots_bonus', 'weaponRateOfFire'],
    ['weapon_bulk_bonus', 'weaponBulk'],
    ['weapon_recoil_bonus', 'weaponRecoil'],
    ['weapon_block_bonus', 'weaponBlock'],
    ['weapon_effective_st_bonus', 'weaponStrength'],
  ])('%s is an effect on %s', (type, stat) => {
    expect(convert({ type, amount: 2 })).toEqual({ effects: [{ stat, by: 'this', add: 2 }], notes: [] });
  });

  test('a percentage multiplies the figure; of ST, or by level, it is a note', () => {
    const longer = { type: 'weapon_max_range_bonus', amount: 50, percent: true };
    expect(convert(longer).effects).toEqual([{ stat: 'weaponMaximum', by: 'this', how: 'times', times: 1.5 }]);
    expect(convert({ ...longer, amount: -300 }).effects).toMatchObject([{ times: 0 }]);
    const perLevel = convert({ ...longer, perLevel: true }, { isItem: false });
    expect(perLevel).toEqual({ effects: [], notes: ['+50% per level max range with Gaff'] });
    expect(convert({ ...longer, type: 'weapon_effective_st_bonus' })).toEqual({
      effects: [],
      notes: ['+50% effective st with Gaff'],
    });
  });

  test('figures that no effect changes are in the notes', () => {
    expect(convert({ type: 'weapon_reload_time_bonus', amount: -1 }).notes).toEqual([
      'Not applied: weapon reload time bonus −1',
    ]);
  });
});

describe('Stored entries', () => {
  function rowOf(kind: 'traits' | 'skills', row: object): StoredRow {
    const reading = readGcsLibrary(JSON.stringify({ version: 5, rows: [row] }), kind);
    if (!reading.ok) throw new Error(reading.error.code);
    const stored = readStoredEntry(JSON.stringify(convertLibrary(reading.value.file, 'Asked.adq')), 0)?.rows[0];
    if (!stored) throw new Error('not stored');
    return stored;
  }

  const oath = rowOf('traits', {
    name: 'Oath to @Liege@',
    local_notes: 'Of @Liege@, in @Country@',
    base_points: -5,
    features: [{ type: 'skill_bonus', name: { compare: 'is', qualifier: '@Skill@' }, amount: 1 }],
    modifiers: [
      { name: 'Only in @Place@', cost_adj: '-20%' },
      { name: 'Not on @Day@', cost_adj: '-10%', disabled: true },
    ],
  });

  describe('placeholders of a library entry', () => {
    it('are found in its name, notes, criteria and modifiers, but not in its offers', () => {
      expect(findPlaceholders(oath).sort()).toEqual(['Country', 'Liege', 'Place', 'Skill']);
    });

    it('are filled everywhere; those without an answer stay', () => {
      const answers = new Map([
        ['Liege', 'the Duke '],
        ['Skill', 'Savoir-Faire'],
        ['Place', 'Ghent'],
        ['Country', ' '],
      ]);
      expect(fillPlaceholders(oath, answers)).toMatchObject({
        row: {
          own: {
            name: 'Oath to the Duke',
            notes: ['Of the Duke, in @Country@'],
            effects: [{ stat: 'skills', by: 'name', selection: 'Savoir-Faire', add: 1 }],
            points: -5,
          },
        },
        modifiers: [{ name: 'Only in Ghent', percent: -20 }],
      });
    });

    it('are the speciality of a skill too, which is empty until that is answered', () => {
      const expert = rowOf('skills', { name: 'Expert Skill', specialization: '@Subject@', difficulty: 'iq/h' });
      const withAnswers = (answers: Map<string, string>) => fillPlaceholders(expert, answers);
      expect(findPlaceholders(expert)).toEqual(['Subject']);
      expect(withAnswers(new Map([['Subject', 'Bees']]))).toMatchObject({ row: { speciality: 'Bees' } });
      expect(withAnswers(new Map())).toMatchObject({ row: { speciality: '' } });
    });

    it('are not found in an address, or if a file has answers', () => {
      expect(findPlaceholders(rowOf('traits', { name: 'Friend', local_notes: 'a@example.org' }))).toEqual([]);
      const answered = { name: 'Expert (@Subject@)', replacements: { Subject: 'Bees' } };
      expect(findPlaceholders(rowOf('traits', answered))).toEqual([]);
    });

    it('are found and filled in general modifiers of traits and of items', () => {
      const modifierOf = (kind: 'traitModifiers' | 'equipmentModifiers', row: object) => {
        const reading = readGcsLibrary(JSON.stringify({ version: 5, rows: [row] }), kind);
        if (!reading.ok) throw new Error(reading.error.code);
        const entry = readStoredEntry(JSON.stringify(convertLibrary(reading.value.file, 'Asked.adm')), 0);
        return entry?.modifier ?? entry?.itemModifier ?? {};
      };
      const only = modifierOf('traitModifiers', {
        name: 'Only in @Place@',
        cost_adj: '-20%',
        local_notes: 'At @Time@',
      });
      expect(findOpenTexts(only).sort()).toEqual(['Place', 'Time']);
      expect(fillOpenTexts(only, new Map([['Place', 'Ghent']]))).toMatchObject({
        name: 'Only in Ghent (At @Time@)',
        percent: -20,
      });
      const bane = modifierOf('equipmentModifiers', {
        name: 'Bane of @Foes@',
        cost: '+2 CF',
        cost_type: 'to_base_cost',
      });
      expect(findOpenTexts(bane)).toEqual(['Foes']);
      expect(fillOpenTexts(bane, new Map([['Foes', 'wolves']]))).toMatchObject({ name: 'Bane of wolves' });
    });

    it('have an answer that is a text like any other', () => {
      const filled = fillPlaceholders(oath, new Map([['Liege', '$& @Liege@ <b>']]));
      expect(filled.list === 'traits' && filled.row.own?.name).toBe('Oath to $& @Liege@ <b>');
    });
  });
});

describe('Libraries of players', () => {
  /** Files that must be there, with the number of entries that they have. */
  const counts: Readonly<Record<string, number>> = {
    'Basic Set Traits.adq': 665,
    'Basic Set Skills.skl': 752,
    'Basic Set Equipment.eqp': 467,
    'Basic Set Enhancement Modifiers.adm': 112,
    'Basic Set Limitation Modifiers.adm': 127,
    'Basic Set Equipment Modifiers.eqm': 50,
    'Magic Spells.spl': 877,
    'Elf.gct': 1,
  };

  const folder = process.env.POINTWRIGHT_GCS_LIBRARY ?? '';
  const files = hasGcsLibrary
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => kindByName(name))
    : [];
  const countChoices = (choices: readonly LibraryChoice[]): number =>
    choices.reduce((sum, { rows, choices: inner = [] }) => sum + rows.length + countChoices(inner), 0);

  describe('libraries that players have', () => {
    it.skipIf(!hasGcsLibrary)(`are read completely, without a remark${skippedWithoutGcs}`, () => {
      expect(files.length).toBeGreaterThan(0);
      const found = new Map<string, number>();
      for (const file of files) {
        const kind = kindByName(file);
        const reading = readGcsLibrary(readFileSync(join(folder, file), 'utf8'), kind ?? 'traits');
        expect(reading, file).toMatchObject({ ok: true, value: { log: { remarks: [] } } });
        if (!reading.ok) continue;
        const entries = convertLibrary(reading.value.file, basename(file));
        found.set(basename(file), entries.length);
        const text = JSON.stringify(entries);
        // Each is written and read with all of its rows: none fails the schema of a character's rows.
        for (const [place, { heading, rows, choices = [] }] of [...entries.entries()].filter(([at]) => at % 10 === 0)) {
          const stored = readStoredEntry(text, place);
          expect(stored?.rows, `${file}, ${heading.name}`).toHaveLength(rows.length);
          expect(stored?.choices.length).toBe(choices.length);
          expect(heading.name).not.toBe('');
          expect(rows.length + countChoices(choices) > 0 || heading.chapter.endsWith('odifiers')).toBe(true);
        }
      }
      for (const [name, count] of Object.entries(counts)) expect([name, found.get(name)]).toEqual([name, count]);
    });
  });
});
