import type { Entries } from '../../entry.ts';

/** Armor from gunpowder on. */
export const modernArmor = {
  'flak-jacket': {
    name: 'Flak jacket',
    description: 'Heavy padded vest of the world wars against splinters; the trunk alone.',
    keywords: ['vest', 'body armor', 'bulletproof', 'soldier', 'shrapnel', 'world war', 'bulletproof vest'],
  },
  'kevlar-light': {
    name: 'Kevlar (light)',
    description: 'Thin layer of bulletproof cloth, light enough to forget; a point slips through.',
    keywords: ['vest', 'body armor', 'bulletproof', 'concealed', 'police', 'modern', 'bulletproof vest'],
  },
  'kevlar-heavy': {
    name: 'Kevlar (heavy)',
    description: 'Many layers of bulletproof cloth: stops most pistols, but hardly a dagger.',
    keywords: ['vest', 'body armor', 'bulletproof', 'police', 'riot', 'modern', 'bulletproof vest', 'swat'],
  },
  'light-body-armor': {
    name: 'Light body armor',
    description: 'Modern suit of plates and fibers from head to foot, against blades and bullets alike.',
    keywords: ['bulletproof', 'ballistic', 'soldier', 'riot', 'modern', 'suit', 'swat', 'tactical'],
  },
  'medium-body-armor': {
    name: 'Medium body armor',
    description: 'Hard suit of the near future that turns most rifle bullets and every laser.',
    keywords: ['bulletproof', 'combat armor', 'soldier', 'science fiction', 'future', 'suit', 'space suit'],
  },
  'heavy-body-armor': {
    name: 'Heavy body armor',
    description: 'The stoutest suit there is: even a blaster rarely gets through, if its wearer can stand in it.',
    keywords: [
      'bulletproof',
      'combat armor',
      'space marine',
      'science fiction',
      'future',
      'suit',
      'power armor',
      'space suit',
    ],
  },
} satisfies Entries;
