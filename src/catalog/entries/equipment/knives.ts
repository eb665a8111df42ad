import type { Entries } from '../../entry.ts';

/** Knives and daggers. */
export const knives = {
  'large-knife': {
    name: 'Large knife',
    description: 'Hefty blade for cutting, stabbing and throwing; handy when a foe is too near for a sword.',
    keywords: [
      'bowie',
      'blade',
      'stab',
      'close combat',
      'throw',
      'sidearm',
      'hunting knife',
      'combat knife',
      'machete',
    ],
  },
  'small-knife': {
    name: 'Small knife',
    description: 'Belt or table knife: cheap, light, easy to hide, weak; can be thrown a short way.',
    keywords: [
      'blade',
      'stab',
      'boot knife',
      'hidden',
      'close combat',
      'throw',
      'pocket knife',
      'dagger',
      'switchblade',
      'penknife',
    ],
  },
  dagger: {
    name: 'Dagger',
    description: 'Slim blade for the stab alone; balances well in the off hand and flies straight when thrown.',
    keywords: ['stiletto', 'blade', 'stab', 'off hand', 'close combat', 'throw', 'rogue', 'assassin'],
  },
} satisfies Entries;
