import type {
  AttributeId,
  CampaignAttribute,
  CampaignPrices,
  Character,
  SecondaryId,
} from '../../../character/character.ts';
import type { StatId } from '../../../engine/step.ts';
import { idsInGcs, writeBase } from './campaign-attributes.ts';
import { type JsonObject, writeObject } from './export-object.ts';

/** DR of a location: `all`, and how much more or less it is against single kinds of damage, as GCS writes both. */
export type LocationResistance = Readonly<Record<string, number>>;

/**
 * The DR of a location from `dr_bonus` features in force (format, section 11). Locations that no feature names have
 * their natural DR and the DR of everything.
 */
export function resistanceAt(id: string, natural: number, features: readonly JsonObject[]): LocationResistance {
  const byKind = new Map<string, number>([['all', natural]]);
  for (const { type, locations, specialization, amount } of features) {
    if (type !== 'dr_bonus' || typeof amount !== 'number' || !Array.isArray(locations)) continue;
    if (!locations.includes(id) && !locations.includes('all')) continue;
    const kind = typeof specialization === 'string' && specialization !== '' ? specialization.toLowerCase() : 'all';
    byKind.set(kind, (byKind.get(kind) ?? 0) + amount);
  }
  return Object.fromEntries(byKind);
}

/** The state of a pool of points at `value` and below, and the numbers it halves. */
interface Threshold {
  readonly state: string;
  readonly value: string;
  readonly explanation?: string;
  readonly ops?: readonly ('halve_move' | 'halve_dodge' | 'halve_st')[];
}

/** An attribute of a sheet of GCS, and the number of ours that it is. */
interface Definition {
  readonly id: string;
  readonly type: 'integer' | 'decimal' | 'pool';
  readonly name: string;
  readonly fullName?: string;
  readonly base: string;
  readonly cost: number;
  /** Percent off for each +1 of Size Modifier. */
  readonly bySize?: number;
  readonly thresholds?: readonly Threshold[];
  /** Our number. */
  readonly stat: StatId;
  /** The location of the choice: an attribute, or a secondary characteristic in steps of this size. */
  readonly attribute?: AttributeId;
  readonly secondary?: { readonly id: SecondaryId; readonly step: number };
}

const slowed = ['halve_move', 'halve_dodge'] as const;
const spent = ['halve_move', 'halve_dodge', 'halve_st'] as const;

const dying = (multiple: number): Threshold => ({
  state: `Dying #${multiple}`,
  value: multiple === 1 ? '-$hp' : `Math.round(-$hp * ${multiple})`,
  explanation: `HT roll or death; HT-${multiple} each second to stay awake\nHalf Move and Dodge (B419)`,
  ops: slowed,
});

const fatigue: readonly Threshold[] = [
  { state: 'Unconscious', value: '-$fp', ops: spent },
  {
    state: 'Collapse',
    value: '0',
    explanation:
      'Will roll to do more than talk or rest\nEach further FP costs 1 HP too\nHalf Move, Dodge and ST (B426)',
    ops: spent,
  },
  { state: 'Tired', value: 'Math.ceil($fp / 3) - 1', explanation: 'Half Move, Dodge and ST (B426)', ops: spent },
  { state: 'Tiring', value: '$fp - 1' },
  { state: 'Rested', value: '$fp' },
];

const injury: readonly Threshold[] = [
  { state: 'Dead', value: 'Math.round(-$hp * 5)', ops: slowed },
  dying(4),
  dying(3),
  dying(2),
  dying(1),
  {
    state: 'Collapse',
    value: '0',
    explanation: 'HT roll each second to stay awake\nHalf Move and Dodge (B419)',
    ops: slowed,
  },
  { state: 'Reeling', value: 'Math.ceil($hp / 3) - 1', explanation: 'Half Move and Dodge (B419)', ops: slowed },
  { state: 'Wounded', value: '$hp - 1' },
  { state: 'Healthy', value: '$hp' },
];

const whole = (id: SecondaryId) => ({ stat: id, secondary: { id, step: 1 } });

/** The attributes of the Basic Set as GCS has them, in its order (format, section 3). */
export const definitions: readonly Definition[] = [
  {
    id: 'st',
    type: 'integer',
    name: 'ST',
    fullName: 'Strength',
    base: '10',
    cost: 10,
    bySize: 10,
    stat: 'st',
    attribute: 'st',
  },
  { id: 'dx', type: 'integer', name: 'DX', fullName: 'Dexterity', base: '10', cost: 20, stat: 'dx', attribute: 'dx' },
  {
    id: 'iq',
    type: 'integer',
    name: 'IQ',
    fullName: 'Intelligence',
    base: '10',
    cost: 20,
    stat: 'iq',
    attribute: 'iq',
  },
  { id: 'ht', type: 'integer', name: 'HT', fullName: 'Health', base: '10', cost: 10, stat: 'ht', attribute: 'ht' },
  { id: 'will', type: 'integer', name: 'Will', base: '$iq', cost: 5, ...whole('will') },
  {
    id: 'fright_check',
    type: 'integer',
    name: 'Fright Check',
    base: '$will',
    cost: 2,
    ...whole('frightCheck'),
  },
  { id: 'per', type: 'integer', name: 'Per', fullName: 'Perception', base: '$iq', cost: 5, ...whole('perception') },
  { id: 'vision', type: 'integer', name: 'Vision', base: '$per', cost: 2, ...whole('vision') },
  { id: 'hearing', type: 'integer', name: 'Hearing', base: '$per', cost: 2, ...whole('hearing') },
  {
    id: 'taste_smell',
    type: 'integer',
    name: 'Taste & Smell',
    base: '$per',
    cost: 2,
    ...whole('tasteSmell'),
  },
  { id: 'touch', type: 'integer', name: 'Touch', base: '$per', cost: 2, ...whole('touch') },
  {
    id: 'basic_speed',
    type: 'decimal',
    name: 'Basic Speed',
    base: '($dx + $ht) / 4',
    cost: 20,
    stat: 'basicSpeed',
    secondary: { id: 'basicSpeed', step: 0.25 },
  },
  {
    id: 'basic_move',
    type: 'integer',
    name: 'Basic Move',
    base: 'Math.floor($basic_speed)',
    cost: 5,
    ...whole('basicMove'),
  },
  {
    id: 'fp',
    type: 'pool',
    name: 'FP',
    fullName: 'Fatigue Points',
    base: '$ht',
    cost: 3,
    thresholds: fatigue,
    ...whole('fatiguePoints'),
  },
  {
    id: 'hp',
    type: 'pool',
    name: 'HP',
    fullName: 'Hit Points',
    base: '$st',
    cost: 2,
    bySize: 10,
    thresholds: injury,
    ...whole('hitPoints'),
  },
];

