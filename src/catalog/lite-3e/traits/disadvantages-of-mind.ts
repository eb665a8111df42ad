import { lite } from '../../books.ts';
import { disadvantagesOfMind, quirks } from '../../entries/traits/disadvantages-of-mind.ts';
import { listTraits } from '../../list-entries.ts';

/** GURPS Lite, pp. 11-13. A roll of 14 or more to keep one of these in check always fails (p. 11). */
export const liteDisadvantagesOfMind = listTraits(disadvantagesOfMind, {
  'bad-temper': {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: -10 },
    notes: ['Under stress a Will roll, or you insult or attack whoever causes it'],
  },
  bully: {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: -10 },
    effects: [{ to: 'reaction', add: -2 }],
    notes: ['A Will roll to leave somebody alone when you know that you should'],
  },
  'code-of-honor': {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'what',
        label: 'Code',
        text: {
          placeholder: 'Whose code',
          suggestions: ['pirates', 'mercenaries', 'gentlemen', 'merry outlaws', 'chivalry', 'bushido'],
        },
      },
      {
        id: 'degree',
        label: 'How far it binds',
        options: [
          { id: 'informal-peers', name: 'Informal, among your own sort', short: '', points: -5 },
          { id: 'formal-peers', name: 'Formal, among your own sort', short: '', points: -10 },
          { id: 'informal-always', name: 'Informal, but always', short: '', points: -10 },
          { id: 'formal-always', name: 'Formal and always, or death if broken', short: '', points: -15 },
        ],
      },
    ],
  },
  'compulsive-behavior': {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'what',
        label: 'Behavior',
        text: {
          placeholder: 'What you cannot leave off',
          suggestions: ['gambling', 'arguing', 'brawling', 'carousing', 'stealing', 'lying', 'courting'],
        },
      },
      {
        id: 'degree',
        label: 'Trouble and expense',
        options: [
          { id: 'slight', name: 'Slight', short: '', points: -5 },
          { id: 'bad', name: 'Bad', short: '', points: -10 },
          { id: 'worst', name: 'Ruinous', short: '', points: -15 },
        ],
      },
    ],
    notes: ['A Will roll to hold back once, or for a day'],
  },
  cowardice: {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: -10 },
    effects: [
      { to: 'will', add: -5, when: 'to risk your life' },
      { to: { reaction: 'soldiers-and-police' }, add: -2 },
    ],
    notes: [
      'A Will roll before any bodily danger, or you refuse, unless worse threatens',
      'Soldiers and police mind it once they know',
    ],
  },
  gluttony: {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: -5 },
    notes: ['A Will roll to turn down what tempts you; you carry more provisions than you need'],
  },
  greed: {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: -15 },
    effects: [{ to: 'will', add: -5, when: 'poor and offered a rich prize, or worse' }],
    notes: [
      'A Will roll to let riches go by; easier for the rich when the sum is small',
      'With Honesty the roll has +5 against shady business and +10 against crime',
    ],
  },
  honesty: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -10 },
    notes: [
      'An IQ roll to see that an unreasonable law must be broken, then a Will roll not to give yourself up',
      'Lies are allowed as long as they are legal',
    ],
  },
  impulsiveness: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -10 },
    notes: ['A Will roll to wait and think when you must'],
  },
  jealousy: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -10 },
    notes: ['You oppose whatever a rival proposes'],
  },
  laziness: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -10 },
    notes: ['Half the chance of a raise or promotion; half the income when you work for yourself'],
  },
  miserliness: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -10 },
    effects: [{ to: 'will', add: -5, when: 'about a large expense, or worse' }],
    notes: ['A Will roll to spend money at all; every purchase is a search for a bargain'],
  },
  overconfidence: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -10 },
    effects: [
      { to: { reaction: 'young-or-naive' }, add: 2 },
      { to: { reaction: 'experienced' }, add: -2 },
    ],
    notes: ['An IQ roll to be careful'],
  },
  pacifism: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: 0 },
    parameters: [
      {
        id: 'kind',
        label: 'Kind',
        options: [
          {
            id: 'self-defense',
            name: 'Self-defense only',
            short: 'self-defense only',
            points: -15,
            notes: ['You fight only for yourself and those in your care, with no more force than needed'],
          },
          {
            id: 'cannot-kill',
            name: 'Cannot kill',
            short: 'cannot kill',
            points: -15,
            notes: [
              'You may start a fight, but never do what is likely to kill, nor leave the wounded to their death',
              'After a death 3d days of misery: useless, and a Will roll before any violence',
            ],
          },
        ],
      },
    ],
  },
  phobia: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'object',
        label: 'Fear of',
        options: [
          { id: 'blood', name: 'Blood', short: 'blood', points: -10 },
          { id: 'crowds', name: 'Crowds', short: 'crowds', points: -15 },
          { id: 'darkness', name: 'Darkness', short: 'darkness', points: -15 },
          { id: 'dogs', name: 'Dogs', short: 'dogs', points: -5 },
          { id: 'enclosed-spaces', name: 'Enclosed spaces', short: 'enclosed spaces', points: -15 },
          { id: 'heights', name: 'Heights', short: 'heights', points: -10 },
          { id: 'number-13', name: 'The number 13', short: 'the number 13', points: -5 },
          { id: 'open-spaces', name: 'Open spaces', short: 'open spaces', points: -10 },
          { id: 'spiders', name: 'Spiders', short: 'spiders', points: -5 },
          { id: 'strange-things', name: 'Strange and unknown things', short: 'strange things', points: -15 },
          { id: 'other', name: 'Something else', short: '' },
        ],
      },
      {
        id: 'what',
        label: 'What',
        onlyWith: { parameter: 'object', options: ['other'] },
        text: {
          placeholder: 'What you fear',
          suggestions: ['cats', 'snakes', 'deep water', 'thunder', 'machines', 'magic', 'the dead'],
        },
      },
      {
        id: 'value',
        label: 'How often it is met',
        onlyWith: { parameter: 'object', options: ['other'] },
        options: [
          { id: 'minus-5', name: 'Now and then', short: '', points: -5 },
          { id: 'minus-10', name: 'Often', short: '', points: -10 },
          { id: 'minus-15', name: 'Almost everywhere', short: '', points: -15 },
        ],
      },
    ],
    effects: [
      { to: 'iq', add: -2, when: 'before what you fear, even when you have mastered yourself' },
      { to: 'dx', add: -2, when: 'before what you fear, even when you have mastered yourself' },
      { to: 'will', add: 4, when: 'merely threatened with what you fear' },
    ],
    notes: [
      'A Will roll to master the fear, and again every 10 minutes; after a failure you cringe or flee',
      'Will decides too whether you break down when it is done to you',
    ],
  },
  pyromania: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { points: -5 },
    notes: ['A Will roll to let a chance for a fire go by'],
  },
  'sense-of-duty': {
    cite: lite(13),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'who',
        label: 'Toward',
        text: {
          placeholder: 'Whom you stand by',
          suggestions: ['the party', 'my homeland', 'fellow elves', 'the villagers', 'children'],
        },
      },
      {
        id: 'group',
        label: 'Who they are',
        options: [
          { id: 'companions', name: 'Close friends and companions', short: 'companions', points: -5 },
          { id: 'nation', name: 'A country, or a group as large', short: 'large group', points: -10 },
          { id: 'acquaintances', name: 'Everyone you know', short: 'everyone you know', points: -10 },
          { id: 'humanity', name: 'All humanity', short: 'humanity', points: -15 },
          { id: 'living-beings', name: 'All that lives', short: 'all that lives', points: -20 },
        ],
      },
    ],
    effects: [{ to: { reaction: 'trusting-in-danger' }, add: 2 }],
    notes: ['Others trust you in danger only when they know of it'],
  },
  stubbornness: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { points: -5 },
    effects: [{ to: 'reaction', add: -1 }],
    notes: ['Your friends may need Fast-Talk to win you over to sensible plans'],
  },
  truthfulness: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { points: -5 },
    effects: [{ to: 'will', add: -5, when: 'to tell a lie' }],
    notes: ['A Will roll to keep back an awkward truth; after a failure it slips out, or the lie shows'],
  },
  vow: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { points: 0 },
    repeatable: true,
    parameters: [
      {
        id: 'what',
        label: 'Vow',
        text: {
          placeholder: 'What you swore',
          suggestions: ['never eat meat', 'dress in white', 'draw no blade', 'live in poverty', 'never refuse aid'],
        },
      },
      {
        id: 'degree',
        label: 'How much it hinders',
        initial: 'minor',
        options: [
          { id: 'trivial', name: 'Trivial: a quirk', short: 'trivial', points: -1, kind: 'quirk' },
          { id: 'minor', name: 'Minor', short: 'minor', points: -5 },
          { id: 'major', name: 'Major', short: 'major', points: -10 },
          { id: 'great', name: 'Great', short: 'great', points: -15 },
        ],
      },
    ],
  },
  'weak-will': {
    cite: lite(13),
    kind: 'disadvantage',
    price: { pointsPerLevel: -8 },
    effects: [
      { to: 'will', add: -1, perLevel: true },
      { to: 'ht', add: -1, perLevel: true, when: 'to stay conscious at 0 hits or fewer' },
    ],
    prerequisites: [{ not: { trait: 'strong-will' } }],
  },
});

/** GURPS Lite, p. 13. */
export const liteQuirks = listTraits(quirks, {
  quirk: {
    cite: lite(13),
    kind: 'quirk',
    price: { points: -1 },
    repeatable: true,
    textIsName: true,
    parameters: [
      {
        id: 'what',
        label: 'Quirk',
        text: {
          placeholder: 'What you always do, or never',
          suggestions: [
            'hums when nervous',
            'never sits facing away from a door',
            'collects odd coins',
            'distrusts cats',
            'talks to horses',
            'always overdressed',
            'counts stairs',
            'swears by a saint nobody knows',
          ],
        },
      },
    ],
  },
});
