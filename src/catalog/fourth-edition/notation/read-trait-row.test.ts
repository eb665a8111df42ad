import { describe, expect, it } from 'vitest';
import { advantages } from '../../entries/traits/advantages.ts';
import { readTraitRow, readTraitTable, type TraitTableRow } from './read-trait-row.ts';
import { choose, frequencyOfAppearance, write } from './trait-parameters.ts';

const facetOf = (row: TraitTableRow) => readTraitRow('gift', 'advantage', row).facet;
const gift = (price: TraitTableRow[1]) => facetOf(['Gift', price, 34, 'A gift.', 'gift']);

describe('a row of a table of traits', () => {
  it('has name, description, keywords and page', () => {
    const [listed] = readTraitTable('perk', {
      'honest-face': ['Honest Face', 1, 101, 'You look as if you never lied.', 'trust lie'],
    });
    expect(listed).toEqual({
      id: 'honest-face',
      name: 'Honest Face',
      description: 'You look as if you never lied.',
      keywords: ['trust', 'lie'],
      facet: { cite: { book: 'Basic Set', page: 101 }, kind: 'perk', price: { points: 1 }, gainedInPlay: true },
    });
  });

  it('refers to an entry that several rulesets have, under its own name if it has one', () => {
    const shared = readTraitRow('ambidexterity', 'advantage', [
      advantages.ambidexterity,
      5,
      39,
      { name: 'Both Hands' },
    ]);
    expect(shared).toMatchObject({ name: 'Both Hands', description: advantages.ambidexterity.description });
  });

  it.each([
    [15, { price: { points: 15 } }],
    [[5, 15, 30], { price: { levels: [5, 15, 30] } }],
    ['5/level', { price: { pointsPerLevel: 5 } }],
    ['-2.5/level to 4', { price: { pointsPerLevel: -2.5, mostLevels: 4 } }],
    ['30+10/level', { price: { points: 30, pointsPerLevel: 10 } }],
    ['5+10/level to 3 from 0', { price: { points: 5, pointsPerLevel: 10, mostLevels: 3, leastLevel: 0 } }],
    ['-10*', { price: { points: -10 }, selfControl: true }],
    ['-5*/level', { price: { pointsPerLevel: -5 }, selfControl: true }],
  ] satisfies [TraitTableRow[1], object][])('reads the price %o', (price, expected) =>
    expect(gift(price)).toMatchObject(expected),
  );

  it('has effects, in short or written out, and notes', () => {
    const { effects, notes } = facetOf([
      'Gift',
      5,
      34,
      'A gift.',
      'gift',
      {
        effects: [
          'dodge +1',
          'will -2/level: against fear',
          'startingMoney x2',
          'techLevel +1/level',
          'skill Riding, Animal Handling +1/level',
          'tag music +1',
          'skills combat +1',
          'reaction +1',
          'reaction:own-race -1',
          'reaction:named +2/level',
          'reaction of the Guild +2',
          'dr:skull +2',
          { to: { damage: { tag: 'unarmed' } }, add: 1 },
        ],
        notes: ['Ours'],
      },
    ]);
    expect(effects).toEqual([
      { to: 'dodge', add: 1 },
      { to: 'will', add: -2, perLevel: true, when: 'against fear' },
      { to: 'startingMoney', times: 2 },
      { to: 'techLevel', add: 1, perLevel: true },
      { to: { skills: { name: 'Riding' } }, add: 1, perLevel: true },
      { to: { skills: { name: 'Animal Handling' } }, add: 1, perLevel: true },
      { to: { skills: { tag: 'music' } }, add: 1 },
      { to: { skills: 'combat' }, add: 1 },
      { to: 'reaction', add: 1 },
      { to: { reaction: 'own-race' }, add: -1 },
      { to: { reaction: 'named' }, add: 2, perLevel: true },
      { to: { reaction: { group: 'the Guild' } }, add: 2 },
      { to: { resistance: 'skull' }, add: 2 },
      { to: { damage: { tag: 'unarmed' } }, add: 1 },
    ]);
    expect(notes).toEqual(['Ours']);
  });

  it('has questions with options in points and factors, with texts and with the frequency of appearance', () => {
    const { parameters } = facetOf([
      'Gift',
      0,
      34,
      'A gift.',
      'gift',
      {
        parameters: [
          write('Who', 'Name'),
          choose(
            'Power',
            [
              ['Weak', 5, { short: '' }],
              ['Very strong', 10, { effects: ['st +1'] }],
            ],
            { initial: 'very-strong' },
          ),
          choose('Size of group', [
            ['One', 'x1'],
            ['Few', '/2 down', { id: 'few-people' }],
          ]),
          frequencyOfAppearance,
        ],
      },
    ]);
    expect(parameters?.slice(0, 3)).toEqual([
      { id: 'who', label: 'Who', text: { placeholder: 'Name' } },
      {
        id: 'power',
        label: 'Power',
        initial: 'very-strong',
        options: [
          { id: 'weak', name: 'Weak', points: 5, short: '' },
          { id: 'very-strong', name: 'Very strong', points: 10, effects: [{ to: 'st', add: 1 }] },
        ],
      },
      {
        id: 'size-of-group',
        label: 'Size of group',
        options: [
          { id: 'one', name: 'One', multiply: 1 },
          { id: 'few-people', name: 'Few', divide: 2, round: 'down' },
        ],
      },
    ]);
    const factors = parameters?.[3]?.options?.map(({ multiply = 1, divide = 1 }) => multiply / divide);
    expect(factors).toEqual([4, 3, 2, 1, 0.5]);
  });

  it('has the enhancements and limitations that the book suggests', () =>
    expect(
      facetOf([
        'Gift',
        5,
        34,
        'A gift.',
        'gift',
        { modifiers: ['Reflexive +40%', 'In water -30%', 'Song -40% of levels'] },
      ]).modifiers,
    ).toEqual([
      { name: 'Reflexive', percent: 40 },
      { name: 'In water', percent: -30 },
      { name: 'Song', percent: -40, appliesTo: 'levels' },
    ]));
});