/** The price of a whole level: the campaign's, or the book's. */
function levelPrice({ attribute, secondary, cost }: Definition, prices: CampaignPrices): number {
  const byStat: Partial<Record<AttributeId | SecondaryId, number | undefined>> = prices;
  if (attribute) return byStat[attribute] ?? cost;
  const ofStep = secondary && byStat[secondary.id];
  return secondary === undefined || ofStep === undefined ? cost : ofStep / secondary.step;
}

/** The definitions as a sheet has them, at the prices of the campaign. */
export const writeDefinitions = (
  prices: CampaignPrices = {},
  attributes: readonly CampaignAttribute[] = [],
): readonly JsonObject[] => [
  ...definitions.map((definition) => {
    const { id, type, name, fullName, base, bySize, thresholds } = definition;
    return writeObject('definition', {
      id,
      type,
      name,
      full_name: fullName,
      base,
      cost_per_point: levelPrice(definition, prices),
      cost_adj_percent_per_sm: bySize,
      thresholds: thresholds?.map((threshold) => writeObject('threshold', { ...threshold })),
    });
  }),
  ...attributes.map((attribute) => {
    const { key, name, short, price, kind } = attribute;
    const id = idsOfOwn(attributes).get(key) ?? key;
    return writeObject('definition', {
      id,
      type: kind === 'pool' ? 'pool' : 'integer',
      name: short || name || id,
      full_name: short ? name : '',
      base: writeBase(attribute),
      cost_per_point: price,
    });
  }),
];

/** The ids in GCS of the campaign's own attributes, by their keys. */
export const idsOfOwn = (
  attributes: readonly Pick<CampaignAttribute, 'key' | 'name' | 'short'>[],
): ReadonlyMap<string, string> =>
  idsInGcs(
    attributes,
    definitions.map(({ id }) => id),
  );

/** The tables of damage of GCS that are house rules here, by the ids of the rules. */
export const progressions: Readonly<Record<string, string>> = {
  'knowing-your-own-strength': 'knowing_your_own_strength',
  'no-school-grognard-damage': 'no_school_grognard_damage',
  'thrust-from-swing': 'thrust_equals_swing_minus_2',
  'swing-from-thrust': 'swing_equals_thrust_plus_2',
  't-bone-damage-1': 'tbone_1',
  't-bone-damage-1-cleaned': 'tbone_1_clean',
  't-bone-damage-2': 'tbone_2',
  't-bone-damage-2-cleaned': 'tbone_2_clean',
  // Places outside the book's table are part of the table there.
  'damage-between-rows': 'basic_set',
};

/** The ids of the house rules that are settings of GCS. */
export const settingRules: readonly string[] = [
  ...Object.keys(progressions),
  'dice-for-adds',
  'multiplicative-modifiers',
];

const margin = '0.25 in';

/**
 * The settings of a sheet in full, since GCS fills missing fields from the defaults of the person who opens the file.
 * `inForce` are the ids of the house rules that count, `body` is the body with its DR; prices and further
 * attributes are those of the campaign.
 */
export function writeSettings(
  inForce: ReadonlySet<string>,
  body: JsonObject,
  { prices, attributes }: Pick<Character['campaign'], 'prices' | 'attributes'>,
  pools: readonly JsonObject[] = [],
): JsonObject {
  const progression = Object.entries(progressions).find(([rule]) => inForce.has(rule))?.[1] ?? 'basic_set';
  return writeObject('settings', {
    page: {
      paper_size: 'letter',
      orientation: 'portrait',
      top_margin: margin,
      left_margin: margin,
      bottom_margin: margin,
      right_margin: margin,
    },
    block_layout: [
      'reactions conditional_modifiers',
      'melee',
      'ranged',
      'traits skills',
      'spells',
      'equipment',
      'other_equipment',
      'notes',
    ],
    attributes: [...writeDefinitions(prices, attributes), ...pools],
    body_type: body,
    damage_progression: progression,
    default_length_units: 'ft_in',
    default_weight_units: 'lb',
    user_description_display: 'tooltip',
    modifiers_display: 'inline',
    notes_display: 'inline',
    skill_level_adj_display: 'tooltip',
    use_multiplicative_modifiers: inForce.has('multiplicative-modifiers'),
    use_modifying_dice_plus_adds: inForce.has('dice-for-adds'),
    show_spell_adj: true,
  });
}
