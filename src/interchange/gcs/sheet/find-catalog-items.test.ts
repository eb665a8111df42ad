import { describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { exportGcsSheet } from './export-sheet.ts';

const open = (equipment: readonly Record<string, unknown>[], skills: readonly Record<string, unknown>[] = []) => {
  const rows = equipment.map((row, i) => ({ id: idOf('e', i), quantity: 1, equipped: true, ...row }));
  const reading = readGcsSheet(
    JSON.stringify({
      version: 5,
      id: idOf('A', 1),
      profile: { tech_level: '3' },
      attributes: [],
      skills,
      equipment: rows,
    }),
  );
  if (!reading.ok) throw new Error(reading.error.code);
  const { file } = importedSheet(reading.value.sheet);
  return { rows: file.character.equipment, derived: deriveCharacter(file) };
};

const entriesOf = (...equipment: readonly Record<string, unknown>[]) => open(equipment).rows.map(({ entry }) => entry);

const rope = { description: 'Rope, 3/8", 10 yards', reference: 'B288', base_value: 5, base_weight: '1.5 lb' };
const mailShirt = {
  description: 'Mail Shirt',
  reference: 'B283',
  tech_level: '2',
  base_value: 150,
  base_weight: '16 lb',
  features: [
    { type: 'dr_bonus', locations: ['torso', 'vitals'], amount: 4 },
    { type: 'dr_bonus', locations: ['torso', 'vitals'], specialization: 'crushing', amount: -2 },
  ],
};
const mace = (more: Record<string, unknown> = {}, damage: Record<string, unknown> = {}) => ({
  description: 'Mace',
  reference: 'B271',
  base_value: 50,
  base_weight: '5 lb',
  weapons: [
    {
      id: idOf('w', 1),
      damage: { type: 'cr', st: 'sw', base: '+3', ...damage },
      strength: '12',
      usage: 'Swung',
      reach: '1',
      parry: '0U',
      defaults: [{ type: 'skill', name: 'Axe/Mace' }],
    },
    {
      id: idOf('W', 1),
      damage: { type: 'cr', st: 'sw', base: '+3', ...damage },
      strength: '12',
      usage: 'Thrown',
      accuracy: '1',
      range: 'x0.5/x1',
      rate_of_fire: '1',
      shots: 'T(1)',
      bulk: '-4',
      defaults: [{ type: 'skill', name: 'Thrown Weapon', specialization: 'Axe/Mace' }],
    },
  ],
  ...more,
});
const learned = [
  { id: idOf('s', 1), name: 'Axe/Mace', difficulty: 'dx/a', points: 4, defaults: [{ type: 'dx', modifier: -5 }] },
  {
    id: idOf('s', 2),
    name: 'Thrown Weapon',
    specialization: 'Axe/Mace',
    difficulty: 'dx/e',
    points: 1,
    defaults: [{ type: 'dx', modifier: -4 }],
  },
];

describe('items of a sheet that are in the list', () => {
  it('become entries, whatever the order of the words, and keep further data of the file', () => {
    const { rows } = open([
      { ...rope, quantity: 3, local_notes: 'Silk, from the Heron', legality_class: '4', equipped: false },
      { description: 'Backpack, Small (red)', base_value: 60, base_weight: '3 lb', reference: 'B288,X4' },
    ]);
    expect(rows).toMatchObject([
      { entry: 'rope', own: null, quantity: 3, place: 'carried', note: 'Silk, from the Heron' },
      { entry: 'backpack', own: null, note: 'Backpack, Small (red)' },
    ]);
  });

  it('stay custom if price, weight, tech level or legality differ', () => {
    expect(
      entriesOf(
        { ...rope, base_value: 6 },
        { ...rope, base_weight: '2 lb' },
        { ...rope, tech_level: '5' },
        { ...rope, legality_class: '2' },
        { ...rope, description: 'Rope, 3/8", 20 yards' },
      ),
    ).toEqual(['', '', '', '', '']);
  });

  it('protect the vitals with the torso', () => {
    const { rows, derived } = open([mailShirt]);
    expect(rows[0]?.entry).toBe('chainmail-shirt');
    expect(derived.worksheet.number('place:torso.damageResistance')).toBe(4);
    const thicker = { ...mailShirt, features: [{ type: 'dr_bonus', locations: ['torso', 'vitals'], amount: 5 }] };
    expect(entriesOf(thicker)).toEqual(['']);
    const withArms = {
      ...mailShirt,
      features: [...mailShirt.features, { type: 'dr_bonus', locations: ['arm'], amount: 1 }],
    };
    expect(entriesOf({ ...withArms, equipped: false })).toEqual(['']);
  });

  it('use the entry of the tech level if several have one name', () => {
    const helmet = (level: string, amount: number) => ({
      description: 'Vacc Suit Helmet',
      tech_level: level,
      base_value: 2000,
      base_weight: '5 lb',
      features: [{ type: 'dr_bonus', locations: ['skull', 'face', 'eye'], amount }],
    });
    expect(entriesOf(helmet('9', 6), helmet('10', 9), helmet('9', 9))).toEqual([
      'vacc-suit-helmet-tl9',
      'vacc-suit-helmet-tl10',
      '',
    ]);
  });

  it('attack with the numbers of the file', () => {
    const { rows, derived } = open([mace()], learned);
    expect(rows[0]?.entry).toBe('mace');
    expect(derived.worksheet.number(`line:${rows[0]?.key}.0.skill`)).toBe(9);
    expect(open([mace({}, { base: '+4' })], learned).rows[0]?.entry).toBe('');
    expect(open([mace({}, { armor_divisor: 2 })], learned).rows[0]?.entry).toBe('');
    expect(open([{ ...mace(), weapons: mace().weapons.slice(0, 1) }], learned).rows[0]?.entry).toBe('');
  });

  it('have their quality if a modifier says so', () => {
    const fine = { id: idOf('f', 1), name: 'Fine Quality', cost_type: 'to_base_cost', cost: '+2 CF' };
    const { rows } = open([mace({ modifiers: [fine] })], learned);
    expect(rows[0]).toMatchObject({ entry: 'mace', quality: 'fine', modifiers: [] });
    // A price other than the list's stays a modifier.
    const dear = { ...fine, cost: '+5 CF' };
    expect(open([mace({ modifiers: [dear] })], learned).rows[0]).toMatchObject({
      entry: 'mace',
      quality: 'good',
      modifiers: [{ name: 'Fine Quality', cost: 5 }],
    });
  });

  it('have a finer blade if the file adds its damage', () => {
    const thrust = (amount: number) => ({
      description: 'Rapier',
      base_value: 500,
      base_weight: '2.75 lb',
      modifiers: [
        {
          id: idOf('f', 1),
          name: 'Fine',
          cost_type: 'to_base_cost',
          cost: '+3 CF',
          features: [{ type: 'weapon_bonus', selection_type: 'this_weapon', amount }],
        },
      ],
      weapons: [
        {
          id: idOf('w', 1),
          damage: { type: 'imp', st: 'thr', base: '+1' },
          strength: '9',
          usage: 'Thrust',
          reach: '1,2',
          parry: '0F',
          defaults: [{ type: 'skill', name: 'Rapier' }],
        },
      ],
    });
    const rapier = [{ id: idOf('s', 1), name: 'Rapier', difficulty: 'dx/a', points: 4 }];
    const { rows, derived } = open([thrust(1)], rapier);
    expect(rows[0]).toMatchObject({ entry: 'rapier', quality: 'fine', modifiers: [] });
    expect(derived.worksheet.get(`line:${rows[0]?.key}.0.damage`).value).toMatchObject({ dice: 1, adds: 0 });
    expect(open([thrust(2)], rapier).rows[0]?.entry).toBe('');
  });

  it('stay custom if they have effects that the list does not have', () => {
    const feature = { type: 'attribute_bonus', attribute: 'dx', amount: 1 };
    expect(entriesOf({ ...rope, features: [feature] })).toEqual(['']);
    const offered = { id: idOf('f', 1), name: 'Elven', cost: '+3 CF', cost_type: 'to_base_cost', disabled: true };
    expect(entriesOf({ ...rope, modifiers: [offered] })).toEqual(['']);
  });

  it('are exported with the attacks, modifiers and name of the file after an edit', () => {
    const fine = { id: idOf('f', 1), name: 'Fine Quality', cost_type: 'to_base_cost', cost: '+2 CF' };
    const item = mace({ description: 'Mace (Grandfather)', modifiers: [fine], id: idOf('e', 9), quantity: 1 });
    const sheet = { version: 5, id: idOf('A', 1), attributes: [], skills: learned, equipment: [item] };
    const reading = readGcsSheet(JSON.stringify(sheet));
    if (!reading.ok) throw new Error(reading.error.code);
    const { file } = importedSheet(reading.value.sheet);
    const [row] = file.character.equipment;
    if (row?.entry !== 'mace') throw new Error('no entry');
    const edited = { ...file, character: { ...file.character, equipment: [{ ...row, quantity: 2 }] } };
    const out = exportGcsSheet(deriveCharacter(edited), { now: '2026-11-23T12:00:00Z' });
    expect(out.equipment).toMatchObject([{ ...item, quantity: 2 }]);
  });
});
