import { manToMan } from '../../books.ts';
import { staffsAndFlails } from '../../entries/equipment/staffs-and-flails.ts';
import { listItems } from '../../list-entries.ts';
import { flailAttacks, morningstarAttacks } from '../../third-edition/equipment/staffs-and-flails.ts';

/** Man to Man, pull-out. */
export const manToManStaffsAndFlails = listItems(staffsAndFlails, {
  quarterstaff: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 10,
    weight: 4,
    quality: 'crushing',
    attacks: [
      {
        name: 'swing',
        skills: ['staff'],
        type: 'cr',
        basis: 'swing',
        adds: 2,
        reach: '1,2',
        twoHanded: true,
        notes: ['noGripChange'],
      },
      {
        name: 'thrust',
        skills: ['staff'],
        type: 'cr',
        basis: 'thrust',
        adds: 2,
        reach: '1,2',
        twoHanded: true,
        notes: ['noGripChange'],
      },
      {
        name: 'swing, as a sword',
        skills: ['two-handed-sword'],
        type: 'cr',
        basis: 'swing',
        adds: 2,
        reach: '1,2',
        minimumStrength: 11,
        twoHanded: true,
      },
      {
        name: 'thrust, as a sword',
        skills: ['two-handed-sword'],
        type: 'cr',
        basis: 'thrust',
        adds: 1,
        reach: '2',
        minimumStrength: 11,
        twoHanded: true,
      },
    ],
  },
  morningstar: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 80,
    weight: 6,
    quality: 'crushing',
    attacks: morningstarAttacks,
  },
  flail: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 100,
    weight: 8,
    quality: 'crushing',
    attacks: flailAttacks,
  },
});
