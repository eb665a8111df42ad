import { expect, test } from 'vitest';
import type { Character } from '../../character/character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { blankSaved } from '../character/character-store.ts';
import { sheetOf } from '../character/derived-character.ts';
import { linesOf } from './plan-line.ts';
import { planList } from './plan-list.ts';

/** What a typed or pasted text makes of a character, and how each line was understood. */
function type(text: string, ruleset = 'fourth-edition', change = (character: Character) => character) {
  const saved = blankSaved(ruleset);
  const sheet = sheetOf({ ...saved, character: change(saved.character) });
  const list = planList(sheet, linesOf(sheet, text), { chapter: null });
  return { ...list.change(sheet.context.character), lines: list.lines };
}

test.each([
  ['rapier, fine', { entry: 'rapier', quality: 'fine' }],
  ['Rapier (fine)', { entry: 'rapier', quality: 'fine' }],
  ['fine rapier', { entry: 'rapier', quality: 'fine' }],
  ['very fine rapier (sheathed)', { entry: 'rapier', quality: 'veryFine', place: 'carried' }],
  ['silver-coated dagger', { entry: 'dagger', modifiers: [{ name: 'Silver-coated', cost: 2 }] }],
  ['2 torches', { entry: 'torch', quantity: 2 }],
  ['torch, $5', { entry: 'torch', costOverride: 5 }],
])('the item “%s” keeps every word', (text, row) => {
  const { equipment, traits, skills } = type(text);
  expect({ equipment, traits, skills }).toMatchObject({ equipment: [row], traits: [], skills: [] });
});

test('the contents of a container go into it', () => {
  const { equipment } = type('small backpack: 2 torches, rope, 3/8″, 10 yards, blanket');
  const [pack] = equipment;
  expect(equipment).toMatchObject([
    { entry: 'backpack' },
    { entry: 'torch', quantity: 2, container: pack?.key },
    { entry: 'rope', container: pack?.key },
    { entry: 'blanket', container: pack?.key },
  ]);
});

test.each([
  ['Sense of Duty (friends)', { entry: 'sense-of-duty', choices: [{ value: 'small-group' }, { value: 'friends' }] }],
  ['Code of Honor (Gentleman’s)', { entry: 'code-of-honor', choices: [{ parameter: 'code', value: 'Gentleman’s' }] }],
  [
    'Language (French) native',
    {
      entry: 'language',
      choices: expect.arrayContaining([
        { parameter: 'language', value: 'French' },
        { parameter: 'spoken', value: 'native' },
      ]),
    },
  ],
  [
    'Latin, broken',
    {
      entry: 'language',
      choices: expect.arrayContaining([
        { parameter: 'language', value: 'Latin' },
        { parameter: 'spoken', value: 'broken' },
      ]),
    },
  ],
  ['Magery 3 (one college)', { entry: 'magery', level: 3, modifiers: [{ percent: -40, appliesTo: 'levels' }] }],
  ['Bad Temper (9)', { entry: 'bad-temper', selfControl: 9 }],
  ['flight (winged)', { entry: 'flight', modifiers: [{ name: 'Winged', percent: -25 }] }],
  ['status -1', { entry: 'status', choices: [{ value: 'minus-1' }] }],
])('the trait “%s” keeps every word', (text, row) => {
  const { equipment, traits, skills } = type(text);
  expect({ equipment, traits, skills }).toMatchObject({ equipment: [], traits: [row], skills: [] });
});

test.each([
  ['Code of Honor (Gentleman’s)', '−5 points, assuming Demands: Among your own people only'],
  ['Code of Honor (Gentleman’s) [-10]', '−10 points'],
  ['Sense of Duty (friends)', '−5 points'],
])('“%s” says which answer its price assumes', (text, words) => {
  expect(type(text).lines.at(0)?.plan?.words).toBe(words);
});

test('a technique is bought so much over its default (Basic Set, p. 230)', () => {
  const { skills, lines } = type('Rapier 16; Feint (Rapier) +2');
  expect(lines.at(1)?.plan?.words).toBe('3 points');
  expect(skills).toMatchObject([{ entry: 'rapier' }, { entry: 'feint', speciality: 'Rapier', points: 3 }]);
});

test('a secondary characteristic may be changed by a fraction', () => {
  const { secondary, lines } = type('Basic Speed +0.25, HP +2');
  expect(lines.map(({ plan }) => plan?.label)).toEqual(['Basic Speed 5 → 5¼', 'HP 10 → 12']);
  expect(secondary).toMatchObject({ basicSpeed: 1, hitPoints: 2 });
});

test('a spell that is there already is that spell, and no trait with the same word', () => {
  const { skills, traits } = type('Fireball', 'fourth-edition', (character) =>
    addRow(character, 'skills', { entry: 'fireball', points: 1 }),
  );
  expect({ skills, traits }).toMatchObject({ skills: [{ entry: 'fireball' }], traits: [] });
});

test('a line with a word that was not understood is not added, and says which', () => {
  const { skills, lines } = type('Luck; Stealth in forests 12');
  expect(skills).toEqual([]);
  expect(lines.at(1)).toMatchObject({ status: 'missing', plan: null, reading: { left: [{ text: 'forests' }] } });
});

test('words in brackets that no rule reads are a note of the row', () => {
  expect(type('Stealth (in forests) 12').skills).toMatchObject([{ entry: 'stealth', note: 'in forests' }]);
});
