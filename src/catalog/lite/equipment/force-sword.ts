import { lite } from '../../books.ts';
import type { ItemEntry } from '../../item-entry.ts';

/** GURPS Lite, p. 15: its figures stand in the text of the skill. */
export const forceSword: readonly ItemEntry[] = [
  {
    id: 'force-sword',
    name: 'Force sword',
    description: 'Short beam of energy on a hilt; its wound does not depend on strength. Far-future technology.',
    keywords: ['lightsaber', 'laser sword', 'energy blade', 'science fiction', 'futuristic', 'beam'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        kind: 'weapon',
        techLevel: { from: 11 },
        cost: 3000,
        weight: 2,
        attacks: [
          { name: 'swing', skills: ['force-sword'], type: 'cut', basis: 'fixed', dice: 8, adds: 0, reach: '1' },
          { name: 'thrust', skills: ['force-sword'], type: 'imp', basis: 'fixed', dice: 4, adds: 0, reach: '1' },
        ],
        notes: ['One turn to switch it on and one more until the blade holds', 'A power cell lasts about 5 minutes'],
      },
    },
  },
];
