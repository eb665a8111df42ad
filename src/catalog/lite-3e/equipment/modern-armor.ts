import { lite } from '../../books.ts';
import { modernArmor } from '../../entries/equipment/modern-armor.ts';
import { listItems } from '../../list-entries.ts';

const cite = lite(18);

/**
 * GURPS Lite, p. 18 (armor table), from gunpowder on. A point gets through Kevlar of either weight as it does through
 * mail.
 */
export const liteModernArmor = listItems(modernArmor, {
  'flak-jacket': {
    cite,
    kind: 'armor',
    techLevel: { from: 6, to: 6 },
    cost: 220,
    weight: 17,
    armor: { coverage: 'piece', places: ['torso'], passiveDefense: 2, damageResistance: 3 },
  },
  'kevlar-light': {
    cite,
    kind: 'armor',
    techLevel: { from: 7, to: 7 },
    cost: 220,
    weight: 5,
    armor: {
      coverage: 'suit',
      passiveDefense: 2,
      damageResistance: 4,
      impaling: { passiveDefense: 1, damageResistance: 2 },
    },
  },
  'kevlar-heavy': {
    cite,
    kind: 'armor',
    techLevel: { from: 7, to: 7 },
    cost: 420,
    weight: 9,
    armor: {
      coverage: 'suit',
      passiveDefense: 2,
      damageResistance: 12,
      impaling: { passiveDefense: 1, damageResistance: 2 },
    },
  },
  'light-body-armor': {
    cite,
    kind: 'armor',
    techLevel: { from: 7 },
    cost: 270,
    weight: 22,
    armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 15 },
  },
  'medium-body-armor': {
    cite,
    kind: 'armor',
    techLevel: { from: 8 },
    cost: 1520,
    weight: 32,
    armor: { coverage: 'suit', passiveDefense: 6, damageResistance: 25 },
  },
  'heavy-body-armor': {
    cite,
    kind: 'armor',
    techLevel: { from: 9 },
    cost: 2520,
    weight: 52,
    armor: { coverage: 'suit', passiveDefense: 6, damageResistance: 50 },
  },
});
