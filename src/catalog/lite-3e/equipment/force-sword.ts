import { lite } from '../../books.ts';
import { forceSword } from '../../entries/equipment/force-sword.ts';
import { listItems } from '../../list-entries.ts';

/** GURPS Lite, p. 15, in the text of the skill. */
export const liteForceSword = listItems(forceSword, {
  'force-sword': {
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
});
