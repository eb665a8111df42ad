import type { Entries } from '../../entry.ts';

/** Bows, crossbows and slings. */
export const bowsAndSlings = {
  'short-bow': {
    name: 'Short bow',
    description: 'Small bow for a weak arm, or for one who must shoot from cover or horseback; modest range.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'shortbow', 'hunting', 'elf', 'ranger'],
  },
  'regular-bow': {
    name: 'Regular bow',
    description: 'Ordinary bow of good range; a shot every third turn at best.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'hunting', 'self bow', 'ranger', 'hunter'],
  },
  longbow: {
    name: 'Longbow',
    description: 'Man-high war bow that strikes harder than the ordinary one at the same range.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'english', 'robin hood', 'elf', 'ranger', 'hunter'],
  },
  'composite-bow': {
    name: 'Composite bow',
    description: 'Costly bow of horn and sinew: the farthest range and hardest shot that an arm can draw.',
    keywords: ['archery', 'archer', 'shoot', 'arrow', 'recurve', 'mongol', 'horn bow', 'ranger', 'hunter'],
  },
  crossbow: {
    name: 'Crossbow',
    description: 'Easy to learn, far-shooting and strong in itself, but very slow to cock and load.',
    keywords: ['arbalest', 'bolt', 'quarrel', 'shoot', 'archery', 'trigger', 'hunter'],
  },
  prodd: {
    name: 'Prodd',
    description: 'Crossbow that shoots lead pellets for next to nothing a shot; bruises instead of piercing.',
    keywords: ['crossbow', 'pellet', 'bullet', 'stone bow', 'shoot', 'subdue'],
  },
  sling: {
    name: 'Sling',
    description: 'Strip of leather that hurls stones found on the way: cheap and light, but hard to master.',
    keywords: ['stone', 'rock', 'bullet', 'david', 'shepherd', 'halfling', 'shoot', 'slingshot'],
  },
  'staff-sling': {
    name: 'Staff sling',
    description: 'Sling on the end of a staff, which throws its stones farther and harder.',
    keywords: ['stone', 'rock', 'fustibalus', 'pole sling', 'shoot'],
  },
} satisfies Entries;
