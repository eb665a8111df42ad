import { lite } from '../../books.ts';
import { clothing } from '../../entries/equipment/clothing.ts';
import { listItems } from '../../list-entries.ts';

/** GURPS Lite has the jacket alone (p. 18). */
export const liteClothing = listItems(clothing, {
  'leather-jacket': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 1, to: 8 },
    cost: 50,
    weight: 4,
    armor: { coverage: 'piece', places: ['torso', 'arms'], passiveDefense: 1, damageResistance: 1 },
  },
});
