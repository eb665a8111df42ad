import type { SkillEntries } from '../../skill-entry.ts';

/** Skills of bows, crossbows, slings and thrown weapons. */
export const missileAndThrownSkills = {
  bow: {
    name: 'Bow',
    description: 'Shooting with every kind of bow that is drawn by hand.',
    keywords: ['archery', 'archer', 'longbow', 'shoot', 'arrow', 'hunting', 'elf', 'marksman', 'ranged weapon'],
  },
  crossbow: {
    name: 'Crossbow',
    description: 'Shooting with crossbows and prodds; the easiest way to hit from afar.',
    keywords: [
      'bolt',
      'quarrel',
      'prodd',
      'arbalest',
      'shoot',
      'archery',
      'archer',
      'marksman',
      'hunting',
      'ranged weapon',
    ],
  },
  sling: {
    name: 'Sling',
    description: 'Hurling stones with a sling or a staff sling.',
    keywords: ['stone', 'rock', 'staff sling', 'shoot', 'shepherd', 'slingshot', 'halfling', 'ranged weapon'],
  },
  'knife-throwing': {
    name: 'Knife Throwing',
    description: 'Throwing knives and daggers; fighting with them in the hand is another skill.',
    keywords: ['thrown weapon', 'dagger', 'hurl', 'circus', 'ninja', 'assassin', 'throw knives', 'ranged weapon'],
  },
  'axe-throwing': {
    name: 'Axe Throwing',
    description: 'Throwing hatchets and throwing axes; fighting with them in the hand is another skill.',
    keywords: ['thrown weapon', 'tomahawk', 'francisca', 'hatchet', 'hurl', 'viking', 'dwarf', 'ranged weapon'],
  },
  'spear-throwing': {
    name: 'Spear Throwing',
    description: 'Throwing javelins and spears; fighting with them in the hand is another skill.',
    keywords: ['thrown weapon', 'javelin', 'pilum', 'hurl', 'ranged weapon', 'amazon'],
  },
} satisfies SkillEntries;
