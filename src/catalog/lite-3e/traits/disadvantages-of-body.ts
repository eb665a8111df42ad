import { lite } from '../../books.ts';
import { disadvantagesOfBody, disadvantagesOfOrigin } from '../../entries/traits/disadvantages-of-body.ts';
import { listTraits } from '../../list-entries.ts';

/** GURPS Lite, pp. 11-12. */
export const liteDisadvantagesOfBody = listTraits(disadvantagesOfBody, {
  'bad-sight': {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: 0 },
    parameters: [
      {
        id: 'kind',
        label: 'Kind',
        options: [
          {
            id: 'nearsighted',
            name: 'Nearsighted',
            short: 'nearsighted',
            effects: [
              { to: { skills: 'weapon' }, add: -2, unless: [{ trait: 'bad-sight', options: ['correctable'] }] },
              {
                to: { skills: 'weapon' },
                add: -2,
                unless: [{ trait: 'bad-sight', options: ['uncorrectable'] }],
                when: 'without glasses',
              },
              {
                to: 'vision',
                add: -6,
                unless: [{ trait: 'bad-sight', options: ['correctable'] }],
                when: 'beyond 3 feet',
              },
              {
                to: 'vision',
                add: -6,
                unless: [{ trait: 'bad-sight', options: ['uncorrectable'] }],
                when: 'beyond 3 feet without glasses',
              },
            ],
            notes: ['You read small print up to a foot away, and signs up to some 10 yards'],
          },
          {
            id: 'farsighted',
            name: 'Farsighted',
            short: 'farsighted',
            effects: [
              {
                to: 'dx',
                add: -3,
                unless: [{ trait: 'bad-sight', options: ['correctable'] }],
                when: 'at close work with the hands',
              },
              {
                to: 'dx',
                add: -3,
                unless: [{ trait: 'bad-sight', options: ['uncorrectable'] }],
                when: 'at close work with the hands, without glasses',
              },
              {
                to: 'vision',
                add: -6,
                unless: [{ trait: 'bad-sight', options: ['correctable'] }],
                when: 'within 3 feet',
              },
              {
                to: 'vision',
                add: -6,
                unless: [{ trait: 'bad-sight', options: ['uncorrectable'] }],
                when: 'within 3 feet without glasses',
              },
            ],
            notes: ['Reading takes you three times as long'],
          },
        ],
      },
      {
        id: 'correction',
        label: 'Glasses',
        initialFromTechLevel: { techLevel: 5, option: 'correctable' },
        options: [
          { id: 'uncorrectable', name: 'None that help, in this time', short: 'uncorrectable', points: -25 },
          {
            id: 'correctable',
            name: 'To be had, from tech level 5 on',
            short: 'correctable',
            points: -10,
            notes: ['Nothing of it is left while you wear glasses; they can be lost or broken'],
          },
        ],
      },
    ],
  },
  'hard-of-hearing': {
    cite: lite(11),
    kind: 'disadvantage',
    price: { points: -10 },
    effects: [
      { to: 'hearing', add: -4 },
      { to: { skills: { tag: 'language' } }, add: -4, when: 'to understand what others say' },
    ],
  },
  lame: {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: 0 },
    parameters: [
      {
        id: 'degree',
        label: 'Injury',
        options: [
          {
            id: 'crippled-leg',
            name: 'Crippled leg',
            short: 'crippled leg',
            points: -15,
            effects: [
              { to: 'move', add: -3 },
              { to: { skills: 'melee' }, add: -3 },
              { to: { skills: { tag: 'walking' } }, add: -3 },
            ],
          },
          {
            id: 'one-leg',
            name: 'One leg',
            short: 'one leg',
            points: -25,
            effects: [
              { to: 'move', atMost: 2 },
              { to: { skills: 'melee' }, add: -6 },
              { to: { skills: { tag: 'legs' } }, add: -6 },
            ],
            notes: [
              'You get about on crutches or a wooden leg, or not at all, and never run',
              'A false leg of tech level 6 makes it a crippled leg, for the difference in points',
            ],
          },
          {
            id: 'legless',
            name: 'Legless or paraplegic',
            short: 'legless',
            points: -35,
            effects: [
              { to: 'move', instead: { of: 'st', over: 4 } },
              { to: { skills: 'melee' }, add: -6 },
            ],
            notes: [
              'Move is that of a wheelchair turned by hand; you may also be carried',
              'No stairs, narrow doors or ordinary vehicles; more as the game master says',
            ],
          },
        ],
      },
    ],
  },
  'one-arm': {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -20 },
    effects: [{ to: 'dx', add: -4, when: 'at what two arms would do better' }],
    notes: ['What takes one hand is done as well as ever'],
    oneHanded: true,
  },
  'one-eye': {
    cite: lite(12),
    kind: 'disadvantage',
    price: { points: -15 },
    effects: [
      { to: { skills: 'melee' }, add: -1 },
      { to: 'dx', add: -1, when: 'where hand and eye work together' },
      { to: { skills: 'ranged' }, add: -3 },
      { to: { skills: { tag: 'vehicle' } }, add: -3 },
      {
        to: 'reaction',
        add: -1,
        unless: [{ trait: 'charisma' }, { trait: 'appearance', options: ['handsome', 'very-handsome'] }],
      },
    ],
    notes: [
      'Driving suffers only above the pace of a horse and buggy',
      'Utterly alien beings do not mind the eye; beside Charisma or handsome looks nobody does',
    ],
  },
});

/** GURPS Lite, p. 13. */
export const liteDisadvantagesOfOrigin = listTraits(disadvantagesOfOrigin, {
  primitive: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { pointsPerLevel: -5 },
    effects: [{ to: 'techLevel', add: -1, perLevel: true }],
    notes: [
      'No knowledge of later equipment, not even at default; skills and gear at first from your own culture',
      'Skills of the mind for later equipment only after this is bought off; those of the body with a teacher',
    ],
  },
  youth: {
    cite: lite(13),
    kind: 'disadvantage',
    price: { pointsPerLevel: -2, mostLevels: 3 },
    effects: [{ to: { reaction: 'adults' }, add: -2 }],
    notes: ['Must be bought off on coming of age, usually at 18'],
  },
});
