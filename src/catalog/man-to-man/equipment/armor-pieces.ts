import { manToMan } from '../../books.ts';
import { armorPieces } from '../../entries/equipment/armor.ts';
import { listItems } from '../../list-entries.ts';

const cite = manToMan('pull-out');

/** Mail counts in full over cloth on the same place. */
const mail = {
  coverage: 'piece',
  passiveDefense: 3,
  damageResistance: 4,
  impaling: { passiveDefense: 1, damageResistance: 2 },
  withoutPadding: { passiveDefense: 3, damageResistance: 3, impaling: { passiveDefense: 0, damageResistance: 1 } },
  mail: true,
} as const;

const wantsPadding = 'Wants cloth armor under it; without it DR 3, and only DR 1 without PD against impaling';

const cloth = {
  coverage: 'piece',
  passiveDefense: 1,
  damageResistance: 1,
  padding: true,
  wornUnderPlate: true,
} as const;

const plate = { coverage: 'piece', passiveDefense: 4, plate: true } as const;

/**
 * The book has no torso piece of heavy leather. The price and weight of the suit, less helm, arms, legs, gloves, boots
 * and lower-class clothes, leave exactly this.
 */
const heavyLeatherTorso = { cost: 100, weight: 10 };

const pair = 'Price and weight are for the pair; one costs and weighs half';

const takeOff = 'Must come off for delicate work';

/** Man to Man, pull-out (armor table). */
export const manToManArmorPieces = listItems(armorPieces, {
  'cloth-cap': { cite, kind: 'armor', cost: 5, weight: 0, armor: { ...cloth, places: ['head'] } },
  'leather-helm': {
    cite,
    kind: 'armor',
    cost: 20,
    weight: 0,
    armor: { coverage: 'piece', places: ['head'], passiveDefense: 2, damageResistance: 2 },
  },
  'chain-coif': {
    cite,
    kind: 'armor',
    cost: 55,
    weight: 4,
    armor: { ...mail, places: ['head'] },
    notes: [wantsPadding],
  },
  'pot-helm': {
    cite,
    kind: 'armor',
    cost: 100,
    weight: 5,
    armor: { coverage: 'piece', places: ['head'], passiveDefense: 3, damageResistance: 4 },
  },
  greathelm: {
    cite,
    kind: 'armor',
    cost: 340,
    weight: 10,
    armor: { ...plate, places: ['head'], damageResistance: 7 },
    effects: [{ to: { skills: 'weapon' }, add: -1 }],
    notes: ['IQ rolls to see, hear and so on at -5'],
  },
  'cloth-armor-torso': { cite, kind: 'armor', cost: 30, weight: 6, armor: { ...cloth, places: ['torso'] } },
  'heavy-leather-torso': {
    cite: manToMan(15),
    kind: 'armor',
    cost: heavyLeatherTorso.cost,
    weight: heavyLeatherTorso.weight,
    armor: { coverage: 'piece', places: ['torso'], passiveDefense: 2, damageResistance: 2 },
    notes: ['Not in the book: worked out from the price and weight of the suit less its other pieces'],
  },
  'chainmail-shirt': {
    cite,
    kind: 'armor',
    cost: 230,
    weight: 25,
    armor: { ...mail, places: ['torso'] },
    notes: [wantsPadding],
  },
  'scale-mail': {
    cite,
    kind: 'armor',
    cost: 420,
    weight: 35,
    armor: { coverage: 'piece', places: ['torso'], passiveDefense: 3, damageResistance: 4 },
  },
  'bronze-breastplate': {
    cite,
    kind: 'armor',
    cost: 400,
    weight: 20,
    armor: { ...plate, places: ['torso'], damageResistance: 4, frontOnly: true },
  },
  'steel-breastplate': {
    cite,
    kind: 'armor',
    cost: 500,
    weight: 18,
    armor: { ...plate, places: ['torso'], damageResistance: 5, frontOnly: true },
  },
  corselet: {
    cite,
    kind: 'armor',
    cost: 1300,
    weight: 35,
    armor: { ...plate, places: ['torso'], damageResistance: 6 },
  },
  'heavy-corselet': {
    cite,
    kind: 'armor',
    cost: 2300,
    weight: 45,
    armor: { ...plate, places: ['torso'], damageResistance: 7 },
  },
  'cloth-armor-arms': {
    cite,
    kind: 'armor',
    cost: 20,
    weight: 2,
    armor: { ...cloth, places: ['arms'] },
    notes: [pair],
  },
  'leather-armor-arms': {
    cite,
    kind: 'armor',
    cost: 50,
    weight: 2,
    armor: { coverage: 'piece', places: ['arms'], passiveDefense: 2, damageResistance: 2 },
    notes: [pair],
  },
  'plate-arms': {
    cite,
    kind: 'armor',
    cost: 1000,
    weight: 15,
    armor: { ...plate, places: ['arms'], damageResistance: 6 },
    notes: [pair],
  },
  'heavy-plate-arms': {
    cite,
    kind: 'armor',
    cost: 1500,
    weight: 20,
    armor: { ...plate, places: ['arms'], damageResistance: 7 },
    notes: [pair],
  },
  'cloth-armor-legs': {
    cite,
    kind: 'armor',
    cost: 20,
    weight: 2,
    armor: { ...cloth, places: ['legs'] },
    notes: [pair],
  },
  'leather-armor-legs': {
    cite,
    kind: 'armor',
    cost: 60,
    weight: 4,
    armor: { coverage: 'piece', places: ['legs'], passiveDefense: 2, damageResistance: 2 },
    notes: [pair],
  },
  'chainmail-leggings': {
    cite,
    kind: 'armor',
    cost: 110,
    weight: 15,
    armor: { ...mail, places: ['legs'] },
    notes: [wantsPadding, pair],
  },
  'plate-legs': {
    cite,
    kind: 'armor',
    cost: 1100,
    weight: 20,
    armor: { ...plate, places: ['legs'], damageResistance: 6 },
    notes: [pair],
  },
  'heavy-plate-legs': {
    cite,
    kind: 'armor',
    cost: 1600,
    weight: 25,
    armor: { ...plate, places: ['legs'], damageResistance: 7 },
    notes: [pair],
  },
  'cloth-gloves': {
    cite,
    kind: 'armor',
    cost: 15,
    weight: 0,
    armor: { coverage: 'piece', places: ['hands'], passiveDefense: 1, damageResistance: 1 },
    notes: [takeOff, pair],
  },
  'leather-gloves': {
    cite,
    kind: 'armor',
    cost: 30,
    weight: 0,
    armor: { coverage: 'piece', places: ['hands'], passiveDefense: 2, damageResistance: 2 },
    notes: [takeOff, pair],
  },
  gauntlets: {
    cite,
    kind: 'armor',
    cost: 100,
    weight: 2,
    armor: { coverage: 'piece', places: ['hands'], passiveDefense: 3, damageResistance: 4 },
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
    notes: [takeOff, pair],
  },
  sollerets: {
    cite,
    kind: 'armor',
    cost: 150,
    weight: 7,
    armor: { coverage: 'piece', places: ['feet'], passiveDefense: 3, damageResistance: 4 },
    notes: ['A kick in them does 1 more damage', pair],
  },
});
