import { writeDefinitions } from './export-definitions.ts';
import { type JsonObject, writeObject } from './export-object.ts';

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
  // What the book's table leaves out is part of the table there.
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
 * The settings of a sheet in full, since GCS fills what is missing from the defaults of the person who opens the file.
 * `inForce` are the ids of the house rules that count, `body` is the body with its DR.
 */
export function writeSettings(inForce: ReadonlySet<string>, body: JsonObject): JsonObject {
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
    attributes: writeDefinitions(),
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
