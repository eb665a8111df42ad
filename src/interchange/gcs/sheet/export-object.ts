import { ownFigures } from '../../../catalog/books.ts';
import type { Citation } from '../../../engine/citation.ts';
import { type Dice, isDice } from '../../../engine/dice.ts';
import type { StatId } from '../../../engine/step.ts';
import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import type { ResolvedSkill } from '../../../rules/resolve/context.ts';
import { type IdLetter, isEmptyValue } from '../sheet-json.ts';

/** JSON as GCS writes it, before it is a text. */
export type JsonObject = Readonly<Record<string, unknown>>;

const rowHead = ['id', 'source', 'name', 'reference', 'reference_highlight', 'local_notes', 'tags'] as const;
const casting = [
  'college',
  'power_source',
  'spell_class',
  'resist',
  'casting_cost',
  'maintenance_cost',
  'casting_time',
  'duration',
  'item',
] as const;

/** The keys of each object of a sheet, in the order in which GCS writes them. */
export const keyOrder = {
  sheet: [
    'version',
    'id',
    'total_points',
    'points_record',
    'profile',
    'settings',
    'attributes',
    'traits',
    'skills',
    'spells',
    'equipment',
    'other_equipment',
    'notes',
    'created_date',
    'modified_date',
    'third_party',
    'calc',
  ],
  profile: [
    'name',
    'age',
    'birthday',
    'eyes',
    'hair',
    'skin',
    'handedness',
    'gender',
    'height',
    'weight',
    'player_name',
    'title',
    'organization',
    'religion',
    'tech_level',
    'portrait',
    'SM',
  ],
  settings: [
    'page',
    'block_layout',
    'attributes',
    'body_type',
    'damage_progression',
    'default_length_units',
    'default_weight_units',
    'user_description_display',
    'modifiers_display',
    'notes_display',
    'skill_level_adj_display',
    'use_multiplicative_modifiers',
    'use_modifying_dice_plus_adds',
    'use_half_stat_defaults',
    'show_trait_modifier_adj',
    'show_equipment_modifier_adj',
    'show_spell_adj',
    'exclude_unspent_points_from_total',
  ],
  definition: ['id', 'type', 'name', 'full_name', 'base', 'cost_per_point', 'cost_adj_percent_per_sm', 'thresholds'],
  threshold: ['state', 'value', 'explanation', 'ops'],
  location: ['id', 'choice_name', 'table_name', 'slots', 'hit_penalty', 'dr_bonus', 'description', 'calc'],
  record: ['when', 'points', 'reason'],
  attribute: ['attr_id', 'adj', 'damage', 'calc'],
  trait: [
    ...rowHead,
    'prereqs',
    'cr_adj',
    'vtt_notes',
    'userdesc',
    'replacements',
    'modifiers',
    'cr',
    'frequency',
    'disabled',
    'base_points',
    'points_per_level',
    'max_levels',
    'weapons',
    'features',
    'round_down',
    'can_level',
    'levels',
    'ancestry',
    'template_picker',
    'container_type',
    'children',
    'third_party',
    'calc',
  ],
  traitModifier: [
    'id',
    'source',
    'name',
    'reference',
    'reference_highlight',
    'local_notes',
    'tags',
    'vtt_notes',
    'cost_adj',
    'use_level_from_trait',
    'show_notes_on_weapon',
    'affects',
    'features',
    'levels',
    'disabled',
    'third_party',
  ],
  itemModifier: [
    'id',
    'source',
    'name',
    'reference',
    'reference_highlight',
    'local_notes',
    'tags',
    'vtt_notes',
    'cost_type',
    'cost_is_per_level',
    'cost_is_per_pound',
    'weight_type',
    'weight_is_per_level',
    'show_notes_on_weapon',
    'tech_level',
    'cost',
    'weight',
    'features',
    'disabled',
    'third_party',
  ],
  skill: [
    ...rowHead,
    'specialization',
    'optional_specialization',
    'difficulty',
    'encumbrance_penalty_multiplier',
    'default',
    'limit',
    'defaults',
    'prereqs',
    'weapons',
    'features',
    'tech_level',
    'points',
    'defaulted_from',
    'children',
    'third_party',
    'calc',
  ],
  spell: [
    ...rowHead,
    'difficulty',
    ...casting,
    'base_skill',
    'prereq_count',
    'prereqs',
    'weapons',
    'tech_level',
    'points',
    'children',
    'third_party',
    'calc',
  ],
  item: [
    'id',
    'source',
    'description',
    'reference',
    'reference_highlight',
    'local_notes',
    'tech_level',
    'legality_class',
    'tags',
    'base_value',
    'base_weight',
    'max_uses',
    'prereqs',
    'weapons',
    'features',
    'ignore_weight_for_skills',
    'vtt_notes',
    'replacements',
    'modifiers',
    'rated_strength',
    'quantity',
    'level',
    'uses',
    'equipped',
    'children',
    'third_party',
    'calc',
  ],
  weapon: [
    'id',
    'sv',
    'damage',
    'strength',
    'usage',
    'usage_notes',
    'reach',
    'parry',
    'block',
    'accuracy',
    'range',
    'rate_of_fire',
    'shots',
    'bulk',
    'recoil',
    'defaults',
    'hide',
    'calc',
  ],
  damage: [
    'type',
    'st',
    'leveled',
    'base',
    'base_leveled',
    'armor_divisor',
    'modifier_per_die',
    'fragmentation',
    'fragmentation_armor_divisor',
    'fragmentation_type',
  ],
  default: ['type', 'name', 'specialization', 'modifier'],
  feature: [
    'type',
    'selection_type',
    'match',
    'attribute',
    'limitation',
    'situation',
    'locations',
    'name',
    'specialization',
    'optional_specialization',
    'usage',
    'level',
    'tags',
    'percentage',
    'amount',
    'percent',
    'per_level',
    'leveled',
    'per_die',
  ],
  calc: [
    'swing',
    'thrust',
    'basic_lift',
    'lifting_st_bonus',
    'striking_st_bonus',
    'throwing_st_bonus',
    'dodge_bonus',
    'parry_bonus',
    'block_bonus',
    'move',
    'dodge',
  ],
  note: ['id', 'markdown', 'reference', 'third_party'],
} as const;

