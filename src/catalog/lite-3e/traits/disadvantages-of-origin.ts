import { lite } from '../../books.ts';
import { disadvantagesOfOrigin } from '../../entries/traits/disadvantages-of-origin.ts';
import { listTraits } from '../../list-entries.ts';

/** GURPS Lite, p. 13. */
export const liteDisadvantagesOfOrigin = listTraits(disadvantagesOfOrigin, {
  primitive: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { pointsPerLevel: -5 },
    effects: [{ to: 'techLevel', add: -1, perLevel: true }],
    notes: [
      'No knowledge of later equipment, not even at default; skills and gear at first from your own culture',
      'Skills of the mind for later equipment only after this is bought off; those of the body with a teacher',
    ],
  },
  youth: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { pointsPerLevel: -2, mostLevels: 3 },
    effects: [{ to: { reaction: 'adults' }, add: -2 }],
    notes: ['Must be bought off on coming of age, usually at 18'],
  },
});
