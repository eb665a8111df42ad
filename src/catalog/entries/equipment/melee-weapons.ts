import type { Entries } from '../../entry.ts';

/** Knives and daggers. */
export const knives = {
  'large-knife': {
    name: 'Large knife',
    description: 'Hefty blade for cutting, stabbing and throwing; handy when a foe is too near for a sword.',
    keywords: [
      'bowie',
      'blade',
      'stab',
      'close combat',
      'throw',
      'sidearm',
      'hunting knife',
      'combat knife',
      'machete',
    ],
  },
  'small-knife': {
    name: 'Small knife',
    description: 'Belt or table knife: cheap, light, easy to hide, weak; can be thrown a short way.',
    keywords: [
      'blade',
      'stab',
      'boot knife',
      'hidden',
      'close combat',
      'throw',
      'pocket knife',
      'dagger',
      'switchblade',
      'penknife',
    ],
  },
  dagger: {
    name: 'Dagger',
    description: 'Slim blade for the stab alone; balances well in the off hand and flies straight when thrown.',
    keywords: ['stiletto', 'blade', 'stab', 'off hand', 'close combat', 'throw', 'rogue', 'assassin'],
  },
} satisfies Entries;

/** Swords, and the clubs that are wielded with a sword’s skill. */
export const swords = {
  shortsword: {
    name: 'Shortsword',
    description: 'Light one-handed blade that cuts or stabs; always ready, and a weak arm can wield it.',
    keywords: ['gladius', 'machete', 'cutlass', 'blade', 'light sword', 'one-handed', 'wakizashi', 'short blade'],
  },
  baton: {
    name: 'Baton',
    description: 'Short balanced club, used like a shortsword; bruises rather than cuts.',
    keywords: ['billy club', 'truncheon', 'nightstick', 'cudgel', 'stick', 'subdue', 'police', 'club'],
  },
  foil: {
    name: 'Foil',
    description: 'Very light thrusting blade for fencers, who parry better and twice a turn; easily broken.',
    keywords: ['fencing', 'smallsword', 'epee', 'duel', 'thrusting sword', 'parry', 'sword'],
  },
  rapier: {
    name: 'Rapier',
    description: 'Long fencing blade that thrusts over one yard or two; parries as fencers do.',
    keywords: ['fencing', 'duel', 'musketeer', 'swashbuckler', 'thrusting sword', 'reach', 'sword cane', 'pirate'],
  },
  saber: {
    name: 'Saber',
    description: 'Light blade that cuts and thrusts, wielded with Fencing or with Shortsword.',
    keywords: ['sabre', 'fencing', 'cavalry', 'curved sword', 'duel', 'scimitar', 'cutlass', 'pirate', 'katana'],
  },
  broadsword: {
    name: 'Broadsword',
    description: 'The common one-handed war sword: a strong cut, but a blunt tip that only bruises.',
    keywords: ['longsword', 'arming sword', 'knight', 'blade', 'viking', 'one-handed', 'katana', 'sword', 'paladin'],
  },
  'thrusting-broadsword': {
    name: 'Thrusting broadsword',
    description: 'A broadsword with a sharp point: cuts as well as the plain one and stabs besides.',
    keywords: ['longsword', 'arming sword', 'knight', 'pointed', 'blade', 'one-handed', 'katana', 'paladin'],
  },
  'bastard-sword': {
    name: 'Bastard sword',
    description: 'Long sword for one hand or both; in one hand it must be recovered after each swing. Blunt tip.',
    keywords: ['hand-and-a-half', 'longsword', 'two hands', 'knight', 'blade', 'katana', 'samurai'],
  },
  'thrusting-bastard-sword': {
    name: 'Thrusting bastard sword',
    description: 'Pointed long sword for one hand or both; in one hand it must be recovered after each swing.',
    keywords: ['hand-and-a-half', 'longsword', 'two hands', 'pointed', 'knight', 'blade', 'katana', 'samurai'],
  },
  'light-club': {
    name: 'Light club',
    description: 'A plain length of wood swung like a broadsword; nearly free, and hits surprisingly hard.',
    keywords: ['cudgel', 'stick', 'bat', 'baseball bat', 'improvised', 'cheap', 'bludgeon', 'wooden club'],
  },
  greatsword: {
    name: 'Greatsword',
    description: 'Huge sword for both hands, with reach and a mighty cut, yet never unready. Blunt tip.',
    keywords: [
      'claymore',
      'zweihander',
      'two-handed sword',
      'big sword',
      'barbarian',
      'blade',
      'great sword',
      'two-hander',
    ],
  },
  'thrusting-greatsword': {
    name: 'Thrusting greatsword',
    description: 'Huge pointed sword for both hands: a mighty cut and a deep stab, with reach.',
    keywords: [
      'claymore',
      'zweihander',
      'two-handed sword',
      'big sword',
      'pointed',
      'blade',
      'great sword',
      'two-hander',
    ],
  },
} satisfies Entries;

