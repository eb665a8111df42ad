/**
 * Sheets in the shapes of versions 1 to 4 of the format, of our own making, with fields that nobody knows (`later…`) at every
 * level. Format 3 has the names of 4; no program is known to have written it.
 */

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const row = (number: number, type: string, fields: object) => ({ type, id: uuid(number), ...fields });

/** Of 2020: attributes at the top, a version in every row, no numbers computed. */
export const versionOneSheet = {
  type: 'character',
  version: 1,
  id: uuid(1),
  settings: {
    version: 1,
    base_will_on_10: true,
    use_know_your_own_strength: true,
    default_weight_units: 'lb',
    laterSetting: 'kept',
  },
  created_date: 'Dec 29, 2019, 12:00 AM',
  modified_date: 'Jun 20, 2020, 2:06 PM',
  profile: { name: 'Orla Venn', body_type: 'humanoid', tech_level: '4' },
  HP_adj: 2,
  hp_damage: 3,
  total_points: 150,
  ST: 12,
  DX: 13,
  IQ: 11,
  HT: 11,
  speed_adj: 0.25,
  will_adj: 2,
  advantages: [
    row(2, 'advantage', {
      version: 4,
      name: 'Barnacle Skin',
      mental: false,
      physical: true,
      base_points: 0,
      levels: '2',
      points_per_level: 5,
      categories: ['Advantage/Exotic', 'Harbor'],
      features: [{ type: 'dr_bonus', amount: 1, per_level: true, location: 'full_body_except_eyes', laterPart: 1 }],
      laterRow: { deep: ['kept'] },
    }),
    row(3, 'advantage_container', {
      version: 4,
      open: true,
      name: 'Selkie',
      container_type: 'race',
      children: [row(4, 'advantage', { version: 4, name: 'Webbed Hands', base_points: 2, laterRow: 4 })],
    }),
  ],
  skills: [
    row(5, 'skill', {
      version: 4,
      name: 'Rigging',
      difficulty: 'DX/A',
      points: 4,
      categories: ['Ship'],
      defaults: [{ type: 'DX', modifier: -5, laterPart: 'kept' }],
      defaulted_from: { type: 'DX', modifier: -5, level: 8, adjusted_level: 8, points: -8 },
    }),
  ],
  notes: [row(6, 'note', { version: 1, text: 'Log of the *Heron*.', laterRow: 6 })],
  print_settings: { orientation: 'portrait' },
};

const definitions = (base: string, threshold: object) => [
  ...['st', 'dx', 'iq', 'ht'].map((id) => ({
    id,
    type: 'integer',
    name: id.toUpperCase(),
    [base]: '10',
    cost_per_point: id === 'st' || id === 'ht' ? 10 : 20,
  })),
  { id: 'will', type: 'integer', name: 'Will', [base]: '$iq', cost_per_point: 5 },
  { id: 'fright_check', type: 'integer', name: 'Fright Check', [base]: '$will', cost_per_point: 2 },
  { id: 'per', type: 'integer', name: 'Per', [base]: '$iq', cost_per_point: 5 },
  ...['vision', 'hearing', 'taste_smell', 'touch'].map((id) => ({
    id,
    type: 'integer',
    name: id,
    [base]: '$per',
    cost_per_point: 2,
  })),
  { id: 'basic_speed', type: 'decimal', name: 'Basic Speed', [base]: '($dx+$ht)/4', cost_per_point: 20 },
  { id: 'basic_move', type: 'integer', name: 'Basic Move', [base]: 'floor($basic_speed)', cost_per_point: 5 },
  { id: 'fp', type: 'pool', name: 'FP', [base]: '$ht', cost_per_point: 3 },
  { id: 'hp', type: 'pool', name: 'HP', [base]: '$st', cost_per_point: 2, thresholds: [threshold], laterPart: 'kept' },
];

const bought = (changes: Readonly<Record<string, object>> = {}) =>
  definitions('base', {}).map(({ id }) => ({ attr_id: id, adj: 0, ...changes[String(id)] }));

const location = {
  id: 'torso',
  choice_name: 'Torso',
  table_name: 'Torso',
  slots: 2,
  hit_penalty: 0,
  laterPart: 'kept',
};

const sheet = {
  type: 'character',
  id: uuid(1),
  total_points: 150,
  profile: { name: 'Orla Venn', hair: 'gray', laterPart: 'kept' },
  created_date: 'Dec 29, 2019, 12:00 AM',
  modified_date: 'Jun 20, 2020, 2:06 PM',
  laterList: [{ deep: [1, 'kept'] }],
};

/** A trait with levels and an attack of so many dice a level, as all versions before 5 have it. */
const spit = (type: string, more: object) =>
  row(2, type, {
    name: 'Brine Spit',
    base_points: 0,
    levels: 3,
    points_per_level: 4,
    reference: 'B61',
    weapons: [
      {
        type: 'ranged_weapon',
        damage: { type: 'cor', base: '1d', laterPart: 'kept' },
        usage: 'Spit',
        accuracy: '3',
        range: '10/100',
        rate_of_fire: '1',
        defaults: [{ type: 'dx', modifier: -4 }],
        laterRow: 2,
      },
    ],
    ...more,
  });

