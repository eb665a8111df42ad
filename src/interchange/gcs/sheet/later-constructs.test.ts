import { describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { resistancesOf } from '../gcs-names.ts';
import { isJsonObject, objectsIn, walkRows } from '../sheet-json.ts';
import { exportGcsSheet } from './export-sheet.ts';
import { compareWithCalc } from './open-gcs-sheet.ts';

const open = (sheet: Record<string, unknown>) => {
  const reading = readGcsSheet(JSON.stringify({ version: 5, id: idOf('A', 1), attributes: [], ...sheet }));
  if (!reading.ok) throw new Error(reading.error.code);
  expect(reading.value.log.remarks).toEqual([]);
  const imported = importedSheet(reading.value.sheet);
  const derived = deriveCharacter(imported.file);
  const keyOf = (letter: string, number: number) => imported.places.get(idOf(letter, number))?.key ?? '';
  return {
    imported,
    derived,
    worksheet: derived.worksheet,
    keyOf,
    report: compareWithCalc(reading.value.sheet, imported, derived),
  };
};

describe('features that can be switched', () => {
  const dx = { type: 'attribute_bonus', attribute: 'dx', amount: 1, switchable: true };
  const sheetWith = (isOn: boolean) => {
    const more = isOn ? { switched_on: true } : {};
    return {
      traits: [
        { id: idOf('t', 1), name: 'Berserk form', features: [dx], ...more },
        { id: idOf('t', 2), name: 'Shape', modifiers: [{ id: idOf('m', 1), name: 'Wings', features: [dx] }], ...more },
      ],
      skills: [{ id: idOf('s', 1), name: 'Focus', difficulty: 'iq/a', points: 1, features: [dx], ...more }],
      equipment: [
        { id: idOf('e', 1), description: 'Suit', quantity: 1, equipped: true, features: [dx], ...more },
        {
          id: idOf('e', 2),
          description: 'Belt',
          quantity: 1,
          equipped: true,
          modifiers: [{ id: idOf('f', 1), name: 'Powered', features: [dx] }],
          ...more,
        },
      ],
    };
  };

  it('count while their row is switched on, wherever they are', () => {
    expect(open(sheetWith(true)).worksheet.number('dx')).toBe(15);
    expect(open(sheetWith(false)).worksheet.number('dx')).toBe(10);
  });
});

describe('a default by tags', () => {
  it('comes from a skill that has one of them', () => {
    const { worksheet, keyOf } = open({
      skills: [
        { id: idOf('s', 1), name: 'Oars', tags: ['Boats'], difficulty: 'dx/a', points: 8 },
        { id: idOf('s', 2), name: 'Sails', tags: ['Wind'], difficulty: 'dx/a', points: 40 },
        {
          id: idOf('s', 3),
          name: 'Rafts',
          difficulty: 'dx/a',
          defaults: [{ type: 'skill', tags: { compare: 'is', qualifier: 'boats, canals' }, modifier: -2 }],
        },
      ],
    });
    expect(worksheet.number(`skill:${keyOf('s', 3)}.level`)).toBe(10);
  });
});

describe('damage by ST that is leveled', () => {
  const blow = (levels: number) => ({
    traits: [
      {
        id: idOf('t', 1),
        name: 'Great Claws',
        can_level: true,
        points_per_level: 5,
        levels,
        weapons: [
          {
            id: idOf('w', 1),
            sv: 1,
            usage: 'Claw',
            reach: 'C',
            damage: { type: 'cut', st: 'thr', leveled: true, base: '1' },
            defaults: [{ type: 'dx' }],
          },
        ],
      },
    ],
    attributes: [{ attr_id: 'st', adj: 3 }],
  });
  const damageOf = (levels: number) => {
    const { imported, worksheet } = open(blow(levels));
    const [{ key } = { key: '' }] = imported.weapons.values();
    return worksheet.get(`line:${key}.0.damage`).value;
  };

  it('counts once for each level', () => {
    expect(damageOf(1)).toMatchObject({ dice: 1, adds: 1 });
    expect(damageOf(3)).toMatchObject({ dice: 3, adds: 1 });
  });
});

describe('dice of damage for each level', () => {
  const spit = (levels: number, more: Record<string, unknown> = {}) => ({
    traits: [
      {
        id: idOf('t', 1),
        name: 'Spit',
        can_level: true,
        points_per_level: 5,
        levels,
        weapons: [
          {
            id: idOf('w', 1),
            sv: 1,
            usage: 'Spit',
            reach: 'C',
            damage: { type: 'cor', base_leveled: '1d+2', armor_divisor: 5, ...more },
            defaults: [{ type: 'dx' }],
          },
        ],
      },
    ],
  });
  /** The damage as imported, and once the trait has so many levels here. */
  const damageAt = (sheet: Record<string, unknown>, level: number) => {
    const { imported } = open(sheet);
    const { file } = imported;
    const [{ key } = { key: '' }] = imported.weapons.values();
    const traits = file.character.traits.map((row) => ({ ...row, level }));
    const changed = { ...file, character: { ...file.character, traits } };
    const damageOf = (saved: typeof file) => deriveCharacter(saved).worksheet.get(`line:${key}.0.damage`).value;
    return { before: damageOf(file), after: damageOf(changed) };
  };

  it('grow with the levels bought here', () => {
    expect(damageAt(spit(1), 3)).toMatchObject({ before: { dice: 1, adds: 2 }, after: { dice: 3, adds: 6 } });
    expect(damageAt(spit(4), 2)).toMatchObject({ before: { dice: 4, adds: 8 }, after: { dice: 2, adds: 4 } });
  });

  it('are no sentence about an item', () => {
    expect(JSON.stringify(open(spit(2)).imported.file)).not.toContain('grows with the level');
  });

  it('keep the number of the sheet beside dice that do not grow', () => {
    expect(damageAt(spit(2, { base: '1d' }), 2).before).toMatchObject({ dice: 3, adds: 4 });
  });

  it('go out as they came, with the damage of the level', () => {
    const { imported } = open(spit(2));
    const { file } = imported;
    const traits = file.character.traits.map((row) => ({ ...row, level: 3 }));
    const changed = deriveCharacter({ ...file, character: { ...file.character, traits } });
    const out = exportGcsSheet(changed, { now: '2026-01-01T00:00:00Z' });
    const [weapon] = [...walkRows(out)].flatMap(({ row }) => objectsIn(row.weapons));
    expect(weapon).toMatchObject({ damage: { base_leveled: '1d+2' }, calc: { damage: '3d+6(5) cor' } });
    expect(weapon?.damage).not.toHaveProperty('base');
  });
});

describe('bonuses for each level of a trait', () => {
  const location = (dr: Record<string, number>) => ({
    id: 'torso',
    choice_name: 'Torso',
    table_name: 'Torso',
    slots: 16,
    calc: { roll_range: '3-18', dr },
  });
  const sheet = {
    settings: { body_type: { name: 'Blob', roll: '3d', locations: [location({ all: 0, fire: 2 })] } },
    traits: [
      {
        id: idOf('t', 1),
        name: 'Scorched hide',
        can_level: true,
        levels: 2,
        points_per_level: 5,
        features: [
          { type: 'dr_bonus', locations: ['all'], specialization: 'fire', amount: 1, per_level: true },
          {
            type: 'weapon_parry_bonus',
            selection_type: 'weapons_with_required_skill',
            name: { compare: 'is', qualifier: 'Boathook' },
            amount: 1,
            leveled: true,
          },
        ],
      },
    ],
    skills: [{ id: idOf('s', 1), name: 'Boathook', difficulty: 'dx/a', points: 2 }],
    equipment: [
      {
        id: idOf('e', 1),
        description: 'Boathook',
        quantity: 1,
        equipped: true,
        weapons: [
          {
            id: idOf('w', 1),
            damage: { type: 'cr', st: 'sw' },
            parry: '0',
            defaults: [{ type: 'skill', name: 'Boathook' }],
          },
        ],
      },
    ],
  };
  /** The same sheet at another level of its trait, as it goes out. */
  const writtenAt = (level: number) => {
    const { file } = open(sheet).imported;
    const traits = file.character.traits.map((row) => ({ ...row, level }));
    return exportGcsSheet(deriveCharacter({ ...file, character: { ...file.character, traits } }), {
      now: '2026-01-01T00:00:00Z',
    });
  };

  it('raise the DR against a kind of damage', () => {
    const { settings } = writtenAt(5);
    const body = isJsonObject(settings) && isJsonObject(settings.body_type) ? settings.body_type : {};
    expect(objectsIn(body.locations)).toMatchObject([{ calc: { dr: { all: 0, fire: 5 } } }]);
  });

  it('raise the parry of weapons', () => {
    const parryAt = (level: number) => objectsIn(objectsIn(writtenAt(level).equipment)[0]?.weapons)[0]?.calc;
    expect(parryAt(2)).toMatchObject({ parry: '10' });
    expect(parryAt(5)).toMatchObject({ parry: '13' });
  });
});

describe('injury and fatigue of a sheet', () => {
  const pool = (id: string, base: string, ops: readonly string[]) => ({
    id,
    type: 'pool',
    base,
    cost_per_point: 2,
    thresholds: [
      { state: 'Low', value: `Math.ceil(${base} / 3) - 1`, ops },
      { state: 'Fine', value: base },
    ],
  });
  const definitions = [
    ...['st', 'dx', 'iq', 'ht'].map((id) => ({ id, type: 'integer', base: '10', cost_per_point: 10 })),
    { id: 'basic_speed', type: 'decimal', base: '($dx + $ht) / 4', cost_per_point: 20 },
    { id: 'basic_move', type: 'integer', base: 'Math.floor($basic_speed)', cost_per_point: 5 },
    pool('fp', '$ht', ['halve_move', 'halve_dodge', 'halve_st']),
    pool('hp', '$st', ['halve_move', 'halve_dodge']),
    { id: 'luck', type: 'pool', base: '$iq + 2', cost_per_point: 3 },
  ];
  const sheetWith = (lost: Readonly<Record<string, number>>, calc: Record<string, unknown>) => ({
    settings: { attributes: definitions },
    attributes: Object.entries({ dx: 1, fp: 0, hp: 0, luck: 0 }).map(([id, adj]) => ({
      attr_id: id,
      adj,
      damage: lost[id] ?? 0,
      calc: {
        value: id === 'luck' ? 12 : 10 + adj,
        ...(id === 'dx' ? {} : { current: (id === 'luck' ? 12 : 10) - (lost[id] ?? 0) }),
        points: adj * 10,
      },
    })),
    calc: { swing: '1d', thrust: '1d-2', basic_lift: '20 lb', move: [5, 4, 3, 2, 1], dodge: [8, 7, 6, 5, 4], ...calc },
  });
  const differences = (lost: Readonly<Record<string, number>>, calc: Record<string, unknown> = {}) =>
    open(sheetWith(lost, calc)).report.differences.map(({ figure }) => figure);

  it('lower Move, Dodge and Basic Lift in the comparison as they do there', () => {
    expect(differences({})).toEqual([]);
    expect(differences({ hp: 4 })).toEqual([]);
    // Basic Speed 5.25 and 3 are 8.25, half of which is rounded up to 5.
    const low = { move: [3, 2, 1, 1, 1], dodge: [5, 4, 3, 2, 1] };
    expect(differences({ hp: 8 }, low)).toEqual([]);
    expect(differences({ fp: 8 }, { ...low, basic_lift: '5 lb' })).toEqual([]);
    expect(
      differences({ fp: 9, hp: 9 }, { move: [2, 1, 1, 1, 1], dodge: [3, 2, 1, 1, 1], basic_lift: '5 lb' }),
    ).toEqual([]);
    expect(differences({ hp: 8 })).toContain('Move, encumbrance 0, as harmed');
  });

  it('become the state at the table', () => {
    expect(open(sheetWith({ hp: 8 }, {})).imported.file.play?.state).toMatchObject({ hitsLost: 8 });
  });

  it('let other attributes be compared as well', () => {
    const sheet = sheetWith({}, {});
    const wrong = sheet.attributes.map((each) =>
      each.attr_id === 'luck' ? { ...each, calc: { value: 13, points: 0 } } : each,
    );
    const [difference] = open({ ...sheet, attributes: wrong }).report.differences;
    expect(difference).toMatchObject({ theirs: '13', ours: '12' });
  });
});

describe('a ritual spell of a file whose skill of ritual magic has a speciality', () => {
  const sheetWith = (calc: Record<string, unknown>) => ({
    attributes: [{ attr_id: 'iq', adj: 3 }],
    skills: [
      {
        id: idOf('s', 1),
        name: 'Ritual Magic',
        specialization: 'Harbor',
        difficulty: 'iq/vh',
        points: 8,
        calc: { level: 13, rsl: 'IQ+0' },
      },
    ],
    spells: [
      {
        id: idOf('r', 1),
        name: 'Calm Waters',
        college: ['Water'],
        base_skill: 'Ritual Magic',
        prereq_count: 2,
        difficulty: 'h',
        points: 3,
        calc,
      },
    ],
  });

  it('is based on that skill if the file has a level for it, as in older programs', () => {
    const { worksheet, keyOf, imported } = open(sheetWith({ level: 7, rsl: '-6' }));
    expect(worksheet.number(`skill:${keyOf('r', 1)}.level`)).toBe(13 - 6 - 2 + 2);
    const row = imported.file.character.skills.find(({ key }) => key === keyOf('r', 1));
    expect(row?.own?.notes).toContain('Builds on Ritual Magic (Harbor), as the file has it');
  });

  it('has no level if the file has none', () => {
    const { worksheet, keyOf } = open(sheetWith({}));
    expect(worksheet.get(`skill:${keyOf('r', 1)}.level`).value).toBeNull();
  });
});

describe('free points for skills and spells', () => {
  const points = (type: string, amount: number) => ({
    id: idOf('t', 1),
    name: 'Taught',
    features: [
      {
        type,
        selection_type: 'skills_with_name',
        match: 'spell_name',
        name: { compare: 'is', qualifier: 'Rafts' },
        amount,
      },
    ],
  });
  const levelWith = (type: string, spent: number, amount: number, difficulty = 'iq/a') => {
    const row = { id: idOf('s', 1), name: 'Rafts', difficulty, points: spent };
    const list = type === 'spell_point_bonus' ? { spells: [{ ...row, id: idOf('p', 1) }] } : { skills: [row] };
    const { worksheet, keyOf } = open({ traits: [points(type, amount)], ...list });
    const key = keyOf(type === 'spell_point_bonus' ? 'p' : 's', 1);
    return { level: worksheet.number(`skill:${key}.level`), points: worksheet.number('points') };
  };

  it('raise the level and cost nothing', () => {
    expect(levelWith('skill_point_bonus', 1, 3)).toEqual({ level: 11, points: 1 });
    expect(levelWith('skill_point_bonus', 2, 1)).toEqual({ level: 10, points: 2 });
    expect(levelWith('skill_point_bonus', 3, 12, 'iq/w')).toEqual({ level: 9, points: 3 });
    expect(levelWith('spell_point_bonus', 4, 4, 'iq/h')).toEqual({ level: 11, points: 4 });
  });

  it('are a level if no points were spent', () => {
    expect(levelWith('skill_point_bonus', 0, 1)).toEqual({ level: 9, points: 0 });
    expect(levelWith('skill_point_bonus', 0, 8)).toEqual({ level: 12, points: 0 });
    expect(levelWith('skill_point_bonus', 0, 4, 'dx/h')).toEqual({ level: 10, points: 0 });
    expect(levelWith('skill_point_bonus', 0, 12, 'iq/w')).toEqual({ level: 9, points: 0 });
  });

  it('count from the value of a default if no points were spent', () => {
    const raft = { id: idOf('s', 1), name: 'Rafts', difficulty: 'dx/e', points: 0 };
    const boats = { id: idOf('s', 2), name: 'Boats', difficulty: 'dx/e', points: 12, calc: { level: 14 } };
    const defaults = [{ type: 'skill', name: 'Boats', modifier: -2 }];
    const traits = [points('skill_point_bonus', 4)];
    // A default of 12 is worth 4 points: 8 buy DX+3.
    const { worksheet, keyOf } = open({ traits, skills: [{ ...raft, defaults }, boats] });
    expect(worksheet.number(`skill:${keyOf('s', 1)}.level`)).toBe(13);
  });

  it('raise a technique without spent points, up to its limit', () => {
    const boats = { id: idOf('s', 2), name: 'Boats', difficulty: 'dx/e', points: 4, calc: { level: 12 } };
    const levelOf = (amount: number, difficulty: string) => {
      const defaults = [{ type: 'skill', name: 'Boats', modifier: -4 }];
      const row = { id: idOf('q', 1), name: 'Rafts', difficulty, points: 0, default: defaults[0], limit: 0 };
      const { worksheet, keyOf } = open({ traits: [points('skill_point_bonus', amount)], skills: [row, boats] });
      return worksheet.number(`skill:${keyOf('q', 1)}.level`);
    };
    expect([levelOf(2, 'a'), levelOf(2, 'h'), levelOf(9, 'a')]).toEqual([10, 9, 12]);
  });

  it('are reported as left out for a spell without points', () => {
    const row = { id: idOf('p', 1), name: 'Rafts', difficulty: 'iq/h', points: 0 };
    const { imported } = open({ traits: [points('spell_point_bonus', 4)], spells: [row] });
    expect(imported.unexpressed).toEqual([{ where: 'Taught', what: 'points for Rafts, which has none' }]);
  });
});

describe('a part of a level that is less than half', () => {
  it('costs its part', () => {
    const trait = (levels: number, price: number) => ({
      id: idOf('t', 1),
      name: 'Patience',
      base_points: 10,
      can_level: true,
      points_per_level: price,
      levels,
    });
    expect(open({ traits: [trait(0.25, 4)] }).worksheet.number('points')).toBe(11);
    expect(open({ traits: [trait(0.25, 2)] }).worksheet.number('points')).toBe(11);
  });
});

describe('a container that makes its contents lighter', () => {
  const half = [{ type: 'contained_weight_reduction', reduction: '50%' }];
  const pack = (features: readonly object[], quantity = 1) => ({
    equipment: [
      {
        id: idOf('E', 1),
        description: 'Pack',
        quantity,
        equipped: true,
        base_weight: '1 lb',
        features,
        children: [
          {
            id: idOf('E', 2),
            description: 'Silk bag',
            quantity: 1,
            equipped: true,
            base_weight: '1 lb',
            features: half,
            children: [{ id: idOf('e', 1), description: 'Rock', quantity: 1, base_weight: '10 lb' }],
          },
        ],
      },
    ],
  });

  it('does so within another one', () => {
    expect(open(pack([])).worksheet.number('load')).toBe(1 + 1 + 5);
    expect(open(pack([], 2)).worksheet.number('load')).toBe(14);
    expect(open(pack(half)).worksheet.number('load')).toBe(1 + 6 / 2);
  });

  it('weighs as much less in the file when the character was changed', () => {
    const [bag] = pack([]).equipment.flatMap(({ children }) => children);
    const { file } = open({ equipment: [bag] }).imported;
    const [first, ...others] = file.character.equipment;
    if (!first) throw new Error('The bag is there.');
    const equipment = [{ ...first, note: 'Changed here.' }, ...others];
    const changed = deriveCharacter({ ...file, character: { ...file.character, equipment } });
    const [written] = objectsIn(exportGcsSheet(changed, { now: '2026-11-27T12:00:00Z' }).equipment);
    expect(written).toMatchObject({ calc: { weight: '1 lb', extended_weight: '6 lb' } });
  });
});

describe('a percentage of fixed damage', () => {
  it('counts by its average, after additions', () => {
    const gun = (base: string, amount: number, more: readonly object[] = []) => {
      const { worksheet, keyOf, imported } = open({
        equipment: [
          {
            id: idOf('e', 1),
            description: 'Harpoon gun',
            quantity: 1,
            equipped: true,
            features: [{ type: 'weapon_bonus', selection_type: 'this_weapon', percent: true, amount }, ...more],
            weapons: [{ id: idOf('W', 1), usage: 'Shot', damage: { type: 'imp', base }, defaults: [{ type: 'dx' }] }],
          },
        ],
      });
      expect(imported.unexpressed).toEqual([]);
      return worksheet.get(`line:${keyOf('e', 1)}.0.damage`).value;
    };
    expect(gun('2d', 50)).toMatchObject({ dice: 3, adds: 0 });
    expect(gun('3d+2', -50)).toMatchObject({ dice: 1, adds: 3 });
    const two = { type: 'weapon_bonus', selection_type: 'this_weapon', amount: 2 };
    expect(gun('2d', 100, [two])).toMatchObject({ dice: 4, adds: 4 });
  });
});

describe('vitals with less protection than the torso', () => {
  const location = (id: string, all: number) => ({
    id,
    choice_name: id,
    slots: 1,
    calc: { roll_range: '3', dr: { all } },
  });
  const sheetWith = (vitals: number, places: readonly string[]) => ({
    settings: {
      body_type: { name: 'Body', roll: '3d', locations: [location('torso', 3), location('vitals', vitals)] },
    },
    equipment: [
      {
        id: idOf('e', 1),
        description: 'Oilskin',
        quantity: 1,
        equipped: true,
        features: [{ type: 'dr_bonus', locations: places, amount: 3 }],
      },
    ],
    calc: { swing: '1d', thrust: '1d-2', basic_lift: '20 lb', move: [], dodge: [] },
  });

  it('have the DR of the file', () => {
    expect(open(sheetWith(0, ['torso'])).report.differences).toEqual([]);
    expect(open(sheetWith(0, ['torso'])).worksheet.number('place:vitals.damageResistance')).toBe(0);
    expect(open(sheetWith(3, ['torso', 'vitals'])).report.differences).toEqual([]);
  });
});

describe('a feature that counts for each level of its trait', () => {
  const sheet = {
    traits: [
      {
        id: idOf('t', 1),
        name: 'Hide',
        can_level: true,
        levels: 2,
        points_per_level: 3,
        features: [
          { type: 'dr_bonus', locations: ['torso', 'vitals'], amount: 1, per_level: true },
          {
            type: 'skill_bonus',
            selection_type: 'skills_with_name',
            name: { compare: 'does_not_contain', qualifier: 'Oars' },
            amount: 1,
            per_level: true,
          },
        ],
      },
    ],
    skills: [
      { id: idOf('s', 1), name: 'Oars', difficulty: 'dx/a', points: 2 },
      { id: idOf('s', 2), name: 'Sails', difficulty: 'dx/a', points: 2 },
    ],
  };

  it('follows the levels that are bought here', () => {
    const { imported, keyOf } = open(sheet);
    const { character } = imported.file;
    const at = (level: number) => {
      const traits = character.traits.map((row) => (row.own?.name === 'Hide' ? { ...row, level } : row));
      const derived = deriveCharacter({ ...imported.file, character: { ...character, traits } });
      const skill = (number: number) => derived.worksheet.number(`skill:${keyOf('s', number)}.level`);
      return [resistancesOf(derived, ['vitals']).get('vitals'), skill(2), skill(1)];
    };
    expect(at(2)).toEqual([2, 12, 10]);
    expect(at(5)).toEqual([5, 15, 10]);
  });
});

describe('a bonus to skills with a tag', () => {
  it('is compared without regard to case', () => {
    const bonus = {
      type: 'skill_bonus',
      selection_type: 'skills_with_name',
      tags: { compare: 'is', qualifier: 'combat' },
      amount: 6,
    };
    const { worksheet, keyOf } = open({
      traits: [{ id: idOf('t', 1), name: 'Keen Ears', features: [bonus] }],
      skills: [{ id: idOf('s', 1), name: 'Listening', tags: ['Combat'], difficulty: 'per/h', points: 1 }],
    });
    // Per 10, hard with a point −2, and 6.
    expect(worksheet.number(`skill:${keyOf('s', 1)}.level`)).toBe(14);
  });
});

describe('traits in a container among alternatives', () => {
  // As GCS 5.46 computes them: each at its full price, and the alternatives at 20 + 15 / 5.
  const trait = (number: number, name: string, points: number) => ({
    id: idOf('t', number),
    name,
    base_points: points,
    calc: { points },
  });
  const sheet = {
    settings: { exclude_unspent_points_from_total: true },
    traits: [
      {
        id: idOf('T', 1),
        name: 'Powers',
        container_type: 'alternative_abilities',
        children: [
          {
            id: idOf('T', 2),
            name: 'Both',
            children: [trait(1, 'One', 10), trait(2, 'Two', 5)],
            calc: { points: 15 },
          },
          trait(3, 'Three', 20),
        ],
        calc: { points: 23 },
      },
    ],
    calc: { swing: '1d', thrust: '1d-2', basic_lift: '20 lb', move: [], dodge: [] },
  };

  it('are compared at their full price', () => {
    expect(open(sheet).report.differences).toEqual([]);
  });

  it('are written with it', () => {
    const { derived } = open(sheet);
    const { saved } = derived.context;
    const written = exportGcsSheet(deriveCharacter({ ...saved, character: { ...saved.character, origin: null } }), {
      now: '2026-11-23T12:00:00Z',
    });
    const points = [...walkRows(written)].flatMap(({ row }) =>
      isJsonObject(row.calc) && row.name !== 'Natural Attacks' ? [[row.name, row.calc.points]] : [],
    );
    expect(points).toEqual([
      ['Powers', 23],
      ['Both', 15],
      ['One', 10],
      ['Two', 5],
      ['Three', 20],
    ]);
  });
});

describe('the reason for a difference', () => {
  const sheet = {
    profile: { name: 'Ilse', portrait: 'AAAA' },
    traits: [
      {
        id: idOf('t', 1),
        name: 'Natural Attacks',
        weapons: [
          {
            id: idOf('w', 1),
            usage: 'Punch',
            damage: { type: 'cr', st: 'thr', base: '-1' },
            reach: 'C',
            parry: '0',
            defaults: [{ type: 'dx' }, { type: 'skill', name: 'Karate' }],
            // DX 10 is better than Karate at 8, yet GCS adds the bonus of Karate.
            calc: { level: 10, damage: '1d-2 cr', parry: '8' },
          },
        ],
      },
    ],
    skills: [
      {
        id: idOf('s', 1),
        name: 'Karate',
        difficulty: 'dx/h',
        points: 1,
        features: [
          {
            type: 'weapon_bonus',
            selection_type: 'weapons_with_required_skill',
            name: { compare: 'is', qualifier: 'Karate' },
            level: { compare: 'at_least' },
            amount: 1,
          },
        ],
        calc: { level: 8, rsl: 'DX-2' },
      },
    ],
    calc: { swing: '1d', thrust: '1d-2', basic_lift: '20 lb', move: [], dodge: [] },
  };

  it('is the bonus of a skill that is not the one used here, and never the picture', () => {
    const [difference, ...others] = open(sheet).report.differences;
    expect(difference).toMatchObject({ theirs: '1d-2 cr', ours: '1d−3' });
    expect(difference?.why).toMatch(/^A bonus for a skill counts there/);
    expect(others).toEqual([]);
  });
});

describe('a bonus for the skill that an attack requires', () => {
  const attack = (damage: object, calc: object, usage = 'Touch') => ({
    id: idOf('t', 1),
    name: 'Drain Vigor',
    weapons: [
      {
        id: idOf('w', 1),
        usage,
        damage,
        reach: 'C',
        defaults: [{ type: 'dx' }, { type: 'skill', name: { compare: 'is', qualifier: 'Brawling' } }],
        calc,
      },
    ],
  });
  const calc = { swing: '1d', thrust: '1d-2', basic_lift: '20 lb', move: [], dodge: [] };

  it('counts for each die of an attack that has dice of its own, as there', () => {
    const brawling = {
      id: idOf('s', 1),
      name: 'Brawling',
      difficulty: 'dx/e',
      points: 8,
      features: [
        {
          type: 'weapon_bonus',
          selection_type: 'weapons_with_required_skill',
          name: { compare: 'is', qualifier: 'Brawling' },
          level: { compare: 'at_least', qualifier: 2 },
          amount: 1,
          per_die: true,
        },
      ],
      calc: { level: 13, rsl: 'DX+3' },
    };
    const traits = [attack({ type: 'fat', base: '3d' }, { level: 13, damage: '3d+3 fat' })];
    expect(open({ traits, skills: [brawling], calc }).report.differences).toEqual([]);
  });

  it('counts for an attack without any such skill if it names none, as there', () => {
    const striking = {
      id: idOf('t', 2),
      name: 'Strong jaws',
      can_level: true,
      levels: 5,
      features: [
        {
          type: 'weapon_effective_st_bonus',
          selection_type: 'weapons_with_required_skill',
          usage: { compare: 'is', qualifier: 'Bite' },
          amount: 1,
          leveled: true,
        },
      ],
    };
    const traits = [attack({ type: 'cr', st: 'thr' }, { level: 10, damage: '1d+1 cr' }, 'Bite'), striking];
    expect(open({ traits, calc }).report.differences).toEqual([]);
  });
});

describe('a skill by an attribute that skills have not here', () => {
  it.each([
    [0, 10, 'CH+0'],
    [1, 11, 'CH+1'],
  ])('has the default by it, with %s points', (points, level, rsl) => {
    const { report } = open({
      settings: {
        attributes: [
          { id: 'iq', type: 'integer', name: 'IQ', base: '10', cost_per_point: 20 },
          { id: 'ch', type: 'integer', name: 'CH', base: '10', cost_per_point: 10 },
        ],
      },
      attributes: [
        { attr_id: 'iq', adj: 2, calc: { value: 12, points: 40 } },
        { attr_id: 'ch', adj: 0, calc: { value: 10, points: 0 } },
      ],
      skills: [
        {
          id: idOf('s', 1),
          name: 'Presence',
          difficulty: 'ch/e',
          defaults: [{ type: 'ch' }],
          ...(points === 0 ? {} : { points }),
          calc: { level, rsl },
        },
      ],
      calc: { swing: '1d', thrust: '1d-2', basic_lift: '20 lb', move: [], dodge: [] },
    });
    expect(report.differences.filter(({ figure }) => figure.startsWith('Presence'))).toEqual([]);
  });
});

describe('DR against a kind of damage that only the file knows', () => {
  it('stays in the numbers of a place whose other DR was changed', () => {
    const location = (all: number) => ({
      id: 'torso',
      choice_name: 'Torso',
      table_name: 'Torso',
      slots: 16,
      calc: { roll_range: '3-18', dr: { all, cold: 10 } },
    });
    const { imported } = open({
      settings: { body_type: { name: 'Blob', roll: '3d', locations: [location(2)] } },
      traits: [
        {
          id: idOf('t', 1),
          name: 'Frozen hide',
          can_level: true,
          levels: 2,
          points_per_level: 5,
          features: [
            { type: 'dr_bonus', locations: ['torso'], amount: 1, per_level: true },
            { type: 'dr_bonus', locations: ['torso'], specialization: 'cold', amount: 10 },
          ],
          calc: { points: 10 },
        },
      ],
    });
    const { file } = imported;
    const traits = file.character.traits.map((row) => ({ ...row, level: 5 }));
    const changed = deriveCharacter({ ...file, character: { ...file.character, traits } });
    const { settings } = exportGcsSheet(changed, { now: '2026-11-27T12:00:00Z' });
    const body = isJsonObject(settings) && isJsonObject(settings.body_type) ? settings.body_type : {};
    expect(objectsIn(body.locations)).toMatchObject([{ calc: { dr: { all: 5, cold: 10 } } }]);
  });
});
