import { describe, expect, it } from 'vitest';
import { readGcsSheet } from '../../../character/gcs/read-gcs-sheet.ts';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { compareWithCalc } from './compare-with-calc.ts';
import { importGcsSheet } from './import-sheet.ts';

const open = (sheet: Record<string, unknown>) => {
  const reading = readGcsSheet(JSON.stringify({ version: 5, id: idOf('A', 1), attributes: [], ...sheet }));
  if (!reading.ok) throw new Error(reading.problem.code);
  expect(reading.log.remarks).toEqual([]);
  const imported = importGcsSheet(reading.sheet);
  const derived = deriveCharacter(imported.file);
  const keyOf = (letter: string, number: number) => imported.places.get(idOf(letter, number))?.key ?? '';
  return {
    imported,
    derived,
    worksheet: derived.worksheet,
    keyOf,
    report: compareWithCalc(reading.sheet, imported, derived),
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
  it('is from a skill that has one of them', () => {
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
