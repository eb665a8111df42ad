import { lite } from '../../books.ts';
import { ammunitionAndGear } from '../../entries/equipment/ammunition-and-gear.ts';
import { listItems } from '../../list-entries.ts';
import { bowIds, noPrice, ounce, slingIds } from '../../third-edition/equipment/ammunition-and-gear.ts';

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
