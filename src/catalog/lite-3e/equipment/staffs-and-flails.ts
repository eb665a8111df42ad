import { lite } from '../../books.ts';
import { staffsAndFlails } from '../../entries/equipment/staffs-and-flails.ts';
import { listItems } from '../../list-entries.ts';
import { flailAttacks, morningstarAttacks } from '../../third-edition/equipment/staffs-and-flails.ts';

/** GURPS Lite, pp. 15, 19 and 26: a quarterstaff parries at two thirds of Staff skill. Man to Man keeps the usual half. */
const staffParryShare = 2 / 3;

/** GURPS Lite, p. 19. */
export const liteStaffsAndFlails = listItems(staffsAndFlails, {
  quarterstaff: {
    cite: lite(19),
    kind: 'weapon',
    cost: 10,
    weight: 4,
    attacks: [
      {
        name: 'swing',
        skills: ['staff'],
        type: 'cr',
        basis: 'swing',
        adds: 2,
        reach: '1,2',
        minimumStrength: 6,
        twoHanded: true,
        parryShare: staffParryShare,
      },
      {
        name: 'thrust',
        skills: ['staff'],
        type: 'cr',
        basis: 'thrust',
        adds: 2,
        reach: '1,2',
        minimumStrength: 6,
        twoHanded: true,
        parryShare: staffParryShare,
      },
    ],
  },
  morningstar: { cite: lite(19), kind: 'weapon', cost: 80, weight: 6, attacks: morningstarAttacks },
  flail: { cite: lite(19), kind: 'weapon', cost: 100, weight: 8, attacks: flailAttacks },
});
