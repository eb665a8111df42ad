import type { Entries } from '../../entry.ts';

/** Advantages of a fighter. */
export const advantages = {
  ambidexterity: {
    name: 'Ambidexterity',
    description: 'Both hands are equally good: no penalty to attack or parry with the off hand.',
    keywords: ['ambidextrous', 'left hand', 'off hand', 'two weapons', 'dual wield'],
  },
  'combat-reflexes': {
    name: 'Combat Reflexes',
    description: 'Lightning reactions: never frozen by surprise for long, and a help to the whole side.',
    keywords: ['reaction', 'initiative', 'surprise', 'alert', 'reflexes', 'quick'],
  },
  'peripheral-vision': {
    name: 'Peripheral Vision',
    description: 'A wide field of view: you fight and defend to both sides, and only straight behind is blind.',
    keywords: ['sight', 'eyes', 'see behind', 'flank', 'awareness', 'facing'],
  },
  toughness: {
    name: 'Toughness',
    description: 'Tough flesh that stops part of every wound, on top of any armor.',
    keywords: ['damage resistance', 'thick skin', 'armor', 'natural armor', 'hardy'],
  },
} satisfies Entries;
