import type { SkillEntries } from '../../skill-entry.ts';

/** The arts, and cooking. */
export const artisticSkills = {
  artist: {
    name: 'Artist',
    description: 'Drawing and painting, true to life and well.',
    keywords: ['paint', 'draw', 'picture', 'art', 'painter', 'portrait'],
    field: 'Arts and crafts',
  },
  cooking: {
    name: 'Cooking',
    description: 'Making a good meal of simple things.',
    keywords: ['cook', 'food', 'chef', 'meal', 'kitchen', 'bake'],
    field: 'Arts and crafts',
  },
  'musical-instrument': {
    name: 'Musical Instrument',
    description: 'Playing one musical instrument.',
    keywords: ['music', 'lute', 'guitar', 'piano', 'violin', 'play', 'bard', 'minstrel', 'flute', 'drums'],
    field: 'Arts and crafts',
  },
  singing: {
    name: 'Singing',
    description: 'Singing so that people like to listen; leans on HT instead of DX.',
    keywords: ['sing', 'song', 'voice', 'music', 'bard', 'choir', 'opera'],
    field: 'Arts and crafts',
  },
  writing: {
    name: 'Writing',
    description: 'Writing that is clear, or a pleasure to read.',
    keywords: ['author', 'book', 'journalist', 'poet', 'novel', 'report', 'article'],
    field: 'Arts and crafts',
  },
} satisfies SkillEntries;