export type ObjectKind = keyof typeof keyOrder;

/** Fields written even if zero, false or empty (format, sections 1, 2, 8 and 12). */
const alwaysWritten: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  attribute: ['adj'],
  record: ['points'],
  weapon: ['damage'],
  damage: ['type'],
  item: ['quantity', 'equipped'],
  sheet: ['total_points', 'created_date', 'modified_date'],
  feature: ['amount'],
  skill: ['difficulty'],
};

/**
 * An object of a sheet: the fields in the order of GCS, without those that are zero, false or empty. An empty tech
 * level is written: it means that the skill has one, still open.
 */
export function writeObject<Kind extends ObjectKind>(
  kind: Kind,
  fields: { readonly [Key in (typeof keyOrder)[Kind][number]]?: unknown },
): JsonObject {
  const values: Readonly<Record<string, unknown>> = fields;
  const always: readonly string[] = alwaysWritten[kind] ?? [];
  const isOpenTechLevel = (key: string): boolean => key === 'tech_level' && (kind === 'skill' || kind === 'spell');
  const written: Record<string, unknown> = {};
  const order: readonly string[] = keyOrder[kind];
  for (const key of order) {
    const value = values[key];
    if (value === undefined || (value === null && !always.includes(key))) continue;
    if (always.includes(key) || isOpenTechLevel(key) || !isEmptyValue(value)) written[key] = settle(key, value);
  }
  return written;
}

/** A number with the 4 decimals that the format has. */
export const fixed = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;

/** A value as GCS writes it again: numbers with its decimals, tags in order. */
const settle = (key: string, value: unknown): unknown =>
  typeof value === 'number' ? fixed(value) : key === 'tags' && Array.isArray(value) ? [...value].sort() : value;

