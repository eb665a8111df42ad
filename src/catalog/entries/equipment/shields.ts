import type { Entries } from '../../entry.ts';

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
