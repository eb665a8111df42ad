import { lite } from '../../books.ts';
import { friendsAndFoes, imageAndLooks, socialStanding, statusAndWealth } from '../../entries/traits/social-traits.ts';
import { listTraits } from '../../list-entries.ts';
import type { TraitParameter } from '../../trait-entry.ts';

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

/** GURPS Lite, pp. 7-8. */
export const liteStatusAndWealth = listTraits(statusAndWealth, {
  status: {
    cite: lite(7),
    kind: 'advantage',
    kindByPrice: true,
    price: { points: 0 },
    parameters: [
      {
        id: 'level',
        label: 'Level bought',
        initial: 'plus-1',
        options: [
          { id: 'plus-8', name: '+8', points: 40, effects: [{ to: 'status', add: 8 }] },
          { id: 'plus-7', name: '+7', points: 35, effects: [{ to: 'status', add: 7 }] },
          { id: 'plus-6', name: '+6', points: 30, effects: [{ to: 'status', add: 6 }] },
          { id: 'plus-5', name: '+5', points: 25, effects: [{ to: 'status', add: 5 }] },
          { id: 'plus-4', name: '+4', points: 20, effects: [{ to: 'status', add: 4 }] },
          { id: 'plus-3', name: '+3', points: 15, effects: [{ to: 'status', add: 3 }] },
          { id: 'plus-2', name: '+2', points: 10, effects: [{ to: 'status', add: 2 }] },
          { id: 'plus-1', name: '+1', points: 5, effects: [{ to: 'status', add: 1 }] },
          { id: 'minus-1', name: '−1', points: -5, effects: [{ to: 'status', add: -1 }] },
          { id: 'minus-2', name: '−2', points: -10, effects: [{ to: 'status', add: -2 }] },
          { id: 'minus-3', name: '−3', points: -15, effects: [{ to: 'status', add: -3 }] },
          { id: 'minus-4', name: '−4', points: -20, effects: [{ to: 'status', add: -4 }] },
        ],
      },
    ],
    notes: ['Levels that come with rank or riches are free and count on top'],
    gainedInPlay: true,
  },
  wealth: {
    cite: lite(7),
    kind: 'advantage',
    kindByPrice: true,
    price: { points: 0 },
    parameters: [
      {
        id: 'level',
        label: 'Level',
        initial: 'comfortable',
        options: [
          {
            id: 'dead-broke',
            name: 'Dead broke',
            short: 'dead broke',
            points: -25,
            effects: [{ to: 'startingMoney', times: 0 }],
            notes: ['No work, no income, and nothing of your own but what you wear'],
          },
          {
            id: 'poor',
            name: 'Poor',
            short: 'poor',
            points: -15,
            effects: [{ to: 'startingMoney', times: 0.2 }],
            notes: ['50 hours of work a week; some jobs are closed to you, and none pays much'],
          },
          {
            id: 'struggling',
            name: 'Struggling',
            short: 'struggling',
            points: -10,
            effects: [{ to: 'startingMoney', times: 0.5 }],
            notes: ['40 hours of work a week, at low pay'],
          },
          { id: 'average', name: 'Average', short: 'average', points: 0, notes: ['40 hours of work a week'] },
          {
            id: 'comfortable',
            name: 'Comfortable',
            short: 'comfortable',
            points: 10,
            effects: [{ to: 'startingMoney', times: 2 }],
            notes: ['40 hours of work a week'],
          },
          {
            id: 'wealthy',
            name: 'Wealthy',
            short: 'wealthy',
            points: 20,
            effects: [
              { to: 'startingMoney', times: 5 },
              { to: 'status', add: 1, when: 'where the game master counts this as high wealth' },
            ],
            notes: ['20 hours of work a week', 'Needs the leave of the game master'],
          },
          {
            id: 'very-wealthy',
            name: 'Very wealthy',
            short: 'very wealthy',
            points: 30,
            effects: [
              { to: 'startingMoney', times: 20 },
              { to: 'status', add: 1, when: 'where the game master counts this as high wealth' },
            ],
            notes: ['10 hours of business a week, at twice the pay', 'Needs the leave of the game master'],
          },
          {
            // High wealth gives a free level of Status (p. 8, under Multimillionaire). The threshold is lost with the
            // entry on Status; the filthy rich have it in any case.
            id: 'filthy-rich',
            name: 'Filthy rich',
            short: 'filthy rich',
            points: 50,
            effects: [
              { to: 'startingMoney', times: 100 },
              { to: 'status', add: 1 },
            ],
            notes: ['10 hours of business a week, at ten times the pay', 'Needs the leave of the game master'],
          },
        ],
      },
    ],
    gainedInPlay: true,
  },
  multimillionaire: {
    cite: lite(8),
    kind: 'advantage',
    price: { pointsPerLevel: 25 },
    effects: [
      { to: 'startingMoney', times: 10, perLevel: true },
      { to: 'freeStatus', add: 1, perLevel: true },
    ],
    prerequisites: [{ trait: 'wealth', options: ['filthy-rich'] }],
    gainedInPlay: true,
  },
});

/** How often a friend or foe turns up: rolled once an adventure, and the last thing to change the price (p. 8). */
const frequency: TraitParameter = {
  id: 'frequency',
  label: 'Appears',
  initial: 'fairly-often',
  options: [
    { id: 'almost-always', name: 'Almost always: on 15 or less', short: '15 or less', multiply: 3 },
    { id: 'quite-often', name: 'Quite often: on 12 or less', short: '12 or less', multiply: 2 },
    { id: 'fairly-often', name: 'Fairly often: on 9 or less', short: '9 or less', multiply: 1 },
    { id: 'rarely', name: 'Rarely: on 6 or less', short: '6 or less', divide: 2, round: 'up' },
  ],
};

