import type { Entries } from '../../entry.ts';

/** The force sword. */
export const forceSword = {
  'force-sword': {
    name: 'Force sword',
    description: 'Short beam of energy on a hilt; its wound does not depend on strength. Far-future technology.',
    keywords: [
      'lightsaber',
      'laser sword',
      'energy blade',
      'science fiction',
      'futuristic',
      'beam',
      'jedi',
      'star wars',
      'light saber',
    ],
  },
} satisfies Entries;
