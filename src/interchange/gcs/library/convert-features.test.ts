import { expect, test } from 'vitest';
import type { GcsFeature } from '../read/gcs-rows.ts';
import { convertFeatures } from './convert-features.ts';

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

test('figures that no effect changes are said in the notes', () => {
  expect(convert({ type: 'weapon_reload_time_bonus', amount: -1 }).notes).toEqual([
    'Not applied: weapon reload time bonus −1',
  ]);
});
