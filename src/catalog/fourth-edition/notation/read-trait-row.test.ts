import { describe, expect, it } from 'vitest';
import { basicSet } from '../../books.ts';
import { swords } from '../../entries/equipment/melee-weapons.ts';
import { advantages } from '../../entries/traits/advantages.ts';
import { readAttackLines } from './read-attack-line.ts';
import { defaultsToEachOther, readDefaults, readPrerequisites } from './read-default.ts';
import { listArmor, listGear, listMounts, listShields, listWeapons } from './read-item-row.ts';
import { readModifierTable } from './read-modifier-row.ts';
import { listSkillRows } from './read-skill-row.ts';
import { readTraitRow, readTraitTable, type TraitTableRow } from './read-trait-row.ts';
import { choose, frequencyOfAppearance, write } from './trait-parameters.ts';

describe('Rows of traits', () => {
  const facetOf = (row: TraitTableRow) => readTraitRow('gift', 'advantage', row).facet;
  const gift = (price: TraitTableRow[1]) => facetOf(['Gift', price, 34, 'A gift.', 'gift']);

  describe('a row of a table of traits', () => {
    it('has name, description, keywords and page', () => {
      const [listed] = readTraitTable('perk', {
        'honest-face': ['Honest Face', 1, 101, 'You look as if you never lied.', 'trust lie'],
      });
      expect(listed).toEqual({
        id: 'honest-face',
        name: 'Honest Face',
        description: 'You look as if you never lied.',
        keywords: ['trust', 'lie'],
        facet: { cite: { book: 'Basic Set', page: 101 }, kind: 'perk', price: { points: 1 }, gainedInPlay: true },
      });
    });

    it('refers to an entry that several rulesets have, under its own name if it has one', () => {
      const shared = readTraitRow('ambidexterity', 'advantage', [
        advantages.ambidexterity,
        5,
        39,
        { name: 'Both Hands' },
      ]);
      expect(shared).toMatchObject({ name: 'Both Hands', description: advantages.ambidexterity.description });
    });

    it.each([
      [15, { price: { points: 15 } }],
      [[5, 15, 30], { price: { levels: [5, 15, 30] } }],
      ['5/level', { price: { pointsPerLevel: 5 } }],
      ['-2.5/level to 4', { price: { pointsPerLevel: -2.5, mostLevels: 4 } }],
      ['30+10/level', { price: { points: 30, pointsPerLevel: 10 } }],
      ['5+10/level to 3 from 0', { price: { points: 5, pointsPerLevel: 10, mostLevels: 3, leastLevel: 0 } }],
      ['-10*', { price: { points: -10 }, selfControl: true }],
      ['-5*/level', { price: { pointsPerLevel: -5 }, selfControl: true }],
    ] satisfies [TraitTableRow[1], object][])('reads the price %o', (price, expected) =>
      expect(gift(price)).toMatchObject(expected),
    );

    it('has effects, in short or written out, and notes', () => {
      const { effects, notes } = facetOf([
        'Gift',
        5,
        34,
        'A gift.',
        'gift',
        {
          effects: [
            'dodge +1',
            'will -2/level: against fear',
            'startingMoney x2',
            'techLevel +1/level',
            'skill Riding, Animal Handling +1/level',
            'tag music +1',
            'skills combat +1',
            'reaction +1',
            'reaction:own-race -1',
            'reaction:named +2/level',
            'reaction of the Guild +2',
            'dr:skull +2',
            { to: { damage: { tag: 'unarmed' } }, add: 1 },
          ],
          notes: ['Ours'],
        },
      ]);
      expect(effects).toEqual([
        { to: 'dodge', add: 1 },
        { to: 'will', add: -2, perLevel: true, when: 'against fear' },
        { to: 'startingMoney', times: 2 },
        { to: 'techLevel', add: 1, perLevel: true },
        { to: { skills: { name: 'Riding' } }, add: 1, perLevel: true },
        { to: { skills: { name: 'Animal Handling' } }, add: 1, perLevel: true },
        { to: { skills: { tag: 'music' } }, add: 1 },
        { to: { skills: 'combat' }, add: 1 },
        { to: 'reaction', add: 1 },
        { to: { reaction: 'own-race' }, add: -1 },
        { to: { reaction: 'named' }, add: 2, perLevel: true },
        { to: { reaction: { group: 'the Guild' } }, add: 2 },
        { to: { resistance: 'skull' }, add: 2 },
        { to: { damage: { tag: 'unarmed' } }, add: 1 },
      ]);
      expect(notes).toEqual(['Ours']);
    });

    it('has questions with options in points and factors, with texts and with the frequency of appearance', () => {
      const { parameters } = facetOf([
        'Gift',
        0,
        34,
        'A gift.',
        'gift',
        {
          parameters: [
            write('Who', 'Name'),
            choose(
              'Power',
              [
                ['Weak', 5, { short: '' }],
                ['Very strong', 10, { effects: ['st +1'] }],
              ],
              { initial: 'very-strong' },
            ),
            choose('Size of group', [
              ['One', 'x1'],
              ['Few', '/2 down', { id: 'few-people' }],
            ]),
            frequencyOfAppearance,
          ],
        },
      ]);
      expect(parameters?.slice(0, 3)).toEqual([
        { id: 'who', label: 'Who', text: { placeholder: 'Name' } },
        {
          id: 'power',
          label: 'Power',
          initial: 'very-strong',
          options: [
            { id: 'weak', name: 'Weak', points: 5, short: '' },
            { id: 'very-strong', name: 'Very strong', points: 10, effects: [{ to: 'st', add: 1 }] },
          ],
        },
        {
          id: 'size-of-group',
          label: 'Size of group',
          options: [
            { id: 'one', name: 'One', multiply: 1 },
            { id: 'few-people', name: 'Few', divide: 2, round: 'down' },
          ],
        },
      ]);
      const factors = parameters?.[3]?.options?.map(({ multiply = 1, divide = 1 }) => multiply / divide);
      expect(factors).toEqual([4, 3, 2, 1, 0.5]);
    });

    it('has the enhancements and limitations that the book suggests', () =>
      expect(
        facetOf([
          'Gift',
          5,
          34,
          'A gift.',
          'gift',
          { modifiers: ['Reflexive +40%', 'In water -30%', 'Song -40% of levels'] },
        ]).modifiers,
      ).toEqual([
        { name: 'Reflexive', percent: 40 },
        { name: 'In water', percent: -30 },
        { name: 'Song', percent: -40, appliesTo: 'levels' },
      ]));
  });
});

