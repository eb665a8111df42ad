import { lite } from '../../books.ts';
import type { TraitEntry } from '../../trait-entry.ts';

/** GURPS Lite, p. 13. */
export const quirks: readonly TraitEntry[] = [
  {
    id: 'quirk',
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
    ],
    facets: {
      'lite-3e': {
        cite: lite(13),
        kind: 'quirk',
        price: { points: -1 },
        repeatable: true,
        parameters: [
          {
            id: 'what',
            label: 'Quirk',
            text: {
              placeholder: 'What you always do, or never',
              suggestions: [
                'hums when nervous',
                'never sits facing away from a door',
                'collects odd coins',
                'distrusts cats',
                'talks to horses',
                'always overdressed',
                'counts stairs',
                'swears by a saint nobody knows',
              ],
            },
          },
        ],
      },
    },
  },
];