/** Powers or goods beyond the ordinary of the setting, dearer by 5 to 10 points as the game master says (p. 8). */
const special: TraitParameter = {
  id: 'special',
  label: 'Special abilities',
  options: [
    { id: 'none', name: 'None', short: '', points: 0 },
    { id: 'some', name: 'Some', short: 'special abilities', points: 5 },
    { id: 'great', name: 'Great', short: 'great special abilities', points: 10 },
  ],
};

/** GURPS Lite, pp. 8-9. Points of friends and foes apply to campaigns of 100 points. */
export const liteFriendsAndFoes = listTraits(friendsAndFoes, {
  dependent: {
    cite: lite(8),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    most: 2,
    parameters: [
      {
        id: 'who',
        label: 'Who',
        text: {
          placeholder: 'Name, and what they are to you',
          suggestions: ['young daughter', 'little brother', 'aged mother', 'apprentice', 'sweetheart'],
        },
      },
      {
        id: 'power',
        label: 'Built on',
        options: [
          { id: 'none', name: '0 points or fewer', short: '', points: -16 },
          { id: 'low', name: '1 to 25 points', short: '', points: -12 },
          { id: 'middle', name: '26 to 50 points', short: '', points: -6 },
          { id: 'high', name: 'More than 50 points', short: '', points: 0 },
        ],
      },
      {
        id: 'importance',
        label: 'Dear to you as',
        initial: 'friend',
        options: [
          {
            id: 'acquaintance',
            name: 'An acquaintance or employer',
            short: 'acquaintance',
            divide: 2,
            notes: ['You may weigh the risks before you help'],
          },
          {
            id: 'friend',
            name: 'A friend',
            short: 'friend',
            multiply: 1,
            notes: ['Must be protected unless something greater is at stake'],
          },
          {
            id: 'loved-one',
            name: 'A loved one',
            short: 'loved one',
            multiply: 2,
            notes: ['Comes before everything else'],
          },
        ],
      },
      frequency,
    ],
    notes: ['A session that sees them badly hurt, killed or lost earns no points'],
  },
  ally: {
    cite: lite(8),
    kind: 'advantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'who',
        label: 'Who',
        text: {
          placeholder: 'Name, and what they are to you',
          suggestions: ['old comrade in arms', 'faithful squire', 'blood brother', 'partner on the beat'],
        },
      },
      {
        id: 'power',
        label: 'Built on',
        initial: 'even',
        options: [
          {
            id: 'weak',
            name: '51 to 75 points',
            short: '',
            points: 0,
            notes: ['Must be looked after like a Dependent'],
          },
          { id: 'even', name: '76 to 100 points', short: '', points: 5 },
          { id: 'strong', name: '101 to 150 points', short: '', points: 10 },
        ],
      },
      special,
      frequency,
    ],
    notes: [
      'Pays points in turn to have you as an Ally',
      'A session that sees you betray, attack or needlessly endanger the Ally earns no points',
    ],
    gainedInPlay: true,
  },
  patron: {
    cite: lite(8),
    kind: 'advantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'who',
        label: 'Who',
        text: {
          placeholder: 'Name of the person or body',
          suggestions: ['the duke', 'a retired wizard', 'the merchants’ guild', 'the crown', 'a trading house'],
        },
      },
      {
        id: 'power',
        label: 'Power',
        options: [
          {
            id: 'individual',
            name: 'A powerful person (150 points) or small body',
            short: 'powerful person',
            points: 10,
            notes: ['A body counts so with assets of 1,000 times the starting wealth'],
          },
          {
            id: 'great-individual',
            name: 'A very powerful person (200 points) or fair-sized body',
            short: 'very powerful person',
            points: 15,
            notes: ['A body counts so with assets of 10,000 times the starting wealth'],
          },
          {
            id: 'great-organization',
            name: 'A very powerful organization',
            short: 'powerful organization',
            points: 25,
            notes: ['Assets of a million times the starting wealth'],
          },
          {
            id: 'nation',
            name: 'A government, or a giant body in many countries',
            short: 'government',
            points: 30,
          },
        ],
      },
      {
        id: 'equipment',
        label: 'Equipment lent',
        options: [
          { id: 'none', name: 'None that you may use for yourself', short: '', points: 0 },
          { id: 'useful', name: 'Useful', short: 'useful equipment', points: 5 },
          {
            id: 'costly',
            name: 'Worth more than the starting wealth',
            short: 'costly equipment',
            points: 10,
          },
        ],
      },
      special,
      frequency,
    ],
    gainedInPlay: true,
  },
  enemy: {
    cite: lite(9),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    most: 2,
    mostPoints: 60,
    parameters: [
      {
        id: 'who',
        label: 'Who',
        text: {
          placeholder: 'Name, and why they are after you',
          suggestions: ['the Thieves’ Guild', 'a jilted suitor', 'a bounty hunter', 'the duke’s men', 'a rival house'],
        },
      },
      {
        id: 'power',
        label: 'Strength',
        options: [
          { id: 'individual', name: 'One able person (50 points)', short: 'one person', points: -5 },
          {
            id: 'formidable',
            name: 'One formidable person (100 points), or 3 to 5 people',
            short: 'formidable person',
            points: -10,
          },
          { id: 'group', name: 'A group of 6 to 20', short: 'group', points: -20 },
          {
            id: 'large',
            name: 'A group of 20 to 1,000, or fewer but formidable',
            short: 'large group',
            points: -30,
          },
          {
            id: 'government',
            name: 'A government, or as formidable',
            short: 'government',
            points: -40,
          },
        ],
      },
      frequency,
    ],
    notes: ['Needs the leave of the game master'],
  },
});
