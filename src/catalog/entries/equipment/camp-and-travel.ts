import type { Entries } from '../../entry.ts';

/** Food, shelter and clothes for the road, and gear for mounts. */
export const campAndTravel = {
  blanket: {
    name: 'Blanket',
    description: 'Thick woolen blanket for mild nights.',
    keywords: ['sleep', 'bed', 'warm', 'camp', 'cold', 'winter'],
  },
  bedroll: {
    name: 'Bedroll',
    description: 'Blankets and an oiled sheet that keep out the cold and the wet.',
    keywords: ['sleeping bag', 'sleep', 'bed', 'blanket', 'warm', 'camp', 'cold', 'sleep outdoors'],
  },
  tent: {
    name: 'Tent (two-person)',
    description: 'Canvas tent with poles and pegs.',
    keywords: ['camp', 'shelter', 'sleep', 'rain', 'canvas'],
  },
  'cooking-pot': {
    name: 'Cooking pot',
    description: 'Iron pot for the meals of six.',
    keywords: ['kettle', 'pan', 'cook', 'kitchen', 'camp'],
  },
  'mess-kit': {
    name: 'Mess kit',
    description: 'Bowl, cup, spoon and knife for one.',
    keywords: ['plate', 'cup', 'cutlery', 'eat', 'cook', 'camp'],
  },
  'travelers-rations': {
    name: "Traveler's rations (1 day)",
    description: 'Bread, cheese, dried meat and fruit: three meals that keep for weeks.',
    keywords: [
      'food',
      'eat',
      'meal',
      'iron rations',
      'provisions',
      'supplies',
      'hungry',
      'ration',
      'trail mix',
      'bread',
    ],
  },
  'fishing-tackle': {
    name: 'Fishing tackle',
    description: 'Hooks, line and floats; the rod is cut on the spot.',
    keywords: ['fishing', 'fish', 'hook', 'line', 'net'],
  },
  snare: {
    name: 'Snare',
    description: 'Wire loop that catches a rabbit overnight.',
    keywords: ['trap', 'hunting', 'hunt', 'wire'],
  },
  cloak: {
    name: 'Cloak',
    description: 'Hooded woolen cloak against wind and rain, and against being known.',
    keywords: ['hood', 'cape', 'clothes', 'clothing', 'mantle', 'coat', 'robe', 'rain', 'winter', 'elven'],
  },
  soap: {
    name: 'Soap',
    description: 'A cake of soap, for those who want to be let in.',
    keywords: ['wash', 'clean', 'hygiene', 'bath'],
  },
  'saddle-and-bridle': {
    name: 'Saddle and bridle',
    description: 'All that it takes to ride a horse: saddle, girth, stirrups and bridle.',
    keywords: ['horse', 'tack', 'ride', 'reins', 'mount'],
  },
  fodder: {
    name: 'Fodder (1 day)',
    description: 'Oats and hay for a mount where there is no grass.',
    keywords: ['horse', 'feed', 'oats', 'hay', 'mount', 'animal'],
  },
  snowshoes: {
    name: 'Snowshoes',
    description: 'Wide frames of wood and gut to walk over deep snow.',
    keywords: ['snow', 'winter', 'ski', 'walk', 'cold', 'boots', 'shoes'],
  },
} satisfies Entries;
