import type { OwnAttack } from '../../character/equipment-rows.ts';
import { ownItem } from '../heroes/own-rows.ts';

/** Figures of weapons and armor (pp. 271–287), for heroes whose gear is typed in. */
const swing = (adds: number, more: Partial<OwnAttack>): Partial<OwnAttack> => ({
  name: 'swing',
  basis: 'swing',
  type: 'cut',
  reach: '1',
  adds,
  ...more,
});
const thrust = (adds: number, more: Partial<OwnAttack>): Partial<OwnAttack> => ({
  name: 'thrust',
  basis: 'thrust',
  type: 'imp',
  reach: '1',
  adds,
  ...more,
});

const sword = { skill: 'Broadsword', minimumStrength: 10 };
export const broadsword = ownItem(
  'Broadsword',
  { kind: 'weapon', cost: 500, weight: 3, attacks: [swing(1, sword), thrust(1, { ...sword, type: 'cr' })] },
  { place: 'ready' },
);

const short = { skill: 'Shortsword', minimumStrength: 8 };
export const shortsword = ownItem('Shortsword', {
  kind: 'weapon',
  cost: 400,
  weight: 2,
  attacks: [swing(0, short), thrust(1, short)],
});

const knife = { skill: 'Knife', minimumStrength: 6, parry: -1 };
export const largeKnife = ownItem('Large knife', {
  kind: 'weapon',
  cost: 40,
  weight: 1,
  attacks: [swing(-2, { ...knife, reach: 'C, 1' }), thrust(0, { ...knife, reach: 'C' })],
});

const club = { skill: 'Broadsword', minimumStrength: 10, type: 'cr' };
export const lightClub = ownItem(
  'Light club',
  { kind: 'weapon', cost: 5, weight: 3, attacks: [swing(1, club), thrust(1, club)] },
  { place: 'ready' },
);

const staff = { skill: 'Staff', minimumStrength: 7, type: 'cr', reach: '1, 2', twoHanded: true, parry: 2 };
export const quarterstaff = ownItem(
  'Quarterstaff',
  { kind: 'weapon', cost: 10, weight: 4, attacks: [swing(2, staff), thrust(2, staff)] },
  { place: 'ready' },
);

const shot = { name: 'shot', skill: 'Bow', reach: '', ranged: true, twoHanded: true, parry: null, shots: '1(2)' };
export const longbow = ownItem('Longbow', {
  kind: 'weapon',
  cost: 200,
  weight: 3,
  attacks: [
    thrust(2, {
      ...shot,
      minimumStrength: 11,
      accuracy: 3,
      halfDamage: 'STx15',
      maximum: 'STx20',
      rateOfFire: '1',
      bulk: -8,
    }),
  ],
});
export const regularBow = ownItem('Regular bow', {
  kind: 'weapon',
  cost: 100,
  weight: 2,
  attacks: [
    thrust(1, {
      ...shot,
      minimumStrength: 10,
      accuracy: 2,
      halfDamage: 'STx15',
      maximum: 'STx20',
      rateOfFire: '1',
      bulk: -7,
    }),
  ],
});
export const quiverOfArrows = [
  ownItem('Hip quiver', { kind: 'container', cost: 15, weight: 1 }),
  ownItem('Arrow', { kind: 'ammunition', cost: 2, weight: 0.1 }, { quantity: 20, in: 'Hip quiver' }),
];

export const mediumShield = ownItem(
  'Medium shield',
  { kind: 'shield', cost: 60, weight: 15, defenseBonus: 2 },
  { place: 'ready' },
);
export const leatherArmor = ownItem(
  'Leather armor',
  { kind: 'armor', cost: 100, weight: 10, damageResistance: 2, places: ['torso'] },
  { place: 'ready' },
);
export const leatherJacket = ownItem(
  'Leather jacket',
  { kind: 'armor', cost: 50, weight: 4, damageResistance: 1, places: ['arms', 'torso'] },
  { place: 'ready' },
);
export const leatherCap = ownItem(
  'Leather cap',
  { kind: 'armor', cost: 32, weight: 1, damageResistance: 1, places: ['skull'] },
  { place: 'ready' },
);
export const boots = ownItem(
  'Boots',
  { kind: 'armor', cost: 80, weight: 3, damageResistance: 2, places: ['feet'] },
  { place: 'ready' },
);
