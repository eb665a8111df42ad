import { lite, manToMan } from '../books.ts';
import type { Effect } from '../effect.ts';
import type { ArmorFigures, ItemEntry } from '../item-entry.ts';

/** Man to Man, p. 15, third footnote, and GURPS Lite, p. 18: the full helm lowers all combat skills, in Lite two senses too. */
const helm: readonly Effect[] = [{ to: { skills: 'combat' }, add: -1 }];
const helmInLite: readonly Effect[] = [...helm, { to: 'vision', add: -3 }, { to: 'hearing', add: -3 }];

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

/** Suits of clothing and armor. Man to Man, p. 15; GURPS Lite, p. 18. */
export const suits: readonly ItemEntry[] = [
  {
    id: 'summer-clothing',
    name: 'Summer clothing',
    description: 'Plain light clothes and sandals; no protection, hardly any weight.',
    keywords: ['clothes', 'outfit', 'tunic', 'dress', 'unarmored'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 20,
        weight: 2,
        armor: { coverage: 'suit', passiveDefense: 0, damageResistance: 0 },
      },
    },
  },
  {
    id: 'ordinary-clothing',
    name: 'Ordinary clothing',
    description: 'Everyday clothes of any fashion; no protection.',
    keywords: ['clothes', 'outfit', 'tunic', 'dress', 'unarmored'],
    facets: {
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        cost: 0,
        weight: 1,
        armor: { coverage: 'suit', passiveDefense: 0, damageResistance: 0 },
        notes: ['The price varies: set your own'],
      },
    },
  },
  {
    id: 'winter-clothing',
    name: 'Winter clothing',
    description: 'Clothes and shoes for the cold, thick enough to take the edge off a blow.',
    keywords: ['clothes', 'outfit', 'coat', 'warm', 'fur', 'cold'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 60,
        weight: 5,
        armor: { coverage: 'suit', passiveDefense: 0, damageResistance: 1 },
      },
    },
  },
  {
    id: 'padded-cloth-armor',
    name: 'Padded cloth armor',
    description: 'Quilted armor from head to foot, the cheapest real protection; also worn beneath plate.',
    keywords: ['gambeson', 'quilted', 'aketon', 'light armor', 'cheap', 'suit'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 180,
        weight: 14,
        armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1, wornUnderPlate: true, padding: true },
        notes: [underPlate],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 1, to: 4 },
        cost: 180,
        weight: 14,
        armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1 },
      },
    },
  },
  {
    id: 'light-leather-armor',
    name: 'Light leather armor',
    description: 'Suit of soft leather: protects as cloth does at less weight; also worn beneath plate.',
    keywords: ['thief', 'scout', 'leather', 'light armor', 'suit'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 210,
        weight: 10,
        armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1, wornUnderPlate: true },
        notes: [underPlate],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 1, to: 4 },
        cost: 210,
        weight: 10,
        armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1 },
      },
    },
  },
  {
    id: 'heavy-leather-armor',
    name: 'Heavy leather armor',
    description: 'Stiff boiled leather all over: fair protection that a quick fighter can still carry.',
    keywords: ['boiled leather', 'cuir bouilli', 'medium armor', 'suit', 'scout'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 350,
        weight: 20,
        armor: { coverage: 'suit', passiveDefense: 2, damageResistance: 2 },
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 1, to: 4 },
        cost: 350,
        weight: 20,
        armor: { coverage: 'suit', passiveDefense: 2, damageResistance: 2 },
      },
    },
  },
  {
    id: 'chainmail',
    name: 'Chainmail',
    description: 'Mail over padding: stops cuts and blows well, but points slip between the rings.',
    keywords: ['chain mail', 'mail', 'hauberk', 'rings', 'medium armor', 'suit', 'knight'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 550,
        weight: 45,
        armor: mail,
        notes: [mailAltered],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 3, to: 4 },
        cost: 550,
        weight: 45,
        armor: {
          coverage: 'suit',
          passiveDefense: 3,
          damageResistance: 4,
          impaling: { passiveDefense: 1, damageResistance: 2 },
          mail: true,
        },
      },
    },
  },
  {
    id: 'scale-armor',
    name: 'Scale armor',
    description: 'Metal scales on leather: as stout as mail against blows and better against points, but heavy.',
    keywords: ['scale mail', 'scales', 'lamellar', 'brigandine', 'heavy armor', 'suit'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 750,
        weight: 50,
        armor: { coverage: 'suit', passiveDefense: 3, damageResistance: 4 },
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 2, to: 4 },
        cost: 750,
        weight: 50,
        armor: { coverage: 'suit', passiveDefense: 3, damageResistance: 4 },
      },
    },
  },
  {
    id: 'half-plate',
    name: 'Half plate',
    description: 'Plate where it counts and mail elsewhere, with a full helm that hampers sight and skill.',
    keywords: ['plate mail', 'heavy armor', 'helmet', 'suit', 'knight', 'steel'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 2000,
        weight: 70,
        armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 5, plate: true },
        effects: helm,
        notes: [plateFitted, plateAltered],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 2, to: 4 },
        cost: 2000,
        weight: 70,
        armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 5, plate: true },
        effects: helmInLite,
      },
    },
  },
  {
    id: 'light-plate',
    name: 'Light plate',
    description: 'Full steel plate made to measure, with a closed helm that hampers sight and skill.',
    keywords: ['plate mail', 'full plate', 'heavy armor', 'helmet', 'suit', 'knight', 'steel'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 4000,
        weight: 90,
        armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 6, plate: true },
        effects: helm,
        notes: [plateFitted, plateAltered],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 3, to: 4 },
        cost: 4000,
        weight: 90,
        armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 6, plate: true },
        effects: helmInLite,
      },
    },
  },
  {
    id: 'heavy-plate',
    name: 'Heavy plate',
    description: 'The thickest plate a man can fight in; only the strong do more than stand in it.',
    keywords: ['plate mail', 'full plate', 'heavy armor', 'tournament', 'helmet', 'suit', 'knight', 'steel'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: 6000,
        weight: 110,
        armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 7, plate: true },
        effects: helm,
        notes: [plateFitted, plateAltered],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 3, to: 4 },
        cost: 6000,
        weight: 110,
        armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 7, plate: true },
        effects: helmInLite,
      },
    },
  },
];
