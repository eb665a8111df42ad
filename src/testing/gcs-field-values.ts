import type { ObjectKind } from '../rules/gcs/sheet/export-object.ts';

/** What kind of JSON value GCS reads a field as. It refuses a whole sheet for one field of another kind. */
type GcsValueType = 'text' | 'number' | 'whole' | 'flag' | 'list' | 'object' | 'texts';

const sets: Readonly<Record<GcsValueType, string>> = {
  text: `id name description reference reference_highlight local_notes cr_adj vtt_notes userdesc max_levels container_type ancestry
    cost_adj affects cost_type weight_type cost weight tech_level legality_class base_value base_weight specialization
    optional_specialization difficulty power_source spell_class resist casting_cost maintenance_cost casting_time duration
    item base_skill strength usage usage_notes reach parry block accuracy range rate_of_fire shots bulk recoil type st base
    base_leveled fragmentation fragmentation_type attr_id full_name state value explanation choice_name table_name
    markdown when reason selection_type match attribute limitation situation`,
  number: `base_points points_per_level levels points quantity level rated_strength amount percentage adj armor_divisor
    modifier_per_die fragmentation_armor_divisor limit modifier total_points cost_per_point cost_adj_percent_per_sm
    encumbrance_penalty_multiplier`,
  whole: 'version sv cr frequency uses max_uses prereq_count slots hit_penalty dr_bonus SM',
  flag: `disabled round_down can_level equipped hide leveled per_level per_die percent use_level_from_trait
    show_notes_on_weapon cost_is_per_level cost_is_per_pound weight_is_per_level ignore_weight_for_skills`,
  texts: 'tags college locations ops',
  list: 'traits skills spells equipment other_equipment notes modifiers features weapons defaults children points_record thresholds',
  object: 'profile settings prereqs replacements source third_party calc default damage',
};

const types = new Map(
  Object.entries(sets).flatMap(([type, names]) => names.split(/\s+/).map((name) => [name, type] as const)),
);

/** Fields that are something else in some objects. */
const exceptions: Readonly<Partial<Record<ObjectKind, Readonly<Record<string, GcsValueType>>>>> = {
  profile: {},
  attribute: { damage: 'number' },
  feature: { name: 'object', specialization: 'object', usage: 'object', level: 'object', tags: 'object' },
  location: { description: 'text' },
};

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  whole: Number.isInteger,
  flag: (value) => typeof value === 'boolean',
  list: Array.isArray,
  texts: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** The fields of an object of a sheet whose values are of another kind than GCS reads. */
export function fieldsOfOtherType(object: Readonly<Record<string, unknown>>, kind: ObjectKind): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    // The DR bonus names a kind of damage in a text, where other features compare one.
    const isDamageKind = object.type === 'dr_bonus' && name === 'specialization';
    const type = isDamageKind ? 'text' : (exceptions[kind]?.[name] ?? types.get(name));
    return type === undefined || isOf[type]?.(value) ? [] : [`${name} is no ${type}`];
  });
}
