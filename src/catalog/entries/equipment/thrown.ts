import type { Entries } from '../../entry.ts';

/** Things thrown that are not weapons of the hand. */
export const thrown = {
  rock: {
    name: 'Rock',
    description: 'Stone of a pound or so, picked up and thrown; costs nothing and may stun a foe.',
    keywords: ['stone', 'throw', 'improvised', 'brick', 'baseball', 'free'],
  },
  'oil-flask': {
    name: 'Oil flask',
    description: 'Clay bottle of oil with a burning rag; breaks where it lands and sets that spot on fire.',
    keywords: [
      'molotov',
      'firebomb',
      'greek fire',
      'burning oil',
      'throw',
      'fire',
      'bomb',
      'grenade',
      'alchemist fire',
    ],
  },
} satisfies Entries;
