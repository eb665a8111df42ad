import { type GcsFields, toNumber } from './gcs-fields.ts';
import { maxContainerDepth } from './gcs-limits.ts';
import type { GcsAttributeDefinition, GcsBody, GcsLocation, GcsSettings, GcsThreshold } from './gcs-sheet.ts';
import { standardAttributes } from './standard-attributes.ts';

/** Reads the settings that change numbers. Without definitions the attributes are the usual ones. */
export function readSettings(file: GcsFields): GcsSettings {
  const settings = file.object('settings');
  const definitions = settings?.objects('attributes').map(readDefinition) ?? [];
  const body = settings?.object('body_type', 'hit_locations') ?? null;
  return {
    attributes: definitions.length === 0 ? oldDefinitions(settings) : definitions,
    body: body && readBody(body, 1),
    damageProgression: settings?.text('damage_progression') || readOldProgression(settings),
    multiplicativeModifiers: settings?.flag('use_multiplicative_modifiers') ?? false,
    modifyingDicePlusAdds: settings?.flag('use_modifying_dice_plus_adds') ?? false,
    halfStatDefaults: settings?.flag('use_half_stat_defaults') ?? false,
    excludesUnspentPoints: settings?.flag('exclude_unspent_points_from_total') ?? false,
  };
}

/** The usual definitions, with what version 1 could change of them. */
function oldDefinitions(settings: GcsFields | null): readonly GcsAttributeDefinition[] {
  const fixed = new Set([
    ...(settings?.flag('base_will_on_10') ? ['will'] : []),
    ...(settings?.flag('base_per_on_10') ? ['per'] : []),
  ]);
  return standardAttributes.map((each) => (fixed.has(each.id) ? { ...each, base: '10' } : each));
}

/** What version 1 has flags for. */
function readOldProgression(settings: GcsFields | null): string {
  if (settings?.flag('use_know_your_own_strength')) return 'knowing_your_own_strength';
  if (settings?.flag('use_reduced_swing')) return 'no_school_grognard_damage';
  return settings?.flag('use_thrust_equals_swing_minus_2') ? 'thrust_equals_swing_minus_2' : 'basic_set';
}

const readDefinition = (definition: GcsFields): GcsAttributeDefinition => ({
  id: definition.text('id').toLowerCase(),
  type: definition.text('type') || 'integer',
  name: definition.text('name'),
  fullName: definition.text('full_name'),
  base: definition.text('base', 'attribute_base'),
  costPerPoint: definition.number(0, 'cost_per_point'),
  percentPerSize: definition.number(0, 'cost_adj_percent_per_sm'),
  thresholds: definition.objects('thresholds').map((threshold) => readThreshold(threshold, definition.text('id'))),
});

/** A threshold; in versions before 4 it is a share of its pool. */
function readThreshold(threshold: GcsFields, pool: string): GcsThreshold {
  const value = threshold.text('value', 'expression');
  const times = toNumber(threshold.value('multiplier'));
  const share = `$${pool} * ${times} / ${threshold.number(1, 'divisor') || 1} + ${threshold.number(0, 'addition')}`;
  return {
    state: threshold.text('state'),
    value: value !== '' ? value : times === null ? '' : share,
    effects: threshold.texts('ops'),
  };
}

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
