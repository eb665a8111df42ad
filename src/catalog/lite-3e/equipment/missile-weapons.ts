import { lite } from '../../books.ts';
import { ammunitionAndGear, bowsAndSlings, thrown } from '../../entries/equipment/missile-weapons.ts';
import { listItems } from '../../list-entries.ts';
import {
  bowIds,
  bowReload,
  crossbowReload,
  loadedWithBothHands,
  noPrice,
  ounce,
  slingIds,
  slingReload,
  strongerBow,
  untrainedThrow,
} from '../../third-edition/equipment/missile-weapons.ts';

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

/** GURPS Lite, p. 20. */
export const liteThrown = listItems(thrown, {
  rock: {
    cite: lite(20),
    kind: 'weapon',
    cost: 0,
    weight: 1,
    attacks: [
      {
        name: 'thrown',
        skills: ['throwing'],
        defaults: [untrainedThrow],
        type: 'cr',
        basis: 'thrust',
        adds: -1,
        ranged: { snapShot: 12, accuracy: 0, halfDamage: 'STx2', maximum: 'STx3.5' },
      },
    ],
  },
});

/** GURPS Lite, pp. 19-20. */
export const liteAmmunitionAndGear = listItems(ammunitionAndGear, {
  arrow: { cite: lite(20), kind: 'ammunition', cost: 2, weight: 2 * ounce, ammunitionFor: bowIds },
  bolt: { cite: lite(20), kind: 'ammunition', cost: 2, weight: ounce, ammunitionFor: ['crossbow'] },
  'prodd-pellet': { cite: lite(20), kind: 'ammunition', cost: 0.1, weight: ounce, ammunitionFor: ['prodd'] },
  'sling-stone': { cite: lite(20), kind: 'ammunition', cost: 0, weight: ounce, ammunitionFor: slingIds },
  quiver: {
    cite: lite(20),
    kind: 'container',
    cost: 10,
    weight: 0.5,
    holds: { count: 10, what: 'arrows or bolts' },
  },
  'brass-knuckles': {
    cite: lite(27),
    kind: 'weapon',
    onHands: true,
    cost: 0,
    weight: 0,
    attacks: [
      {
        name: 'punch',
        skills: ['karate', 'boxing', 'brawling'],
        type: 'cr',
        basis: 'thrust',
        adds: 2,
        reach: 'C',
        parry: null,
        unarmed: true,
      },
    ],
    notes: [noPrice],
  },
  blackjack: {
    cite: lite(19),
    name: 'Blackjack or sap',
    kind: 'weapon',
    cost: 20,
    weight: 1,
    attacks: [
      {
        name: 'blow',
        skills: ['blackjack'],
        type: 'cr',
        basis: 'thrust',
        adds: 0,
        reach: 'C',
        minimumStrength: 7,
        parry: null,
      },
    ],
  },
});
