import { lite } from '../../books.ts';
import { quirks } from '../../entries/traits/quirks.ts';
import { listTraits } from '../../list-entries.ts';

/** GURPS Lite, p. 13. */
export const liteQuirks = listTraits(quirks, {
  quirk: {
    cite: lite(13),
    kind: 'quirk',
    price: { points: -1 },
    repeatable: true,
    textIsName: true,
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
});
