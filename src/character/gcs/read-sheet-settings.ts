import type { GcsFields } from './gcs-fields.ts';
import { maxContainerDepth } from './gcs-limits.ts';
import type { GcsAttributeDefinition, GcsBody, GcsLocation, GcsSettings, GcsThreshold } from './gcs-sheet.ts';
import { standardAttributes } from './standard-attributes.ts';

/** Reads the settings that change numbers. Without definitions the attributes are the usual ones. */
export function readSettings(file: GcsFields): GcsSettings {
  const settings = file.object('settings');
  const definitions = settings?.objects('attributes').map(readDefinition) ?? [];
  const body = settings?.object('body_type') ?? null;
  return {
    attributes: definitions.length === 0 ? standardAttributes : definitions,
    body: body && readBody(body, 1),
    damageProgression: settings?.text('damage_progression') || 'basic_set',
    multiplicativeModifiers: settings?.flag('use_multiplicative_modifiers') ?? false,
    modifyingDicePlusAdds: settings?.flag('use_modifying_dice_plus_adds') ?? false,
    halfStatDefaults: settings?.flag('use_half_stat_defaults') ?? false,
    excludesUnspentPoints: settings?.flag('exclude_unspent_points_from_total') ?? false,
  };
}

const readDefinition = (definition: GcsFields): GcsAttributeDefinition => ({
  id: definition.text('id').toLowerCase(),
  type: definition.text('type') || 'integer',
  name: definition.text('name'),
  fullName: definition.text('full_name'),
  base: definition.text('base', 'attribute_base'),
  costPerPoint: definition.number(0, 'cost_per_point'),
  percentPerSize: definition.number(0, 'cost_adj_percent_per_sm'),
  thresholds: definition.objects('thresholds').map(readThreshold),
});

const readThreshold = (threshold: GcsFields): GcsThreshold => ({
  state: threshold.text('state'),
  value: threshold.text('value', 'expression'),
  effects: threshold.texts('ops'),
});

function readBody(body: GcsFields, depth: number): GcsBody {
  return {
    name: body.text('name'),
    roll: body.text('roll'),
    locations: body.objects('locations').map((location) => readLocation(location, depth)),
  };
}

function readLocation(location: GcsFields, depth: number): GcsLocation {
  const resistance = location.object('calc')?.object('dr') ?? null;
  const parts = depth > maxContainerDepth ? null : location.object('sub_table');
  return {
    id: location.text('id').toLowerCase(),
    choiceName: location.text('choice_name'),
    tableName: location.text('table_name'),
    slots: location.number(0, 'slots'),
    hitPenalty: location.number(0, 'hit_penalty'),
    resistance: location.number(0, 'dr_bonus'),
    description: location.text('description'),
    calc:
      resistance &&
      new Map(Object.keys(resistance.record).map((kind) => [kind.toLowerCase(), resistance.number(0, kind)])),
    parts: parts && readBody(parts, depth + 1),
  };
}
