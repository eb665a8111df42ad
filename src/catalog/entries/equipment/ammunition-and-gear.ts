import type { Entries } from '../../entry.ts';

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
