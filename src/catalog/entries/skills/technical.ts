import type { SkillEntries } from '../../skill-entry.ts';

/** Crafts and machines. */
export const technicalSkills = {
  armoury: {
    name: 'Armoury',
    description: 'Making and mending weapons and armor.',
    keywords: ['armory', 'weaponsmith', 'gunsmith', 'armorer', 'repair', 'forge'],
    field: 'Machines and vehicles',
  },
  blacksmith: {
    name: 'Blacksmith',
    description: 'Working iron and other common metals by hand.',
    keywords: ['smith', 'forge', 'iron', 'metal', 'anvil', 'horseshoe', 'craft'],
    field: 'Arts and crafts',
  },
  carpentry: {
    name: 'Carpentry',
    description: 'Building things of wood.',
    keywords: ['wood', 'carpenter', 'build', 'furniture', 'craft', 'joiner'],
    field: 'Arts and crafts',
  },
  'computer-operation': {
    name: 'Computer Operation',
    description: 'Using a computer: finding data and running programs.',
    keywords: ['computer', 'hack', 'hacker', 'data', 'software', 'pc', 'internet'],
    field: 'Machines and vehicles',
  },
  'computer-programming': {
    name: 'Computer Programming',
    description: 'Writing computer programs and mending them.',
    keywords: ['code', 'coder', 'hack', 'hacker', 'software', 'computer', 'developer', 'debug'],
    field: 'Machines and vehicles',
  },
  demolition: {
    name: 'Demolition',
    description: 'Blowing things up, and only those.',
    keywords: ['explosives', 'bomb', 'dynamite', 'mine', 'blast', 'blow up', 'tnt'],
    field: 'Machines and vehicles',
  },
  electronics: {
    name: 'Electronics',
    description: 'Designing, building and mending electronic devices.',
    keywords: ['circuit', 'radio', 'gadget', 'repair', 'invent', 'device', 'robot'],
    field: 'Machines and vehicles',
  },
  'electronics-operation': {
    name: 'Electronics Operation',
    description: 'Handling electronic gear when it counts.',
    keywords: ['radio', 'radar', 'sensors', 'device', 'gadget', 'operator', 'communications'],
    field: 'Machines and vehicles',
  },
  engineer: {
    name: 'Engineer',
    description: 'Designing, building and understanding complex machines.',
    keywords: ['engineering', 'machine', 'design', 'invent', 'build', 'inventor', 'repair'],
    field: 'Machines and vehicles',
  },
  masonry: {
    name: 'Masonry',
    description: 'Building with brick and stone.',
    keywords: ['stone', 'brick', 'mason', 'build', 'wall', 'craft'],
    field: 'Arts and crafts',
  },
  mechanic: {
    name: 'Mechanic',
    description: 'Finding out what ails an ordinary machine, and mending it.',
    keywords: ['repair', 'machine', 'engine', 'car', 'fix', 'garage', 'mend'],
    field: 'Machines and vehicles',
  },
  photography: {
    name: 'Photography',
    description: 'Taking and developing good pictures.',
    keywords: ['camera', 'photo', 'picture', 'film', 'journalist', 'darkroom'],
    field: 'Arts and crafts',
  },
} satisfies SkillEntries;
