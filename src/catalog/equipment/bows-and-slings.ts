import { lite, manToMan } from '../books.ts';
import type { ItemEntry } from '../item-entry.ts';

const bowReload = '2 turns';
/** Man to Man, p. 41. */
const reloadStronger = [
  { over: 2, reload: '8 turns' },
  { over: 4, reload: "goat's foot, 20 turns" },
  { over: Number.POSITIVE_INFINITY, reload: 'cannot be cocked' },
] as const;
/** GURPS Lite, pp. 20 and 25: the table has 8 turns for any stronger bow, the text for one of up to 2 more. */
const reloadStrongerInLite = [
  { over: 2, reload: '8 turns' },
  { over: Number.POSITIVE_INFINITY, reload: 'cannot be cocked' },
] as const;
const slingReload = '2 turns';
const crossbowReload = '4 turns';

const strongerBow = 'Takes 8 turns to reload when the bow is 1 or 2 ST stronger than you';
const muchStrongerBow = "A bow 3 or 4 ST stronger than you is cocked with a goat's foot, in 20 turns";
const loadedWithBothHands = 'Takes both hands to load, one to shoot';

/** Bows, crossbows and slings. Man to Man, pull-out (ranged weapon table); GURPS Lite, p. 20. */
export const bowsAndSlings: readonly ItemEntry[] = [
  {
    id: 'short-bow',
    name: 'Short bow',
    description: 'Small bow for a weak arm, or for one who must shoot from cover or horseback; modest range.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'shortbow', 'hunting'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 50,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 0,
            maximumDamage: '1+3',
            minimumStrength: 7,
            twoHanded: true,
            ranged: {
              pointBlank: '5',
              increment: 'ST/2',
              halfDamage: 'STx10',
              maximum: 'STx15',
              reload: bowReload,
            },
          },
        ],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 50,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 0,
            maximumDamage: '1+3',
            minimumStrength: 7,
            twoHanded: true,
            ranged: { snapShot: 12, accuracy: 1, halfDamage: 'STx10', maximum: 'STx15', reload: bowReload },
          },
        ],
      },
    },
  },
  {
    id: 'regular-bow',
    name: 'Regular bow',
    description: 'Ordinary bow of good range; a shot every third turn at best.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'hunting', 'self bow'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 100,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 1,
            maximumDamage: '1+4',
            minimumStrength: 10,
            twoHanded: true,
            ranged: { pointBlank: '5', increment: 'ST', halfDamage: 'STx15', maximum: 'STx20', reload: bowReload },
          },
        ],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 100,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 1,
            maximumDamage: '1+4',
            minimumStrength: 10,
            twoHanded: true,
            ranged: { snapShot: 13, accuracy: 2, halfDamage: 'STx15', maximum: 'STx20', reload: bowReload },
          },
        ],
      },
    },
  },
  {
    id: 'longbow',
    name: 'Longbow',
    description: 'Man-high war bow that strikes harder than the ordinary one at the same range.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'english', 'robin hood'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 200,
        weight: 3,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 2,
            maximumDamage: '1+4',
            minimumStrength: 11,
            twoHanded: true,
            ranged: { pointBlank: '5', increment: 'ST', halfDamage: 'STx15', maximum: 'STx20', reload: bowReload },
          },
        ],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 200,
        weight: 3,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 2,
            maximumDamage: '1+4',
            minimumStrength: 11,
            twoHanded: true,
            ranged: { snapShot: 15, accuracy: 3, halfDamage: 'STx15', maximum: 'STx20', reload: bowReload },
          },
        ],
      },
    },
  },
  {
    id: 'composite-bow',
    name: 'Composite bow',
    description: 'Costly bow of horn and sinew: the farthest range and hardest shot that an arm can draw.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'recurve', 'mongol', 'horn bow'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 900,
        weight: 4,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 3,
            maximumDamage: '1+4',
            minimumStrength: 10,
            twoHanded: true,
            ranged: {
              pointBlank: '5',
              increment: 'ST+2',
              halfDamage: 'STx20',
              maximum: 'STx25',
              reload: bowReload,
            },
          },
        ],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 900,
        weight: 4,
        attacks: [
          {
            name: 'shot',
            skills: ['bow'],
            type: 'imp',
            basis: 'thrust',
            adds: 3,
            maximumDamage: '1+4',
            minimumStrength: 10,
            twoHanded: true,
            ranged: { snapShot: 14, accuracy: 3, halfDamage: 'STx20', maximum: 'STx25', reload: bowReload },
          },
        ],
      },
    },
  },
  {
    id: 'crossbow',
    name: 'Crossbow',
    description: 'Easy to learn, far-shooting and strong in itself, but very slow to cock and load.',
    keywords: ['arbalest', 'bolt', 'quarrel', 'shoot', 'archery', 'trigger'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 150,
        weight: 6,
        attacks: [
          {
            name: 'shot',
            skills: ['crossbow'],
            type: 'imp',
            basis: 'thrust',
            adds: 4,
            minimumStrength: 7,
            twoHanded: true,
            ranged: {
              pointBlank: '5',
              increment: 'ST+5',
              halfDamage: 'STx20',
              maximum: 'STx25',
              reload: crossbowReload,
              reloadStronger,
              ownStrength: true,
            },
          },
        ],
        notes: [strongerBow, muchStrongerBow],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 150,
        weight: 6,
        attacks: [
          {
            name: 'shot',
            skills: ['crossbow'],
            type: 'imp',
            basis: 'thrust',
            adds: 4,
            maximumDamage: '3',
            minimumStrength: 7,
            twoHanded: true,
            ranged: {
              snapShot: 12,
              accuracy: 4,
              halfDamage: 'STx20',
              maximum: 'STx25',
              reload: crossbowReload,
              reloadStronger: reloadStrongerInLite,
              ownStrength: true,
            },
          },
        ],
        notes: [strongerBow],
      },
    },
  },
  {
    id: 'prodd',
    name: 'Prodd',
    description: 'Crossbow that shoots lead pellets for next to nothing a shot; bruises instead of piercing.',
    keywords: ['crossbow', 'pellet', 'bullet', 'stone bow', 'shoot', 'subdue'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 150,
        weight: 6,
        attacks: [
          {
            name: 'shot',
            skills: ['crossbow'],
            type: 'cr',
            basis: 'thrust',
            adds: 4,
            minimumStrength: 7,
            twoHanded: true,
            ranged: {
              pointBlank: '5',
              increment: 'ST+5',
              halfDamage: 'STx20',
              maximum: 'STx25',
              reload: crossbowReload,
              reloadStronger,
              ownStrength: true,
            },
          },
        ],
        notes: [strongerBow, muchStrongerBow],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 150,
        weight: 6,
        attacks: [
          {
            name: 'shot',
            skills: ['crossbow'],
            type: 'cr',
            basis: 'thrust',
            adds: 4,
            minimumStrength: 7,
            twoHanded: true,
            ranged: {
              snapShot: 12,
              accuracy: 2,
              halfDamage: 'STx20',
              maximum: 'STx25',
              reload: crossbowReload,
              reloadStronger: reloadStrongerInLite,
              ownStrength: true,
            },
          },
        ],
        notes: [strongerBow],
      },
    },
  },
  {
    id: 'sling',
    name: 'Sling',
    description: 'Strip of leather that hurls stones found on the way: cheap and light, but hard to master.',
    keywords: ['stone', 'rock', 'bullet', 'david', 'shepherd', 'halfling', 'shoot'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 10,
        weight: 0.5,
        attacks: [
          {
            name: 'shot',
            skills: ['sling'],
            type: 'cr',
            basis: 'thrust',
            adds: 0,
            ranged: {
              pointBlank: '5',
              increment: 'ST/2',
              halfDamage: 'STx6',
              maximum: 'STx10',
              reload: slingReload,
            },
          },
        ],
        notes: [loadedWithBothHands],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 10,
        weight: 0.5,
        attacks: [
          {
            name: 'shot',
            skills: ['sling'],
            type: 'cr',
            basis: 'swing',
            adds: 0,
            ranged: { snapShot: 12, accuracy: 0, halfDamage: 'STx6', maximum: 'STx10', reload: slingReload },
          },
        ],
        notes: [loadedWithBothHands],
      },
    },
  },
  {
    id: 'staff-sling',
    name: 'Staff sling',
    description: 'Sling on the end of a staff, which throws its stones farther and harder.',
    keywords: ['stone', 'rock', 'fustibalus', 'pole sling', 'shoot'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 20,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['sling'],
            type: 'cr',
            basis: 'thrust',
            adds: 1,
            ranged: {
              pointBlank: '5',
              increment: 'ST/2',
              halfDamage: 'STx10',
              maximum: 'STx15',
              reload: slingReload,
            },
          },
        ],
        notes: [loadedWithBothHands],
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'weapon',
        cost: 20,
        weight: 2,
        attacks: [
          {
            name: 'shot',
            skills: ['sling'],
            type: 'cr',
            basis: 'swing',
            adds: 1,
            ranged: { snapShot: 14, accuracy: 1, halfDamage: 'STx10', maximum: 'STx15', reload: slingReload },
          },
        ],
        notes: [loadedWithBothHands],
      },
    },
  },
];
