import { lite } from '../../books.ts';
import type { ItemEntry } from '../../item-entry.ts';

const cite = lite(18);

/** GURPS Lite, p. 18 (armor table), from gunpowder on. A point gets through Kevlar of either weight as it does through mail. */
export const modernArmor: readonly ItemEntry[] = [
  {
    id: 'flak-jacket',
    name: 'Flak jacket',
    description: 'Heavy padded vest of the world wars against splinters; the trunk alone.',
    keywords: ['vest', 'body armor', 'bulletproof', 'soldier', 'shrapnel', 'world war'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'armor',
        techLevel: { from: 6, to: 6 },
        cost: 220,
        weight: 17,
        armor: { coverage: 'piece', places: ['torso'], passiveDefense: 2, damageResistance: 3 },
      },
    },
  },
  {
    id: 'kevlar-light',
    name: 'Kevlar (light)',
    description: 'Thin layer of bulletproof cloth, light enough to forget; a point slips through.',
    keywords: ['vest', 'body armor', 'bulletproof', 'concealed', 'police', 'modern'],
    facets: {
      'lite-3e': {
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
    },
  },
  {
    id: 'kevlar-heavy',
    name: 'Kevlar (heavy)',
    description: 'Many layers of bulletproof cloth: stops most pistols, but hardly a dagger.',
    keywords: ['vest', 'body armor', 'bulletproof', 'police', 'riot', 'modern'],
    facets: {
      'lite-3e': {
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
    },
  },
  {
    id: 'light-body-armor',
    name: 'Light body armor',
    description: 'Modern suit of plates and fibers from head to foot, against blades and bullets alike.',
    keywords: ['bulletproof', 'ballistic', 'soldier', 'riot', 'modern', 'suit'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'armor',
        techLevel: { from: 7 },
        cost: 270,
        weight: 22,
        armor: { coverage: 'suit', passiveDefense: 4, damageResistance: 15 },
      },
    },
  },
  {
    id: 'medium-body-armor',
    name: 'Medium body armor',
    description: 'Hard suit of the near future that turns most rifle bullets and every laser.',
    keywords: ['bulletproof', 'combat armor', 'soldier', 'science fiction', 'future', 'suit'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'armor',
        techLevel: { from: 8 },
        cost: 1520,
        weight: 32,
        armor: { coverage: 'suit', passiveDefense: 6, damageResistance: 25 },
      },
    },
  },
  {
    id: 'heavy-body-armor',
    name: 'Heavy body armor',
    description: 'The stoutest suit there is: even a blaster rarely gets through, if its wearer can stand in it.',
    keywords: ['bulletproof', 'combat armor', 'space marine', 'science fiction', 'future', 'suit'],
    facets: {
      'lite-3e': {
        cite,
        kind: 'armor',
        techLevel: { from: 9 },
        cost: 2520,
        weight: 52,
        armor: { coverage: 'suit', passiveDefense: 6, damageResistance: 50 },
      },
    },
  },
];
