import { modernArmor as sharedArmor } from '../../entries/equipment/armor.ts';
import { modernGear } from '../../entries/equipment/modern-gear.ts';
import type { Entry } from '../../entry.ts';
import { listArmor, listBoots, listSuits } from '../notation/read-item-row.ts';

/** The same item, made at one tech level. */
const at = (techLevel: number, { name, description, keywords }: Entry): Entry => ({
  name: `${name} (TL${techLevel})`,
  description,
  keywords,
});

const assaultBoots: Entry = {
  name: 'Assault boots',
  description: 'Armored boots of future soldiers.',
  keywords: ['combat', 'boots', 'soldier', 'feet', 'military'],
};
const ballisticGloves: Entry = {
  name: 'Ballistic gloves',
  description: 'Thin gloves that stop blades and bullets.',
  keywords: ['hands', 'bulletproof', 'future', 'cyberpunk'],
};
const ballisticHelmet: Entry = {
  name: 'Ballistic helmet',
  description: 'Helmet of layered fibers against bullets.',
  keywords: ['kevlar', 'soldier', 'swat', 'police', 'military', 'bulletproof'],
};
const ballisticVisor: Entry = {
  name: 'Ballistic helmet visor',
  description: 'Clear visor to add to a ballistic helmet.',
  keywords: ['face', 'shield', 'swat', 'riot', 'police', 'bulletproof'],
};
const ballisticVest: Entry = {
  name: 'Ballistic vest',
  description: 'Light vest to hide under a shirt: stops pistol bullets, but hardly a dagger.',
  keywords: ['bulletproof', 'kevlar', 'police', 'bodyguard', 'hidden', 'agent'],
};
const tacticalVest: Entry = {
  name: 'Tactical vest',
  description: 'Heavy vest of soldiers and police teams, with pockets for plates.',
  keywords: ['bulletproof', 'kevlar', 'swat', 'soldier', 'interceptor', 'military'],
};
const ballisticSuit: Entry = {
  name: 'Ballistic suit',
  description: 'Clothes of bulletproof cloth for body and limbs.',
  keywords: ['bulletproof', 'cyberpunk', 'agent', 'hidden', 'future'],
};
const tacticalSuit: Entry = {
  name: 'Tactical suit',
  description: 'Soft armor from head to foot for future soldiers.',
  keywords: ['bulletproof', 'soldier', 'cyberpunk', 'future', 'military'],
};
const battlesuit: Entry = {
  name: 'Battlesuit',
  description: 'Powered armor that carries itself and makes its wearer strong.',
  keywords: ['power', 'armor', 'exoskeleton', 'mech', 'soldier', 'marine', 'science', 'fiction'],
};
const battlesuitHelmet: Entry = {
  name: 'Battlesuit helmet',
  description: 'Helmet of a battlesuit, full of sensors; seals the suit.',
  keywords: ['power', 'armor', 'sensors', 'marine', 'science', 'fiction'],
};
const hardsuit: Entry = {
  name: 'Combat hardsuit',
  description: 'Rigid armor from neck to foot for shock troops.',
  keywords: ['trooper', 'soldier', 'plate', 'science', 'fiction', 'infantry'],
};
const hardsuitHelmet: Entry = {
  name: 'Combat hardsuit helmet',
  description: 'Helmet of a combat hardsuit, with sensors and a radio.',
  keywords: ['trooper', 'soldier', 'sensors', 'science', 'fiction', 'infantry'],
};
const nbcSuit: Entry = {
  name: 'NBC suit',
  description: 'Loose suit against poison gas, germs and fallout.',
  keywords: ['hazmat', 'gas', 'radiation', 'chemical', 'biohazard', 'nuclear'],
};
const spaceArmor: Entry = {
  name: 'Space armor',
  description: 'Armored space suit for boarding parties and marines.',
  keywords: ['marine', 'vacuum', 'soldier', 'boarding', 'science', 'fiction'],
};
const spaceArmorHelmet: Entry = {
  name: 'Space armor helmet',
  description: 'Helmet of space armor, with sensors; seals the suit.',
  keywords: ['marine', 'vacuum', 'sensors', 'science', 'fiction'],
};
const spaceHelmet: Entry = {
  name: 'Space helmet',
  description: 'Globe for the head of a space suit.',
  keywords: ['astronaut', 'vacuum', 'nasa', 'visor'],
};
const vaccSuit: Entry = {
  name: 'Vacc suit',
  description: 'Everyday space suit of those who live in space.',
  keywords: ['space', 'vacuum', 'astronaut', 'traveller', 'spacer', 'science', 'fiction'],
};
const vaccSuitHelmet: Entry = {
  name: 'Vacc suit helmet',
  description: 'Helmet of a vacc suit, which seals it.',
  keywords: ['space', 'vacuum', 'astronaut', 'spacer', 'science', 'fiction'],
};

