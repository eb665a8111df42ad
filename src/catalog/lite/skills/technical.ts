import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Crafts and machines. GURPS Lite, pp. 14-16. */
export const technicalSkills: readonly SkillEntry[] = [
  {
    id: 'armoury',
    name: 'Armoury',
    description: 'Making and mending weapons and armor.',
    keywords: ['armory', 'weaponsmith', 'gunsmith', 'armorer', 'repair', 'forge'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'blacksmith',
    name: 'Blacksmith',
    description: 'Working iron and other common metals by hand.',
    keywords: ['smith', 'forge', 'iron', 'metal', 'anvil', 'horseshoe', 'craft'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'carpentry',
    name: 'Carpentry',
    description: 'Building things of wood.',
    keywords: ['wood', 'carpenter', 'build', 'furniture', 'craft', 'joiner'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [
          { attribute: 'iq', penalty: 4 },
          { attribute: 'dx', penalty: 4 },
        ],
      },
    },
  },
  {
    id: 'computer-operation',
    name: 'Computer Operation',
    description: 'Using a computer: finding data and running programs.',
    keywords: ['computer', 'hack', 'hacker', 'data', 'software', 'pc', 'internet'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: 4 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'computer-programming',
    name: 'Computer Programming',
    description: 'Writing computer programs and mending them.',
    keywords: ['code', 'coder', 'hack', 'hacker', 'software', 'computer', 'developer', 'debug'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        techLevel: true,
      },
    },
  },
  {
    id: 'demolition',
    name: 'Demolition',
    description: 'Blowing things up, and only those.',
    keywords: ['explosives', 'bomb', 'dynamite', 'mine', 'blast', 'blow up', 'tnt'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'electronics',
    name: 'Electronics',
    description: 'Designing, building and mending electronic devices.',
    keywords: ['circuit', 'radio', 'gadget', 'repair', 'invent', 'device', 'robot'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        techLevel: true,
      },
    },
  },
  {
    id: 'electronics-operation',
    name: 'Electronics Operation',
    description: 'Handling electronic gear when it counts.',
    keywords: ['radio', 'radar', 'sensors', 'device', 'gadget', 'operator', 'communications'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
        notes: ['Everyday use needs no roll'],
      },
    },
  },
  {
    id: 'engineer',
    name: 'Engineer',
    description: 'Designing, building and understanding complex machines.',
    keywords: ['engineering', 'machine', 'design', 'invent', 'build', 'inventor', 'repair'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        techLevel: true,
      },
    },
  },
  {
    id: 'masonry',
    name: 'Masonry',
    description: 'Building with brick and stone.',
    keywords: ['stone', 'brick', 'mason', 'build', 'wall', 'craft'],
    facets: {
      'lite-3e': {
        // A skill of the body with a default from IQ: so it is printed.
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: 3 }],
      },
    },
  },
  {
    id: 'mechanic',
    name: 'Mechanic',
    description: 'Finding out what ails an ordinary machine, and mending it.',
    keywords: ['repair', 'machine', 'engine', 'car', 'fix', 'garage', 'mend'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'photography',
    name: 'Photography',
    description: 'Taking and developing good pictures.',
    keywords: ['camera', 'photo', 'picture', 'film', 'journalist', 'darkroom'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
      },
    },
  },
];
