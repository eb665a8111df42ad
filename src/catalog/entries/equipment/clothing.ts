import type { Entries } from '../../entry.ts';

/** Clothes and footwear by the piece. */
export const clothing = {
  rags: {
    name: 'Rags',
    description: 'Dirty scraps of cloth, the dress of beggars; no protection.',
    keywords: ['clothes', 'beggar', 'peasant', 'poor', 'clothing'],
  },
  'lower-class-clothes': {
    name: 'Lower-class clothes',
    description: 'Tunic and trousers of a common man; no protection.',
    keywords: ['clothing', 'ordinary', 'commoner', 'tunic', 'pants', 'peasant', 'trousers', 'shirt', 'clothes'],
  },
  'middle-class-clothes': {
    name: 'Middle-class clothes',
    description: 'Decent trimmed tunic or robe, such as a merchant wears; no protection.',
    keywords: ['clothing', 'merchant', 'robe', 'tunic', 'burgher', 'clothes', 'shirt', 'trousers'],
  },
  'upper-class-clothes': {
    name: 'Upper-class clothes',
    description: 'Fine, richly worked dress to be seen in; no protection.',
    keywords: ['clothing', 'rich', 'finery', 'gentry', 'court', 'clothes', 'dress', 'gown', 'fancy'],
  },
  'noble-clothes': {
    name: 'Noble clothes',
    description: 'Jeweled dress of a lord or lady, worth a warhorse; no protection.',
    keywords: ['clothing', 'lord', 'jewels', 'finery', 'court', 'expensive', 'clothes', 'dress', 'gown', 'fancy'],
  },
  'winter-rags': {
    name: 'Winter rags',
    description: 'Layers of scraps against the cold, thick enough to soften a blow.',
    keywords: ['clothes', 'warm', 'beggar', 'cold', 'poor', 'clothing'],
  },
  'winter-lower-class-clothes': {
    name: 'Winter clothes, lower-class',
    description: 'Thick coarse clothes against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'commoner', 'wool'],
  },
  'winter-middle-class-clothes': {
    name: 'Winter clothes, middle-class',
    description: 'Good woolen clothes against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'merchant', 'wool'],
  },
  'winter-upper-class-clothes': {
    name: 'Winter clothes, upper-class',
    description: 'Fine lined clothes against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'rich', 'fur'],
  },
  'winter-noble-clothes': {
    name: 'Winter clothes, noble',
    description: 'Furs and brocade against the cold, which soften a blow.',
    keywords: ['clothing', 'warm', 'cold', 'lord', 'fur', 'expensive'],
  },
  overcoat: {
    name: 'Overcoat',
    description: 'Heavy coat over everything else; its DR adds to what is under it, even to armor.',
    keywords: ['coat', 'cloak', 'warm', 'cold', 'winter', 'layer', 'greatcoat', 'robe', 'jacket'],
  },
  'upper-class-overcoat': {
    name: 'Overcoat, upper-class',
    description: 'Elegant heavy coat over everything else; its DR adds to what is under it.',
    keywords: ['coat', 'cloak', 'warm', 'cold', 'winter', 'fur', 'rich', 'layer', 'fur coat', 'jacket'],
  },
  'leather-jacket': {
    name: 'Leather jacket',
    description: 'Soft leather for trunk and arms: light protection that passes for everyday wear.',
    keywords: ['coat', 'jerkin', 'light armor', 'thief', 'biker', 'leather armor', 'vest'],
  },
  sandals: {
    name: 'Sandals or slippers',
    description: 'Light footwear of cloth or canvas; no protection.',
    keywords: ['feet', 'shoes', 'footwear', 'slippers', 'boots', 'shoe'],
  },
  shoes: {
    name: 'Shoes',
    description: 'Ordinary leather walking shoes, which guard the feet a little.',
    keywords: ['feet', 'footwear', 'leather', 'boots', 'shoe'],
  },
  boots: {
    name: 'Boots',
    description: 'High boots of heavy leather: they guard the feet and lend weight to a kick.',
    keywords: ['feet', 'footwear', 'leather', 'kick', 'heavy boots', 'shoe', 'leather boots', 'greaves'],
  },
} satisfies Entries;
