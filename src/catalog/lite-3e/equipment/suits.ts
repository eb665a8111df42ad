import { lite } from '../../books.ts';
import type { Effect } from '../../effect.ts';
import { suits } from '../../entries/equipment/suits.ts';
import { listItems } from '../../list-entries.ts';
import { helmEffects } from '../../third-edition/equipment/suits.ts';

const liteHelmEffects: readonly Effect[] = [...helmEffects, { to: 'vision', add: -3 }, { to: 'hearing', add: -3 }];

/** GURPS Lite, p. 18. */
export const liteSuits = listItems(suits, {
  'ordinary-clothing': {
    cite: lite(18),
    kind: 'armor',
    cost: 0,
    weight: 1,
    armor: { coverage: 'suit', passiveDefense: 0, damageResistance: 0 },
    notes: ['The price varies: set your own'],
  },
  'padded-cloth-armor': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 1, to: 4 },
    cost: 180,
    weight: 14,
    armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1 },
  },
  'light-leather-armor': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 1, to: 4 },
    cost: 210,
    weight: 10,
    armor: { coverage: 'suit', passiveDefense: 1, damageResistance: 1 },
  },
  'heavy-leather-armor': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 1, to: 4 },
    cost: 350,
    weight: 20,
    armor: { coverage: 'suit', passiveDefense: 2, damageResistance: 2 },
  },
  chainmail: {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 3, to: 4 },
    cost: 550,
    weight: 45,
    armor: {
      coverage: 'suit',
      passiveDefense: 3,
      damageResistance: 4,
      impaling: { passiveDefense: 1, damageResistance: 2 },
      mail: true,
    },
  },
  'scale-armor': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 2, to: 4 },
    cost: 750,
    weight: 50,
    armor: { coverage: 'suit', passiveDefense: 3, damageResistance: 4 },
  },
  'half-plate': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 2, to: 4 },
    cost: 2000,
    weight: 70,
    armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 5, plate: true },
    effects: liteHelmEffects,
  },
  'light-plate': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 3, to: 4 },
    cost: 4000,
    weight: 90,
    armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 6, plate: true },
    effects: liteHelmEffects,
  },
  'heavy-plate': {
    cite: lite(18),
    kind: 'armor',
    techLevel: { from: 3, to: 4 },
    cost: 6000,
    weight: 110,
    armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 7, plate: true },
    effects: liteHelmEffects,
  },
});