/** A weight: "2.5 lb". */
export const formatWeight = (pounds: number): string => `${fixed(pounds)} lb`;

/** Dice as GCS writes them: "2d-1", "1d", "3"; of other sides than six "1d8". */
export function formatDice({ dice, adds }: Dice, sides = 6): string {
  const head = dice === 0 ? '' : `${fixed(dice)}d${sides === 6 ? '' : sides}`;
  if (adds === 0) return head || '0';
  return `${head}${adds > 0 && head !== '' ? '+' : ''}${fixed(adds)}`;
}

/** A derived value as GCS writes it; '' for none. */
export const valueText = (value: unknown): string =>
  isDice(value) ? formatDice(value) : typeof value === 'number' ? String(fixed(value)) : '';

/** "+2", "-1", "+0". */
export const formatSigned = (number: number): string => `${number < 0 ? '-' : '+'}${Math.abs(fixed(number))}`;

/** A page in GCS's notation: "B34". Pages of other books keep their words; '' without a page. */
export function referenceOf(cite: Citation | undefined): string {
  if (!cite || cite.page === '') return '';
  if (cite.book === 'Basic Set') {
    const page = String(cite.page);
    return /^\d/.test(page) ? `B${page.replace(/[–-].*$/, '')}` : '';
  }
  return cite.book !== ownFigures.book && typeof cite.page === 'string' ? cite.page : '';
}

/** A name of an entry for one of several kinds, as GCS has it: "Guns" and "Pistol" for "Guns (Pistol)". */
export function splitName(name: string): { readonly name: string; readonly specialization: string } {
  const [, family, kind] = /^(.+?) \(([^()]+)\)$/.exec(name.trim()) ?? [];
  return family === undefined || kind === undefined
    ? { name: name.trim(), specialization: '' }
    : { name: family, specialization: kind };
}

/** How GCS names a skill: a specialty that the book leaves open is one that makes the skill easier there (p. 169). */
export function namesOfSkill({ plainName, row, facet }: NamedSkill) {
  const { name, specialization } = splitName(plainName);
  const isOptional = facet?.speciality?.optional === true && row.speciality !== '';
  return {
    name,
    specialization: [specialization, isOptional ? '' : row.speciality].filter(Boolean).join(', '),
    optional: isOptional ? row.speciality : '',
  };
}

type NamedSkill = Pick<ResolvedSkill, 'plainName' | 'facet'> & {
  readonly row: Pick<ResolvedSkill['row'], 'speciality'>;
};

/** The list of a character that contains the source of a sheet's row. */
export type RowList = 'traits' | 'skills' | 'equipment';

/** The meaning of a sheet's row here: a row of the character, or a part of the sheet that has no row. */
export type RowOrigin =
  | { readonly list: RowList; readonly key: string }
  | { readonly list: 'made'; readonly key: string };

/** The data that the writers of rows share. */
export interface ExportContext {
  readonly derived: DerivedCharacter;
  /**
   * The id of the row: the one in the original file, if it has this letter or `other`, or else one made from its key.
   */
  idOf(letter: IdLetter, origin: RowOrigin, other?: IdLetter): string;
  /** The features that are in force, with their amounts in all: each writer of a row adds its own. */
  readonly inForce: JsonObject[];
  /** Keys of items that are the attacks of another row, by the key of that row. */
  readonly attacksOf: ReadonlyMap<string, string>;
}

/** The number of a stat; null if the sheet has none or it is no number. */
export function numberOf({ derived: { worksheet } }: Pick<ExportContext, 'derived'>, stat: StatId): number | null {
  const value = worksheet.find(stat)?.value;
  return typeof value === 'number' ? value : null;
}

/** Adds the features of a row that is in force; `level` multiplies those that count per level. */
export function countFeatures(context: ExportContext, features: readonly JsonObject[], level = 1): void {
  for (const feature of features) {
    const { amount, per_level: perLevel } = feature;
    context.inForce.push(perLevel && typeof amount === 'number' ? { ...feature, amount: amount * level } : feature);
  }
}
