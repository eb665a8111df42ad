import { lite } from '../../books.ts';
import { advantages } from '../../entries/traits/advantages.ts';
import { listTraits } from '../../list-entries.ts';
import { offHandRelief } from '../../third-edition/traits/advantages.ts';

/** GURPS Lite, pp. 5 and 9-10. */
export const liteAdvantages = listTraits(advantages, {
  ambidexterity: {
    cite: lite(5),
    kind: 'advantage',
    price: { points: 10 },
    effects: [{ to: 'offHand', add: offHandRelief }],
    notes: ['An accident that befalls an arm or hand befalls the left'],
  },
  'combat-reflexes': {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 15 },
    effects: [
      { to: 'activeDefenses', add: 1 },
      { to: 'iq', add: 6, when: 'to recover from surprise' },
    ],
    notes: ['The +6 also counts to wake up and to shake off mental stun; you never freeze'],
    gainedInPlay: true,
  },
  toughness: {
    cite: lite(10),
    kind: 'advantage',
    price: { levels: [10, 25] },
    effects: [{ to: 'damageResistance', add: 1, perLevel: true }],
    notes: ['No help against poison on a blade; a weapon still breaks the skin'],
  },
});