/** Armor from TL6 on (pp. 284–285). Of the vests and suits the second DR is against all but piercing and cutting. */
const bodyArmor = listArmor({
  'flak-jacket': [sharedArmor['flak-jacket'], 'TL6 $500 20lb LC3', ['DR7', 'torso'], 284],
  'frag-vest': [
    'Frag vest',
    'TL7 $350 9lb LC3',
    ['DR5/2*', 'trunk'],
    284,
    'Vest against splinters, which slows few bullets.',
    'flak kevlar soldier vietnam military',
  ],
  'frag-vest-plates': [
    'Frag vest plate inserts',
    'TL7 $300 15lb LC3',
    ['DR20', 'torso'],
    284,
    'Rigid plates for the pockets of a frag vest.',
    'trauma ceramic soldier insert military',
  ],
  'ballistic-vest-tl8': [at(8, ballisticVest), 'TL8 $400 2lb LC3', ['DR8/2*C', 'torso'], 284],
  'ballistic-vest-tl9': [at(9, ballisticVest), 'TL9 $400 2lb LC3', ['DR12/3*C', 'torso'], 284],
  'ballistic-vest-tl10': [at(10, ballisticVest), 'TL10 $400 2lb LC3', ['DR16/4*C', 'torso'], 284],
  'ballistic-vest-tl11': [at(11, ballisticVest), 'TL11 $400 2lb LC3', ['DR24/6*C', 'torso'], 284],
  'tactical-vest-tl8': [at(8, tacticalVest), 'TL8 $900 9lb LC2', ['DR12/5*', 'trunk'], 284],
  'tactical-vest-tl9': [at(9, tacticalVest), 'TL9 $900 9lb LC2', ['DR18/7*', 'trunk'], 284],
  'tactical-vest-tl10': [at(10, tacticalVest), 'TL10 $900 9lb LC2', ['DR24/10*', 'trunk'], 284],
  'tactical-vest-tl11': [at(11, tacticalVest), 'TL11 $900 9lb LC2', ['DR36/15*', 'trunk'], 284],
  'tactical-vest-plates': [
    'Tactical vest trauma plates',
    'TL8 $600 9lb LC2',
    ['DR23', 'torso'],
    284,
    'Ceramic plates for the pockets of a tactical vest.',
    'trauma ceramic soldier insert military swat',
  ],
  'ballistic-suit-tl9': [at(9, ballisticSuit), 'TL9 $1000 6lb LC3', ['DR12/4*C', 'torso', 'limbs'], 284],
  'ballistic-suit-tl10': [at(10, ballisticSuit), 'TL10 $1000 6lb LC3', ['DR18/6*C', 'torso', 'limbs'], 284],
  'ballistic-suit-tl11': [at(11, ballisticSuit), 'TL11 $1000 6lb LC3', ['DR24/8*C', 'torso', 'limbs'], 284],
  'tactical-suit-tl9': [at(9, tacticalSuit), 'TL9 $3000 15lb LC2', ['DR20/10*', 'full suit', 'skull'], 284],
  'tactical-suit-tl10': [at(10, tacticalSuit), 'TL10 $3000 15lb LC2', ['DR30/15*', 'full suit', 'skull'], 284],
  'tactical-suit-tl11': [at(11, tacticalSuit), 'TL11 $3000 15lb LC2', ['DR40/20*', 'full suit', 'skull'], 284],
  'ballistic-gloves-tl9': [at(9, ballisticGloves), 'TL9 $150 0lb', ['DR8/2*', 'hands'], 284],
  'ballistic-gloves-tl10': [at(10, ballisticGloves), 'TL10 $150 0lb', ['DR12/3*', 'hands'], 284],
  'ballistic-gloves-tl11': [at(11, ballisticGloves), 'TL11 $150 0lb', ['DR16/4*', 'hands'], 284],
});

