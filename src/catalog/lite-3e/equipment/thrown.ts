import { lite } from '../../books.ts';
import { thrown } from '../../entries/equipment/thrown.ts';
import { listItems } from '../../list-entries.ts';
import { untrainedThrow } from '../../third-edition/equipment/thrown.ts';

/** GURPS Lite, p. 20. */
export const liteThrown = listItems(thrown, {
  rock: {
    cite: lite(20),
    kind: 'weapon',
    cost: 0,
    weight: 1,
    attacks: [
      {
        name: 'thrown',
        skills: ['throwing'],
        defaults: [untrainedThrow],
        type: 'cr',
        basis: 'thrust',
        adds: -1,
        ranged: { snapShot: 12, accuracy: 0, halfDamage: 'STx2', maximum: 'STx3.5' },
      },
    ],
  },
});
