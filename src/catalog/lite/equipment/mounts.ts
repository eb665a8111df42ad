import { lite } from '../../books.ts';
import type { ItemEntry } from '../../item-entry.ts';

const cite = lite(22);
const orMore = 'The listed price is the least';

/** GURPS Lite, p. 22 (riding and draft animals). They walk: as gear they weigh nothing. */
export const mounts: readonly ItemEntry[] = [
  {
    id: 'donkey',
    name: 'Donkey',
    description: 'Small patient beast of burden; cheap, and it carries more than it looks.',
    keywords: ['mount', 'animal', 'pack animal', 'ass', 'burro', 'beast of burden'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 1000,
        weight: 0,
        mount: { st: 25, dx: 10, iq: 4, ht: 13, move: 8, bodyWeight: 500 },
      },
    },
  },
  {
    id: 'small-mule',
    name: 'Small mule',
    description: 'Sure-footed pack animal, stronger than a donkey but no beast to sit on.',
    keywords: ['mount', 'animal', 'pack animal', 'beast of burden', 'caravan'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 1000,
        weight: 0,
        mount: { st: 30, dx: 10, iq: 4, ht: 14, move: 8, bodyWeight: 800, tooSmallToRide: true },
        notes: ['Carries packs, no rider'],
      },
    },
  },
  {
    id: 'large-mule',
    name: 'Large mule',
    description: 'Strong mule for packs, a cart or a rider in no hurry.',
    keywords: ['mount', 'animal', 'pack animal', 'beast of burden', 'caravan', 'ride'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 2000,
        weight: 0,
        mount: { st: 40, dx: 10, iq: 4, ht: 14, move: 9, bodyWeight: 1400 },
      },
    },
  },
  {
    id: 'pony',
    name: 'Pony',
    description: 'Little nimble horse for a light rider or a light pack.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'halfling', 'steppe'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 1500,
        weight: 0,
        mount: { st: 30, dx: 10, iq: 4, ht: 13, move: 13, bodyWeight: 800 },
      },
    },
  },
  {
    id: 'racehorse',
    name: 'Racehorse',
    description: 'The fastest thing on four legs, if it does not have to carry much.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'fast', 'courier', 'thoroughbred'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 4000,
        weight: 0,
        mount: { st: 32, dx: 9, iq: 4, ht: 13, move: 18, bodyWeight: 1100 },
        notes: [orMore, 'A better one is faster still'],
      },
    },
  },
  {
    id: 'saddle-horse',
    name: 'Saddle horse',
    description: 'The horse that most people ride: steady, willing and of fair speed.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'riding horse', 'travel'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 1200,
        weight: 0,
        mount: { st: 35, dx: 9, iq: 4, ht: 14, move: 12, bodyWeight: 1200 },
      },
    },
  },
  {
    id: 'cavalry-horse',
    name: 'Cavalry horse',
    description: 'Light war horse: nearly as fast as a racer, with the strength for an armed rider.',
    keywords: ['mount', 'animal', 'warhorse', 'ride', 'soldier', 'knight', 'charger'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 4000,
        weight: 0,
        mount: { st: 40, dx: 9, iq: 4, ht: 15, move: 16, bodyWeight: 1400 },
      },
    },
  },
  {
    id: 'heavy-warhorse',
    name: 'Heavy warhorse',
    description: 'Huge charger that bears a knight in plate, and has a temper of its own.',
    keywords: ['mount', 'animal', 'horse', 'ride', 'knight', 'destrier', 'charger', 'joust'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 5000,
        weight: 0,
        mount: { st: 50, dx: 9, iq: 4, ht: 16, move: 15, bodyWeight: 1900 },
        notes: ['Mostly ill-tempered'],
      },
    },
  },
  {
    id: 'draft-horse',
    name: 'Draft horse',
    description: 'Giant of a horse for plow and wagon, stronger than a charger and hard to tire.',
    keywords: ['mount', 'animal', 'cart horse', 'plow', 'wagon', 'farm'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 2000,
        weight: 0,
        mount: { st: 60, dx: 9, iq: 4, ht: 16, move: 12, bodyWeight: 2000 },
      },
    },
  },
  {
    id: 'ox',
    name: 'Ox',
    description: 'The strongest puller of them all, and among the slowest.',
    keywords: ['mount', 'animal', 'cattle', 'bull', 'plow', 'wagon', 'farm'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 1500,
        weight: 0,
        mount: { st: 80, dx: 8, iq: 4, ht: 17, move: 8, bodyWeight: 2500 },
        notes: ['Weighs 2,500 lb or more'],
      },
    },
  },
  {
    id: 'camel',
    name: 'Camel',
    description: 'Desert beast that goes for days without water and hates everybody.',
    keywords: ['mount', 'animal', 'dromedary', 'desert', 'caravan', 'ride'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'mount',
        cost: 1500,
        weight: 0,
        mount: { st: 40, dx: 9, iq: 4, ht: 15, move: 10, bodyWeight: 1400 },
        notes: ['Ill-tempered', 'Needs little water'],
      },
    },
  },
];
