import type { Entries } from '../../entry.ts';

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
