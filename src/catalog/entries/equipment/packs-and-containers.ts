import type { Entries } from '../../entry.ts';

/** Packs, bags and boxes. */
export const packsAndContainers = {
  backpack: {
    name: 'Backpack',
    description: 'Canvas pack on two straps, for all that a traveler carries.',
    keywords: ['pack', 'bag', 'rucksack', 'knapsack', 'container', 'adventuring gear', 'travel'],
  },
  satchel: {
    name: 'Satchel',
    description: 'Leather case on a shoulder strap, for books, papers and lunch.',
    keywords: ['shoulder strap', 'messenger', 'haversack', 'pack', 'container', 'scholar', 'briefcase', 'schoolbag'],
  },
  pouch: {
    name: 'Belt pouch',
    description: 'Small bag on the belt for coins and whatever has to be at hand.',
    keywords: ['purse', 'bag', 'wallet', 'money', 'coins', 'container', 'belt', 'sack'],
  },
  sack: {
    name: 'Sack',
    description: 'Large cloth bag, which takes both hands or a shoulder when it is full.',
    keywords: ['bag', 'loot', 'treasure', 'container', 'carry'],
  },
  saddlebags: {
    name: 'Saddlebags',
    description: 'Pair of leather bags for the back of a horse.',
    keywords: ['horse', 'bag', 'pack', 'mount', 'container'],
  },
  chest: {
    name: 'Chest',
    description: 'Wooden box with iron bands and a hasp for a lock.',
    keywords: ['box', 'trunk', 'treasure', 'storage', 'container', 'strongbox', 'treasure chest'],
  },
  'small-cask': {
    name: 'Small cask',
    description: 'Little barrel for water, wine or powder.',
    keywords: ['barrel', 'keg', 'wine', 'beer', 'alcohol', 'container', 'water', 'ale', 'whiskey'],
  },
  'scroll-case': {
    name: 'Scroll case',
    description: 'Leather or horn tube that keeps letters and maps dry.',
    keywords: ['map case', 'tube', 'map', 'scroll', 'letter', 'container'],
  },
  bottle: {
    name: 'Bottle',
    description: 'Stoppered bottle of glass or clay, empty.',
    keywords: ['flask', 'vial', 'jar', 'potion', 'wine', 'alcohol', 'glass', 'container'],
  },
  waterskin: {
    name: 'Waterskin',
    description: 'Leather bag with water for half a day on the march; the weight is full.',
    keywords: ['water', 'canteen', 'drink', 'thirst', 'flask', 'bottle'],
  },
  canteen: {
    name: 'Canteen',
    description: 'Metal bottle with a strap; the weight is full.',
    keywords: ['water', 'waterskin', 'drink', 'thirst', 'flask', 'bottle'],
  },
} satisfies Entries;
