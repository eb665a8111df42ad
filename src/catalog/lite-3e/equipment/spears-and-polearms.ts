import { lite } from '../../books.ts';
import { spearsAndPolearms } from '../../entries/equipment/spears-and-polearms.ts';
import { listItems } from '../../list-entries.ts';
import {
  glaiveAttacks,
  halberdAttacks,
  javelinInHand,
  poleaxeAttacks,
  spearThrowSkills,
} from '../../third-edition/equipment/spears-and-polearms.ts';

/** GURPS Lite, pp. 19-20. */
export const liteSpearsAndPolearms = listItems(spearsAndPolearms, {
  javelin: {
    cite: lite(19),
    kind: 'weapon',
    cost: 30,
    weight: 2,
    attacks: [
      javelinInHand,
      {
        name: 'thrown',
        skills: spearThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 1,
        minimumStrength: 7,
        ranged: { snapShot: 10, accuracy: 3, halfDamage: 'STx1.5', maximum: 'STx2.5' },
      },
    ],
  },
  spear: {
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
        skills: spearThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 3,
        minimumStrength: 9,
        ranged: { snapShot: 11, accuracy: 2, halfDamage: 'ST', maximum: 'STx1.5' },
      },
    ],
  },
  glaive: { cite: lite(19), kind: 'weapon', cost: 100, weight: 8, attacks: glaiveAttacks },
  poleaxe: { cite: lite(19), kind: 'weapon', cost: 120, weight: 10, attacks: poleaxeAttacks },
  halberd: { cite: lite(19), kind: 'weapon', cost: 150, weight: 12, attacks: halberdAttacks },
});