/** Of 2021: shares for thresholds, one location for DR, prices of modifiers in two fields. */
export const versionTwoSheet = {
  ...sheet,
  version: 2,
  settings: {
    attributes: definitions('attribute_base', {
      state: 'Reeling',
      explanation: 'Half Move',
      multiplier: 1,
      divisor: 3,
      addition: -1,
      ops: ['halve_move', 'halve_dodge'],
      laterPart: 'kept',
    }),
    hit_locations: { id: 'humanoid', name: 'Humanoid', roll: '3d', locations: [location] },
    show_advantage_modifier_adj: true,
    laterSetting: { deep: 'kept' },
  },
  attributes: bought({ st: { adj: 2, laterPart: 'kept' }, hp: { damage: 1 } }),
  advantages: [
    spit('advantage', {
      exotic: true,
      modifiers: [
        row(21, 'modifier', {
          name: 'Only at sea',
          cost_type: 'percentage',
          cost: -20,
          affects: 'total',
          laterRow: 21,
        }),
        row(22, 'modifier', { name: 'Foul', cost_type: 'points', cost: 2, disabled: true, notes: 'Smells.' }),
        row(23, 'modifier', { name: 'Halved', cost_type: 'multiplier', cost: 0.5, disabled: true }),
      ],
      prereqs: {
        type: 'prereq_list',
        all: true,
        prereqs: [
          { type: 'advantage_prereq', has: true, name: { compare: 'is', qualifier: 'Selkie' }, laterPart: 'kept' },
        ],
      },
    }),
    row(3, 'advantage_container', {
      name: 'Selkie',
      container_type: 'race',
      laterRow: 3,
      children: [
        row(4, 'advantage', {
          name: 'Thick Hide',
          base_points: 5,
          features: [
            { type: 'dr_bonus', amount: 1, location: 'torso', laterPart: 'kept' },
            {
              type: 'weapon_bonus',
              amount: 1,
              per_level: true,
              selection_type: 'weapons_with_required_skill',
              name: { compare: 'is', qualifier: 'Brawling' },
              category: { compare: 'is', qualifier: 'Ship' },
              laterPart: 'kept',
            },
          ],
          notes: 'Gray.',
          laterRow: 4,
        }),
      ],
    }),
    row(7, 'advantage', { name: 'Asleep', base_points: -5, disabled: true, laterRow: 7 }),
  ],
  skills: [
    row(5, 'skill', { name: 'Brawling', difficulty: 'dx/e', points: 2, categories: ['Combat/Unarmed'], laterRow: 5 }),
    row(8, 'technique', {
      name: 'Head Butt',
      difficulty: 'h',
      points: 2,
      default: { type: 'skill', name: 'Brawling', modifier: -1, laterPart: 'kept' },
    }),
  ],
  spells: [
    row(9, 'spell', { name: 'Shape Brine', difficulty: 'iq/h', college: 'Water', points: 2, laterRow: 9 }),
    row(10, 'ritual_magic_spell', {
      name: 'Calm Swell',
      difficulty: 'h',
      college: ['Water'],
      base_skill: 'Ritual Magic',
      points: 1,
    }),
  ],
  equipment: [
    row(11, 'equipment_container', {
      description: 'Sea chest',
      equipped: true,
      value: 20,
      weight: '10 lb',
      laterRow: 11,
      children: [
        row(12, 'equipment', {
          description: 'Boat hook',
          equipped: true,
          quantity: 2,
          value: 15,
          weight: 3,
          modifiers: [row(13, 'eqp_modifier', { name: 'Fine', cost_type: 'to_base_cost', cost: '2 CF', laterRow: 13 })],
          weapons: [
            {
              type: 'melee_weapon',
              damage: { type: 'imp', st: 'thr', base: '+1' },
              usage: 'Thrust',
              reach: '1,2*',
              parry: '0U',
              defaults: [{ type: 'skill', name: 'Brawling', modifier: -2 }],
              laterRow: 12,
            },
          ],
        }),
      ],
    }),
  ],
  notes: [row(6, 'note', { text: 'Log of the *Heron*.', laterRow: 6 })],
};

const { advantages, settings, ...versionTwo } = versionTwoSheet;

/** Of 2022 to 2024: newer names for traits and the body, expressions for thresholds, ids on weapons. */
export const versionFourSheet = {
  ...versionTwo,
  version: 4,
  points_record: [{ when: '2022-01-01T00:00:00Z', points: 150, reason: 'Start', laterPart: 'kept' }],
  settings: {
    ...settings,
    attributes: definitions('attribute_base', {
      state: 'Reeling',
      expression: 'round($hp/3)-1',
      ops: ['halve_move', 'halve_dodge'],
      laterPart: 'kept',
    }),
    hit_locations: undefined,
    body_type: { name: 'Humanoid', roll: '3d', locations: [location] },
  },
  traits: [
    spit('trait', {
      can_level: true,
      tags: ['Exotic'],
      notes: 'Reach ||$st * 2|| yards.',
      calc: { points: 10, resolved_notes: 'Reach 24 yards.' },
      modifiers: [row(21, 'modifier', { name: 'Only at sea', cost: -20, laterRow: 21 })],
    }),
    ...advantages.slice(1).map(({ type, ...rest }) => ({ ...rest, type: type.replace('advantage', 'trait') })),
  ],
};

/** Nobody wrote this version; a reader of 2 and 4 takes it as well. */
const versionThreeSheet = { ...versionFourSheet, version: 3 };

export const olderSheets: readonly (readonly [version: number, sheet: object])[] = [
  [1, versionOneSheet],
  [2, versionTwoSheet],
  [3, versionThreeSheet],
  [4, versionFourSheet],
];
