import { type GcsFields, toNumber } from './gcs-fields.ts';
import type { GcsDamage, GcsDefault, GcsWeapon, GcsWeaponCalc } from './gcs-rows.ts';
import { readMatch, readNumberMatch } from './read-criteria.ts';

/** Reads the attack lines of a row. */
export const readWeapons = (row: GcsFields): GcsWeapon[] => row.objects('weapons').map(readWeapon);

/** Reads the defaults of a skill or a weapon. */
export const readDefaults = (row: GcsFields): GcsDefault[] => row.objects('defaults').map(readDefault);

/** Reads one default. */
export const readDefault = (source: GcsFields): GcsDefault => ({
  type: source.text('type').toLowerCase(),
  name: readMatch(source, 'name'),
  specialization: readMatch(source, 'specialization'),
  tags: readMatch(source, 'tags'),
  modifier: source.number(0, 'modifier'),
  whenTechLevel: readNumberMatch(source, 'when_tl'),
});

function readWeapon(weapon: GcsFields): GcsWeapon {
  const type = weapon.text('type');
  return {
    id: weapon.text('id'),
    ranged: type === 'ranged_weapon' || (type === '' && weapon.text('id').startsWith('W')),
    usage: weapon.text('usage'),
    usageNotes: weapon.text('usage_notes'),
    damage: readDamage(weapon.object('damage')),
    strength: weapon.text('strength'),
    reach: weapon.text('reach'),
    parry: weapon.text('parry'),
    block: weapon.text('block'),
    accuracy: weapon.text('accuracy'),
    range: weapon.text('range'),
    rateOfFire: weapon.text('rate_of_fire'),
    shots: weapon.text('shots'),
    bulk: weapon.text('bulk'),
    recoil: weapon.text('recoil'),
    defaults: readDefaults(weapon),
    hidden: weapon.flag('hide'),
    calc: readWeaponCalc(weapon.object('calc')),
  };
}

const readWeaponCalc = (calc: GcsFields | null): GcsWeaponCalc | null =>
  calc && {
    level: toNumber(calc.value('level')),
    damage: calc.text('damage'),
    parry: calc.text('parry'),
    block: calc.text('block'),
    reach: calc.text('reach'),
    strength: calc.text('strength'),
    accuracy: calc.text('accuracy'),
    range: calc.text('range'),
    rateOfFire: calc.text('rate_of_fire'),
    shots: calc.text('shots'),
    bulk: calc.text('bulk'),
    recoil: calc.text('recoil'),
  };

function readDamage(damage: GcsFields | null): GcsDamage {
  const st = damage?.text('st') ?? '';
  return {
    type: damage?.text('type') ?? '',
    st: st.replace(/_leveled$/, '') || 'none',
    leveled: (damage?.flag('leveled') ?? false) || st.endsWith('_leveled'),
    base: damage?.text('base') ?? '',
    baseLeveled: damage?.text('base_leveled') ?? '',
    strengthTimes: damage?.number(1, 'st_mul') ?? 1,
    armorDivisor: damage?.number(1, 'armor_divisor') ?? 1,
    perDie: damage?.number(0, 'modifier_per_die') ?? 0,
    fragmentation: damage?.text('fragmentation') ?? '',
    fragmentationDivisor: damage?.number(1, 'fragmentation_armor_divisor') ?? 1,
    fragmentationType: damage?.text('fragmentation_type') ?? '',
  };
}
