import type { Entries } from '../../entry.ts';

/** Bows, crossbows and slings. */
export const bowsAndSlings = {
  'short-bow': {
    name: 'Short bow',
    description: 'Small bow for a weak arm, or for one who must shoot from cover or horseback; modest range.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'shortbow', 'hunting', 'elf', 'ranger'],
  },
  'regular-bow': {
    name: 'Regular bow',
    description: 'Ordinary bow of good range; a shot every third turn at best.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'hunting', 'self bow', 'ranger', 'hunter'],
  },
  longbow: {
    name: 'Longbow',
    description: 'Man-high war bow that strikes harder than the ordinary one at the same range.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'english', 'robin hood', 'elf', 'ranger', 'hunter'],
  },
  'composite-bow': {
    name: 'Composite bow',
    description: 'Costly bow of horn and sinew: the farthest range and hardest shot that an arm can draw.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'recurve', 'mongol', 'horn bow', 'ranger', 'hunter'],
  },
  crossbow: {
    name: 'Crossbow',
    description: 'Easy to learn, far-shooting and strong in itself, but very slow to cock and load.',
    keywords: ['arbalest', 'bolt', 'quarrel', 'shoot', 'archery', 'trigger', 'hunter'],
  },
  prodd: {
    name: 'Prodd',
    description: 'Crossbow that shoots lead pellets for next to nothing a shot; bruises instead of piercing.',
    keywords: ['crossbow', 'pellet', 'bullet', 'stone bow', 'shoot', 'subdue'],
  },
  sling: {
    name: 'Sling',
    description: 'Strip of leather that hurls stones found on the way: cheap and light, but hard to master.',
    keywords: ['stone', 'rock', 'bullet', 'david', 'shepherd', 'halfling', 'shoot', 'slingshot'],
  },
  'staff-sling': {
    name: 'Staff sling',
    description: 'Sling on the end of a staff, which throws its stones farther and harder.',
    keywords: ['stone', 'rock', 'fustibalus', 'pole sling', 'shoot'],
  },
} satisfies Entries;

/** Things thrown that are not weapons of the hand. */
export const thrown = {
  rock: {
    name: 'Rock',
    description: 'Stone of a pound or so, picked up and thrown; costs nothing and may stun a foe.',
    keywords: ['stone', 'throw', 'improvised', 'brick', 'baseball', 'free'],
  },
  'oil-flask': {
    name: 'Oil flask',
    description: 'Clay bottle of oil with a burning rag; breaks where it lands and sets that spot on fire.',
    keywords: [
      'molotov',
      'firebomb',
      'greek fire',
      'burning oil',
      'throw',
      'fire',
      'bomb',
      'grenade',
      'alchemist fire',
    ],
  },
} satisfies Entries;

/** Missiles and accessories of weapons. */
export const ammunitionAndGear = {
  arrow: {
    name: 'Arrow',
    description: 'One arrow for any bow; buy as many as you mean to shoot.',
    keywords: ['ammunition', 'missile', 'archery', 'bow', 'shaft', 'arrows', 'ammo'],
  },
  bolt: {
    name: 'Bolt',
    description: 'One short arrow for a crossbow; buy as many as you mean to shoot.',
    keywords: ['ammunition', 'missile', 'crossbow bolt', 'quarrel', 'shaft', 'bolts', 'ammo'],
  },
  'prodd-pellet': {
    name: 'Prodd pellet',
    description: 'One lead ball for a prodd, at ten cents apiece.',
    keywords: ['ammunition', 'missile', 'lead', 'bullet', 'ball', 'bullets', 'ammo'],
  },
  'sling-stone': {
    name: 'Sling stone',
    description: 'One smooth stone for a sling; free wherever there are pebbles.',
    keywords: ['ammunition', 'missile', 'rock', 'pebble', 'bullet', 'bullets', 'ammo', 'stones'],
  },
  quiver: {
    name: 'Quiver',
    description: 'Case that keeps ten arrows or bolts at hand.',
    keywords: ['arrows', 'bolts', 'case', 'container', 'archery', 'arrow'],
  },
  'goats-foot': {
    name: "Goat's foot",
    description: 'Lever that cocks a crossbow too strong for your arms, in twenty turns.',
    keywords: ['crossbow', 'lever', 'cocking', 'winch', 'cranequin', 'tool'],
  },
  'brass-knuckles': {
    name: 'Brass knuckles',
    description: 'Metal over the knuckles of both hands: a harder punch that cannot be dropped or grabbed.',
    keywords: [
      'fist',
      'punch',
      'knuckle dusters',
      'unarmed',
      'brawl',
      'close combat',
      'fist weapon',
      'gangster',
      'thug',
    ],
  },
  blackjack: {
    name: 'Blackjack',
    description: 'Weighted leather sap for a blow in a clinch or from behind; no use for parrying.',
    keywords: ['sap', 'cosh', 'club', 'knock out', 'thief', 'subdue', 'close combat', 'burglar', 'criminal', 'thug'],
  },
} satisfies Entries;
