import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const lost = { survival: 5, tracking: 5 };

/** Skills of the wild and of animals. GURPS Lite, pp. 14-17. */
export const outdoorSkills: readonly SkillEntry[] = [
  {
    id: 'animal-handling',
    name: 'Animal Handling',
    description: 'Training animals and working with them.',
    keywords: ['animal', 'dog', 'horse', 'train', 'tame', 'beast', 'pet', 'falconry'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
        groups: ['animal'],
        notes: ['Training an animal takes a roll each day'],
      },
    },
  },
  {
    id: 'area-knowledge',
    name: 'Area Knowledge',
    description: 'Knowing a place: its people, politics and geography.',
    keywords: ['place', 'city', 'local', 'map', 'geography', 'home town', 'guide', 'country'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: 4 }],
        speciality: { label: 'Area', choices: [] },
        notes: ['Only those who live there have the default'],
      },
    },
  },
  {
    id: 'camouflage',
    name: 'Camouflage',
    description: 'Hiding people, gear and camps with paint, nets and leaves.',
    keywords: ['hide', 'conceal', 'paint', 'ambush', 'soldier', 'hunter', 'ghillie'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: 4 }],
      },
    },
  },
  {
    id: 'naturalist',
    name: 'Naturalist',
    description: 'Knowing plants, animals and nature in general.',
    keywords: ['nature', 'plants', 'herbs', 'animals', 'druid', 'ranger', 'biology'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
      },
    },
  },
  {
    id: 'navigation',
    name: 'Navigation',
    description: 'Finding one’s position by stars, currents and landmarks.',
    keywords: ['sailor', 'map', 'stars', 'compass', 'ship', 'position', 'pilot', 'course'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        techLevel: true,
      },
    },
  },
  {
    id: 'riding',
    name: 'Riding',
    description: 'Riding one kind of beast.',
    keywords: ['horse', 'mount', 'ride', 'cavalry', 'camel', 'knight', 'cowboy'],
    facets: {
      'lite-3e': {
        // The book names no kinds here; these are its riding animals (p. 22).
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        speciality: { label: 'Animal', choices: ['Horse', 'Mule', 'Camel'] },
        groups: ['animal', 'legs'],
        notes: ['A roll on mounting, and whenever it gets difficult'],
      },
    },
  },
  {
    id: 'survival',
    name: 'Survival',
    description: 'Living off the land in one kind of country.',
    keywords: ['wilderness', 'food', 'shelter', 'hunt', 'camp', 'ranger', 'water', 'fire'],
    facets: {
      'lite-3e': {
        // The book names no terrains; these are suggestions of ours.
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: lost.survival }],
        speciality: {
          label: 'Terrain',
          choices: ['Arctic', 'Desert', 'Forest', 'Jungle', 'Mountain', 'Plains', 'Swamp'],
        },
        notes: ['A roll for every day in the wild'],
      },
    },
  },
  {
    id: 'tracking',
    name: 'Tracking',
    description: 'Following people or animals by the marks they leave.',
    keywords: ['track', 'trail', 'hunter', 'footprints', 'follow', 'ranger', 'scout'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: lost.tracking }],
        notes: ['A roll to find the trail, and another every five minutes'],
      },
    },
  },
];
