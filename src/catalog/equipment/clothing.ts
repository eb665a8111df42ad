import { lite, manToMan } from '../books.ts';
import type { ArmorFigures, ItemEntry } from '../item-entry.ts';

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

/** Clothes and footwear by the piece. Man to Man, pull-out (armor table); GURPS Lite has the jacket alone (p. 18). */
export const clothing: readonly ItemEntry[] = [
  {
    id: 'rags',
    name: 'Rags',
    description: 'Dirty scraps of cloth, the dress of beggars; no protection.',
    keywords: ['clothes', 'beggar', 'peasant', 'poor'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 2, weight: 1, armor: clothes } },
  },
  {
    id: 'lower-class-clothes',
    name: 'Lower-class clothes',
    description: 'Tunic and trousers of a common man; no protection.',
    keywords: ['clothing', 'ordinary', 'commoner', 'tunic', 'pants', 'peasant'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 10, weight: 1, armor: clothes } },
  },
  {
    id: 'middle-class-clothes',
    name: 'Middle-class clothes',
    description: 'Decent trimmed tunic or robe, such as a merchant wears; no protection.',
    keywords: ['clothing', 'merchant', 'robe', 'tunic', 'burgher'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 40, weight: 1, armor: clothes } },
  },
  {
    id: 'upper-class-clothes',
    name: 'Upper-class clothes',
    description: 'Fine, richly worked dress to be seen in; no protection.',
    keywords: ['clothing', 'rich', 'finery', 'gentry', 'court'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 200, weight: 1, armor: clothes } },
  },
  {
    id: 'noble-clothes',
    name: 'Noble clothes',
    description: 'Jeweled dress of a lord or lady, worth a warhorse; no protection.',
    keywords: ['clothing', 'lord', 'jewels', 'finery', 'court', 'expensive'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 1000, weight: 1, armor: clothes, notes: [orMore] } },
  },
  {
    id: 'winter-rags',
    name: 'Winter rags',
    description: 'Layers of scraps against the cold, thick enough to soften a blow.',
    keywords: ['clothes', 'warm', 'beggar', 'cold', 'poor'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 4, weight: 3, armor: winterClothes } },
  },
  {
    id: 'winter-lower-class-clothes',
    name: 'Winter clothes, lower-class',
    description: 'Thick coarse clothes against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'commoner', 'wool'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 20, weight: 3, armor: winterClothes } },
  },
  {
    id: 'winter-middle-class-clothes',
    name: 'Winter clothes, middle-class',
    description: 'Good woolen clothes against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'merchant', 'wool'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 80, weight: 3, armor: winterClothes } },
  },
  {
    id: 'winter-upper-class-clothes',
    name: 'Winter clothes, upper-class',
    description: 'Fine lined clothes against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'rich', 'fur'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 400, weight: 3, armor: winterClothes } },
  },
  {
    id: 'winter-noble-clothes',
    name: 'Winter clothes, noble',
    description: 'Furs and brocade against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'lord', 'fur', 'expensive'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 2000, weight: 3, armor: winterClothes, notes: [orMore] } },
  },
  {
    id: 'overcoat',
    name: 'Overcoat',
    description: 'Heavy coat over everything else; its DR adds to what is under it, even to armor.',
    keywords: ['coat', 'cloak', 'warm', 'cold', 'winter', 'layer'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 50, weight: 10, armor: overcoat, notes: [hot] } },
  },
  {
    id: 'upper-class-overcoat',
    name: 'Overcoat, upper-class',
    description: 'Elegant heavy coat over everything else; its DR adds to what is under it.',
    keywords: ['coat', 'cloak', 'warm', 'cold', 'winter', 'fur', 'rich', 'layer'],
    facets: { 'man-to-man': { cite, kind: 'armor', cost: 100, weight: 10, armor: overcoat, notes: [hot] } },
  },
  {
    id: 'leather-jacket',
    name: 'Leather jacket',
    description: 'Soft leather for trunk and arms: light protection that passes for everyday wear.',
    keywords: ['coat', 'jerkin', 'light armor', 'thief', 'biker'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
        cite: lite(18),
        kind: 'armor',
        techLevel: { from: 1, to: 8 },
        cost: 50,
        weight: 4,
        armor: { coverage: 'piece', places: ['torso', 'arms'], passiveDefense: 1, damageResistance: 1 },
      },
    },
  },
  {
    id: 'sandals',
    name: 'Sandals or slippers',
    description: 'Light footwear of cloth or canvas; no protection.',
    keywords: ['feet', 'shoes', 'footwear', 'slippers'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 10,
        weight: 1,
        armor: { coverage: 'piece', places: ['feet'], passiveDefense: 0, damageResistance: 0 },
      },
    },
  },
  {
    id: 'shoes',
    name: 'Shoes',
    description: 'Ordinary leather walking shoes, which guard the feet a little.',
    keywords: ['feet', 'footwear', 'leather'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 40,
        weight: 2,
        armor: { coverage: 'piece', places: ['feet'], passiveDefense: 1, damageResistance: 1 },
      },
    },
  },
  {
    id: 'boots',
    name: 'Boots',
    description: 'High boots of heavy leather: they guard the feet and lend weight to a kick.',
    keywords: ['feet', 'footwear', 'leather', 'kick', 'heavy boots'],
    facets: {
      'man-to-man': {
        cite,
        kind: 'armor',
        cost: 80,
        weight: 3,
        armor: { coverage: 'piece', places: ['feet'], passiveDefense: 2, damageResistance: 2 },
        notes: [kick],
      },
    },
  },
];
