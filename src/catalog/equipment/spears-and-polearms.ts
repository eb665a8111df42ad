import { lite, manToMan } from '../books.ts';
import type { Attack, ItemEntry } from '../item-entry.ts';

const javelinInHand: Attack = {
  name: 'thrust',
  skills: ['spear'],
  type: 'imp',
  basis: 'thrust',
  adds: 1,
  reach: '1',
  notes: ['mainlyThrown'],
};
const glaive: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['polearm'],
    type: 'cut',
    basis: 'swing',
    adds: 3,
    reach: '2,3',
    minimumStrength: 11,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
  {
    name: 'thrust',
    skills: ['polearm'],
    type: 'imp',
    basis: 'thrust',
    adds: 3,
    reach: '1-3',
    minimumStrength: 11,
    twoHanded: true,
    notes: ['regrip', 'ready1AfterThrust'],
  },
];
const poleaxe: readonly Attack[] = [
  {
    name: 'swing, cutting',
    skills: ['polearm'],
    type: 'cut',
    basis: 'swing',
    adds: 4,
    reach: '2,3',
    minimumStrength: 12,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
  {
    name: 'swing, crushing',
    skills: ['polearm'],
    type: 'cr',
    basis: 'swing',
    adds: 4,
    reach: '2,3',
    minimumStrength: 12,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
];
const halberd: readonly Attack[] = [
  {
    name: 'swing, cutting',
    skills: ['polearm'],
    type: 'cut',
    basis: 'swing',
    adds: 5,
    reach: '2,3',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
  {
    name: 'swing, impaling',
    skills: ['polearm'],
    type: 'imp',
    basis: 'swing',
    adds: 4,
    reach: '2,3',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing', 'mayStick'],
  },
  {
    name: 'thrust',
    skills: ['polearm'],
    type: 'imp',
    basis: 'thrust',
    adds: 3,
    reach: '1-3',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['regrip', 'ready1AfterThrust'],
  },
];

/**
 * Damage of a thrown spear in Man to Man: its text (p. 41) gives a thrown weapon its normal damage, the ranged table
 * more than that. The table is the more specific and is followed.
 */
const thrownSpearAdds = 3;

const throws = ['spear-throwing', 'throwing'] as const;

/** Man to Man, pull-out (hand and ranged weapon tables); GURPS Lite, pp. 19-20. */
export const spearsAndPolearms: readonly ItemEntry[] = [
  {
    id: 'javelin',
    name: 'Javelin',
    description: 'Light spear made for throwing; will do for a thrust in the hand when nothing better is left.',
    keywords: ['throwing spear', 'dart', 'pilum', 'throw', 'hurl'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 30,
        weight: 2,
        quality: 'edged',
        attacks: [
          javelinInHand,
          {
            name: 'thrown',
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: 1,
            minimumStrength: 7,
            ranged: { pointBlank: '3', increment: '4', halfDamage: 'STx1.5', maximum: 'STx2.5' },
          },
        ],
      },
      'lite-3e': {
        cite: lite(19),
        kind: 'weapon',
        cost: 30,
        weight: 2,
        attacks: [
          javelinInHand,
          {
            name: 'thrown',
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: 1,
            minimumStrength: 7,
            ranged: { snapShot: 10, accuracy: 3, halfDamage: 'STx1.5', maximum: 'STx2.5' },
          },
        ],
      },
    },
  },
  {
    id: 'spear',
    name: 'Spear',
    description: 'Point on a shaft, for one hand beside a shield, for both hands with more reach, or thrown.',
    keywords: ['lance', 'pole', 'thrust', 'throw', 'soldier', 'cheap'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 40,
        weight: 4,
        quality: 'edged',
        attacks: [
          {
            name: 'thrust, one hand',
            skills: ['spear'],
            type: 'imp',
            basis: 'thrust',
            adds: 1,
            reach: '1',
            minimumStrength: 9,
            notes: ['regrip'],
          },
          {
            name: 'thrust, two hands',
            skills: ['spear'],
            type: 'imp',
            basis: 'thrust',
            adds: 2,
            reach: '1,2',
            minimumStrength: 9,
            twoHanded: true,
            notes: ['regrip'],
          },
          {
            name: 'thrown',
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: thrownSpearAdds,
            minimumStrength: 9,
            ranged: { pointBlank: '4', increment: '5', halfDamage: 'ST', maximum: 'STx1.5' },
          },
        ],
      },
      'lite-3e': {
        cite: lite(19),
        kind: 'weapon',
        cost: 40,
        weight: 4,
        attacks: [
          {
            name: 'thrust, one hand',
            skills: ['spear'],
            type: 'imp',
            basis: 'thrust',
            adds: 2,
            reach: '1',
            minimumStrength: 9,
            notes: ['regrip', 'throwable'],
          },
          {
            name: 'thrust, two hands',
            skills: ['spear'],
            type: 'imp',
            basis: 'thrust',
            adds: 3,
            reach: '1,2',
            minimumStrength: 9,
            twoHanded: true,
            notes: ['regrip'],
          },
          {
            name: 'thrown',
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: 3,
            minimumStrength: 9,
            ranged: { snapShot: 11, accuracy: 2, halfDamage: 'ST', maximum: 'STx1.5' },
          },
        ],
      },
    },
  },
  {
    id: 'pike',
    name: 'Pike',
    description: 'Very long spear for both hands that keeps riders and swordsmen two or three yards away.',
    keywords: ['long spear', 'cavalry', 'formation', 'phalanx', 'reach', 'two-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 60,
        weight: 6,
        quality: 'edged',
        attacks: [
          {
            name: 'thrust',
            skills: ['spear'],
            type: 'imp',
            basis: 'thrust',
            adds: 2,
            reach: '2,3',
            minimumStrength: 12,
            twoHanded: true,
            notes: ['regrip'],
          },
        ],
      },
    },
  },
  {
    id: 'glaive',
    name: 'Glaive',
    description: 'Blade on a long pole, for sweeping cuts or quicker thrusts from well out of reach.',
    keywords: ['polearm', 'naginata', 'long blade', 'reach', 'two-handed', 'guard'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 100,
        weight: 8,
        quality: 'edged',
        attacks: glaive,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 100, weight: 8, attacks: glaive },
    },
  },
  {
    id: 'poleaxe',
    name: 'Poleaxe',
    description: 'Axe and hammer on a long pole: cut or crush from afar, then two turns to recover.',
    keywords: ['polearm', 'pollaxe', 'long axe', 'hammer', 'reach', 'two-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 120,
        weight: 10,
        quality: 'edged',
        attacks: poleaxe,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 120, weight: 10, attacks: poleaxe },
    },
  },
  {
    id: 'halberd',
    name: 'Halberd',
    description: 'Axe, spike and spear point on one pole; the heaviest blow of all, and slow to recover from.',
    keywords: ['polearm', 'axe', 'spike', 'spear', 'guard', 'reach', 'two-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 150,
        weight: 12,
        quality: 'edged',
        attacks: halberd,
      },
      'lite-3e': { cite: lite(19), kind: 'weapon', cost: 150, weight: 12, attacks: halberd },
    },
  },
];
