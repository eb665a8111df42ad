import type { SkillEntries } from '../../skill-entry.ts';

/** Skills of the wild and of animals. */
export const outdoorSkills = {
  'animal-handling': {
    name: 'Animal Handling',
    description: 'Training animals and working with them.',
    keywords: ['animal', 'dog', 'horse', 'train', 'tame', 'beast', 'pet', 'falconry'],
    field: 'Outdoors and animals',
  },
  'area-knowledge': {
    name: 'Area Knowledge',
    description: 'Knowing a place: its people, politics and geography.',
    keywords: ['place', 'city', 'local', 'map', 'geography', 'home town', 'guide', 'country'],
    field: 'Outdoors and animals',
  },
  camouflage: {
    name: 'Camouflage',
    description: 'Hiding people, gear and camps with paint, nets and leaves.',
    keywords: ['hide', 'conceal', 'paint', 'ambush', 'soldier', 'hunter', 'ghillie'],
    field: 'Outdoors and animals',
  },
  naturalist: {
    name: 'Naturalist',
    description: 'Knowing plants, animals and nature in general.',
    keywords: ['nature', 'plants', 'herbs', 'animals', 'druid', 'ranger', 'biology'],
    field: 'Outdoors and animals',
  },
  navigation: {
    name: 'Navigation',
    description: 'Finding one’s position by stars, currents and landmarks.',
    keywords: ['sailor', 'map', 'stars', 'compass', 'ship', 'position', 'pilot', 'course'],
    field: 'Outdoors and animals',
  },
  riding: {
    name: 'Riding',
    description: 'Riding one kind of beast.',
    keywords: ['horse', 'mount', 'ride', 'cavalry', 'camel', 'knight', 'cowboy'],
    field: 'Outdoors and animals',
  },
  survival: {
    name: 'Survival',
    description: 'Living off the land in one kind of country.',
    keywords: ['wilderness', 'food', 'shelter', 'hunt', 'camp', 'ranger', 'water', 'fire'],
    field: 'Outdoors and animals',
  },
  tracking: {
    name: 'Tracking',
    description: 'Following people or animals by the marks they leave.',
    keywords: ['track', 'trail', 'hunter', 'footprints', 'follow', 'ranger', 'scout'],
    field: 'Outdoors and animals',
  },
} satisfies SkillEntries;