/** Axes, maces and mauls. */
export const axesAndMaces = {
  hatchet: {
    name: 'Hatchet',
    description: 'Small axe that a weak fighter can swing or throw; must be recovered after each blow.',
    keywords: ['tomahawk', 'hand axe', 'small axe', 'throw', 'chop', 'ax', 'camp axe', 'tool'],
  },
  axe: {
    name: 'Axe',
    description: 'Battle axe for one hand: a cheap way to a heavy cut, paid for by a turn to recover each time.',
    keywords: ['battle axe', 'battleaxe', 'chop', 'viking', 'dwarf', 'one-handed', 'battle ax', 'ax'],
  },
  'throwing-axe': {
    name: 'Throwing axe',
    description: 'Axe balanced for the throw, with a fearsome cut at short range; also serves in the hand.',
    keywords: ['francisca', 'tomahawk', 'throw', 'hurl', 'chop', 'ax'],
  },
  'small-mace': {
    name: 'Small mace',
    description: 'Light metal club for those who cannot manage a full mace; must be recovered after each blow.',
    keywords: ['club', 'bludgeon', 'cleric', 'crush', 'one-handed'],
  },
  mace: {
    name: 'Mace',
    description: 'Metal-headed club for one hand: hits hard and hardly breaks; must be recovered after each blow.',
    keywords: ['club', 'bludgeon', 'hammer', 'cleric', 'crush', 'one-handed', 'morning star', 'paladin'],
  },
  pick: {
    name: 'Pick',
    description: 'Spike on a haft, swung to pierce armor; after a telling blow it may stay in the wound.',
    keywords: ['war pick', 'pickaxe', 'spike', 'beak', 'armor piercing', 'dwarf'],
  },
  greataxe: {
    name: 'Greataxe',
    description: 'Long heavy axe for both hands: one great cut, then a turn to bring it round again.',
    keywords: ['great axe', 'battle axe', 'battleaxe', 'two-handed axe', 'chop', 'executioner', 'ax', 'barbarian'],
  },
  warhammer: {
    name: 'Warhammer',
    description: 'Long-hafted spiked hammer for both hands that drives through plate and may stick there.',
    keywords: ['war hammer', 'spike', 'two-handed', 'armor piercing', 'dwarf', 'paladin', 'thor', 'cleric'],
  },
  maul: {
    name: 'Maul',
    description: 'Enormous hammer for both hands, for the very strong; smashes foes, doors and furniture alike.',
    keywords: ['sledgehammer', 'great hammer', 'giant club', 'two-handed', 'crush', 'ogre', 'sledge hammer', 'tool'],
  },
} satisfies Entries;

/** Staffs and flails. */
export const staffsAndFlails = {
  quarterstaff: {
    name: 'Quarterstaff',
    description: 'Long pole for both hands: quick, far-reaching, nearly free, and always ready to parry.',
    keywords: ['staff', 'bo', 'pole', 'stick', 'wizard', 'monk', 'robin hood', 'walking stick', 'druid', 'mage'],
  },
  morningstar: {
    name: 'Morningstar',
    description: 'Spiked ball on a chain for one hand; hard to learn, and hard for the foe to parry or block.',
    keywords: ['flail', 'ball and chain', 'chain weapon', 'crush', 'one-handed', 'mace'],
  },
  flail: {
    name: 'Flail',
    description: 'Long two-handed flail whose chained head wraps round shields and blades; slow but brutal.',
    keywords: ['chain weapon', 'ball and chain', 'two-handed', 'peasant', 'crush', 'nunchaku'],
  },
} satisfies Entries;

/** Spears and polearms. */
export const spearsAndPolearms = {
  javelin: {
    name: 'Javelin',
    description: 'Light spear made for throwing; will do for a thrust in the hand when nothing better is left.',
    keywords: ['throwing spear', 'dart', 'pilum', 'throw', 'hurl', 'spear'],
  },
  spear: {
    name: 'Spear',
    description: 'Point on a shaft, for one hand beside a shield, for both hands with more reach, or thrown.',
    keywords: ['lance', 'pole', 'thrust', 'throw', 'soldier', 'cheap', 'trident', 'hoplite'],
  },
  pike: {
    name: 'Pike',
    description: 'Very long spear for both hands that keeps riders and swordsmen two or three yards away.',
    keywords: ['long spear', 'cavalry', 'formation', 'phalanx', 'reach', 'two-handed', 'soldier'],
  },
  glaive: {
    name: 'Glaive',
    description: 'Blade on a long pole, for sweeping cuts or quicker thrusts from well out of reach.',
    keywords: ['polearm', 'naginata', 'long blade', 'reach', 'two-handed', 'guard', 'pole arm'],
  },
  poleaxe: {
    name: 'Poleaxe',
    description: 'Axe and hammer on a long pole: cut or crush from afar, then two turns to recover.',
    keywords: ['polearm', 'pollaxe', 'long axe', 'hammer', 'reach', 'two-handed', 'pole arm'],
  },
  halberd: {
    name: 'Halberd',
    description: 'Axe, spike and spear point on one pole; the heaviest blow of all, and slow to recover from.',
    keywords: ['polearm', 'axe', 'spike', 'spear', 'guard', 'reach', 'two-handed', 'pole arm', 'soldier'],
  },
} satisfies Entries;

/** The force sword. */
export const forceSword = {
  'force-sword': {
    name: 'Force sword',
    description: 'Short beam of energy on a hilt; its wound does not depend on strength. Far-future technology.',
    keywords: [
      'lightsaber',
      'laser sword',
      'energy blade',
      'science fiction',
      'futuristic',
      'beam',
      'jedi',
      'star wars',
      'light saber',
    ],
  },
} satisfies Entries;