describe('Rows of skills', () => {
  describe('a row of a table of skills', () => {
    it('has name, grade, defaults, page, description and keywords', () => {
      const [skill] = listSkillRows(
        { weaving: ['Weaving', 'IQ/H/TL', 'IQ-6 sewing-4', 300, 'Making cloth.', 'cloth pit_loom'] },
        'Arts and crafts',
      );
      expect(skill).toEqual({
        id: 'weaving',
        name: 'Weaving',
        description: 'Making cloth.',
        keywords: ['cloth', 'pit loom'],
        field: 'Arts and crafts',
        facet: {
          cite: { book: 'Basic Set', page: 300 },
          attribute: 'iq',
          kind: 'mental',
          difficulty: 'hard',
          defaults: [
            { attribute: 'iq', penalty: 6 },
            { skill: 'sewing', penalty: 4 },
          ],
          techLevel: true,
        },
      });
    });

    it('has the shared entry instead of these, under the name of this edition', () => {
      const smith = { name: 'Blacksmith', description: 'Working iron.', keywords: ['iron'] };
      const [skill] = listSkillRows({
        blacksmith: [smith, 'IQ/A', 'none', 221, { name: 'Smith', of: 'Metal: Copper | Iron' }],
      });
      expect(skill).toMatchObject({
        name: 'Smith',
        description: 'Working iron.',
        facet: { speciality: { label: 'Metal', choices: ['Copper', 'Iron'] } },
      });
    });

    it('says how a skill is used in a fight', () => {
      const [bow, shield] = listSkillRows({
        bow: ['Bow', 'DX/A', 'DX-5', 182, 'Shooting.', 'arrow', { use: 'ranged' }],
        shield: ['Shield', 'DX/E', 'DX-4', 220, 'Blocking.', 'block', { use: 'block' }],
      });
      expect(bow?.facet).toMatchObject({ combat: true, weapon: true, ranged: true });
      expect(shield?.facet).toMatchObject({ combat: true, block: true });
    });
  });

  describe('readDefaults', () => {
    it('reads specialities in parentheses, with spaces in them', () => {
      expect(readDefaults('DX-5 piloting(Light Airplane)-2 engineer(same)-0')).toEqual([
        { attribute: 'dx', penalty: 5 },
        { skill: 'piloting', speciality: 'Light Airplane', penalty: 2 },
        { skill: 'engineer', speciality: 'same', penalty: 0 },
      ]);
    });

    it('leaves out the skill itself', () => {
      expect(readDefaults('guns-pistol-2 guns-rifle-2', 'guns-rifle')).toEqual([{ skill: 'guns-pistol', penalty: 2 }]);
    });

    it('throws if nothing can be read', () => {
      expect(() => readDefaults('DX-5 Sewing-4')).toThrow('No attribute: Sewing');
      expect(() => readDefaults('sewing(-4 x-4')).toThrow('No default: sewing(-4');
    });
  });

  describe('defaultsToEachOther', () => {
    it('gives each of the choices the others as defaults', () => {
      expect(defaultsToEachOther('survival', 'Arctic | Desert | Plains', 3)).toEqual({
        Arctic: 'survival(Desert)-3 survival(Plains)-3',
        Desert: 'survival(Arctic)-3 survival(Plains)-3',
        Plains: 'survival(Arctic)-3 survival(Desert)-3',
      });
    });
  });

  describe('readPrerequisites', () => {
    it('reads traits, skills, spells, attributes and counts', () => {
      expect(readPrerequisites('IQ 12, trait magery 1, spell fear, 2 spells of Fire, 5 colleges')).toEqual([
        { attribute: 'iq', atLeast: 12 },
        { trait: 'magery', level: 1 },
        { spell: 'fear' },
        { spells: 2, college: 'Fire' },
        { colleges: 5 },
      ]);
      expect(readPrerequisites('skill public-speaking(Storytelling) 12 or skill singing')).toEqual([
        { any: [{ skill: 'public-speaking', speciality: 'Storytelling', level: 12 }, { skill: 'singing' }] },
      ]);
    });

    it('throws if nothing can be read', () => {
      expect(() => readPrerequisites('a good heart')).toThrow('No prerequisite: a good heart');
    });
  });
});

