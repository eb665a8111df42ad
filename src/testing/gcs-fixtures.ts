import type { GcsFileKind } from '../interchange/gcs/read/gcs-rows.ts';

/** A small library file written for the tests, with entries of our own, in the shapes of one version. */
export interface GcsFixture {
  readonly name: string;
  readonly kind: GcsFileKind;
  readonly version: number;
  readonly content: object;
}

/** Ids as version 5 has them: a letter for the kind of row, and sixteen more. */
export const idOf = (letter: string, number: number): string => `${letter}${String(number).padStart(16, '0')}`;

const prerequisites = {
  type: 'prereq_list',
  all: true,
  prereqs: [
    {
      type: 'trait_prereq',
      has: true,
      name: { compare: 'is', qualifier: 'Sea Legs' },
      level: { compare: 'at_least', qualifier: 2 },
    },
    {
      type: 'prereq_list',
      all: false,
      prereqs: [
        { type: 'attribute_prereq', has: true, which: 'dx', qualifier: { compare: 'at_least', qualifier: 12 } },
        { type: 'skill_prereq', has: true, name: { compare: 'is', qualifier: 'Rigging' } },
      ],
    },
    { type: 'script_prereq', script: 'boom()' },
  ],
};

export const gcsFixtures: readonly GcsFixture[] = [
  {
    name: 'Harbor.adq',
    kind: 'traits',
    version: 5,
    content: {
      version: 5,
      rows: [
        {
          id: idOf('T', 1),
          name: 'Seafarers',
          children: [
            {
              id: idOf('t', 2),
              name: 'Sea Legs',
              reference: 'HB12',
              local_notes: 'Steady on deck.<script>evil()</script>',
              tags: ['Advantage', 'Physical'],
              base_points: 3,
              points_per_level: 4,
              can_level: true,
              levels: 2,
              modifiers: [
                { id: idOf('m', 3), name: 'Only at sea', cost_adj: '-30%' },
                { id: idOf('m', 4), name: 'In any weather', cost_adj: '+20%', levels: 2, disabled: true },
                { id: idOf('m', 5), name: 'Blessed', cost_adj: 'x1/2', disabled: true },
                { id: idOf('m', 6), name: 'With crew', cost_adj: '5', affects: 'levels_only', disabled: true },
              ],
              features: [
                { type: 'attribute_bonus', attribute: 'dx', amount: 1 },
                { type: 'attribute_bonus', attribute: 'st', limitation: 'lifting_only', amount: 1, per_level: true },
                {
                  type: 'skill_bonus',
                  selection_type: 'skills_with_name',
                  name: { compare: 'starts_with', qualifier: 'Rig' },
                  amount: 1,
                  per_level: true,
                },
                { type: 'reaction_bonus', situation: 'from sailors', amount: 2 },
                { type: 'conditional_modifier', situation: 'to resist seasickness', amount: 3 },
                { type: 'dr_bonus', locations: ['hand', 'hand', 'foot'], amount: 1 },
                { type: 'dr_bonus', locations: ['all'], specialization: 'burning', amount: 2 },
                { type: 'cost_reduction', attribute: 'st', percentage: 40 },
                {
                  type: 'weapon_bonus',
                  selection_type: 'weapons_with_name',
                  name: { compare: 'is', qualifier: 'Boat hook' },
                  amount: 1,
                  per_die: true,
                },
                { type: 'some_bonus_of_tomorrow', amount: 7 },
              ],
              prereqs: prerequisites,
            },
          ],
        },
        {
          id: idOf('t', 7),
          name: 'Dread of @What@',
          tags: ['Disadvantage'],
          base_points: -10,
          cr: 12,
          cr_adj: 'action_penalty',
          replacements: { What: 'Deep Water' },
        },
        { id: idOf('t', 8), name: 'Habit: @Habit@', base_points: -1 },
      ],
    },
  },
  {
    name: 'Tricks.adm',
    kind: 'traitModifiers',
    version: 5,
    content: {
      version: 5,
      rows: [
        {
          id: idOf('M', 1),
          name: 'Limits',
          children: [{ id: idOf('m', 2), name: 'By moonlight', reference: 'HB40', cost_adj: '-20%' }],
        },
      ],
    },
  },
  {
    name: 'Deck work.skl',
    kind: 'skills',
    version: 5,
    content: {
      version: 5,
      rows: [
        {
          id: idOf('s', 1),
          name: 'Rigging',
          specialization: 'Square',
          reference: 'HB20',
          tags: ['Outdoor'],
          difficulty: 'dx/a',
          tech_level: '',
          points: 1,
          encumbrance_penalty_multiplier: 1,
          defaults: [
            { type: 'dx', modifier: -5 },
            { type: 'skill', name: { compare: 'is', qualifier: 'Climbing' }, modifier: -3 },
            { type: 'skill', name: 'Seamanship', modifier: -2 },
            { type: 'skill', name: { compare: 'contains', qualifier: 'Rope' }, modifier: -4 },
          ],
        },
        {
          id: idOf('q', 2),
          name: 'Blind Knot',
          difficulty: 'h',
          default: { type: 'skill', name: 'Rigging', specialization: 'Square', modifier: -4 },
          limit: 0,
        },
      ],
    },
  },
  {
    name: 'Tides.spl',
    kind: 'spells',
    version: 5,
    content: {
      version: 5,
      rows: [
        {
          id: idOf('p', 1),
          name: 'Still Water',
          college: ['Water'],
          power_source: 'Arcane',
          spell_class: 'Area',
          resist: 'HT',
          casting_cost: '2',
          maintenance_cost: '1',
          casting_time: '3 sec',
          duration: '1 min',
          difficulty: 'iq/vh',
          points: 1,
          prereqs: {
            type: 'prereq_list',
            all: true,
            prereqs: [
              {
                type: 'spell_prereq',
                has: true,
                sub_type: 'college',
                qualifier: { compare: 'is', qualifier: 'Water' },
                quantity: { compare: 'at_least', qualifier: 3 },
              },
            ],
          },
        },
        {
          id: idOf('r', 2),
          name: 'Slow Tide',
          difficulty: 'h',
          college: ['Water'],
          base_skill: 'Ritual Lore',
          prereq_count: 5,
        },
      ],
    },
  },
  {
    name: 'Chandler.eqp',
    kind: 'equipment',
    version: 5,
    content: {
      version: 5,
      rows: [
        {
          id: idOf('e', 1),
          description: 'Boat hook',
          reference: 'HB31',
          tech_level: '1',
          legality_class: '4',
          base_value: '40',
          base_weight: '5 lb',
          quantity: 1,
          modifiers: [
            { id: idOf('f', 2), name: 'Fine', cost_type: 'to_base_cost', cost: '+3 CF' },
            {
              id: idOf('f', 3),
              name: 'Light',
              cost_type: 'to_original_cost',
              cost: '+5',
              weight_type: 'to_original_weight',
              weight: '-1 lb',
            },
            { id: idOf('f', 4), name: 'Gilded', cost_type: 'to_base_cost', cost: '+9 CF', disabled: true },
          ],
          weapons: [
            {
              id: idOf('w', 5),
              damage: { type: 'imp', st: 'thr', base: '1d+2', armor_divisor: 2 },
              strength: '10†',
              usage: 'Thrust',
              reach: '1,2*',
              parry: '0U',
              defaults: [
                { type: 'dx', modifier: -5 },
                { type: 'skill', name: 'Spear' },
                { type: 'skill', name: 'Staff', modifier: -2 },
              ],
            },
            {
              id: idOf('W', 6),
              damage: { type: 'cr ex', base: '6dx3', fragmentation: '2d', fragmentation_type: 'cut' },
              usage: 'Thrown',
              accuracy: '2+1',
              range: 'x1/x1.5',
              rate_of_fire: '1',
              shots: 'T(1)',
              bulk: '-6',
              defaults: [{ type: 'skill', name: 'Thrown Weapon', specialization: 'Spear' }],
            },
          ],
        },
        {
          id: idOf('e', 7),
          description: 'Oilskin coat',
          tech_level: '4',
          base_value: '100',
          base_weight: '3 kg',
          features: [
            { type: 'dr_bonus', locations: ['torso', 'arm', 'groin'], amount: 3 },
            { type: 'dr_bonus', locations: ['torso', 'arm', 'groin'], specialization: 'crushing', amount: -2 },
            { type: 'dr_bonus', locations: ['neck'], amount: 1 },
          ],
        },
        {
          id: idOf('e', 8),
          description: 'Hatch cover',
          base_value: '25',
          weapons: [
            {
              id: idOf('w', 9),
              damage: { type: 'cr', st: 'thr' },
              block: '0',
              defaults: [{ type: 'skill', name: 'Shield', specialization: 'Shield' }],
            },
          ],
          features: [{ type: 'conditional_modifier', situation: 'to Dodge, Parry & Block from the front', amount: 2 }],
        },
        {
          id: idOf('E', 10),
          description: 'Ditty bag',
          base_value: '4',
          base_weight: '0.5 lb',
          quantity: 1,
          children: [
            { id: idOf('e', 11), description: 'Needle', base_value: '1', quantity: 3 },
            { id: idOf('e', 12), description: 'Pearl', base_value: 'price($carat)', quantity: 1, calc: { value: 300 } },
          ],
        },
      ],
    },
  },
  {
    name: 'Wares.eqm',
    kind: 'equipmentModifiers',
    version: 5,
    content: { version: 5, rows: [{ id: idOf('f', 1), name: 'Salt-proof', cost_type: 'to_base_cost', cost: '+1 CF' }] },
  },
  {
    name: 'Deckhand.gct',
    kind: 'template',
    version: 5,
    content: {
      version: 5,
      id: idOf('B', 1),
      traits: [
        {
          id: idOf('T', 2),
          name: 'Deckhand',
          reference: 'HB50',
          children: [
            { id: idOf('t', 3), name: 'Increased Strength', points_per_level: 10, can_level: true, levels: 2 },
            {
              id: idOf('T', 4),
              name: 'Flaws',
              template_picker: { type: 'points', qualifier: { compare: 'is', qualifier: -15 } },
              children: [
                { id: idOf('t', 5), name: 'Brawler’s Temper', base_points: -10, cr: 12 },
                { id: idOf('t', 6), name: 'Drinker', base_points: -5 },
              ],
            },
          ],
        },
      ],
      skills: [{ id: idOf('s', 7), name: 'Seamanship', difficulty: 'iq/e', points: 4 }],
      equipment: [{ id: idOf('e', 8), description: 'Knife', base_value: '30', quantity: 1 }],
      notes: [{ id: idOf('n', 9), markdown: 'Works before the mast.' }],
    },
  },
  {
    name: 'Old ways.adq',
    kind: 'traits',
    version: 2,
    content: {
      type: 'advantage_list',
      version: 2,
      id: 'bbb3089a-ca2b-4e00-b339-02d500bcf88e',
      rows: [
        {
          type: 'advantage_container',
          id: 'c87eb0c1-5495-4089-97e8-d14e7df7f166',
          name: 'Old',
          children: [
            {
              type: 'advantage',
              id: '257f00a8-2dcb-4667-b9b0-5da3dfc46c92',
              name: 'Tough Hands',
              physical: true,
              base_points: 2,
              notes: 'From hauling.',
              categories: ['Advantage'],
              modifiers: [
                {
                  type: 'modifier',
                  id: '38edb538-c1a5-4e46-8225-fe457e234bb6',
                  name: 'Callused',
                  cost_type: 'points',
                  cost: 3,
                  affects: 'total',
                },
                {
                  type: 'modifier',
                  id: '38edb538-c1a5-4e46-8225-fe457e234bb7',
                  name: 'Both',
                  cost_type: 'percentage',
                  cost: -10,
                  affects: 'total',
                  disabled: true,
                },
              ],
              features: [
                { type: 'dr_bonus', location: 'hand', amount: 2 },
                { type: 'weapon_bonus', name: { compare: 'is', qualifier: 'Boxing' }, amount: 1, per_level: true },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    name: 'Old tides.spl',
    kind: 'spells',
    version: 2,
    content: {
      type: 'spell_list',
      version: 2,
      rows: [
        {
          type: 'spell',
          id: '2fb5ae0e-3c22-4a57-81d7-98b6a1f47863',
          name: 'Foam',
          difficulty: 'IQ/H',
          college: 'Water',
          spell_class: 'Regular',
          casting_cost: '1',
          casting_time: '1 sec',
          duration: '5 min',
          points: 1,
          categories: ['Water'],
        },
      ],
    },
  },
  {
    name: 'Old wares.eqp',
    kind: 'equipment',
    version: 4,
    content: {
      type: 'equipment_list',
      version: 4,
      rows: [
        {
          type: 'equipment',
          id: '2b37b2fe-273a-4cc8-ba0a-ced5dd2ff897',
          description: 'Belaying pin',
          value: '8',
          weight: '2 lb',
          quantity: 1,
          notes: 'Of oak.',
          weapons: [{ type: 'melee_weapon', damage: { type: 'cr', st: 'sw_leveled' }, reach: '1', parry: '0' }],
        },
      ],
    },
  },
  {
    name: 'Old hand.gct',
    kind: 'template',
    version: 4,
    content: {
      type: 'template',
      version: 4,
      traits: [
        {
          type: 'trait_container',
          container_type: 'race',
          name: 'Selkie',
          children: [{ type: 'trait', name: 'Swims', base_points: 5 }],
        },
      ],
      skills: [
        {
          type: 'technique',
          name: 'Dive',
          difficulty: 'a',
          default: { type: 'skill', name: 'Swimming', modifier: -2 },
        },
      ],
    },
  },
];

/** The fixture of a file name. */
export function gcsFixture(name: string): GcsFixture {
  const found = gcsFixtures.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`There is no fixture ${name}`);
  return found;
}
