import { lite, manToMan } from '../books.ts';
import type { Attack, ItemEntry } from '../item-entry.ts';

/**
 * Man to Man, p. 29 and the tables' second footnote: all of these are unready after an attack and after a parry. The
 * tables of GURPS Lite lack the mark on the one-handed ones, but its p. 26 says the same of axes.
 */
const axe: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['axe-mace'],
    type: 'cut',
    basis: 'swing',
    adds: 2,
    reach: '1',
    minimumStrength: 12,
    notes: ['ready1', 'unreadyAfterParry'],
  },
];
const mace: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['axe-mace'],
    type: 'cr',
    basis: 'swing',
    adds: 3,
    reach: '1',
    minimumStrength: 12,
    notes: ['ready1', 'unreadyAfterParry'],
  },
];
const greataxe: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['two-handed-axe-mace'],
    type: 'cut',
    basis: 'swing',
    adds: 3,
    reach: '1,2',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['ready1', 'unreadyAfterParry', 'regrip'],
  },
];
const maul: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['two-handed-axe-mace'],
    type: 'cr',
    basis: 'swing',
    adds: 4,
    reach: '1,2',
    minimumStrength: 14,
    twoHanded: true,
    notes: ['ready1', 'unreadyAfterParry', 'regrip'],
  },
];

/**
 * Damage of a thrown axe in Man to Man: its text (p. 41) gives a thrown weapon its normal damage, the ranged table one
 * more than that. The table is the more specific and is followed.
 */
const thrownAxeAdds = 3;

const throws = ['axe-throwing', 'throwing'] as const;

/** Man to Man, pull-out (hand and ranged weapon tables); GURPS Lite, pp. 19-20. */
export const axesAndMaces: readonly ItemEntry[] = [
  {
    id: 'hatchet',
    name: 'Hatchet',
    description: 'Small axe that a weak fighter can swing or throw; must be recovered after each blow.',
    keywords: ['tomahawk', 'hand axe', 'small axe', 'throw', 'chop'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 40,
        weight: 2,
        quality: 'edged',
        attacks: [
          {
            name: 'swing',
            skills: ['axe-mace'],
            type: 'cut',
            basis: 'swing',
            adds: 0,
            reach: '1',
            minimumStrength: 7,
            notes: ['throwable', 'ready1', 'unreadyAfterParry'],
          },
          {
            name: 'thrown',
            skills: throws,
            type: 'cut',
            basis: 'swing',
            adds: 0,
            minimumStrength: 7,
            ranged: { pointBlank: '2', increment: '2', halfDamage: 'STx1.5', maximum: 'STx2.5' },
          },
        ],
      },
    },
  },
  {
    id: 'axe',
    name: 'Axe',
    description: 'Battle axe for one hand: a cheap way to a heavy cut, paid for by a turn to recover each time.',
    keywords: ['battle axe', 'battleaxe', 'chop', 'viking', 'dwarf', 'one-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 50,
        weight: 4,
        quality: 'edged',
        attacks: axe,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 50, weight: 4, attacks: axe },
    },
  },
  {
    id: 'throwing-axe',
    name: 'Throwing axe',
    description: 'Axe balanced for the throw, with a fearsome cut at short range; also serves in the hand.',
    keywords: ['francisca', 'tomahawk', 'throw', 'hurl', 'chop'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 60,
        weight: 4,
        quality: 'edged',
        attacks: [
          {
            name: 'swing',
            skills: ['axe-mace'],
            type: 'cut',
            basis: 'swing',
            adds: 2,
            reach: '1',
            minimumStrength: 12,
            notes: ['throwable', 'ready1', 'unreadyAfterParry'],
          },
          {
            name: 'thrown',
            skills: throws,
            type: 'cut',
            basis: 'swing',
            adds: thrownAxeAdds,
            minimumStrength: 11,
            ranged: { pointBlank: '2', increment: '2', halfDamage: 'ST', maximum: 'STx1.5' },
          },
        ],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 60,
        weight: 4,
        attacks: [
          {
            name: 'thrown',
            skills: throws,
            type: 'cut',
            basis: 'swing',
            adds: 2,
            minimumStrength: 11,
            ranged: { snapShot: 10, accuracy: 2, halfDamage: 'ST', maximum: 'STx1.5' },
          },
        ],
      },
    },
  },
  {
    id: 'small-mace',
    name: 'Small mace',
    description: 'Light metal club for those who cannot manage a full mace; must be recovered after each blow.',
    keywords: ['club', 'bludgeon', 'cleric', 'crush', 'one-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 35,
        weight: 3,
        quality: 'crushing',
        attacks: [
          {
            name: 'swing',
            skills: ['axe-mace'],
            type: 'cr',
            basis: 'swing',
            adds: 2,
            reach: '1',
            minimumStrength: 11,
            notes: ['ready1', 'unreadyAfterParry'],
          },
        ],
      },
    },
  },
  {
    id: 'mace',
    name: 'Mace',
    description: 'Metal-headed club for one hand: hits hard and hardly breaks; must be recovered after each blow.',
    keywords: ['club', 'bludgeon', 'hammer', 'cleric', 'crush', 'one-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 50,
        weight: 5,
        quality: 'crushing',
        attacks: mace,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 50, weight: 5, attacks: mace },
    },
  },
  {
    id: 'pick',
    name: 'Pick',
    description: 'Spike on a haft, swung to pierce armor; after a telling blow it may stay in the wound.',
    keywords: ['war pick', 'pickaxe', 'spike', 'beak', 'armor piercing', 'dwarf'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 70,
        weight: 3,
        quality: 'edged',
        attacks: [
          {
            name: 'swing',
            skills: ['axe-mace'],
            type: 'imp',
            basis: 'swing',
            adds: 1,
            reach: '1',
            minimumStrength: 11,
            notes: ['ready1', 'unreadyAfterParry', 'mayStick'],
          },
        ],
      },
    },
  },
  {
    id: 'greataxe',
    name: 'Greataxe',
    description: 'Long heavy axe for both hands: one great cut, then a turn to bring it round again.',
    keywords: ['great axe', 'battle axe', 'battleaxe', 'two-handed axe', 'chop', 'executioner'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 100,
        weight: 8,
        quality: 'edged',
        attacks: greataxe,
      },
      'lite-3e': { cite: lite(19), name: 'Great axe', kind: 'weapon', cost: 100, weight: 8, attacks: greataxe },
    },
  },
  {
    id: 'warhammer',
    name: 'Warhammer',
    description: 'Long-hafted spiked hammer for both hands that drives through plate and may stick there.',
    keywords: ['war hammer', 'spike', 'two-handed', 'armor piercing', 'dwarf'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 100,
        weight: 7,
        quality: 'edged',
        attacks: [
          {
            name: 'swing',
            skills: ['two-handed-axe-mace'],
            type: 'imp',
            basis: 'swing',
            adds: 3,
            reach: '1,2',
            minimumStrength: 13,
            twoHanded: true,
            notes: ['ready1', 'unreadyAfterParry', 'regrip', 'mayStick'],
          },
        ],
      },
    },
  },
  {
    id: 'maul',
    name: 'Maul',
    description: 'Enormous hammer for both hands, for the very strong; smashes foes, doors and furniture alike.',
    keywords: ['sledgehammer', 'great hammer', 'giant club', 'two-handed', 'crush', 'ogre'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 80,
        weight: 12,
        quality: 'crushing',
        attacks: maul,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 80, weight: 12, attacks: maul },
    },
  },
];