const headgear = listArmor({
  'steel-pot': [
    'Steel pot',
    'TL6 $60 3lb',
    ['DR4', 'skull'],
    285,
    'Steel helmet of the world wars.',
    'soldier gi helmet world war tommy',
  ],
  'gas-mask': [
    modernGear['gas-mask'],
    'TL6 $100 4lb',
    ['DR2', 'face', 'eyes'],
    285,
    'Filters the air; no peripheral vision',
  ],
  'frag-helmet': [
    'Frag helmet',
    'TL7 $125 3lb',
    ['DR5', 'skull'],
    285,
    'Helmet against splinters.',
    'soldier military steel helmet',
  ],
  'frag-helmet-visor': [
    'Frag helmet visor',
    'TL7 $25 1.5lb',
    ['DR1', 'face', 'eyes'],
    285,
    'Clear visor for a frag helmet.',
    'face riot police bomb squad',
  ],
  'ballistic-helmet-tl8': [at(8, ballisticHelmet), 'TL8 $250 3lb LC3', ['DR12', 'skull'], 285],
  'ballistic-helmet-tl9': [at(9, ballisticHelmet), 'TL9 $250 3lb LC3', ['DR18', 'skull'], 285],
  'ballistic-helmet-tl10': [at(10, ballisticHelmet), 'TL10 $250 3lb LC3', ['DR24', 'skull'], 285],
  'ballistic-helmet-tl11': [at(11, ballisticHelmet), 'TL11 $250 3lb LC3', ['DR36', 'skull'], 285],
  'ballistic-helmet-visor-tl8': [at(8, ballisticVisor), 'TL8 $100 3lb LC3', ['DR10', 'face', 'eyes'], 285],
  'ballistic-helmet-visor-tl9': [at(9, ballisticVisor), 'TL9 $100 3lb LC3', ['DR15', 'face', 'eyes'], 285],
  'ballistic-helmet-visor-tl10': [at(10, ballisticVisor), 'TL10 $100 3lb LC3', ['DR20', 'face', 'eyes'], 285],
  'ballistic-helmet-visor-tl11': [at(11, ballisticVisor), 'TL11 $100 3lb LC3', ['DR30', 'face', 'eyes'], 285],
});

const strongSuit = [
  { to: 'strikingStrength', add: 10 },
  { to: 'liftingStrength', add: 10 },
] as const;
const limitsDx = 'DX counts at no more than Environment Suit skill';
const asPowered = `Carries its own weight while it has power; jumps farther. ${limitsDx}`;
const airtight = `Airtight with its helmet; ${limitsDx}`;
const sensors = 'Radio, infravision, night vision, telescope; sight and hearing are protected';
const sealing = 'Seals the suit: air for 12 hours';

