import type { Entries } from '../../entry.ts';

/** Where you come from, in time and in years. */
export const disadvantagesOfOrigin = {
  primitive: {
    name: 'Primitive',
    description: 'You come from a culture with lower technology than the campaign’s.',
    keywords: [
      'tech level',
      'barbarian',
      'savage',
      'caveman',
      'stone age',
      'past',
      'backward',
      'tribal',
      'time traveler',
      'low tech',
      'savages',
      'tribe',
      'viking',
    ],
  },
  youth: {
    name: 'Youth',
    description: 'Under age where you live, by one to three years, and not taken quite seriously.',
    keywords: [
      'young',
      'kid',
      'child',
      'teenager',
      'age',
      'minor',
      'boy',
      'girl',
      'underage',
      'student',
      'apprentice',
      'small',
      'baby',
      'kids',
    ],
  },
} satisfies Entries;
