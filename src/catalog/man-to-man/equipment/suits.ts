import { manToMan } from '../../books.ts';
import { suits } from '../../entries/equipment/armor.ts';
import type { ArmorFigures } from '../../item-entry.ts';
import { listItems } from '../../list-entries.ts';
import { helmEffects } from '../../third-edition/equipment/armor.ts';

/** Man to Man, p. 15: mail over its padding, and without. */
const mail: ArmorFigures = {
  coverage: 'suit',
  passiveDefense: 3,
  damageResistance: 4,
  impaling: { passiveDefense: 1, damageResistance: 2 },
  withoutPadding: { passiveDefense: 3, damageResistance: 3, impaling: { passiveDefense: 0, damageResistance: 1 } },
  mail: true,
};

const underPlate = 'Adds 1 to DR when worn under half plate or plate';

const mailAltered = 'An armorer alters it in a day: $50 if too large, $100 if too small';

const plateFitted =
  'Made to measure: within 1 inch and 10 lb of the owner, and -1 to all skill rolls in what was made for another';

const plateAltered = 'An armorer refits it in a week for $500';

/** Man to Man, p. 15. */
export const manToManSuits = listItems(suits, {
  'summer-clothing': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 20,
    weight: 2,
    armor: { coverage: 'suit', passiveDefense: 0, damageResistance: 0 },
  },
  'winter-clothing': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 60,
    weight: 5,
    armor: { coverage: 'suit', passiveDefense: 0, damageResistance: 1 },
  },
  'padded-cloth-armor': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 180,
    weight: 14,
    armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1, wornUnderPlate: true, padding: true },
    notes: [underPlate],
  },
  'light-leather-armor': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 210,
    weight: 10,
    armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1, wornUnderPlate: true },
    notes: [underPlate],
  },
  'heavy-leather-armor': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 350,
    weight: 20,
    armor: { coverage: 'suit', passiveDefense: 2, damageResistance: 2 },
  },
  chainmail: {
    cite: manToMan(15),
    kind: 'armor',
    cost: 550,
    weight: 45,
    armor: mail,
    notes: [mailAltered],
  },
  'scale-armor': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 750,
    weight: 50,
    armor: { coverage: 'suit', passiveDefense: 3, damageResistance: 4 },
  },
  'half-plate': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 2000,
    weight: 70,
    armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 5, plate: true },
    effects: helmEffects,
    notes: [plateFitted, plateAltered],
  },
  'light-plate': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 4000,
    weight: 90,
    armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 6, plate: true },
    effects: helmEffects,
    notes: [plateFitted, plateAltered],
  },
  'heavy-plate': {
    cite: manToMan(15),
    kind: 'armor',
    cost: 6000,
    weight: 110,
    armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 7, plate: true },
    effects: helmEffects,
    notes: [plateFitted, plateAltered],
  },
});
