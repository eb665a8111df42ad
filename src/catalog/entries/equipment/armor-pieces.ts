import type { Entries } from '../../entry.ts';

/** Armor by the piece, for use with hit locations. */
export const armorPieces = {
  'cloth-cap': {
    name: 'Cloth cap',
    description: 'Padded cap, worn alone or as the lining that a mail coif wants.',
    keywords: ['head', 'hat', 'helmet', 'arming cap', 'padding', 'helm'],
  },
  'leather-helm': {
    name: 'Leather helm',
    description: 'Stiff leather helmet with a padded lining; light and cheap.',
    keywords: ['head', 'helmet', 'hat', 'cap', 'leather cap', 'helm', 'leather armor'],
  },
  'chain-coif': {
    name: 'Chain coif',
    description: 'Hood of mail for head and shoulders; wants a padded cap under it.',
    keywords: ['head', 'helmet', 'hood', 'chainmail', 'mail', 'helm', 'chain mail', 'coif'],
  },
  'pot-helm': {
    name: 'Pot-helm',
    description: 'Open steel helmet on the top of the head; does not hamper sight.',
    keywords: ['head', 'helmet', 'kettle hat', 'steel cap', 'open helm', 'helm', 'head armor', 'steel helmet'],
  },
  greathelm: {
    name: 'Greathelm',
    description: 'Closed steel helm over the whole head: the best guard, but you see, hear and fight worse.',
    keywords: [
      'head',
      'helmet',
      'great helm',
      'full helm',
      'visor',
      'knight',
      'helm',
      'head armor',
      'steel helmet',
      'bucket',
    ],
  },
  'cloth-armor-torso': {
    name: 'Cloth armor, torso',
    description: 'Padded jacket for the trunk, worn alone or as the lining that mail wants.',
    keywords: ['body', 'gambeson', 'quilted', 'padding', 'jack', 'light armor', 'vest', 'shirt', 'padded'],
  },
  'heavy-leather-torso': {
    name: 'Heavy leather, torso',
    description: 'Boiled leather for the trunk: what the full leather suit leaves when all else is taken off.',
    keywords: ['body', 'cuirass', 'boiled leather', 'jerkin', 'medium armor', 'leather vest', 'chest', 'leather armor'],
  },
  'chainmail-shirt': {
    name: 'Chainmail shirt',
    description: 'Shirt of mail for the trunk; wants cloth armor under it.',
    keywords: ['body', 'hauberk', 'byrnie', 'chain mail', 'rings', 'chain shirt', 'mail shirt'],
  },
  'scale-mail': {
    name: 'Scale mail, torso',
    description: 'Coat of metal scales on leather for the trunk, as good against points as against blows.',
    keywords: ['body', 'scales', 'scale armor', 'lamellar', 'heavy armor'],
  },
  'bronze-breastplate': {
    name: 'Breastplate, bronze',
    description: 'Bronze plate from neck to groin that guards against blows from the front alone.',
    keywords: ['body', 'cuirass', 'chest', 'plate', 'ancient', 'greek', 'chestplate', 'torso', 'spartan'],
  },
  'steel-breastplate': {
    name: 'Breastplate, steel',
    description: 'Steel plate from neck to groin that guards against blows from the front alone.',
    keywords: ['body', 'cuirass', 'chest', 'plate', 'plate mail', 'chestplate', 'torso'],
  },
  corselet: {
    name: 'Corselet',
    description: 'Plate for chest and back, made to measure.',
    keywords: ['body', 'cuirass', 'back-and-breast', 'chest', 'plate', 'steel', 'breastplate', 'plate mail', 'torso'],
  },
  'heavy-corselet': {
    name: 'Heavy corselet',
    description: 'Thicker plate of better steel for chest and back, made to measure.',
    keywords: ['body', 'cuirass', 'back-and-breast', 'chest', 'plate', 'steel', 'breastplate', 'plate mail', 'torso'],
  },
  'cloth-armor-arms': {
    name: 'Cloth armor, arms',
    description: 'Padded sleeves, worn alone or under plate.',
    keywords: ['sleeves', 'quilted', 'padding', 'light armor'],
  },
  'leather-armor-arms': {
    name: 'Leather armor, arms',
    description: 'Jointed boiled leather for both arms.',
    keywords: ['sleeves', 'bracers', 'vambraces', 'boiled leather', 'medium armor'],
  },
  'plate-arms': {
    name: 'Plate armor, arms',
    description: 'Jointed steel for both arms, made to measure.',
    keywords: ['vambraces', 'bracers', 'steel', 'heavy armor', 'sleeves', 'plate mail', 'arm armor'],
  },
  'heavy-plate-arms': {
    name: 'Heavy plate, arms',
    description: 'Thicker jointed steel for both arms, made to measure.',
    keywords: ['vambraces', 'bracers', 'steel', 'heavy armor', 'plate mail'],
  },
  'cloth-armor-legs': {
    name: 'Cloth armor, legs',
    description: 'Padded leggings, worn alone or under mail or plate.',
    keywords: ['trousers', 'quilted', 'padding', 'chausses', 'light armor', 'pants', 'leggings'],
  },
  'leather-armor-legs': {
    name: 'Leather armor, legs',
    description: 'Jointed boiled leather for both legs.',
    keywords: ['greaves', 'trousers', 'boiled leather', 'medium armor', 'pants', 'leggings'],
  },
  'chainmail-leggings': {
    name: 'Chainmail leggings',
    description: 'Mail for both legs, usually laced to plate as part of half plate; wants cloth under it.',
    keywords: ['chausses', 'trousers', 'mail', 'rings', 'half plate', 'pants', 'chain mail', 'legs'],
  },
  'plate-legs': {
    name: 'Plate armor, legs',
    description: 'Jointed steel for both legs, made to measure.',
    keywords: ['greaves', 'cuisses', 'steel', 'heavy armor', 'plate mail', 'legs', 'leg armor'],
  },
  'heavy-plate-legs': {
    name: 'Heavy plate, legs',
    description: 'Thicker jointed steel for both legs, made to measure.',
    keywords: ['greaves', 'cuisses', 'steel', 'heavy armor', 'plate mail', 'legs'],
  },
  'cloth-gloves': {
    name: 'Cloth gloves',
    description: 'Gloves of heavy canvas, which guard the hands a little.',
    keywords: ['hands', 'mittens', 'light armor', 'glove'],
  },
  'leather-gloves': {
    name: 'Leather gloves',
    description: 'Heavy leather gloves, open at the palm for a good grip.',
    keywords: ['hands', 'mittens', 'medium armor', 'glove', 'leather armor'],
  },
  gauntlets: {
    name: 'Gauntlets',
    description: 'Leather gloves plated with steel, which also make a fist hit harder.',
    keywords: ['hands', 'gloves', 'steel', 'punch', 'plate', 'heavy armor', 'iron fist', 'plate mail'],
  },
  sollerets: {
    name: 'Sollerets',
    description: 'Boots plated with steel, the match of plate armor; nobody wears them for comfort.',
    keywords: ['feet', 'boots', 'footwear', 'steel', 'plate', 'kick', 'shoes', 'metal boots', 'sabatons'],
  },
} satisfies Entries;
