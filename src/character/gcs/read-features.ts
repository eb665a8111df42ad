import type { GcsFields } from './gcs-fields.ts';
import type { GcsFeature } from './gcs-rows.ts';
import { readMatch, readNumberMatch } from './read-criteria.ts';

/** Reads what a row does to numbers. Unknown types are kept with the fields that all have. */
export const readFeatures = (row: GcsFields): GcsFeature[] => row.objects('features').map(readFeature);

function readFeature(feature: GcsFields): GcsFeature {
  const type = feature.text('type');
  const isWeapons = type.startsWith('weapon_');
  const leveled = feature.flag('leveled');
  // In versions 2 to 4 the `per_level` of a weapon's bonus counted its dice.
  const oldPerDie = isWeapons && feature.flag('per_level');
  const location = feature.text('location');
  return {
    type,
    amount: feature.number(0, 'amount'),
    perLevel: leveled || (!isWeapons && feature.flag('per_level')),
    perDie: feature.flag('per_die') || oldPerDie,
    percent: feature.flag('percent'),
    attribute: feature.text('attribute'),
    limitation: feature.text('limitation'),
    switchable: feature.flag('switchable'),
    situation: feature.text('situation'),
    percentage: feature.number(0, 'percentage'),
    selection: feature.text('selection_type'),
    match: feature.text('match'),
    name: readMatch(feature, 'name'),
    specialization: type === 'dr_bonus' ? { compare: 'any', text: '' } : readMatch(feature, 'specialization'),
    optionalSpecialization: readMatch(feature, 'optional_specialization'),
    usage: readMatch(feature, 'usage'),
    tags: readMatch(feature, 'tags', 'category'),
    level: readNumberMatch(feature, 'level'),
    locations: location === '' ? feature.texts('locations') : [location],
    damageKind: type === 'dr_bonus' ? feature.text('specialization') : '',
    reduction: feature.text('reduction'),
    switchType: feature.text('switch_type'),
    switchValue: feature.flag('switch_type_value'),
  };
}
