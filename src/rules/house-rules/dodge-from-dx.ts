import { extraHeavyLevel } from '../shared/load.ts';
import { adapted, type HouseRule } from './house-rule.ts';

/**
 * Dodge is half of DX, rounded down, less the level of load. As with Move, the load never takes it under 1, and an
 * overload leaves no more of it than there is of Move.
 */
export const dodgeFromDx: HouseRule = {
  id: 'dodge-from-dx',
  name: 'Dodge from DX/2',
  explanation: 'Dodge is DX/2, rounded down, minus the encumbrance level, regardless of Move.',
  cite: adapted,
  availableIn: { 'third-edition': 'off' },
  replaces: ['Dodge'],
  changes: [
    {
      stat: 'dodge',
      caption: 'DX / 2 − encumbrance',
      base: (w, { name, cite }) => {
        w.startFrom('dx').divide(2, name, { cite }).round('down');
        w.addFrom('encumbrance', -1, 'encumbrance level').atLeast(1, 'minimum');
        if (w.ahead('encumbrance') > extraHeavyLevel) w.atMostFrom('move', 'overloaded: limited to Move');
        w.note('halved at 3 hits or fewer', { cite });
      },
    },
  ],
};
