import { lite } from '../../books.ts';
import { swords } from '../../entries/equipment/swords.ts';
import { listItems } from '../../list-entries.ts';
import {
  batonAttacks,
  broadswordAttacks,
  foilAttacks,
  greatswordAttacks,
  rapierAttacks,
  saberAttacks,
  shortswordAttacks,
} from '../../third-edition/equipment/swords.ts';

/** GURPS Lite, p. 19. */
export const liteSwords = listItems(swords, {
  shortsword: { cite: lite(19), kind: 'weapon', cost: 400, weight: 2, attacks: shortswordAttacks },
  baton: { cite: lite(19), kind: 'weapon', cost: 20, weight: 1, attacks: batonAttacks },
  foil: { cite: lite(19), name: 'Smallsword', kind: 'weapon', cost: 400, weight: 1, attacks: foilAttacks },
  rapier: { cite: lite(19), kind: 'weapon', cost: 500, weight: 1.5, attacks: rapierAttacks },
  saber: { cite: lite(19), kind: 'weapon', cost: 700, weight: 2, attacks: saberAttacks },
  broadsword: { cite: lite(19), kind: 'weapon', cost: 500, weight: 3, attacks: broadswordAttacks },
  'light-club': {
    cite: lite(19),
    kind: 'weapon',
    cost: 10,
    weight: 3,
    attacks: [
      {
        name: 'swing',
        skills: ['broadsword'],
        type: 'cr',
        basis: 'swing',
        adds: 1,
        reach: '1',
        minimumStrength: 10,
      },
    ],
  },
  greatsword: { cite: lite(19), kind: 'weapon', cost: 800, weight: 7, attacks: greatswordAttacks },
});
