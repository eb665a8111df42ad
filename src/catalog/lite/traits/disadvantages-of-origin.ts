import { lite } from '../../books.ts';
import type { TraitEntry } from '../../trait-entry.ts';

/** Where you come from, in time and in years. GURPS Lite, p. 13. */
export const disadvantagesOfOrigin: readonly TraitEntry[] = [
  {
    id: 'primitive',
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
    ],
    facets: {
      'lite-3e': {
        cite: lite(13),
        kind: 'disadvantage',
        price: { pointsPerLevel: -5 },
        effects: [{ to: 'techLevel', add: -1, perLevel: true }],
        notes: [
          'No knowledge of later equipment, not even at default; skills and gear at first from your own culture',
          'Skills of the mind for later equipment only after this is bought off; those of the body with a teacher',
        ],
      },
    },
  },
  {
    id: 'youth',
    name: 'Youth',
    description: 'Under age where you live, by one to three years, and not taken quite seriously.',
    keywords: ['young', 'kid', 'child', 'teenager', 'age', 'minor', 'boy', 'girl', 'underage', 'student', 'apprentice'],
    facets: {
      'lite-3e': {
        cite: lite(13),
        kind: 'disadvantage',
        price: { pointsPerLevel: -2, mostLevels: 3 },
        effects: [{ to: { reaction: 'adults' }, add: -2 }],
        notes: ['Must be bought off on coming of age, usually at 18'],
      },
    },
  },
];
