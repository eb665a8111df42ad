import { lite } from '../../books.ts';
import type { TraitEntry } from '../../trait-entry.ts';

/** What the reach of Luck is: the same for all three degrees. */
const luckNote =
  'For your own rolls, attacks on you, or what befalls you or the whole party; it cannot be lent or saved up';

/** GURPS Lite, pp. 9-10. Combat Reflexes and Toughness stand with the advantages that other rulesets share. */
export const inbornAdvantages: readonly TraitEntry[] = [
  {
    id: 'absolute-direction',
    name: 'Absolute Direction',
    description: 'You always know where north is and find your way back over any path of the last month.',
    keywords: [
      'north',
      'compass',
      'lost',
      'navigation',
      'orientation',
      'find the way',
      'sense of direction',
      'path',
      'map',
    ],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 5 },
        effects: [{ to: { skill: 'navigation' }, add: 3 }],
        notes: ['Works below ground, under water and on other worlds, but not in space or between planes'],
      },
    },
  },
  {
    id: 'acute-hearing',
    name: 'Acute Hearing',
    description: 'Sharp ears: you pick up sounds that others miss.',
    keywords: ['hear', 'ears', 'listen', 'sound', 'noise', 'senses', 'notice', 'keen'],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { pointsPerLevel: 2 },
        effects: [{ to: 'hearing', add: 1, perLevel: true }],
      },
    },
  },
  {
    id: 'acute-taste-smell',
    name: 'Acute Taste and Smell',
    description: 'A fine nose and palate: you notice smoke, perfume or poison before others do.',
    keywords: ['nose', 'smell', 'sniff', 'scent', 'odor', 'tongue', 'flavor', 'food', 'poison', 'senses', 'keen'],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { pointsPerLevel: 2 },
        effects: [{ to: 'tasteSmell', add: 1, perLevel: true }],
      },
    },
  },
  {
    id: 'acute-vision',
    name: 'Acute Vision',
    description: 'Eagle eyes: you make out what is small, far away or hidden.',
    keywords: ['see', 'sight', 'eyes', 'eyesight', 'look', 'spot', 'search', 'senses', 'keen', 'notice'],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { pointsPerLevel: 2 },
        effects: [{ to: 'vision', add: 1, perLevel: true }],
      },
    },
  },
  {
    id: 'alertness',
    name: 'Alertness',
    description: 'Little escapes you: all your senses are sharper, and you notice things unasked.',
    keywords: ['notice', 'perception', 'senses', 'aware', 'awareness', 'see', 'hear', 'spot', 'watchful', 'observant'],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { pointsPerLevel: 5 },
        effects: [{ to: 'perception', add: 1, perLevel: true }],
      },
    },
  },
  {
    id: 'animal-empathy',
    name: 'Animal Empathy',
    description: 'Beasts take to you and you to them: a gift for riding and handling, and a duty not to harm.',
    keywords: [
      'animals',
      'beast',
      'horse',
      'dog',
      'pet',
      'riding',
      'ride',
      'tame',
      'nature',
      'druid',
      'ranger',
      'hunting',
    ],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 5 },
        effects: [
          { to: { skills: { tag: 'animal' } }, add: 4 },
          { to: { reaction: 'wild-animals' }, add: 2 },
          { to: { reaction: 'tame-animals' }, add: 4 },
        ],
        notes: [
          '+3 to find game on a hunt',
          'You kill beasts only for a good reason, such as food, and try to keep others from it',
        ],
      },
    },
  },
  {
    id: 'common-sense',
    name: 'Common Sense',
    description: 'The game master may warn you before you do something foolish.',
    keywords: ['wise', 'wisdom', 'careful', 'beginner', 'stupid', 'mistake', 'warning', 'hint', 'advice', 'new player'],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 10 },
        notes: ['The game master rolls against your IQ and, on a success, has to warn you'],
      },
    },
  },
  {
    id: 'danger-sense',
    name: 'Danger Sense',
    description: 'A prickle at the neck tells you now and then of ambush and disaster to come.',
    keywords: [
      'ambush',
      'warning',
      'sixth sense',
      'spider sense',
      'trap',
      'premonition',
      'intuition',
      'psychic',
      'instinct',
    ],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 15 },
        notes: ['The game master rolls in secret against your IQ; a 3 or 4 tells a little of what threatens'],
      },
    },
  },
  {
    id: 'daredevil',
    name: 'Daredevil',
    description: 'Fortune is with you as long as you take risks that you need not take.',
    keywords: ['risk', 'reckless', 'bold', 'brave', 'stunt', 'luck', 'swashbuckler', 'hero', 'danger', 'thrill'],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 15 },
        effects: [{ to: { skills: 'all' }, add: 1, when: 'while you take a needless risk' }],
        notes: ['While you take a needless risk you roll critical failures again'],
      },
    },
  },
  {
    id: 'double-jointed',
    name: 'Double-Jointed',
    description: 'Limbs that bend farther than they should: a help to climb, and to slip out of bonds.',
    keywords: [
      'flexible',
      'contortionist',
      'bend',
      'escape',
      'ropes',
      'handcuffs',
      'climb',
      'acrobat',
      'limber',
      'thief',
    ],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 5 },
        effects: [
          { to: { skill: 'climbing' }, add: 3 },
          { to: { skill: 'escape' }, add: 3 },
          { to: { skill: 'mechanic' }, add: 3, when: 'reaching into an engine' },
        ],
      },
    },
  },
  {
    id: 'empathy',
    name: 'Empathy',
    description: 'You feel what people are like when you meet them, and whether they are honest.',
    keywords: [
      'feelings',
      'lie',
      'liar',
      'lies',
      'truth',
      'read people',
      'impostor',
      'intuition',
      'trust',
      'emotions',
      'psychic',
    ],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 15 },
        notes: [
          'On meeting somebody, or meeting again, ask the game master to roll against your IQ; after a failure the answer may be false',
          'Tells impostors and the possessed, true loyalties, and whether a person lies',
        ],
      },
    },
  },
  {
    id: 'high-pain-threshold',
    name: 'High Pain Threshold',
    description: 'Wounds hurt you less: no shock, and no stun short of a blow to the head.',
    keywords: ['pain', 'shock', 'stun', 'tough', 'torture', 'wound', 'endure', 'hurt', 'ignore pain', 'iron'],
    facets: {
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 10 },
        effects: [
          { to: 'will', add: 3, when: 'under torture of the body' },
          { to: 'will', add: 3, when: 'ignoring pain, if the game master allows it' },
        ],
        notes: ['No penalty on the turn after a wound, and no stun from it, except by a blow to the head'],
      },
    },
  },
  {
    id: 'high-technology',
    name: 'High Technology',
    description: 'You come from a time or people with better technology than the campaign’s.',
    keywords: [
      'tech level',
      'future',
      'advanced',
      'gadgets',
      'science',
      'alien',
      'equipment',
      'inventor',
      'time traveler',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { levels: [20, 50, 100] },
        effects: [{ to: 'techLevel', add: 1, perLevel: true }],
      },
    },
  },
  {
    id: 'immunity-to-disease',
    name: 'Immunity to Disease',
    description: 'Illness rarely touches you, or never at all.',
    keywords: [
      'sick',
      'sickness',
      'illness',
      'ill',
      'plague',
      'infection',
      'virus',
      'healthy',
      'resistant',
      'fever',
      'germs',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { points: 0 },
        parameters: [
          {
            id: 'degree',
            label: 'Degree',
            options: [
              {
                id: 'resistant',
                name: 'Disease resistant',
                short: 'resistant',
                points: 5,
                effects: [{ to: 'ht', add: 8, when: 'to catch no disease' }],
              },
              {
                id: 'immune',
                name: 'Immune',
                short: 'immune',
                points: 10,
                prerequisites: [{ attribute: 'ht', atLeast: 12, atStart: true }],
                notes: ['No disease or infection takes hold, even if HT falls later'],
              },
            ],
          },
        ],
        notes: ['Counts against fungi too, but not against larger parasites'],
      },
    },
  },
  {
    id: 'language-talent',
    name: 'Language Talent',
    description: 'Foreign tongues come easily to you.',
    keywords: ['languages', 'speak', 'tongue', 'translate', 'interpreter', 'polyglot', 'learn', 'linguist', 'foreign'],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { pointsPerLevel: 2 },
        effects: [{ to: { skills: { tag: 'language' } }, add: 1, perLevel: true, learned: true }],
      },
    },
  },
  {
    id: 'literacy',
    name: 'Literacy',
    description: 'Whether you read and write better or worse than most people of the setting.',
    keywords: [
      'read',
      'write',
      'reading',
      'writing',
      'books',
      'letters',
      'illiterate',
      'cannot read',
      'scholar',
      'school',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        kindByPrice: true,
        price: { points: 0 },
        parameters: [
          {
            id: 'degree',
            label: 'Degree',
            options: [
              {
                id: 'literate',
                name: 'Literate',
                short: 'literate',
                pointsByNorm: { literate: 0, 'semi-literate': 5, illiterate: 10 },
                notes: ['You read and write every language as well as you know it'],
              },
              {
                id: 'semi-literate',
                name: 'Semi-literate',
                short: 'semi-literate',
                pointsByNorm: { literate: -5, 'semi-literate': 0, illiterate: 5 },
                notes: ['You read and write everyday words, slowly'],
              },
              {
                id: 'illiterate',
                name: 'Illiterate',
                short: 'illiterate',
                pointsByNorm: { literate: -10, 'semi-literate': -5, illiterate: 0 },
                notes: ['Writing means nothing to you'],
              },
            ],
          },
        ],
        gainedInPlay: true,
      },
    },
  },
  {
    id: 'luck',
    name: 'Luck',
    description: 'Once in a while a bad roll is made twice more, and the best of the three counts.',
    keywords: ['lucky', 'fortune', 'reroll', 'roll again', 'dice', 'chance', 'fate', 'blessed'],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { points: 0 },
        parameters: [
          {
            id: 'degree',
            label: 'How often',
            options: [
              { id: 'luck', name: 'Once an hour', short: '', points: 15, notes: ['Once an hour of play', luckNote] },
              {
                id: 'extraordinary',
                name: 'Extraordinary: every 30 minutes',
                short: 'extraordinary',
                points: 30,
                notes: ['Once in 30 minutes of play', luckNote],
              },
              {
                id: 'ridiculous',
                name: 'Ridiculous: every 10 minutes',
                short: 'ridiculous',
                points: 60,
                notes: ['Once in 10 minutes of play', luckNote],
              },
            ],
          },
        ],
        notes: ['Only the roll just made; when you are attacked, the attacker rolls three times and the worst counts'],
      },
    },
  },
  {
    id: 'musical-ability',
    name: 'Musical Ability',
    description: 'A gift for music: song and instruments are learned with ease.',
    keywords: [
      'music',
      'musician',
      'instrument',
      'sing',
      'singer',
      'singing',
      'song',
      'bard',
      'minstrel',
      'play',
      'talent',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { pointsPerLevel: 1 },
        effects: [{ to: { skills: { tag: 'musical' } }, add: 1, perLevel: true, learned: true }],
      },
    },
  },
  {
    id: 'magery',
    name: 'Magery',
    description: 'A born magic-user: spells are learned with ease, and magic things give themselves away.',
    keywords: [
      'magic',
      'mage',
      'wizard',
      'witch',
      'sorcerer',
      'spell',
      'spells',
      'magician',
      'sorcery',
      'caster',
      'aptitude',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { levels: [15, 25, 35] },
        effects: [
          { to: { skills: { tag: 'spell' } }, add: 1, perLevel: true, learned: true },
          {
            to: 'iq',
            add: 1,
            perLevel: true,
            when: 'for the game master’s roll whether you notice magic in a thing, first seen and first touched',
          },
        ],
      },
    },
  },
  {
    id: 'night-vision',
    name: 'Night Vision',
    description: 'You see well by any glimmer of light, and only total darkness blinds you.',
    keywords: [
      'night',
      'dark',
      'darkness',
      'see in the dark',
      'eyes',
      'sight',
      'low light',
      'cat',
      'infravision',
      'moonlight',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { points: 10 },
        notes: ['No penalty for darkness, unless it is total'],
      },
    },
  },
  {
    id: 'rapid-healing',
    name: 'Rapid Healing',
    description: 'Your wounds mend faster than those of others.',
    keywords: [
      'heal',
      'recover',
      'recovery',
      'regeneration',
      'wounds',
      'hit points',
      'injury',
      'hurt',
      'health',
      'mend',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { points: 0 },
        parameters: [
          {
            id: 'degree',
            label: 'Degree',
            options: [
              { id: 'rapid', name: 'Rapid', short: '', points: 5 },
              {
                id: 'very-rapid',
                name: 'Very rapid',
                short: 'very rapid',
                points: 15,
                notes: ['Every success at healing gives back two hits instead of one'],
              },
            ],
          },
        ],
        effects: [{ to: 'ht', add: 5, when: 'to win back hits, or to get over a crippling injury' }],
        prerequisites: [{ attribute: 'ht', atLeast: 10, atStart: true }],
        notes: ['No help against stunning'],
      },
    },
  },
  {
    id: 'resistant-to-poison',
    name: 'Resistant to Poison',
    description: 'Poisons, drugs and venoms work less on you.',
    keywords: ['poison', 'venom', 'toxin', 'snake', 'drug', 'tough', 'healthy', 'antidote'],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { points: 5 },
        effects: [{ to: 'ht', add: 3, when: 'against poison' }],
      },
    },
  },
  {
    id: 'single-minded',
    name: 'Single-Minded',
    description: 'You lose yourself in long work: better at the task, deaf to all else.',
    keywords: ['concentrate', 'concentration', 'focus', 'research', 'obsessed', 'study', 'work', 'diligent', 'task'],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { points: 5 },
        effects: [
          { to: { skills: 'all' }, add: 3, when: 'at a long task' },
          { to: 'perception', add: -5, when: 'noticing what interrupts your work' },
        ],
        notes: ['A Will roll to turn to anything else while you are absorbed'],
      },
    },
  },
  {
    id: 'strong-will',
    name: 'Strong Will',
    description: 'Hard to frighten, tempt, break or bend.',
    keywords: [
      'willpower',
      'will',
      'resist',
      'fear',
      'brave',
      'courage',
      'determined',
      'mind control',
      'torture',
      'temptation',
    ],
    facets: {
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { pointsPerLevel: 4 },
        effects: [
          { to: 'will', add: 1, perLevel: true },
          { to: 'ht', add: 1, perLevel: true, when: 'to stay conscious at 0 hits or fewer' },
        ],
        prerequisites: [{ not: { trait: 'weak-will' } }],
        notes: ['Counts too when you resist a spell, whatever the attribute', 'No help against shock in a fight'],
      },
    },
  },
];
