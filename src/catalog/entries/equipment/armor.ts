import type { Entries } from '../../entry.ts';

/** Suits of clothing and armor. */
export const suits = {
  'summer-clothing': {
    name: 'Summer clothing',
    description: 'Plain light clothes and sandals; no protection, hardly any weight.',
    keywords: ['clothes', 'outfit', 'tunic', 'dress', 'unarmored', 'shirt', 'shorts', 'sandals', 'shoes'],
  },
  'ordinary-clothing': {
    name: 'Ordinary clothing',
    description: 'Everyday clothes of any fashion; no protection.',
    keywords: [
      'clothes',
      'outfit',
      'tunic',
      'dress',
      'unarmored',
      'clothing',
      'shirt',
      'trousers',
      'pants',
      'shoes',
      'robe',
    ],
  },
  'winter-clothing': {
    name: 'Winter clothing',
    description: 'Clothes and shoes for the cold, thick enough to take the edge off a blow.',
    keywords: ['clothes', 'outfit', 'coat', 'warm', 'fur', 'cold', 'boots', 'cloak', 'shoes', 'gloves', 'hat'],
  },
  'padded-cloth-armor': {
    name: 'Padded cloth armor',
    description: 'Quilted armor from head to foot, the cheapest real protection; also worn beneath plate.',
    keywords: ['gambeson', 'quilted', 'aketon', 'light armor', 'cheap', 'suit', 'cloth', 'padding', 'armour', 'jacket'],
  },
  'light-leather-armor': {
    name: 'Light leather armor',
    description: 'Suit of soft leather: protects as cloth does at less weight; also worn beneath plate.',
    keywords: ['thief', 'scout', 'leather', 'light armor', 'suit', 'leather jacket', 'ranger'],
  },
  'heavy-leather-armor': {
    name: 'Heavy leather armor',
    description: 'Stiff boiled leather all over: fair protection that a quick fighter can still carry.',
    keywords: ['boiled leather', 'cuir bouilli', 'medium armor', 'suit', 'scout', 'leather', 'ranger', 'studded'],
  },
  chainmail: {
    name: 'Chainmail',
    description: 'Mail over padding: stops cuts and blows well, but points slip between the rings.',
    keywords: [
      'chain mail',
      'mail',
      'hauberk',
      'rings',
      'medium armor',
      'suit',
      'knight',
      'chain shirt',
      'body armor',
      'metal',
    ],
  },
  'scale-armor': {
    name: 'Scale armor',
    description: 'Metal scales on leather: as stout as mail against blows and better against points, but heavy.',
    keywords: ['scale mail', 'scales', 'lamellar', 'brigandine', 'heavy armor', 'suit', 'metal', 'dragon scales'],
  },
  'half-plate': {
    name: 'Half plate',
    description: 'Plate where it counts and mail elsewhere, with a full helm that hampers sight and skill.',
    keywords: ['plate mail', 'heavy armor', 'helmet', 'suit', 'knight', 'steel', 'head'],
  },
  'light-plate': {
    name: 'Light plate',
    description: 'Full steel plate made to measure, with a closed helm that hampers sight and skill.',
    keywords: [
      'plate mail',
      'full plate',
      'heavy armor',
      'helmet',
      'suit',
      'knight',
      'steel',
      'knight armor',
      'head',
      'paladin',
    ],
  },
  'heavy-plate': {
    name: 'Heavy plate',
    description: 'The thickest plate a man can fight in; only the strong do more than stand in it.',
    keywords: [
      'plate mail',
      'full plate',
      'heavy armor',
      'tournament',
      'helmet',
      'suit',
      'knight',
      'steel',
      'paladin',
      'head',
    ],
  },
} satisfies Entries;

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

/** Armor from gunpowder on. */
export const modernArmor = {
  'flak-jacket': {
    name: 'Flak jacket',
    description: 'Heavy padded vest of the world wars against splinters; the trunk alone.',
    keywords: ['vest', 'body armor', 'bulletproof', 'soldier', 'shrapnel', 'world war', 'bulletproof vest'],
  },
  'kevlar-light': {
    name: 'Kevlar (light)',
    description: 'Thin layer of bulletproof cloth, light enough to forget; a point slips through.',
    keywords: ['vest', 'body armor', 'bulletproof', 'concealed', 'police', 'modern', 'bulletproof vest'],
  },
  'kevlar-heavy': {
    name: 'Kevlar (heavy)',
    description: 'Many layers of bulletproof cloth: stops most pistols, but hardly a dagger.',
    keywords: ['vest', 'body armor', 'bulletproof', 'police', 'riot', 'modern', 'bulletproof vest', 'swat'],
  },
  'light-body-armor': {
    name: 'Light body armor',
    description: 'Modern suit of plates and fibers from head to foot, against blades and bullets alike.',
    keywords: ['bulletproof', 'ballistic', 'soldier', 'riot', 'modern', 'suit', 'swat', 'tactical'],
  },
  'medium-body-armor': {
    name: 'Medium body armor',
    description: 'Hard suit of the near future that turns most rifle bullets and every laser.',
    keywords: ['bulletproof', 'combat armor', 'soldier', 'science fiction', 'future', 'suit', 'space suit'],
  },
  'heavy-body-armor': {
    name: 'Heavy body armor',
    description: 'The stoutest suit there is: even a blaster rarely gets through, if its wearer can stand in it.',
    keywords: [
      'bulletproof',
      'combat armor',
      'space marine',
      'science fiction',
      'future',
      'suit',
      'power armor',
      'space suit',
    ],
  },
} satisfies Entries;

/** Shields. */
export const shields = {
  'improvised-shield': {
    name: 'Improvised shield',
    description: 'A stool, a lid, a rolled cloak: whatever is snatched up to ward off a blow.',
    keywords: ['makeshift', 'chair', 'pot lid', 'cloak', 'emergency', 'defense'],
  },
  buckler: {
    name: 'Buckler',
    description: 'Tiny fist shield, hardly felt as load; small enough for a fencer.',
    keywords: ['fist shield', 'fencing', 'light shield', 'block', 'passive defense', 'small'],
  },
  'small-shield': {
    name: 'Small shield',
    description: 'Light shield, the largest that still allows a fencing parry.',
    keywords: ['target', 'targe', 'round shield', 'fencing', 'block', 'passive defense', 'wooden shield', 'viking'],
  },
  'medium-shield': {
    name: 'Medium shield',
    description: "The usual shield of a soldier: solid cover without hampering one's own weapon.",
    keywords: ['heater', 'round shield', 'soldier', 'block', 'passive defense', 'knight', 'paladin'],
  },
  'large-shield': {
    name: 'Large shield',
    description: 'Heavy shield from shin to chin: the best cover, but it gets in the way of your own weapon.',
    keywords: [
      'tower shield',
      'kite shield',
      'scutum',
      'block',
      'passive defense',
      'cover',
      'knight',
      'roman',
      'legionary',
    ],
  },
} satisfies Entries;
