import { lite } from '../../books.ts';
import { advantages, inbornAdvantages } from '../../entries/traits/advantages.ts';
import { listTraits } from '../../list-entries.ts';
import { offHandRelief } from '../../third-edition/traits/advantages.ts';

/** GURPS Lite, pp. 5 and 9-10. */
export const liteAdvantages = listTraits(advantages, {
  ambidexterity: {
    cite: lite(5),
    kind: 'advantage',
    price: { points: 10 },
    effects: [{ to: 'offHand', add: offHandRelief }],
    notes: ['An accident that befalls an arm or hand befalls the left'],
  },
  'combat-reflexes': {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 15 },
    effects: [
      { to: 'activeDefenses', add: 1 },
      { to: 'iq', add: 6, when: 'to recover from surprise' },
    ],
    notes: ['The +6 also counts to wake up and to shake off mental stun; you never freeze'],
    gainedInPlay: true,
  },
  toughness: {
    cite: lite(10),
    kind: 'advantage',
    price: { levels: [10, 25] },
    effects: [{ to: 'damageResistance', add: 1, perLevel: true }],
    notes: ['No help against poison on a blade; a weapon still breaks the skin'],
  },
});

/** The description of Luck's reach: the same for all three degrees. */
const luckNote =
  'For your own rolls, attacks on you, or what befalls you or the whole party; it cannot be lent or saved up';

/** GURPS Lite, pp. 9-10. Combat Reflexes and Toughness are in advantages.ts. */
export const liteInbornAdvantages = listTraits(inbornAdvantages, {
  'absolute-direction': {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 5 },
    effects: [{ to: { skill: 'navigation' }, add: 3 }],
    notes: ['Works below ground, under water and on other worlds, but not in space or between planes'],
  },
  'acute-hearing': {
    cite: lite(9),
    kind: 'advantage',
    price: { pointsPerLevel: 2 },
    effects: [{ to: 'hearing', add: 1, perLevel: true }],
  },
  'acute-taste-smell': {
    cite: lite(9),
    kind: 'advantage',
    price: { pointsPerLevel: 2 },
    effects: [{ to: 'tasteSmell', add: 1, perLevel: true }],
  },
  'acute-vision': {
    cite: lite(9),
    kind: 'advantage',
    price: { pointsPerLevel: 2 },
    effects: [{ to: 'vision', add: 1, perLevel: true }],
  },
  alertness: {
    cite: lite(9),
    kind: 'advantage',
    price: { pointsPerLevel: 5 },
    effects: [{ to: 'perception', add: 1, perLevel: true }],
  },
  'animal-empathy': {
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
  'common-sense': {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 10 },
    notes: ['The game master rolls against your IQ and, on a success, has to warn you'],
  },
  'danger-sense': {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 15 },
    notes: ['The game master rolls in secret against your IQ; a 3 or 4 tells a little of what threatens'],
  },
  daredevil: {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 15 },
    effects: [{ to: { skills: 'all' }, add: 1, when: 'while you take a needless risk' }],
    notes: ['While you take a needless risk you roll critical failures again'],
  },
  'double-jointed': {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 5 },
    effects: [
      { to: { skill: 'climbing' }, add: 3 },
      { to: { skill: 'escape' }, add: 3 },
      { to: { skill: 'mechanic' }, add: 3, when: 'reaching into an engine' },
    ],
  },
  empathy: {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 15 },
    notes: [
      'On meeting somebody, or meeting again, ask the game master to roll against your IQ; after a failure the answer may be false',
      'Tells impostors and the possessed, true loyalties, and whether a person lies',
    ],
  },
  'high-pain-threshold': {
    cite: lite(9),
    kind: 'advantage',
    price: { points: 10 },
    effects: [
      { to: 'will', add: 3, when: 'under torture of the body' },
      { to: 'will', add: 3, when: 'ignoring pain, if the game master allows it' },
    ],
    notes: ['No penalty on the turn after a wound, and no stun from it, except by a blow to the head'],
  },
  'high-technology': {
    cite: lite(10),
    kind: 'advantage',
    price: { levels: [20, 50, 100] },
    effects: [{ to: 'techLevel', add: 1, perLevel: true }],
  },
  'immunity-to-disease': {
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
  'language-talent': {
    cite: lite(10),
    kind: 'advantage',
    price: { pointsPerLevel: 2 },
    effects: [{ to: { skills: { tag: 'language' } }, add: 1, perLevel: true, learned: true }],
  },
  literacy: {
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
  luck: {
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
  'musical-ability': {
    cite: lite(10),
    kind: 'advantage',
    price: { pointsPerLevel: 1 },
    effects: [{ to: { skills: { tag: 'musical' } }, add: 1, perLevel: true, learned: true }],
  },
  magery: {
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
  'night-vision': {
    cite: lite(10),
    kind: 'advantage',
    price: { points: 10 },
    notes: ['No penalty for darkness, unless it is total'],
  },
  'rapid-healing': {
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
  'resistant-to-poison': {
    cite: lite(10),
    kind: 'advantage',
    price: { points: 5 },
    effects: [{ to: 'ht', add: 3, when: 'against poison' }],
  },
  'single-minded': {
    cite: lite(10),
    kind: 'advantage',
    price: { points: 5 },
    effects: [
      { to: { skills: 'all' }, add: 3, when: 'at a long task' },
      { to: 'perception', add: -5, when: 'noticing what interrupts your work' },
    ],
    notes: ['A Will roll to turn to anything else while you are absorbed'],
  },
  'strong-will': {
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
});
