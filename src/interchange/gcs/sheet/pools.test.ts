import { describe, expect, it } from 'vitest';
import { addCampaignAttribute } from '../../../character/campaign-edits.ts';
import { atRest } from '../../../character/play.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { withPoolLeft } from '../../../rules/shared/ability-play.ts';
import { listPools } from '../../../rules/shared/pools.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { saved, trait } from '../../../testing/rows.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { objectsIn } from '../sheet-json.ts';
import { exportGcsSheet } from './export-sheet.ts';
import { importGcsSheet, importRows } from './import-sheet.ts';

const read = (sheet: unknown) => {
  const reading = readGcsSheet(JSON.stringify(sheet));
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.value.sheet;
};
const imported = (sheet: unknown) => {
  const result = importGcsSheet(read(sheet));
  if (!result.ok) throw new Error(result.error.code);
  const derived = deriveCharacter(result.value.file);
  return { file: result.value.file, pools: listPools(derived.worksheet, derived.context), derived };
};
const pool = (id: string, name: string, base: string) => ({ id, type: 'pool', name, base, cost_per_point: 3 });
const sheetOf = (attributes: readonly object[], values: readonly object[], traits: readonly object[] = []) => ({
  version: 5,
  id: 'A0000000000000000',
  settings: {
    attributes: [
      { id: 'iq', type: 'integer', name: 'IQ', base: '10', cost_per_point: 20 },
      { id: 'fp', type: 'pool', name: 'FP', base: '$ht', cost_per_point: 3 },
      ...attributes,
    ],
  },
  attributes: values,
  traits,
});

describe('Pools of a sheet of GCS', () => {
  it('are pools of traits that cost nothing, with what is spent of them', () => {
    const { file, pools, derived } = imported(
      sheetOf(
        [pool('mp', 'Mana', '$iq + 2')],
        [
          { attr_id: 'iq', adj: 1 },
          { attr_id: 'mp', adj: 0, damage: 4 },
        ],
      ),
    );
    // IQ 11 + 2.
    expect(pools.map(({ name, most, minutes }) => [name, most, minutes])).toEqual([['Mana', 13, null]]);
    expect(file.play?.pools).toEqual({ [pools[0]?.key ?? '']: 4 });
    expect(derived.worksheet.number('points')).toBe(20);
  });

  it('with bought points cost these, and an empty one is none', () => {
    const { pools, derived } = imported(
      sheetOf(
        [pool('mp', 'Mana', '10'), pool('er', 'ER', '0')],
        [
          { attr_id: 'mp', adj: 2 },
          { attr_id: 'er', adj: 0 },
        ],
      ),
    );
    expect(pools.map(({ name, most }) => [name, most])).toEqual([['Mana', 12]]);
    expect(derived.worksheet.number('points')).toBe(6);
  });

  it('belong to the trait of that name if there is one', () => {
    const reserve = {
      id: 't0000000000000001',
      name: 'Energy Reserve (Magic)',
      points_per_level: 3,
      can_level: true,
      levels: 8,
      features: [{ type: 'attribute_bonus', attribute: 'er', amount: 1, per_level: true }],
    };
    const { pools, file } = imported(
      sheetOf(
        [{ ...pool('er', 'ER', '0'), full_name: 'Energy Reserve' }],
        [{ attr_id: 'er', adj: 0, damage: 3 }],
        [reserve],
      ),
    );
    expect(pools.map(({ name, most, minutes }) => [name, most, minutes])).toEqual([['Energy Reserve (Magic)', 8, 10]]);
    expect(file.play?.pools).toEqual({ [pools[0]?.key ?? '']: 3 });
  });
});

describe('Pools of a character in a sheet of GCS', () => {
  const character = saved('fourth-edition', {
    traits: [
      trait('energy-reserve', { key: 'k1', level: 8 }),
      typedTrait('Grit', { pool: { points: 3, perLevel: 0, minutes: null } }),
    ],
  });
  const open = openSheet(character);
  const [reserve] = listPools(open.worksheet, open.context);
  const played = { ...character, play: reserve ? withPoolLeft(atRest, reserve, 6) : atRest };
  const sheet = exportGcsSheet(deriveCharacter(played), { now: '2026-01-01T00:00:00Z' });

  it('are attributes of the type of a pool, with what is spent', () => {
    expect(JSON.stringify(sheet.settings)).toContain('"type":"pool","name":"Energy Reserve (Psi)","base":"8"');
    expect(sheet.attributes).toContainEqual({
      attr_id: 'pool_1',
      adj: 0,
      damage: 2,
      calc: { value: 8, current: 6, points: 0 },
    });
  });

  it('are the same after the sheet is read, and are read without our data too', () => {
    const whole = imported(sheet);
    expect(whole.file.character.traits.map(({ entry, own }) => own?.name ?? entry)).toEqual(['energy-reserve', 'Grit']);
    expect(whole.file.play?.pools).toEqual({ k1: 2 });
    const rows = importRows(read(sheet));
    const names =
      rows.ok &&
      rows.value.file.character.traits.flatMap(({ own }) => (own?.pool ? [[own.name, own.pool.points]] : []));
    expect(names).toEqual([
      ['Energy Reserve (Psi)', 8],
      ['Grit', 3],
    ]);
  });

  it('have the points that are spent in GCS since', () => {
    const attributes = objectsIn(sheet.attributes);
    const spend = (damages: Readonly<Record<string, number>>) =>
      imported({
        ...sheet,
        attributes: attributes.map((each) => {
          const damage = damages[String(each.attr_id)];
          return damage === undefined ? each : { ...each, damage };
        }),
      }).file.play?.pools;
    const grit = character.character.traits[1]?.key ?? '';
    expect(spend({ pool_1: 5 })).toEqual({ k1: 5 });
    expect(spend({ pool_1: 0, pool_2: 1 })).toEqual({ [grit]: 1 });
  });

  it('have other ids than the attributes of the campaign', () => {
    const named = addCampaignAttribute(character.character, { name: 'Pool 1', base: 'none', add: 4, kind: 'pool' });
    const { attributes } = exportGcsSheet(deriveCharacter({ ...character, character: named }), {
      now: '2026-01-01T00:00:00Z',
    });
    const ids = objectsIn(attributes).map((each) => each.attr_id);
    expect(ids.slice(-3)).toEqual(['pool_1', 'pool_2', 'pool_3']);
  });
});
