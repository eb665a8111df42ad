import { manToMan } from '../books.ts';
import type { ItemEntry } from '../item-entry.ts';

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

/** Armor by the piece, for use with hit locations. Man to Man, pull-out (armor table). */
export const armorPieces: readonly ItemEntry[] = [
  {
    id: 'cloth-cap',
    name: 'Cloth cap',
    description: 'Padded cap, worn alone or as the lining that a mail coif wants.',
    keywords: ['head', 'hat', 'helmet', 'arming cap', 'padding'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 5, weight: 0, armor: { ...cloth, places: ['head'] } } },
  },
  {
    id: 'leather-helm',
    name: 'Leather helm',
    description: 'Stiff leather helmet with a padded lining; light and cheap.',
    keywords: ['head', 'helmet', 'hat', 'cap'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 20,
        weight: 0,
        armor: { coverage: 'piece', places: ['head'], passiveDefense: 2, damageResistance: 2 },
      },
    },
  },
  {
    id: 'chain-coif',
    name: 'Chain coif',
    description: 'Hood of mail for head and shoulders; wants a padded cap under it.',
    keywords: ['head', 'helmet', 'hood', 'chainmail', 'mail'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 55,
        weight: 4,
        armor: { ...mail, places: ['head'] },
        notes: [wantsPadding],
      },
    },
  },
  {
    id: 'pot-helm',
    name: 'Pot-helm',
    description: 'Open steel helmet on the top of the head; does not hamper sight.',
    keywords: ['head', 'helmet', 'kettle hat', 'steel cap', 'open helm'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 100,
        weight: 5,
        armor: { coverage: 'piece', places: ['head'], passiveDefense: 3, damageResistance: 4 },
      },
    },
  },
  {
    id: 'greathelm',
    name: 'Greathelm',
    description: 'Closed steel helm over the whole head: the best guard, but you see, hear and fight worse.',
    keywords: ['head', 'helmet', 'great helm', 'full helm', 'visor', 'knight'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 340,
        weight: 10,
        armor: { ...plate, places: ['head'], damageResistance: 7 },
        effects: [{ to: { skills: 'weapon' }, add: -1 }],
        notes: ['IQ rolls to see, hear and so on at -5'],
      },
    },
  },
  {
    id: 'cloth-armor-torso',
    name: 'Cloth armor, torso',
    description: 'Padded jacket for the trunk, worn alone or as the lining that mail wants.',
    keywords: ['body', 'gambeson', 'quilted', 'padding', 'jack', 'light armor'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 30, weight: 6, armor: { ...cloth, places: ['torso'] } } },
  },
  {
    id: 'heavy-leather-torso',
    name: 'Heavy leather, torso',
    description: 'Boiled leather for the trunk: what the full leather suit leaves when all else is taken off.',
    keywords: ['body', 'cuirass', 'boiled leather', 'jerkin', 'medium armor'],
    facets: {
      'man-to-man': {
        cite: manToMan(15),
        kind: 'armor',
        cost: heavyLeatherTorso.cost,
        weight: heavyLeatherTorso.weight,
        armor: { coverage: 'piece', places: ['torso'], passiveDefense: 2, damageResistance: 2 },
        notes: ['Not in the book: worked out from the price and weight of the suit less its other pieces'],
      },
    },
  },
  {
    id: 'chainmail-shirt',
    name: 'Chainmail shirt',
    description: 'Shirt of mail for the trunk; wants cloth armor under it.',
    keywords: ['body', 'hauberk', 'byrnie', 'chain mail', 'rings'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 230,
        weight: 25,
        armor: { ...mail, places: ['torso'] },
        notes: [wantsPadding],
      },
    },
  },
  {
    id: 'scale-mail',
    name: 'Scale mail, torso',
    description: 'Coat of metal scales on leather for the trunk, as good against points as against blows.',
    keywords: ['body', 'scales', 'scale armor', 'lamellar', 'heavy armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 420,
        weight: 35,
        armor: { coverage: 'piece', places: ['torso'], passiveDefense: 3, damageResistance: 4 },
      },
    },
  },
  {
    id: 'bronze-breastplate',
    name: 'Breastplate, bronze',
    description: 'Bronze plate from neck to groin that guards against blows from the front alone.',
    keywords: ['body', 'cuirass', 'chest', 'plate', 'ancient', 'greek'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 400,
        weight: 20,
        armor: { ...plate, places: ['torso'], damageResistance: 4, frontOnly: true },
      },
    },
  },
  {
    id: 'steel-breastplate',
    name: 'Breastplate, steel',
    description: 'Steel plate from neck to groin that guards against blows from the front alone.',
    keywords: ['body', 'cuirass', 'chest', 'plate'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 500,
        weight: 18,
        armor: { ...plate, places: ['torso'], damageResistance: 5, frontOnly: true },
      },
    },
  },
  {
    id: 'corselet',
    name: 'Corselet',
    description: 'Plate for chest and back, made to measure.',
    keywords: ['body', 'cuirass', 'back-and-breast', 'chest', 'plate', 'steel'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 1300,
        weight: 35,
        armor: { ...plate, places: ['torso'], damageResistance: 6 },
      },
    },
  },
  {
    id: 'heavy-corselet',
    name: 'Heavy corselet',
    description: 'Thicker plate of better steel for chest and back, made to measure.',
    keywords: ['body', 'cuirass', 'back-and-breast', 'chest', 'plate', 'steel'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 2300,
        weight: 45,
        armor: { ...plate, places: ['torso'], damageResistance: 7 },
      },
    },
  },
  {
    id: 'cloth-armor-arms',
    name: 'Cloth armor, arms',
    description: 'Padded sleeves, worn alone or under plate.',
    keywords: ['sleeves', 'quilted', 'padding', 'light armor'],
    facets: {
      'man-to-man': { cite, kind: 'armor', cost: 20, weight: 2, armor: { ...cloth, places: ['arms'] }, notes: [pair] },
    },
  },
  {
    id: 'leather-armor-arms',
    name: 'Leather armor, arms',
    description: 'Jointed boiled leather for both arms.',
    keywords: ['sleeves', 'bracers', 'vambraces', 'boiled leather', 'medium armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 50,
        weight: 2,
        armor: { coverage: 'piece', places: ['arms'], passiveDefense: 2, damageResistance: 2 },
        notes: [pair],
      },
    },
  },
  {
    id: 'plate-arms',
    name: 'Plate armor, arms',
    description: 'Jointed steel for both arms, made to measure.',
    keywords: ['vambraces', 'bracers', 'steel', 'heavy armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 1000,
        weight: 15,
        armor: { ...plate, places: ['arms'], damageResistance: 6 },
        notes: [pair],
      },
    },
  },
  {
    id: 'heavy-plate-arms',
    name: 'Heavy plate, arms',
    description: 'Thicker jointed steel for both arms, made to measure.',
    keywords: ['vambraces', 'bracers', 'steel', 'heavy armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 1500,
        weight: 20,
        armor: { ...plate, places: ['arms'], damageResistance: 7 },
        notes: [pair],
      },
    },
  },
  {
    id: 'cloth-armor-legs',
    name: 'Cloth armor, legs',
    description: 'Padded leggings, worn alone or under mail or plate.',
    keywords: ['trousers', 'quilted', 'padding', 'chausses', 'light armor'],
    facets: {
      'man-to-man': { cite, kind: 'armor', cost: 20, weight: 2, armor: { ...cloth, places: ['legs'] }, notes: [pair] },
    },
  },
  {
    id: 'leather-armor-legs',
    name: 'Leather armor, legs',
    description: 'Jointed boiled leather for both legs.',
    keywords: ['greaves', 'trousers', 'boiled leather', 'medium armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 60,
        weight: 4,
        armor: { coverage: 'piece', places: ['legs'], passiveDefense: 2, damageResistance: 2 },
        notes: [pair],
      },
    },
  },
  {
    id: 'chainmail-leggings',
    name: 'Chainmail leggings',
    description: 'Mail for both legs, usually laced to plate as part of half plate; wants cloth under it.',
    keywords: ['chausses', 'trousers', 'mail', 'rings', 'half plate'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 110,
        weight: 15,
        armor: { ...mail, places: ['legs'] },
        notes: [wantsPadding, pair],
      },
    },
  },
  {
    id: 'plate-legs',
    name: 'Plate armor, legs',
    description: 'Jointed steel for both legs, made to measure.',
    keywords: ['greaves', 'cuisses', 'steel', 'heavy armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 1100,
        weight: 20,
        armor: { ...plate, places: ['legs'], damageResistance: 6 },
        notes: [pair],
      },
    },
  },
  {
    id: 'heavy-plate-legs',
    name: 'Heavy plate, legs',
    description: 'Thicker jointed steel for both legs, made to measure.',
    keywords: ['greaves', 'cuisses', 'steel', 'heavy armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 1600,
        weight: 25,
        armor: { ...plate, places: ['legs'], damageResistance: 7 },
        notes: [pair],
      },
    },
  },
  {
    id: 'cloth-gloves',
    name: 'Cloth gloves',
    description: 'Gloves of heavy canvas, which guard the hands a little.',
    keywords: ['hands', 'mittens', 'light armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 15,
        weight: 0,
        armor: { coverage: 'piece', places: ['hands'], passiveDefense: 1, damageResistance: 1 },
        notes: [takeOff, pair],
      },
    },
  },
  {
    id: 'leather-gloves',
    name: 'Leather gloves',
    description: 'Heavy leather gloves, open at the palm for a good grip.',
    keywords: ['hands', 'mittens', 'medium armor'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 30,
        weight: 0,
        armor: { coverage: 'piece', places: ['hands'], passiveDefense: 2, damageResistance: 2 },
        notes: [takeOff, pair],
      },
    },
  },
  {
    id: 'gauntlets',
    name: 'Gauntlets',
    description: 'Leather gloves plated with steel, which also make a fist hit harder.',
    keywords: ['hands', 'gloves', 'steel', 'punch', 'plate', 'heavy armor'],
    facets: {
      'man-to-man': {
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
    },
  },
  {
    id: 'sollerets',
    name: 'Sollerets',
    description: 'Boots plated with steel, the match of plate armor; nobody wears them for comfort.',
    keywords: ['feet', 'boots', 'footwear', 'steel', 'plate', 'kick'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 150,
        weight: 7,
        armor: { coverage: 'piece', places: ['feet'], passiveDefense: 3, damageResistance: 4 },
        notes: ['A kick in them does 1 more damage', pair],
      },
    },
  },
];
