import type { Entries } from '../../entry.ts';

/** Image and looks. */
export const imageAndLooks = {
  appearance: {
    name: 'Appearance',
    description: 'How good or bad you look, from a fright to a famous beauty, and how strangers take to you for it.',
    keywords: [
      'looks',
      'ugly',
      'hideous',
      'unattractive',
      'plain',
      'pretty',
      'attractive',
      'handsome',
      'beautiful',
      'beauty',
      'face',
      'scar',
      'deformed',
      'hunchback',
      'sexy',
      'good-looking',
    ],
  },
  charisma: {
    name: 'Charisma',
    description: 'Inborn magnetism that wins over and leads anyone who can think, whatever your looks.',
    keywords: ['charming', 'charm', 'leader', 'likable', 'presence', 'personality', 'magnetism', 'people', 'reaction'],
  },
  fat: {
    name: 'Fat',
    description: 'Far too heavy for your height: the surplus is a load that you never put down.',
    keywords: ['overweight', 'obese', 'heavy', 'weight', 'big', 'plump', 'stout', 'chubby', 'belly', 'swim'],
  },
  skinny: {
    name: 'Skinny',
    description: 'All skin and bone: a third lighter than others of your height.',
    keywords: ['thin', 'underweight', 'slim', 'lean', 'bony', 'gaunt', 'weight', 'light'],
  },
  'odious-personal-habit': {
    name: 'Odious Personal Habit',
    description: 'Something you do, or the way you smell, that puts people off.',
    keywords: [
      'disgusting',
      'smell',
      'stink',
      'body odor',
      'spitting',
      'rude',
      'manners',
      'annoying',
      'gross',
      'habits',
      'unpleasant',
    ],
  },
  voice: {
    name: 'Voice',
    description: 'A voice that people love to listen to, in song and in speech.',
    keywords: ['singer', 'singing', 'speech', 'speaker', 'orator', 'charming', 'sound', 'talk', 'politician', 'bard'],
  },
} satisfies Entries;
