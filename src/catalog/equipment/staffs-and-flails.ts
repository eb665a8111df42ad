import { lite, manToMan } from '../books.ts';
import type { Attack, ItemEntry } from '../item-entry.ts';

/** GURPS Lite, pp. 15, 19 and 26: a quarterstaff parries at two thirds of Staff skill. Man to Man keeps the usual half. */
const staffParryShare = 2 / 3;

const morningstar: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['flail'],
    type: 'cr',
    basis: 'swing',
    adds: 3,
    reach: '1',
    minimumStrength: 12,
    notes: ['ready1', 'unreadyAfterParry', 'flail'],
  },
];
const flail: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['flail'],
    type: 'cr',
    basis: 'swing',
    adds: 4,
    reach: '1,2',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['ready1', 'unreadyAfterParry', 'regrip', 'flail'],
  },
];

/** Man to Man, pull-out; GURPS Lite, p. 19. */
export const staffsAndFlails: readonly ItemEntry[] = [
  {
    id: 'quarterstaff',
    name: 'Quarterstaff',
    description: 'Long pole for both hands: quick, far-reaching, nearly free, and always ready to parry.',
    keywords: ['staff', 'bo', 'pole', 'stick', 'wizard', 'monk', 'robin hood'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 10,
        weight: 4,
        quality: 'crushing',
        attacks: [
          {
            name: 'swing',
            skills: ['staff'],
            type: 'cr',
            basis: 'swing',
            adds: 2,
            reach: '1,2',
            twoHanded: true,
            notes: ['noGripChange'],
          },
          {
            name: 'thrust',
            skills: ['staff'],
            type: 'cr',
            basis: 'thrust',
            adds: 2,
            reach: '1,2',
            twoHanded: true,
            notes: ['noGripChange'],
          },
          {
            name: 'swing, as a sword',
            skills: ['two-handed-sword'],
            type: 'cr',
            basis: 'swing',
            adds: 2,
            reach: '1,2',
            minimumStrength: 11,
            twoHanded: true,
          },
          {
            name: 'thrust, as a sword',
            skills: ['two-handed-sword'],
            type: 'cr',
            basis: 'thrust',
            adds: 1,
            reach: '2',
            minimumStrength: 11,
            twoHanded: true,
          },
        ],
      },
      'lite-3e': {
        cite: lite(19),
        kind: 'weapon',
        cost: 10,
        weight: 4,
        attacks: [
          {
            name: 'swing',
            skills: ['staff'],
            type: 'cr',
            basis: 'swing',
            adds: 2,
            reach: '1,2',
            minimumStrength: 6,
            twoHanded: true,
            parryShare: staffParryShare,
          },
          {
            name: 'thrust',
            skills: ['staff'],
            type: 'cr',
            basis: 'thrust',
            adds: 2,
            reach: '1,2',
            minimumStrength: 6,
            twoHanded: true,
            parryShare: staffParryShare,
          },
        ],
      },
    },
  },
  {
    id: 'morningstar',
    name: 'Morningstar',
    description: 'Spiked ball on a chain for one hand; hard to learn, and hard for the foe to parry or block.',
    keywords: ['flail', 'ball and chain', 'chain weapon', 'crush', 'one-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 80,
        weight: 6,
        quality: 'crushing',
        attacks: morningstar,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 80, weight: 6, attacks: morningstar },
    },
  },
  {
    id: 'flail',
    name: 'Flail',
    description: 'Long two-handed flail whose chained head wraps round shields and blades; slow but brutal.',
    keywords: ['chain weapon', 'ball and chain', 'two-handed', 'peasant', 'crush'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 100,
        weight: 8,
        quality: 'crushing',
        attacks: flail,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 100, weight: 8, attacks: flail },
    },
  },
];
