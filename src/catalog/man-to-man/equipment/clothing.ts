import { manToMan } from '../../books.ts';
import { clothing } from '../../entries/equipment/clothing.ts';
import type { ArmorFigures } from '../../item-entry.ts';
import { listItems } from '../../list-entries.ts';

const cite = manToMan('pull-out');

const clothes: ArmorFigures = { coverage: 'piece', places: ['torso'], passiveDefense: 0, damageResistance: 0 };

/** Winter clothes cost twice the summer ones of the same fineness, weigh 3 lb and cover arms and legs too. */
const winterClothes: ArmorFigures = {
  coverage: 'piece',
  places: ['torso', 'arms', 'legs'],
  passiveDefense: 0,
  damageResistance: 1,
};

const overcoat: ArmorFigures = { ...winterClothes, over: true };

const hot = 'Miserably hot except in cold weather';

const orMore = 'The listed price is the least';

const kick = 'A kick in them does 1 more damage';

/** Man to Man, pull-out (armor table). */
export const manToManClothing = listItems(clothing, {
  rags: { cite, kind: 'armor', cost: 2, weight: 1, armor: clothes },
  'lower-class-clothes': { cite, kind: 'armor', cost: 10, weight: 1, armor: clothes },
  'middle-class-clothes': { cite, kind: 'armor', cost: 40, weight: 1, armor: clothes },
  'upper-class-clothes': { cite, kind: 'armor', cost: 200, weight: 1, armor: clothes },
  'noble-clothes': { cite, kind: 'armor', cost: 1000, weight: 1, armor: clothes, notes: [orMore] },
  'winter-rags': { cite, kind: 'armor', cost: 4, weight: 3, armor: winterClothes },
  'winter-lower-class-clothes': { cite, kind: 'armor', cost: 20, weight: 3, armor: winterClothes },
  'winter-middle-class-clothes': { cite, kind: 'armor', cost: 80, weight: 3, armor: winterClothes },
  'winter-upper-class-clothes': { cite, kind: 'armor', cost: 400, weight: 3, armor: winterClothes },
  'winter-noble-clothes': { cite, kind: 'armor', cost: 2000, weight: 3, armor: winterClothes, notes: [orMore] },
  overcoat: { cite, kind: 'armor', cost: 50, weight: 10, armor: overcoat, notes: [hot] },
  'upper-class-overcoat': { cite, kind: 'armor', cost: 100, weight: 10, armor: overcoat, notes: [hot] },
  'leather-jacket': {
    cite,
    kind: 'armor',
    cost: 50,
    weight: 4,
    armor: {
      coverage: 'piece',
      places: ['torso', 'arms'],
      passiveDefense: 1,
      damageResistance: 1,
      wornUnderPlate: true,
    },
  },
  sandals: {
    cite,
    kind: 'armor',
    cost: 10,
    weight: 1,
    armor: { coverage: 'piece', places: ['feet'], passiveDefense: 0, damageResistance: 0 },
  },
  shoes: {
    cite,
    kind: 'armor',
    cost: 40,
    weight: 2,
    armor: { coverage: 'piece', places: ['feet'], passiveDefense: 1, damageResistance: 1 },
  },
  boots: {
    cite,
    kind: 'armor',
    cost: 80,
    weight: 3,
    armor: { coverage: 'piece', places: ['feet'], passiveDefense: 2, damageResistance: 2 },
    notes: [kick],
  },
});
