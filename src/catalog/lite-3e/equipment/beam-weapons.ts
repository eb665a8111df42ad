import { lite } from '../../books.ts';
import { beamWeapons } from '../../entries/equipment/firearms.ts';
import { listItems } from '../../list-entries.ts';

const cite = lite(20);

/** GURPS Lite, p. 20 (firearms table, beam weapons). Prices apply to the tech level of their first making. */
export const liteBeamWeapons = listItems(beamWeapons, {
  'laser-pistol': {
    cite,
    kind: 'weapon',
    techLevel: { from: 8 },
    pricedByWealth: true,
    cost: 1000,
    weight: 2,
    attacks: [
      {
        name: 'shot',
        skills: ['beam-weapons'],
        type: 'imp',
        basis: 'fixed',
        dice: 1,
        adds: 0,
        ranged: { snapShot: 9, accuracy: 7, rateOfFire: '4', shots: '20' },
      },
    ],
  },
  'laser-rifle': {
    cite,
    kind: 'weapon',
    techLevel: { from: 8 },
    pricedByWealth: true,
    cost: 2000,
    weight: 5,
    attacks: [
      {
        name: 'shot',
        skills: ['beam-weapons'],
        type: 'imp',
        basis: 'fixed',
        dice: 2,
        adds: 0,
        twoHanded: true,
        ranged: { snapShot: 15, accuracy: 13, rateOfFire: '3', shots: '12' },
      },
    ],
  },
  blaster: {
    cite,
    kind: 'weapon',
    techLevel: { from: 9 },
    pricedByWealth: true,
    cost: 2000,
    weight: 2,
    attacks: [
      {
        name: 'shot',
        skills: ['beam-weapons'],
        type: 'imp',
        basis: 'fixed',
        dice: 6,
        adds: 0,
        minimumStrength: 8,
        ranged: { snapShot: 10, accuracy: 6, rateOfFire: '3', shots: '20' },
      },
    ],
  },
  'blaster-rifle': {
    cite,
    kind: 'weapon',
    techLevel: { from: 9 },
    pricedByWealth: true,
    cost: 3000,
    weight: 10,
    attacks: [
      {
        name: 'shot',
        skills: ['beam-weapons'],
        type: 'imp',
        basis: 'fixed',
        dice: 12,
        adds: 0,
        minimumStrength: 9,
        twoHanded: true,
        ranged: { snapShot: 14, accuracy: 13, rateOfFire: '3', shots: '12' },
      },
    ],
  },
});
