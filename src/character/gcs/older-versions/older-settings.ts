import type { JsonObject, JsonValue } from '../gcs-sheet.ts';
import { standardAttributes } from '../standard-attributes.ts';
import { shareScript, toScript } from './older-expressions.ts';
import { changeFields, mapObjects, type NewFields, renameFields, withoutFields } from './rename-fields.ts';

const asScript = (to: string): NewFields[string] => ({
  to,
  value: (old) => (typeof old === 'string' ? toScript(old) : old),
});

const settingNames: NewFields = {
  hit_locations: 'body_type',
  show_advantage_modifier_adj: 'show_trait_modifier_adj',
};
const definitionNames: NewFields = { attribute_base: asScript('base') };
const thresholdNames: NewFields = { expression: asScript('value') };

const numberOf = (value: JsonValue | undefined): number => (typeof value === 'number' ? value : 0);

/** The settings of a sheet with the names of version 5. */
export const settingsToVersion5 = (settings: JsonObject): JsonObject =>
  changeFields(withOldRules(renameFields(settings, settingNames)), {
    attributes: (list) => mapObjects(list, definition),
  });

const definition = (old: JsonObject): JsonObject =>
  changeFields(renameFields(old, definitionNames), {
    thresholds: (list) => mapObjects(list, (each) => threshold(each, typeof old.id === 'string' ? old.id : '')),
  });

function threshold(old: JsonObject, pool: string): JsonObject {
  const renamed = renameFields(old, thresholdNames);
  const { value, expression, multiplier, divisor, addition } = renamed;
  if (value !== undefined || expression !== undefined || multiplier === undefined) return renamed;
  const share = shareScript(pool, numberOf(multiplier), numberOf(divisor), numberOf(addition));
  return Object.fromEntries(
    Object.entries(renamed).flatMap(([name, field]): [string, JsonValue][] => {
      if (name === 'multiplier') return [['value', share]];
      return name === 'divisor' || name === 'addition' ? [] : [[name, field]];
    }),
  );
}

/** The progressions of damage that version 1 has flags for, the first that is set. */
const oldProgressions = [
  ['use_know_your_own_strength', 'knowing_your_own_strength'],
  ['use_reduced_swing', 'no_school_grognard_damage'],
  ['use_thrust_equals_swing_minus_2', 'thrust_equals_swing_minus_2'],
] as const;

/** What version 1 has flags for. */
function withOldRules(settings: JsonObject): JsonObject {
  const fixed = [
    ...(settings.base_will_on_10 === true ? ['will'] : []),
    ...(settings.base_per_on_10 === true ? ['per'] : []),
  ];
  const progression = oldProgressions.find(([flag]) => settings[flag] === true)?.[1];
  return {
    ...withoutFields(settings, [...oldProgressions.map(([flag]) => flag), 'base_will_on_10', 'base_per_on_10']),
    ...(progression !== undefined && settings.damage_progression === undefined
      ? { damage_progression: progression }
      : {}),
    ...(fixed.length > 0 && settings.attributes === undefined ? { attributes: definitionsWith(fixed) } : {}),
  };
}

/** The usual definitions, but with those of some attributes based on 10. */
const definitionsWith = (fixed: readonly string[]): readonly JsonObject[] =>
  standardAttributes.map(({ id, type, name, fullName, base, costPerPoint, percentPerSize }) => ({
    id,
    type,
    name,
    ...(fullName === '' ? {} : { full_name: fullName }),
    base: fixed.includes(id) ? '10' : base,
    cost_per_point: costPerPoint,
    ...(percentPerSize === 0 ? {} : { cost_adj_percent_per_sm: percentPerSize }),
  }));

/** What version 1 has at its top level in place of the list of attributes, and what it counts from. */
const oldAttributes: readonly (readonly [id: string, field: string, base: number, damage?: string])[] = [
  ['st', 'ST', 10],
  ['dx', 'DX', 10],
  ['iq', 'IQ', 10],
  ['ht', 'HT', 10],
  ['will', 'will_adj', 0],
  ['fright_check', '', 0],
  ['per', 'per_adj', 0],
  ['vision', '', 0],
  ['hearing', '', 0],
  ['taste_smell', '', 0],
  ['touch', '', 0],
  ['basic_speed', 'speed_adj', 0],
  ['basic_move', 'move_adj', 0],
  ['fp', 'FP_adj', 0, 'fp_damage'],
  ['hp', 'HP_adj', 0, 'hp_damage'],
];

/** The sheet with a list of attributes in place of the fields that version 1 has; a field that is no number stays. */
export function withAttributes(sheet: JsonObject): JsonObject {
  if (sheet.attributes !== undefined || !oldAttributes.some(([, field]) => Object.hasOwn(sheet, field))) return sheet;
  const taken = oldAttributes
    .flatMap(([, field, , damage = '']) => [field, damage])
    .filter((name) => typeof sheet[name] === 'number');
  const attributes = oldAttributes.map(([id, field, base, damage]) => {
    const lost = damage === undefined ? 0 : numberOf(sheet[damage]);
    const bought = typeof sheet[field] === 'number' ? numberOf(sheet[field]) - base : 0;
    return { attr_id: id, adj: bought, ...(lost === 0 ? {} : { damage: lost }) };
  });
  return { ...withoutFields(sheet, taken), attributes };
}
