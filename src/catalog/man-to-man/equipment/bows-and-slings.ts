import { manToMan } from '../../books.ts';
import { bowsAndSlings } from '../../entries/equipment/bows-and-slings.ts';
import { listItems } from '../../list-entries.ts';
import {
  bowReload,
  crossbowReload,
  loadedWithBothHands,
  slingReload,
  strongerBow,
} from '../../third-edition/equipment/bows-and-slings.ts';

/** Man to Man, p. 41. */
const reloadStronger = [
  { over: 2, reload: '8 turns' },
  { over: 4, reload: "goat's foot, 20 turns" },
  { over: Number.POSITIVE_INFINITY, reload: 'cannot be cocked' },
] as const;

const muchStrongerBow = "A bow 3 or 4 ST stronger than you is cocked with a goat's foot, in 20 turns";

/** Man to Man, pull-out (ranged weapon table). */
export const manToManBowsAndSlings = listItems(bowsAndSlings, {
  'short-bow': {
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
  'regular-bow': {
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
  longbow: {
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
  'composite-bow': {
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
  crossbow: {
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
  prodd: {
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
  sling: {
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
  'staff-sling': {
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
});
