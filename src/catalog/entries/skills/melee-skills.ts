import type { SkillEntries } from '../../skill-entry.ts';

/** Skills of the hand weapons and of the shield. */
export const meleeSkills = {
  shield: {
    name: 'Shield',
    description: 'Blocking blows and missiles with a shield, or striking with it.',
    keywords: ['block', 'buckler', 'defense', 'bash', 'guard'],
  },
  knife: {
    name: 'Knife',
    description: 'Fighting with knives and daggers, the weapons for close quarters.',
    keywords: ['dagger', 'stiletto', 'blade', 'stab', 'close combat'],
  },
  blackjack: {
    name: 'Blackjack',
    description: 'Knocking people out with a sap or cosh; gives no parry.',
    keywords: ['sap', 'cosh', 'knock out', 'thief', 'subdue'],
  },
  shortsword: {
    name: 'Shortsword',
    description: 'Fighting with short balanced blades and batons; also serves for a saber.',
    keywords: ['gladius', 'machete', 'baton', 'club', 'saber', 'sword'],
  },
  fencing: {
    name: 'Fencing',
    description: 'Duelling with foil, rapier or saber: a better parry, twice a turn, when lightly loaded.',
    keywords: ['rapier', 'foil', 'saber', 'smallsword', 'duel', 'swashbuckler', 'parry'],
  },
  broadsword: {
    name: 'Broadsword',
    description: 'Fighting with one-handed swords of full length, and with clubs of that size.',
    keywords: ['sword', 'longsword', 'club', 'bastard sword', 'knight', 'one-handed'],
  },
  'force-sword': {
    name: 'Force Sword',
    description: 'Fighting with a blade of pure energy, in the far future.',
    keywords: ['lightsaber', 'laser sword', 'energy blade', 'science fiction'],
  },
  'two-handed-sword': {
    name: 'Two-Handed Sword',
    description: 'Fighting with long balanced blades held in both hands, or with a staff swung like one.',
    keywords: ['greatsword', 'bastard sword', 'claymore', 'big sword', 'quarterstaff'],
  },
  'axe-mace': {
    name: 'Axe/Mace',
    description: 'Fighting with one-handed axes, maces, hammers and picks, which are heavy in the head.',
    keywords: ['axe', 'mace', 'hammer', 'pick', 'hatchet', 'club', 'one-handed'],
  },
  'two-handed-axe-mace': {
    name: 'Two-Handed Axe/Mace',
    description: 'Fighting with great axes, mauls and war hammers held in both hands.',
    keywords: ['greataxe', 'maul', 'warhammer', 'sledgehammer', 'battleaxe'],
  },
  staff: {
    name: 'Staff',
    description: 'Fighting with a quarterstaff or any pole of that length, in both hands.',
    keywords: ['quarterstaff', 'bo', 'pole', 'stick', 'wizard', 'monk'],
  },
  spear: {
    name: 'Spear',
    description: 'Fighting with spears, javelins and pikes in the hand; throwing them is another skill.',
    keywords: ['pike', 'javelin', 'lance', 'bayonet', 'thrust'],
  },
  polearm: {
    name: 'Polearm',
    description: 'Fighting with blades on long poles, such as the glaive, the poleaxe and the halberd.',
    keywords: ['halberd', 'glaive', 'poleaxe', 'naginata', 'guard', 'reach'],
  },
  flail: {
    name: 'Flail',
    description: 'Fighting with a head on a chain: clumsy to learn, hard for the foe to parry or block.',
    keywords: ['morningstar', 'ball and chain', 'nunchaku', 'chain weapon'],
  },
} satisfies SkillEntries;