describe('Rows of items', () => {
  describe('a row of an item', () => {
    it('has its tech level, price, weight, legality class and page', () => {
      const [item] = listGear({
        scanner: ['Scanner', 'TL8 $40.5 0.25lb LC3', 'gear', 289, 'Listens to radios.', 'radio police', 'Needs power'],
      });
      expect(item).toEqual({
        id: 'scanner',
        name: 'Scanner',
        description: 'Listens to radios.',
        keywords: ['radio', 'police'],
        facet: {
          cite: { book: 'Basic Set', page: 289 },
          kind: 'gear',
          techLevel: { from: 8 },
          legalityClass: 3,
          cost: 40.5,
          weight: 0.25,
          notes: ['Needs power'],
        },
      });
    });

    it('has name, description and keywords of a shared entry', () => {
      const [item] = listWeapons({
        broadsword: [
          swords.broadsword,
          'TL2 $500 3lb',
          [['broadsword', 'sw+1 cut', 'reach 1', 'parry 0', 'ST 10']],
          271,
          'A note',
        ],
      });
      expect(item).toMatchObject({ ...swords.broadsword, id: 'broadsword' });
      expect(item?.facet).toMatchObject({ kind: 'weapon', cost: 500, quality: 'sword', notes: ['A note'] });
    });

    it('has any tech level at 0', () => {
      const [item] = listGear({ pole: ['Pole', 'TL0 $5 3lb', 'gear', 288, 'Six feet.', 'stick'] });
      expect(item?.facet).not.toHaveProperty('techLevel');
    });

    it('can be ammunition or a container', () => {
      const about = [288, 'For a test.', 'test'] as const;
      const facets = listGear({
        bolt: ['Bolt', 'TL2 $2 0.06lb', 'for crossbow pistol-crossbow', ...about],
        quiver: ['Quiver', 'TL0 $15 1lb', 'holds 20 arrows or bolts', ...about],
        sack: ['Sack', 'TL0 $1 1lb', 'container', ...about],
      }).map(({ facet }) => facet);
      expect(facets).toMatchObject([
        { kind: 'ammunition', ammunitionFor: ['crossbow', 'pistol-crossbow'] },
        { kind: 'container', holds: { count: 20, what: 'arrows or bolts' } },
        { kind: 'container' },
      ]);
    });

    it('can be a mount, with its figures', () => {
      const [item] = listMounts({
        horse: ['Horse', 'TL0 $1200 0lb', 'ST21 DX9 IQ3 HT11 Move6 1200lb', 460, 'For a test.', 'test'],
      });
      expect(item?.facet).toMatchObject({
        kind: 'mount',
        mount: { st: 21, dx: 9, iq: 3, ht: 11, move: 6, bodyWeight: 1200 },
      });
    });

    it('can be a shield with its bonus, its own durability, and its blows', () => {
      const [item] = listShields({
        shield: [
          'Shield',
          'TL1 $40 8lb',
          ['DB1 DR6 30HP', ['shield', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
          287,
          'Small.',
          'test',
        ],
      });
      expect(item?.facet).toMatchObject({
        kind: 'shield',
        shield: { passiveDefense: 0, defenseBonus: 1, damageResistance: 6, hitPoints: 30 },
        attacks: [{ name: 'bash', parry: null }],
      });
    });
  });

  describe('a row of armor', () => {
    it.each([
      [
        ['DR4/2cr*', 'torso', 'groin'],
        { damageResistance: 4, crushing: 2, flexible: true, places: ['torso', 'groin'] },
      ],
      [
        ['DR12/5*FC', 'torso'],
        { damageResistance: 12, otherTypes: 5, crushing: 5, frontOnly: true, concealable: true },
      ],
      [['DR3', 'head'], { damageResistance: 3, coverage: 'piece', places: ['skull', 'face', 'eyes'] }],
      [
        [
          ['DR50', 'trunk'],
          ['DR30', 'arms'],
        ],
        {
          damageResistance: 50,
          places: ['torso', 'groin', 'arms'],
          parts: [{ damageResistance: 30, places: ['arms'] }],
        },
      ],
    ] as const)('%o', (text, figures) => {
      const [item] = listArmor({ armor: ['Armor', 'TL8 $1 1lb', text, 284, 'For a test.', 'test'] });
      expect(item?.facet.armor).toMatchObject(figures);
    });
  });
});

describe('Rows of modifiers', () => {
  it('a modifier has a percentage, by the level or by its variant, or one that the player enters', () => {
    const table = readModifierTable({
      Accurate: [102, '+5%/level'],
      Link: [106, { 'used together or apart': '+20%', 'used together only': '+10%' }],
      Accessibility: [110, 'varies'],
    });
    expect(table).toEqual([
      { name: 'Accurate', percent: 5, perLevel: true, cite: basicSet(102) },
      { name: 'Link: used together or apart', percent: 20, cite: basicSet(106) },
      { name: 'Link: used together only', percent: 10, cite: basicSet(106) },
      { name: 'Accessibility', percent: 0, cite: basicSet(110) },
    ]);
  });
});

describe('Attack lines', () => {
  describe('a line of hand weapons', () => {
    it('has damage, reach, Parry and ST of the table', () => {
      expect(readAttackLines([['broadsword', 'sw+1 cut', 'reach 1', 'parry 0', 'ST 10']])).toEqual([
        {
          name: 'swing',
          skills: ['broadsword'],
          type: 'cut',
          basis: 'swing',
          adds: 1,
          reach: '1',
          minimumStrength: 10,
          parry: 0,
        },
      ]);
    });

    it('has the marks for two hands, readying, grip and balance', () => {
      expect(readAttackLines([['polearm', 'thr+3 imp', 'reach 2,3*', 'parry -1U', 'ST 13‡']])).toEqual([
        {
          name: 'thrust',
          skills: ['polearm'],
          type: 'imp',
          basis: 'thrust',
          adds: 3,
          reach: '2,3',
          minimumStrength: 13,
          twoHanded: true,
          parry: -1,
          notes: ['ready1', 'regrip', 'unbalanced'],
        },
      ]);
    });

    it('marks a fencing weapon, and weapons that cannot parry', () => {
      const [rapier, lance] = readAttackLines([
        ['rapier', 'thr+1 imp', 'reach 1,2', 'parry 0F', 'ST 9'],
        ['lance', 'thr+3 imp', 'reach 4', 'parry No', 'ST 12'],
      ]);
      expect(rapier).toMatchObject({ parry: 0, fencing: true, notes: ['fencing'] });
      expect(lance).toMatchObject({ parry: null });
    });

    it('names the two-handed use if there is another with the same name', () => {
      const names = readAttackLines([
        ['spear', 'thr+2 imp', 'reach 1*', 'parry 0', 'ST 9'],
        ['spear', 'thr+3 imp', 'reach 1,2*', 'parry 0', 'ST 9†'],
      ]).map(({ name }) => name);
      expect(names).toEqual(['thrust', 'thrust, two hands']);
    });

    it('may be used at DX without a skill', () => {
      expect(readAttackLines([['brawling dx-0', 'thr cr', 'reach C', 'parry 0', 'ST 7']])[0]).toMatchObject({
        skills: ['brawling'],
        defaults: [{ attribute: 'dx', penalty: 0 }],
      });
    });
  });

  describe('a line of ranged weapons', () => {
    it('has the figures of the table', () => {
      expect(
        readAttackLines([['guns-rifle', '7d pi', 'Acc 5+2 1000/4200', 'RoF 3 10+1(3)', 'ST 10B† Bulk -5 Rcl 4']]),
      ).toEqual([
        {
          name: 'shot',
          skills: ['guns-rifle'],
          type: 'pi',
          basis: 'fixed',
          dice: 7,
          adds: 0,
          minimumStrength: 10,
          twoHanded: true,
          ranged: {
            accuracy: 5,
            scope: 2,
            halfDamage: '1000',
            maximum: '4200',
            rateOfFire: '3',
            shots: '10+1(3)',
            bulk: -5,
            recoil: 4,
          },
          notes: ['bipod'],
        },
      ]);
    });

    it('has ranges by ST, and its own name if it is thrown', () => {
      const [bow, axe] = readAttackLines([
        ['bow', 'thr+2 imp', 'Acc 3 x15/x20', 'RoF 1 1(2)', 'ST 11† Bulk -8'],
        ['thrown-weapon', 'sw+2 cut', 'Acc 2 x1.5', 'RoF 1 T(1)', 'ST 11 Bulk -3'],
      ]);
      expect(bow).toMatchObject({ name: 'shot', ranged: { halfDamage: 'STx15', maximum: 'STx20' } });
      expect(axe).toMatchObject({ name: 'thrown', ranged: { maximum: 'STx1.5' } });
      expect(axe?.ranged).not.toHaveProperty('halfDamage');
    });

    it.each([
      ['6dx3(10) cr ex [2d]', { dice: 6, times: 3, armorDivisor: 10, type: 'cr', explosive: true, fragments: '2d' }],
      ['3d(2) burn', { dice: 3, armorDivisor: 2, type: 'burn' }],
      ['thr(0.5) imp', { basis: 'thrust', armorDivisor: 0.5, type: 'imp' }],
      ['sw+1d-2(10) cut', { basis: 'swing', moreDice: 1, adds: -2, armorDivisor: 10, type: 'cut' }],
      ['HT-3(0.5) aff', { type: 'aff', instead: 'HT−3(0.5)' }],
      ['- entangles', { type: '', instead: 'entangles' }],
    ] as const)('reads %s', (damage, figures) => {
      const [attack] = readAttackLines([['dx-0', damage, 'Acc 0 10', 'RoF 1 1(2)', 'ST -']]);
      expect(attack).toMatchObject(figures);
    });
  });
});
