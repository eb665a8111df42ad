import { manToMan } from '../../books.ts';
import { thrown } from '../../entries/equipment/thrown.ts';
import { listItems } from '../../list-entries.ts';
import { untrainedThrow } from '../../third-edition/equipment/thrown.ts';

/**
 * The ranged table of Man to Man has thrust+1 for a rock. Its text (p. 41) says one less than thrust, and the table of
 * damage from thrown objects agrees with that, so the plus sign is a misprint.
 */
const rockAdds = -1;

/** Man to Man, pull-out and p. 44. */
export const manToManThrown = listItems(thrown, {
  rock: {
    cite: manToMan('pull-out'),
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
        adds: rockAdds,
        ranged: { pointBlank: '3', increment: '5', halfDamage: 'STx2', maximum: 'STx3.5' },
      },
    ],
  },
  'oil-flask': {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 50,
    weight: 1,
    attacks: [
      {
        name: 'thrown',
        skills: ['throwing'],
        defaults: [untrainedThrow],
        type: 'fire',
        basis: 'fixed',
        dice: 1,
        adds: -1,
        ranged: { pointBlank: '3', increment: '5', halfDamage: null, maximum: 'STx3.5' },
      },
    ],
    notes: [
      'For fantasy settings only',
      'Burns for a minute; the damage is for a whole turn in the fire, 1-3 for part of one',
      'Breaks on a roll of 1 to 4 on one die when its carrier falls',
    ],
  },
});
