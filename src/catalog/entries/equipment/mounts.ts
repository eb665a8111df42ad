import type { Entries } from '../../entry.ts';

/** Riding and draft animals. */
export const mounts = {
  donkey: {
    name: 'Donkey',
    description: 'Small patient beast of burden; cheap, and it carries more than it looks.',
    keywords: ['mount', 'animal', 'pack animal', 'ass', 'burro', 'beast of burden', 'mule'],
  },
  'small-mule': {
    name: 'Small mule',
    description: 'Sure-footed pack animal, stronger than a donkey but no beast to sit on.',
    keywords: ['mount', 'animal', 'pack animal', 'beast of burden', 'caravan'],
  },
  'large-mule': {
    name: 'Large mule',
    description: 'Strong mule for packs, a cart or a rider in no hurry.',
    keywords: ['mount', 'animal', 'pack animal', 'beast of burden', 'caravan', 'ride'],
  },
  pony: {
    name: 'Pony',
    description: 'Little nimble horse for a light rider or a light pack.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'halfling', 'steppe', 'dwarf'],
  },
  racehorse: {
    name: 'Racehorse',
    description: 'The fastest thing on four legs, if it does not have to carry much.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'fast', 'courier', 'thoroughbred', 'speed'],
  },
  'saddle-horse': {
    name: 'Saddle horse',
    description: 'The horse that most people ride: steady, willing and of fair speed.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'riding horse', 'travel', 'mare', 'stallion'],
  },
  'cavalry-horse': {
    name: 'Cavalry horse',
    description: 'Light war horse: nearly as fast as a racer, with the strength for an armed rider.',
    keywords: ['mount', 'animal', 'warhorse', 'ride', 'soldier', 'knight', 'charger', 'horse', 'war horse'],
  },
  'heavy-warhorse': {
    name: 'Heavy warhorse',
    description: 'Huge charger that bears a knight in plate, and has a temper of its own.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'knight', 'destrier', 'charger', 'joust', 'war horse', 'paladin'],
  },
  'draft-horse': {
    name: 'Draft horse',
    description: 'Giant of a horse for plow and wagon, stronger than a charger and hard to tire.',
    keywords: ['mount', 'animal', 'cart horse', 'plow', 'wagon', 'farm', 'horse', 'carriage'],
  },
  ox: {
    name: 'Ox',
    description: 'The strongest puller of them all, and among the slowest.',
    keywords: ['mount', 'animal', 'cattle', 'bull', 'plow', 'wagon', 'farm'],
  },
  camel: {
    name: 'Camel',
    description: 'Desert beast that goes for days without water and hates everybody.',
    keywords: ['mount', 'animal', 'dromedary', 'desert', 'caravan', 'ride'],
  },
} satisfies Entries;
