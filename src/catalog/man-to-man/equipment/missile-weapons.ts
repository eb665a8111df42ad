import { manToMan } from '../../books.ts';
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

/**
 * The ranged table of Man to Man has thrust+1 for a rock. Its text (p. 41) says one less than thrust, and the table of
 * damage from thrown objects agrees with that, so the plus sign is a misprint.
 */
const rockAdds = -1;

/** Man to Man, pull-out and p. 44. */
export const manToManThrown = listItems(thrown, {
  rock: {
    cite: manToMan('pull-out'),
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
        adds: rockAdds,
        ranged: { pointBlank: '3', increment: '5', halfDamage: 'STx2', maximum: 'STx3.5' },
      },
    ],
  },
  'oil-flask': {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 50,
    weight: 1,
    attacks: [
      {
        name: 'thrown',
        skills: ['throwing'],
        defaults: [untrainedThrow],
        type: 'fire',
        basis: 'fixed',
        dice: 1,
        adds: -1,
        ranged: { pointBlank: '3', increment: '5', halfDamage: null, maximum: 'STx3.5' },
      },
    ],
    notes: [
      'For fantasy settings only',
      'Burns for a minute; the damage is for a whole turn in the fire, 1-3 for part of one',
      'Breaks on a roll of 1 to 4 on one die when its carrier falls',
    ],
  },
});

/** Man to Man, pull-out (ranged weapon table and its footnotes) and p. 38. */
export const manToManAmmunitionAndGear = listItems(ammunitionAndGear, {
  arrow: {
    cite: manToMan('pull-out'),
    kind: 'ammunition',
    cost: 2,
    weight: 2 * ounce,
    ammunitionFor: bowIds,
  },
  bolt: {
    cite: manToMan('pull-out'),
    kind: 'ammunition',
    cost: 2,
    weight: ounce,
    ammunitionFor: ['crossbow'],
  },
  'prodd-pellet': {
    cite: manToMan('pull-out'),
    kind: 'ammunition',
    cost: 0.1,
    weight: ounce,
    ammunitionFor: ['prodd'],
  },
  'sling-stone': {
    cite: manToMan('pull-out'),
    kind: 'ammunition',
    cost: 0,
    weight: ounce,
    ammunitionFor: slingIds,
  },
  quiver: {
    cite: manToMan('pull-out'),
    kind: 'container',
    cost: 10,
    weight: 0.5,
    holds: { count: 10, what: 'arrows or bolts' },
  },
  'goats-foot': {
    cite: manToMan('pull-out'),
    kind: 'gear',
    cost: 50,
    weight: 2,
    notes: ['For a bow 3 or 4 ST stronger than you; needs ST 7'],
  },
  'brass-knuckles': {
    cite: manToMan(38),
    kind: 'weapon',
    onHands: true,
    cost: 30,
    weight: 1,
    attacks: [
      {
        name: 'punch',
        skills: ['brawling'],
        defaults: [{ attribute: 'dx', penalty: 0 }],
        type: 'cr',
        basis: 'thrust',
        adds: 2,
        reach: 'C',
        parry: null,
        unarmed: true,
      },
    ],
    notes: ['Price and weight are for the pair'],
  },
  blackjack: {
    cite: manToMan(38),
    kind: 'weapon',
    cost: 0,
    weight: 0,
    attacks: [
      {
        name: 'blow',
        skills: ['brawling'],
        defaults: [{ attribute: 'dx', penalty: 0 }],
        type: 'cr',
        basis: 'thrust',
        adds: 2,
        reach: 'C',
        parry: null,
        unarmed: true,
      },
    ],
    notes: ['Only in close combat or on an unsuspecting neighbor', noPrice],
  },
});
