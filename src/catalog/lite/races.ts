import { lite } from '../books.ts';
import type { RaceEntry } from '../race-entry.ts';

/** Where the rules of racial templates stand; the races here are examples of our own, made by them. */
const cite = lite(21);

/** Races that stand in no book, to play or to start from: each costs what the parts of its template cost. */
export const liteRaces: readonly RaceEntry[] = [
  {
    id: 'under-hiller',
    name: 'Under-hiller',
    description: 'Squat, slate-skinned digger: strong and patient, at home in the dark, lost under an open sky.',
    keywords: ['stone', 'burrow', 'dig', 'tunnel', 'cave', 'underground', 'miner', 'mole', 'earth', 'nonhuman'],
    facets: {
      'lite-3e': {
        cite,
        st: 3,
        dx: -1,
        ht: 1,
        traits: [
          { trait: 'night-vision' },
          { trait: 'absolute-direction' },
          { trait: 'phobia', choices: { object: 'open-spaces' } },
          { trait: 'stubbornness' },
          { trait: 'quirk', choices: { what: 'taps every wall in passing' } },
          { trait: 'quirk', choices: { what: 'keeps a pebble for every friend' } },
        ],
        skills: [
          { skill: 'masonry', relative: 1 },
          { skill: 'survival', speciality: 'Caves', relative: 0 },
        ],
        height: -14,
        weight: 70,
        notes: ['Digs through soil with bare hands at the pace of a human with a spade'],
      },
    },
  },
  {
    id: 'reedling',
    name: 'Reedling',
    description: 'Slim green marsh dweller that breathes water and air alike, and withers when it dries out.',
    keywords: ['water', 'marsh', 'swamp', 'frog', 'fish', 'amphibian', 'gills', 'swim', 'river', 'nonhuman'],
    facets: {
      'lite-3e': {
        cite,
        st: -1,
        ht: 1,
        traits: [
          { trait: 'resistant-to-poison' },
          { trait: 'double-jointed' },
          { trait: 'sense-of-duty', choices: { group: 'nation', who: 'their own marsh' } },
          { trait: 'odious-personal-habit', choices: { degree: 'slight', what: 'drips and smells of mud' } },
          { trait: 'quirk', choices: { what: 'wets face and hands before speaking to strangers' } },
        ],
        skills: [
          { skill: 'swimming', relative: 2 },
          { skill: 'stealth', relative: 0 },
          { skill: 'survival', speciality: 'Swamp', relative: 0 },
        ],
        weight: -20,
        notes: [
          'Breathes water as well as air',
          'Without a soaking each day, loses 1 fatigue an hour until there is one',
        ],
      },
    },
  },
  {
    id: 'windrunner',
    name: 'Windrunner',
    description: 'Light-boned winged courier: keen eyes, a sworn word, and wings that break any fall.',
    keywords: ['wings', 'winged', 'feathers', 'bird', 'messenger', 'courier', 'herald', 'glide', 'sky', 'nonhuman'],
    facets: {
      'lite-3e': {
        cite,
        st: -2,
        dx: 2,
        traits: [
          { trait: 'acute-vision', level: 3 },
          { trait: 'absolute-direction' },
          { trait: 'truthfulness' },
          { trait: 'vow', choices: { degree: 'minor', what: 'to deliver every message once accepted' } },
          { trait: 'phobia', choices: { object: 'enclosed-spaces' } },
          { trait: 'quirk', choices: { what: 'perches rather than sits' } },
        ],
        skills: [
          { skill: 'jumping', relative: 1 },
          { skill: 'meteorology', relative: 0 },
        ],
        height: 4,
        weight: -45,
        notes: [
          'The wings glide and break a fall but do not lift off the ground',
          'Armor and packs must leave the wings free',
        ],
      },
    },
  },
];
