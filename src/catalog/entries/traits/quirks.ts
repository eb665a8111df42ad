import type { Entries } from '../../entry.ts';

/** Quirks. */
export const quirks = {
  quirk: {
    name: 'Quirk',
    description: 'A small oddity that makes you you: a liking, a habit, a belief, a turn of phrase.',
    keywords: [
      'habit',
      'personality',
      'trait',
      'likes',
      'dislikes',
      'hobby',
      'belief',
      'oddity',
      'mannerism',
      'flavor',
      'own',
      'personality trait',
      'eccentric',
      'superstitious',
      'favorite',
      'weird',
      'flaw',
    ],
  },
} satisfies Entries;
