import { lite } from '../../books.ts';
import type { Effect } from '../../effect.ts';
import { modernArmor, shields, suits } from '../../entries/equipment/armor.ts';
import { clothing } from '../../entries/equipment/clothing.ts';
import { listItems } from '../../list-entries.ts';
import { helmEffects, improvised, largeShieldPenalty } from '../../third-edition/equipment/armor.ts';

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

/** GURPS Lite, p. 18: the table of Man to Man without the hits. */
export const liteShields = listItems(shields, {
  'improvised-shield': {
    cite: lite(18),
    kind: 'shield',
    cost: 0,
    weight: 0,
    shield: { passiveDefense: 1, small: true },
    notes: improvised,
  },
  buckler: {
    cite: lite(18),
    kind: 'shield',
    cost: 25,
    weight: 2,
    shield: { passiveDefense: 1, small: true },
  },
  'small-shield': {
    cite: lite(18),
    kind: 'shield',
    cost: 40,
    weight: 8,
    shield: { passiveDefense: 2, small: true },
  },
  'medium-shield': { cite: lite(18), kind: 'shield', cost: 60, weight: 15, shield: { passiveDefense: 3 } },
  'large-shield': {
    cite: lite(18),
    kind: 'shield',
    cost: 90,
    weight: 25,
    shield: { passiveDefense: 4, weaponSkillPenalty: largeShieldPenalty },
  },
});

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
