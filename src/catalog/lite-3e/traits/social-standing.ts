import { lite } from '../../books.ts';
import { socialStanding } from '../../entries/traits/social-standing.ts';
import { listTraits } from '../../list-entries.ts';

/** GURPS Lite, p. 6. */
export const liteSocialStanding = listTraits(socialStanding, {
  'clerical-investment': {
    cite: lite(6),
    kind: 'advantage',
    price: { pointsPerLevel: 5 },
    parameters: [
      {
        id: 'faith',
        label: 'Faith',
        text: {
          placeholder: 'Whose followers respect you',
          suggestions: ['the Church', 'the Sun Temple', 'the old gods'],
        },
      },
    ],
    effects: [{ to: { reaction: 'named' }, add: 1, perLevel: true }],
    notes: ['You bear a title and may marry, confirm and exorcise'],
    gainedInPlay: true,
  },
  duty: {
    cite: lite(6),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'what',
        label: 'Duty',
        text: {
          placeholder: 'To whom, or to do what',
          suggestions: ['to a liege lord', 'soldier in the ranks', 'city watch', 'to the clan', 'secret service'],
        },
      },
      {
        id: 'frequency',
        label: 'How often it calls',
        initial: 'quite-often',
        options: [
          {
            id: 'extremely-hazardous',
            name: 'Always, and extremely hazardous',
            short: 'extremely hazardous',
            points: -20,
            notes: ['On call all the time, at the risk of life and limb'],
          },
          { id: 'almost-always', name: 'Almost always: on 15 or less', short: '15 or less', points: -15 },
          { id: 'quite-often', name: 'Quite often: on 12 or less', short: '12 or less', points: -10 },
          { id: 'fairly-often', name: 'Fairly often: on 9 or less', short: '9 or less', points: -5 },
          { id: 'occasionally', name: 'Occasionally: on 6 or less', short: '6 or less', points: -2 },
        ],
      },
      {
        id: 'danger',
        label: 'Risk',
        onlyWith: {
          parameter: 'frequency',
          options: ['almost-always', 'quite-often', 'fairly-often', 'occasionally'],
        },
        options: [
          { id: 'dangerous', name: 'Dangerous at times', short: '', points: 0 },
          { id: 'harmless', name: 'Never dangerous', short: 'harmless', points: 5, atMost: 0 },
        ],
      },
    ],
    notes: ['The game master rolls at the start of an adventure whether the duty calls'],
  },
  'legal-enforcement-powers': {
    cite: lite(6),
    kind: 'advantage',
    price: { points: 0 },
    parameters: [
      {
        id: 'extent',
        label: 'Powers',
        options: [
          {
            id: 'local',
            name: 'Local: arrest, and search with a warrant',
            short: 'local',
            points: 5,
          },
          {
            id: 'broad',
            name: 'Broad: one power out of the ordinary',
            short: 'broad',
            points: 10,
            notes: [
              'One of: the whole country or several, no heed of civil rights, undercover inquiries, killing almost freely',
            ],
          },
          {
            id: 'sweeping',
            name: 'Sweeping: three powers or more',
            short: 'sweeping',
            points: 15,
            notes: [
              'Three of: the whole country or several, no heed of civil rights, undercover inquiries, killing almost freely',
            ],
          },
        ],
      },
    ],
    notes: ['A Duty, and often a Reputation, come with the office'],
    gainedInPlay: true,
  },
  'military-rank': {
    cite: lite(6),
    kind: 'advantage',
    price: { pointsPerLevel: 5, mostLevels: 8 },
    effects: [
      { to: 'militaryRank', add: 1, perLevel: true },
      { to: 'status', share: { of: 'militaryRank', times: 1 / 3 } },
    ],
    notes: ['Sergeants have rank 1 or 2, officers 3 and up, generals 7 or 8', 'Usually comes with a Duty'],
    gainedInPlay: true,
  },
  reputation: {
    cite: lite(6),
    kind: 'advantage',
    kindByPrice: true,
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'what',
        label: 'Known for',
        text: {
          placeholder: 'What people say of you',
          suggestions: [
            'keeps every promise',
            'dragon slayer',
            'cheats at cards',
            'never takes prisoners',
            'gifted healer',
          ],
        },
      },
      {
        id: 'reaction',
        label: 'Reaction',
        initial: 'plus-1',
        options: [
          { id: 'plus-4', name: '+4', points: 20, effects: [{ to: { reaction: 'named' }, add: 4 }] },
          { id: 'plus-3', name: '+3', points: 15, effects: [{ to: { reaction: 'named' }, add: 3 }] },
          { id: 'plus-2', name: '+2', points: 10, effects: [{ to: { reaction: 'named' }, add: 2 }] },
          { id: 'plus-1', name: '+1', points: 5, effects: [{ to: { reaction: 'named' }, add: 1 }] },
          { id: 'minus-1', name: '−1', points: -5, effects: [{ to: { reaction: 'named' }, add: -1 }] },
          { id: 'minus-2', name: '−2', points: -10, effects: [{ to: { reaction: 'named' }, add: -2 }] },
          { id: 'minus-3', name: '−3', points: -15, effects: [{ to: { reaction: 'named' }, add: -3 }] },
          { id: 'minus-4', name: '−4', points: -20, effects: [{ to: { reaction: 'named' }, add: -4 }] },
        ],
      },
      {
        id: 'people',
        label: 'Who may have heard of you',
        options: [
          { id: 'everyone', name: 'Everyone', short: '', multiply: 1 },
          { id: 'large', name: 'A large class of people', short: '', divide: 2, round: 'down' },
          { id: 'small', name: 'A small class of people', short: '', divide: 3, round: 'down' },
        ],
      },
      {
        id: 'among',
        label: 'Among',
        onlyWith: { parameter: 'people', options: ['large', 'small'] },
        text: {
          placeholder: 'Which people',
          suggestions: ['merchants', 'mercenaries', 'wizards', 'thieves', 'scholars', 'nobles'],
        },
      },
      {
        id: 'recognized',
        label: 'How often they know you',
        options: [
          { id: 'always', name: 'Always', short: '', multiply: 1 },
          { id: 'sometimes', name: 'Sometimes: on 10 or less', short: '10 or less', divide: 2, round: 'down' },
          { id: 'occasionally', name: 'Occasionally: on 7 or less', short: '7 or less', divide: 3, round: 'down' },
        ],
      },
    ],
    notes: ['One roll a person, or a few together; worth nothing if such people are hardly ever met'],
    gainedInPlay: true,
  },
  'social-stigma': {
    cite: lite(6),
    kind: 'disadvantage',
    price: { points: 0 },
    parameters: [
      {
        id: 'kind',
        label: 'Regarded as',
        options: [
          {
            id: 'second-class',
            name: 'Second-class citizen',
            short: 'second-class citizen',
            points: -5,
            effects: [{ to: { reaction: 'others' }, add: -1 }],
          },
          {
            id: 'valuable-property',
            name: 'Valuable property',
            short: 'valuable property',
            points: -10,
            notes: ['Little freedom of your own, and nobody heeds what you think'],
          },
          {
            id: 'minority',
            name: 'Minority',
            short: 'minority',
            points: -10,
            effects: [
              { to: { reaction: 'others' }, add: -2 },
              { to: { reaction: 'own-kind' }, add: 2 },
            ],
          },
          {
            id: 'outsider',
            name: 'Outsider, outlaw or barbarian',
            short: 'outsider',
            points: -15,
            effects: [
              { to: { reaction: 'others' }, add: -3 },
              { to: { reaction: 'own-kind' }, add: 3, when: 'met away from home' },
            ],
            notes: ['Holds only while you are outside your own culture'],
          },
        ],
      },
    ],
  },
});
