import { lite } from '../../books.ts';
import type { TraitEntry } from '../../trait-entry.ts';

/**
 * GURPS Lite, p. 5. Handedness, height and weight cost nothing and are no traits. Who looks better than average should
 * weigh no more than a fifth off the average (p. 5, with the height and weight table).
 */
export const imageAndLooks: readonly TraitEntry[] = [
  {
    id: 'appearance',
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
    facets: {
      'lite-3e': {
        cite: lite(5),
        kind: 'advantage',
        kindByPrice: true,
        price: { points: 0 },
        parameters: [
          {
            id: 'level',
            label: 'Looks',
            initial: 'attractive',
            options: [
              {
                id: 'hideous',
                name: 'Hideous',
                short: 'hideous',
                points: -20,
                effects: [{ to: 'reaction', add: -4 }],
                notes: ['Utterly alien beings, and people who do not see you, do not mind your looks'],
              },
              {
                id: 'ugly',
                name: 'Ugly',
                short: 'ugly',
                points: -10,
                effects: [{ to: 'reaction', add: -2 }],
                notes: ['Utterly alien beings, and people who do not see you, do not mind your looks'],
              },
              {
                id: 'unattractive',
                name: 'Unattractive',
                short: 'unattractive',
                points: -5,
                effects: [{ to: { reaction: 'own-race' }, add: -1 }],
              },
              { id: 'average', name: 'Average', short: 'average', points: 0 },
              {
                id: 'attractive',
                name: 'Attractive',
                short: 'attractive',
                points: 5,
                effects: [{ to: { reaction: 'own-race' }, add: 1 }],
              },
              {
                id: 'handsome',
                name: 'Handsome or beautiful',
                short: 'handsome or beautiful',
                points: 15,
                effects: [
                  { to: { reaction: 'own-race-same-sex' }, add: 2 },
                  { to: { reaction: 'own-race-opposite-sex' }, add: 4 },
                ],
                notes: ['Races much like your own count as your own'],
              },
              {
                id: 'very-handsome',
                name: 'Very handsome or beautiful',
                short: 'very handsome or beautiful',
                points: 25,
                effects: [
                  { to: { reaction: 'own-race-same-sex' }, add: 2 },
                  { to: { reaction: 'own-race-opposite-sex' }, add: 6 },
                ],
                notes: ['Races much like your own count as your own'],
              },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'charisma',
    name: 'Charisma',
    description: 'Inborn magnetism that wins over and leads anyone who can think, whatever your looks.',
    keywords: ['charming', 'charm', 'leader', 'likable', 'presence', 'personality', 'magnetism', 'people', 'reaction'],
    facets: {
      'lite-3e': {
        cite: lite(5),
        kind: 'advantage',
        price: { pointsPerLevel: 5 },
        effects: [{ to: 'reaction', add: 1, perLevel: true }],
        notes: ['Counts with every being that can think, beasts excepted'],
      },
    },
  },
  {
    id: 'fat',
    name: 'Fat',
    description: 'Far too heavy for your height: the surplus is a load that you never put down.',
    keywords: ['overweight', 'obese', 'heavy', 'weight', 'big', 'plump', 'stout', 'chubby', 'belly', 'swim'],
    facets: {
      'lite-3e': {
        cite: lite(5),
        kind: 'disadvantage',
        price: { points: 0 },
        parameters: [
          {
            id: 'degree',
            label: 'How fat',
            options: [
              {
                id: 'overweight',
                name: 'Overweight',
                short: 'overweight',
                points: -5,
                effects: [
                  { to: 'averageWeight', times: 1.3 },
                  { to: 'load', share: { of: 'ordinaryWeight', times: 0.3 } },
                  { to: { reaction: 'health-conscious' }, add: -1 },
                  { to: 'reaction', add: -1, when: 'where food is very scarce' },
                  { to: { skill: 'swimming' }, add: 2 },
                ],
              },
              {
                id: 'fat',
                name: 'Fat',
                short: '',
                points: -10,
                effects: [
                  { to: 'averageWeight', times: 1.5 },
                  { to: 'load', share: { of: 'ordinaryWeight', times: 0.5 } },
                  { to: 'reaction', add: -1 },
                  { to: { skill: 'swimming' }, add: 5 },
                  { to: { skill: 'disguise' }, add: -3 },
                  { to: { skill: 'shadowing' }, add: -3, when: 'following somebody through a crowd' },
                ],
                prerequisites: [{ attribute: 'ht', atMost: 15 }],
                notes: ['Clothes and armor must be made to measure'],
              },
              {
                id: 'extremely-fat',
                name: 'Extremely fat',
                short: 'extremely fat',
                points: -20,
                effects: [
                  { to: 'averageWeight', times: 2 },
                  { to: 'load', share: { of: 'ordinaryWeight', times: 1 } },
                  { to: 'reaction', add: -2 },
                  { to: { skill: 'swimming' }, add: 5 },
                  { to: { skill: 'disguise' }, add: -3 },
                  { to: { skill: 'shadowing' }, add: -3, when: 'following somebody through a crowd' },
                ],
                prerequisites: [{ attribute: 'ht', atMost: 13 }],
                notes: ['Clothes and armor must be made to measure'],
              },
            ],
          },
        ],
        notes: ['The extra weight is no load in the water'],
      },
    },
  },
  {
    id: 'skinny',
    name: 'Skinny',
    description: 'All skin and bone: a third lighter than others of your height.',
    keywords: ['thin', 'underweight', 'slim', 'lean', 'bony', 'gaunt', 'weight', 'light'],
    facets: {
      'lite-3e': {
        cite: lite(5),
        kind: 'disadvantage',
        price: { points: -5 },
        effects: [
          { to: 'averageWeight', times: 2 / 3 },
          { to: { skill: 'disguise' }, add: -2 },
          { to: { skill: 'shadowing' }, add: -2, when: 'following somebody through a crowd' },
        ],
        prerequisites: [
          { attribute: 'ht', atMost: 14 },
          { not: { trait: 'appearance', options: ['handsome', 'very-handsome'] } },
        ],
        notes: ['Clothes and armor must be made to measure'],
      },
    },
  },
  {
    id: 'odious-personal-habit',
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
    facets: {
      'lite-3e': {
        cite: lite(5),
        kind: 'disadvantage',
        price: { points: 0 },
        repeatable: true,
        parameters: [
          {
            id: 'what',
            label: 'Habit',
            text: {
              placeholder: 'What you do',
              suggestions: [
                'never washes',
                'chews with an open mouth',
                'picks teeth with a knife',
                'tells endless bad jokes',
              ],
            },
          },
          {
            id: 'degree',
            label: 'How bad',
            options: [
              {
                id: 'slight',
                name: 'Slight: an unwashed smell',
                short: '',
                points: -5,
                effects: [{ to: { reaction: 'own-race' }, add: -1 }],
              },
              {
                id: 'bad',
                name: 'Bad: spitting indoors',
                short: '',
                points: -10,
                effects: [{ to: { reaction: 'own-race' }, add: -2 }],
              },
              {
                id: 'worst',
                name: 'Worse than that',
                short: '',
                points: -15,
                effects: [{ to: { reaction: 'own-race' }, add: -3 }],
              },
            ],
          },
        ],
        notes: ['Only those close enough to notice it mind; other races as the game master says'],
      },
    },
  },
  {
    // The book's list also has Politician, a skill that it does not describe.
    id: 'voice',
    name: 'Voice',
    description: 'A voice that people love to listen to, in song and in speech.',
    keywords: ['singer', 'singing', 'speech', 'speaker', 'orator', 'charming', 'sound', 'talk', 'politician', 'bard'],
    facets: {
      'lite-3e': {
        cite: lite(5),
        kind: 'advantage',
        price: { points: 10 },
        effects: [
          { to: { skill: 'bard' }, add: 2 },
          { to: { skill: 'diplomacy' }, add: 2 },
          { to: { skill: 'savoir-faire' }, add: 2 },
          { to: { skill: 'sex-appeal' }, add: 2 },
          { to: { skill: 'singing' }, add: 2 },
          { to: { reaction: 'those-who-hear-you' }, add: 2 },
        ],
        notes: ['Also +2 on Politician, where a campaign has that skill'],
      },
    },
  },
];
