import { lite } from '../../books.ts';
import { imageAndLooks } from '../../entries/traits/image-and-looks.ts';
import { listTraits } from '../../list-entries.ts';

/**
 * GURPS Lite, p. 5. Handedness, height and weight cost nothing and are no traits. Who looks better than average should
 * weigh no more than a fifth off the average (p. 5, with the height and weight table).
 */
export const liteImageAndLooks = listTraits(imageAndLooks, {
  appearance: {
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
  charisma: {
    cite: lite(5),
    kind: 'advantage',
    price: { pointsPerLevel: 5 },
    effects: [{ to: 'reaction', add: 1, perLevel: true }],
    notes: ['Counts with every being that can think, beasts excepted'],
  },
  fat: {
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
  skinny: {
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
  'odious-personal-habit': {
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
  voice: {
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
});
