import { describe, expect, it } from 'vitest';
import { derivePrinted } from '../../../rules/combat/printed-numbers.ts';
import { makeFoe } from '../../stat-block/make-foe.ts';
import { readFoes } from '../../stat-block/read-foes.ts';
import type { JsonObject } from '../read/gcs-sheet.ts';
import { isJsonObject, objectsIn, walkRows } from '../sheet-json.ts';
import { exportStatBlockSheet } from './stat-block-sheet.ts';
import '../../../testing/load-rulesets.ts';

describe('The sheet of a stat block', () => {
  const text = `Barrow Guard
ST 13; DX 12; IQ 9; HT 12.
HP 15; Will 11; Per 10; FP 14.
Speed 6; Move 5; Dodge 10; Parry 11; DR 3.
Broadsword (14): 2d+2 cut; reach 1.
Skills: Broadsword-14.`;

  function sheetOf(block: string): JsonObject {
    const [foe] = readFoes(block);
    if (!foe) throw new Error('The block was not read.');
    const { saved, printed } = makeFoe(foe, 'fourth-edition');
    return exportStatBlockSheet(derivePrinted(saved, printed), { now: '2026-11-27T12:00:00Z' });
  }
  const calcOf = ({ calc }: JsonObject): JsonObject => (isJsonObject(calc) ? calc : {});

  it('buys attributes to the printed values, which GCS adds up from what they start from', () => {
    const attributes = new Map(objectsIn(sheetOf(text).attributes).map((each) => [each.attr_id, each]));
    const adjOf = (id: string) => [attributes.get(id)?.adj, calcOf(attributes.get(id) ?? {}).value];
    expect(adjOf('st')).toEqual([3, 13]);
    expect(adjOf('hp')).toEqual([2, 15]);
    expect(adjOf('will')).toEqual([2, 11]);
    expect(adjOf('per')).toEqual([1, 10]);
    expect(adjOf('fp')).toEqual([2, 14]);
    expect(adjOf('basic_speed')).toEqual([0, 6]);
    expect(adjOf('basic_move')).toEqual([-1, 5]);
  });

  it('has Dodge, DR and attacks as printed, by nothing but what GCS reads', () => {
    const sheet = sheetOf(text);
    expect(sheet.calc).toMatchObject({ dodge: [10, 9, 8, 7, 6], move: [5, 4, 3, 2, 1], dodge_bonus: 1 });
    const features = [...walkRows(sheet)].flatMap(({ row }) => objectsIn(row.features));
    expect(features).toEqual([{ type: 'attribute_bonus', attribute: 'dodge', amount: 1 }]);
    const body = isJsonObject(sheet.settings) && isJsonObject(sheet.settings.body_type) ? sheet.settings.body_type : {};
    const torso = objectsIn(body.locations).find(({ id }) => id === 'torso');
    expect(torso).toMatchObject({ dr_bonus: 3, calc: { dr: { all: 3 } } });
    const swings = [...walkRows(sheet)]
      .flatMap(({ row }) => objectsIn(row.weapons))
      .filter((weapon) => calcOf(weapon).damage === '2d+2 cut');
    // Level 14 is 4 over 10; Parry 11 is 1 over half of 14 and 3.
    expect(swings).toMatchObject([
      {
        damage: { type: 'cut', base: '2d+2' },
        parry: '1',
        defaults: [{ type: '10', modifier: 4 }],
        calc: { level: 14, parry: '11' },
      },
    ]);
    for (const { row, list } of walkRows(sheet)) if (list === 'equipment') expect(row.base_weight).toBe('0 lb');
  });
});
