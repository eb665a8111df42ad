import { lite } from '../../books.ts';
import type { ItemEntry } from '../../item-entry.ts';

const cite = lite(20);

/** GURPS Lite, p. 20 (firearms table, beam weapons). Prices are those of the tech level of their first making. */
export const beamWeapons: readonly ItemEntry[] = [
  {
    id: 'laser-pistol',
    name: 'Laser Pistol',
    description: 'Hand laser: little damage, but fast, accurate and without any kick.',
    keywords: ['gun', 'ray gun', 'beam', 'energy weapon', 'science fiction', 'future'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'weapon',
        techLevel: { from: 8 },
        pricedByWealth: true,
        cost: 1000,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['beam-weapons'],
            type: 'imp',
            basis: 'fixed',
            dice: 1,
            adds: 0,
            ranged: { snapShot: 9, accuracy: 7, rateOfFire: '4', shots: '20' },
          },
        ],
      },
    },
  },
  {
    id: 'laser-rifle',
    name: 'Laser Rifle',
    description: 'Long laser for both hands, as accurate as any weapon when it is aimed.',
    keywords: ['gun', 'ray gun', 'beam', 'energy weapon', 'sniper', 'science fiction', 'future'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'weapon',
        techLevel: { from: 8 },
        pricedByWealth: true,
        cost: 2000,
        weight: 5,
        attacks: [
          {
            name: 'shot',
            skills: ['beam-weapons'],
            type: 'imp',
            basis: 'fixed',
            dice: 2,
            adds: 0,
            twoHanded: true,
            ranged: { snapShot: 15, accuracy: 13, rateOfFire: '3', shots: '12' },
          },
        ],
      },
    },
  },
  {
    id: 'blaster',
    name: 'Blaster',
    description: 'Pistol that throws bolts of energy through nearly any armor.',
    keywords: ['gun', 'ray gun', 'beam', 'energy weapon', 'particle beam', 'science fiction', 'space'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'weapon',
        techLevel: { from: 9 },
        pricedByWealth: true,
        cost: 2000,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['beam-weapons'],
            type: 'imp',
            basis: 'fixed',
            dice: 6,
            adds: 0,
            minimumStrength: 8,
            ranged: { snapShot: 10, accuracy: 6, rateOfFire: '3', shots: '20' },
          },
        ],
      },
    },
  },
  {
    id: 'blaster-rifle',
    name: 'Blaster Rifle',
    description: 'Heavy blaster for both hands: the deadliest thing on the list.',
    keywords: ['gun', 'ray gun', 'beam', 'energy weapon', 'particle beam', 'science fiction', 'space'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'weapon',
        techLevel: { from: 9 },
        pricedByWealth: true,
        cost: 3000,
        weight: 10,
        attacks: [
          {
            name: 'shot',
            skills: ['beam-weapons'],
            type: 'imp',
            basis: 'fixed',
            dice: 12,
            adds: 0,
            minimumStrength: 9,
            twoHanded: true,
            ranged: { snapShot: 14, accuracy: 13, rateOfFire: '3', shots: '12' },
          },
        ],
      },
    },
  },
];
