import { manToMan } from '../../books.ts';
import { ammunitionAndGear } from '../../entries/equipment/ammunition-and-gear.ts';
import { listItems } from '../../list-entries.ts';
import { bowIds, noPrice, ounce, slingIds } from '../../third-edition/equipment/ammunition-and-gear.ts';

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
