import type { Entries } from '../entry.ts';

/** The races of Man to Man (pp. 19-20). */
export const fantasyRaces = {
  human: {
    name: 'Human',
    description: 'The measure of all others: no changes and no cost.',
    keywords: ['man', 'woman', 'person', 'normal'],
  },
  elf: {
    name: 'Elf',
    description: 'Slender forest folk: quick, clever and never surprised, but not strong.',
    keywords: ['elves', 'elven', 'forest', 'archer', 'magic'],
  },
  dwarf: {
    name: 'Dwarf',
    description: 'Short, broad miners: strong, tough, able to bear great loads; slow, and poor shots.',
    keywords: ['dwarves', 'dwarven', 'miner', 'stout', 'beard', 'axe'],
  },
  gnome: {
    name: 'Gnome',
    description: 'Distant kin of dwarves: tough, able to bear great loads, slow on short legs.',
    keywords: ['gnomes', 'small', 'stout', 'tinker'],
  },
  halfling: {
    name: 'Halfling',
    description: 'Small folk of the burrows: weak but nimble and hardy, born to throw and shoot.',
    keywords: ['halflings', 'hobbit', 'small', 'sling', 'burrow'],
  },
  'reptile-man': {
    name: 'Reptile Man',
    description: 'Huge lizard on two legs: strong, hardy, scaled and clawed; crossbows do not fit its hands.',
    keywords: ['lizard man', 'lizardfolk', 'dragon', 'scales', 'claws', 'bite'],
  },
  goblin: {
    name: 'Goblin',
    description: 'Small and green, quick of hand and wit, weak of arm.',
    keywords: ['goblins', 'green', 'small', 'monster'],
  },
  orc: {
    name: 'Orc',
    description: 'Dull, dirty, hardy brute, the common foe of fantasy.',
    keywords: ['orcs', 'ork', 'monster', 'brute', 'cannon fodder'],
  },
  'half-orc': {
    name: 'Half-orc',
    description: 'Child of orc and human: hardier than most, a little duller.',
    keywords: ['orc', 'half-breed', 'brute', 'cannon fodder'],
  },
  kobold: {
    name: 'Kobold',
    description: 'Small blue pest: weak and dull but nimble, and never alone.',
    keywords: ['kobolds', 'small', 'blue', 'monster', 'cannon fodder'],
  },
  hobgoblin: {
    name: 'Hobgoblin',
    description: 'Big savage cousin of goblins: strong and nimble, not bright.',
    keywords: ['hobgoblins', 'goblin', 'green', 'monster', 'cannon fodder'],
  },
  skeleton: {
    name: 'Skeleton',
    description: 'Walking bones: points do little to them, hammers a great deal; never stunned.',
    keywords: ['undead', 'bones', 'monster', 'cannon fodder'],
  },
  zombie: {
    name: 'Zombie',
    description: 'Corpse raised by magic: very hard to bring down, and never stunned.',
    keywords: ['undead', 'corpse', 'walking dead', 'monster', 'cannon fodder'],
  },
  mummy: {
    name: 'Mummy',
    description: 'Embalmed corpse that walks with its wits about it; sturdy, but dry as tinder.',
    keywords: ['undead', 'egypt', 'corpse', 'bandages', 'monster', 'cannon fodder'],
  },
  ghoul: {
    name: 'Ghoul',
    description: 'Strong, stupid eater of the dead that fights with a bone at best.',
    keywords: ['undead', 'grave', 'monster', 'cannon fodder'],
  },
} satisfies Entries;

/** Races of our own, from no book, to play or to start from. */
export const originalRaces = {
  'under-hiller': {
    name: 'Under-hiller',
    description: 'Squat, slate-skinned digger: strong and patient, at home in the dark, lost under an open sky.',
    keywords: ['stone', 'burrow', 'dig', 'tunnel', 'cave', 'underground', 'miner', 'mole', 'earth', 'nonhuman'],
  },
  reedling: {
    name: 'Reedling',
    description: 'Slim green marsh dweller that breathes water and air alike, and withers when it dries out.',
    keywords: ['water', 'marsh', 'swamp', 'frog', 'fish', 'amphibian', 'gills', 'swim', 'river', 'nonhuman'],
  },
  windrunner: {
    name: 'Windrunner',
    description: 'Light-boned winged courier: keen eyes, a sworn word, and wings that break any fall.',
    keywords: ['wings', 'winged', 'feathers', 'bird', 'messenger', 'courier', 'herald', 'glide', 'sky', 'nonhuman'],
  },
} satisfies Entries;
