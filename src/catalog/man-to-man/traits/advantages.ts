import { manToMan } from '../../books.ts';
import { advantages } from '../../entries/traits/advantages.ts';
import { listTraits } from '../../list-entries.ts';
import { offHandRelief } from '../../third-edition/traits/advantages.ts';

/**
 * Man to Man prints 15 points in three places (p. 7, p. 18 and the pull-out). The publisher's errata page for the book says
 * 10; the printed price is used here.
 */
const combatReflexesPrice = 15;

/** Man to Man, pp. 7-8 and pull-out. */
export const manToManAdvantages = listTraits(advantages, {
  ambidexterity: {
    cite: manToMan(7),
    name: 'Ambidextrousness',
    kind: 'advantage',
    price: { points: 10 },
    effects: [{ to: 'offHand', add: offHandRelief }],
  },
  'combat-reflexes': {
    cite: manToMan(7),
    kind: 'advantage',
    price: { points: combatReflexesPrice },
    effects: [{ to: 'iq', add: 6, when: 'to recover from surprise' }],
    notes: ['Your side has +1 on initiative against surprise, +2 when you lead it; members do not add up'],
    gainedInPlay: true,
  },
  'peripheral-vision': {
    cite: manToMan(8),
    kind: 'advantage',
    price: { points: 15 },
    notes: [
      'Every adjacent hex but the one straight behind is a front hex, and the field of fire is wider',
      'A one-handed attack into the far side is still a wild swing',
    ],
  },
  toughness: {
    cite: manToMan(8),
    kind: 'advantage',
    price: { levels: [10, 25] },
    effects: [{ to: 'damageResistance', add: 1, perLevel: true }],
    notes: ['No help against poison; a weapon still breaks the skin'],
  },
});
