import { lite } from '../../books.ts';
import { bowsAndSlings } from '../../entries/equipment/bows-and-slings.ts';
import { listItems } from '../../list-entries.ts';
import {
  bowReload,
  crossbowReload,
  loadedWithBothHands,
  slingReload,
  strongerBow,
} from '../../third-edition/equipment/bows-and-slings.ts';

/** GURPS Lite, pp. 20 and 25: the table has 8 turns for any stronger bow, the text for one of up to 2 more. */
const reloadStrongerInLite = [
  { over: 2, reload: '8 turns' },
  { over: Number.POSITIVE_INFINITY, reload: 'cannot be cocked' },
] as const;

/** GURPS Lite, p. 20. */
export const liteBowsAndSlings = listItems(bowsAndSlings, {
  'short-bow': {
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
  'regular-bow': {
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
  longbow: {
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
  'composite-bow': {
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
  crossbow: {
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
  prodd: {
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
  sling: {
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
  'staff-sling': {
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
});
