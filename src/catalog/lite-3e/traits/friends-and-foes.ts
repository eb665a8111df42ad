import { lite } from '../../books.ts';
import { friendsAndFoes } from '../../entries/traits/friends-and-foes.ts';
import { listTraits } from '../../list-entries.ts';
import type { TraitParameter } from '../../trait-entry.ts';

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
