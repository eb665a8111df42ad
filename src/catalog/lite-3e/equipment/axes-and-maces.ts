import { lite } from '../../books.ts';
import { axesAndMaces } from '../../entries/equipment/axes-and-maces.ts';
import { listItems } from '../../list-entries.ts';
import {
  axeAttacks,
  axeThrowSkills,
  greataxeAttacks,
  maceAttacks,
  maulAttacks,
} from '../../third-edition/equipment/axes-and-maces.ts';

/** GURPS Lite, pp. 19-20. */
export const liteAxesAndMaces = listItems(axesAndMaces, {
  axe: { cite: lite(19), kind: 'weapon', cost: 50, weight: 4, attacks: axeAttacks },
  'throwing-axe': {
    cite: lite(20),
    kind: 'weapon',
    cost: 60,
    weight: 4,
    attacks: [
      {
        name: 'thrown',
        skills: axeThrowSkills,
        type: 'cut',
        basis: 'swing',
        adds: 2,
        minimumStrength: 11,
        ranged: { snapShot: 10, accuracy: 2, halfDamage: 'ST', maximum: 'STx1.5' },
      },
    ],
  },
  mace: { cite: lite(19), kind: 'weapon', cost: 50, weight: 5, attacks: maceAttacks },
  greataxe: { cite: lite(19), name: 'Great axe', kind: 'weapon', cost: 100, weight: 8, attacks: greataxeAttacks },
  maul: { cite: lite(19), kind: 'weapon', cost: 80, weight: 12, attacks: maulAttacks },
});
