import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const lost = { singing: 4, writing: 5 };

/** The arts, and cooking. GURPS Lite, pp. 14-17. */
export const artisticSkills: readonly SkillEntry[] = [
  {
    id: 'artist',
    name: 'Artist',
    description: 'Drawing and painting, true to life and well.',
    keywords: ['paint', 'draw', 'picture', 'art', 'painter', 'portrait'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
      },
    },
  },
  {
    id: 'cooking',
    name: 'Cooking',
    description: 'Making a good meal of simple things.',
    keywords: ['cook', 'food', 'chef', 'meal', 'kitchen', 'bake'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: 4 }],
      },
    },
  },
  {
    id: 'musical-instrument',
    name: 'Musical Instrument',
    description: 'Playing one musical instrument.',
    keywords: ['music', 'lute', 'guitar', 'piano', 'violin', 'play', 'bard', 'minstrel', 'flute', 'drums'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        speciality: { label: 'Instrument', choices: [] },
        groups: ['musical'],
      },
    },
  },
  {
    id: 'singing',
    name: 'Singing',
    description: 'Singing so that people like to listen; leans on HT instead of DX.',
    keywords: ['sing', 'song', 'voice', 'music', 'bard', 'choir', 'opera'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'ht',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'ht', penalty: lost.singing }],
        groups: ['musical'],
      },
    },
  },
  {
    id: 'writing',
    name: 'Writing',
    description: 'Writing that is clear, or a pleasure to read.',
    keywords: ['author', 'book', 'journalist', 'poet', 'novel', 'report', 'article'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: lost.writing }],
      },
    },
  },
];