const environmentSuits = listArmor({
  'nbc-suit-tl7': [
    at(7, nbcSuit),
    'TL7 $150 3.5lb',
    ['DR0', 'full suit', 'skull'],
    285,
    `DR 1 against burning and corrosion; sealed with a gas mask; ${limitsDx}`,
  ],
  'nbc-suit-tl9': [
    at(9, nbcSuit),
    'TL9 $150 3.5lb',
    ['DR0', 'full suit', 'skull'],
    285,
    'DR 1 against burning and corrosion; sealed with a gas mask',
  ],
  'space-suit': [
    'Space suit',
    'TL7 $2000000 225lb',
    ['DR0', 'full suit'],
    285,
    'The bulky suit of the first astronauts.',
    'astronaut nasa moon vacuum eva',
    `DR 2 against burning and corrosion; ${limitsDx}`,
  ],
  'space-helmet-tl7': [at(7, spaceHelmet), 'TL7 $25000 10lb', ['DR3', 'head'], 285, 'Radio; no peripheral vision'],
  'space-helmet-tl9': [at(9, spaceHelmet), 'TL9 $25000 10lb', ['DR3', 'head'], 285, sensors],
  'vacc-suit-tl9': [at(9, vaccSuit), 'TL9 $10000 25lb', ['DR6', 'full suit'], 285, airtight],
  'vacc-suit-tl10': [at(10, vaccSuit), 'TL10 $10000 25lb', ['DR9', 'full suit'], 285, airtight],
  'vacc-suit-tl11': [at(11, vaccSuit), 'TL11 $10000 25lb', ['DR12', 'full suit'], 285, airtight],
  'vacc-suit-helmet-tl9': [at(9, vaccSuitHelmet), 'TL9 $2000 5lb', ['DR6', 'head'], 285, sealing],
  'vacc-suit-helmet-tl10': [at(10, vaccSuitHelmet), 'TL10 $2000 5lb', ['DR9', 'head'], 285, sealing],
  'vacc-suit-helmet-tl11': [at(11, vaccSuitHelmet), 'TL11 $2000 5lb', ['DR12', 'head'], 285, sealing],
  'combat-hardsuit-tl9': [
    at(9, hardsuit),
    'TL9 $10000 30lb LC2',
    [
      ['DR50', 'torso'],
      ['DR30', 'rest'],
    ],
    285,
  ],
  'combat-hardsuit-tl10': [
    at(10, hardsuit),
    'TL10 $10000 30lb LC2',
    [
      ['DR75', 'torso'],
      ['DR45', 'rest'],
    ],
    285,
  ],
  'combat-hardsuit-tl11': [
    at(11, hardsuit),
    'TL11 $10000 30lb LC2',
    [
      ['DR100', 'torso'],
      ['DR60', 'rest'],
    ],
    285,
  ],
  'combat-hardsuit-helmet-tl9': [
    at(9, hardsuitHelmet),
    'TL9 $2000 4lb LC2',
    [
      ['DR18', 'skull'],
      ['DR12', 'face', 'eyes'],
    ],
    285,
    sensors,
  ],
  'combat-hardsuit-helmet-tl10': [
    at(10, hardsuitHelmet),
    'TL10 $2000 4lb LC2',
    [
      ['DR27', 'skull'],
      ['DR18', 'face', 'eyes'],
    ],
    285,
    sensors,
  ],
  'combat-hardsuit-helmet-tl11': [
    at(11, hardsuitHelmet),
    'TL11 $2000 4lb LC2',
    [
      ['DR36', 'skull'],
      ['DR24', 'face', 'eyes'],
    ],
    285,
    sensors,
  ],
  'space-armor-tl9': [
    at(9, spaceArmor),
    'TL9 $20000 45lb LC2',
    [
      ['DR50', 'torso'],
      ['DR30', 'rest'],
    ],
    285,
    airtight,
  ],
  'space-armor-tl10': [
    at(10, spaceArmor),
    'TL10 $20000 45lb LC2',
    [
      ['DR75', 'torso'],
      ['DR45', 'rest'],
    ],
    285,
    airtight,
  ],
  'space-armor-tl11': [
    at(11, spaceArmor),
    'TL11 $20000 45lb LC2',
    [
      ['DR100', 'torso'],
      ['DR60', 'rest'],
    ],
    285,
    airtight,
  ],
  'space-armor-helmet-tl9': [
    at(9, spaceArmorHelmet),
    'TL9 $3000 7lb LC2',
    [
      ['DR40', 'skull'],
      ['DR30', 'face', 'eyes'],
    ],
    285,
    sealing,
  ],
  'space-armor-helmet-tl10': [
    at(10, spaceArmorHelmet),
    'TL10 $3000 7lb LC2',
    [
      ['DR60', 'skull'],
      ['DR45', 'face', 'eyes'],
    ],
    285,
    sealing,
  ],
  'space-armor-helmet-tl11': [
    at(11, spaceArmorHelmet),
    'TL11 $3000 7lb LC2',
    [
      ['DR80', 'skull'],
      ['DR60', 'face', 'eyes'],
    ],
    285,
    sealing,
  ],
  'battlesuit-helmet-tl9': [
    at(9, battlesuitHelmet),
    'TL9 $10000 15lb LC1',
    [
      ['DR70', 'skull'],
      ['DR50', 'face', 'eyes'],
    ],
    285,
    sealing,
  ],
  'battlesuit-helmet-tl10': [
    at(10, battlesuitHelmet),
    'TL10 $10000 15lb LC1',
    [
      ['DR105', 'skull'],
      ['DR75', 'face', 'eyes'],
    ],
    285,
    sealing,
  ],
  'battlesuit-helmet-tl11': [
    at(11, battlesuitHelmet),
    'TL11 $10000 15lb LC1',
    [
      ['DR140', 'skull'],
      ['DR100', 'face', 'eyes'],
    ],
    285,
    sealing,
  ],
});

const boots = listBoots({
  'reinforced-boots': [
    'Reinforced boots',
    'TL7 $75 3lb',
    ['DR2', 'feet'],
    284,
    'Work boots with steel in toe and sole.',
    'steel-toe work combat biker feet',
  ],
  'assault-boots-tl9': [at(9, assaultBoots), 'TL9 $150 3lb', ['DR6', 'feet'], 284],
  'assault-boots-tl10': [at(10, assaultBoots), 'TL10 $150 3lb', ['DR9', 'feet'], 284],
  'assault-boots-tl11': [at(11, assaultBoots), 'TL11 $150 3lb', ['DR12', 'feet'], 284],
});

const battlesuits = listSuits({
  'battlesuit-tl9': [
    at(9, battlesuit),
    'TL9 $80000 150lb LC1',
    {
      armor: [
        ['DR70', 'torso'],
        ['DR50', 'rest'],
      ],
      effects: strongSuit,
    },
    285,
    asPowered,
  ],
  'battlesuit-tl10': [
    at(10, battlesuit),
    'TL10 $80000 150lb LC1',
    {
      armor: [
        ['DR105', 'torso'],
        ['DR75', 'rest'],
      ],
      effects: strongSuit,
    },
    285,
    asPowered,
  ],
  'battlesuit-tl11': [
    at(11, battlesuit),
    'TL11 $80000 150lb LC1',
    {
      armor: [
        ['DR140', 'torso'],
        ['DR100', 'rest'],
      ],
      effects: strongSuit,
    },
    285,
    asPowered,
  ],
});

export const modernArmor = [...bodyArmor, ...boots, ...headgear, ...environmentSuits, ...battlesuits];
