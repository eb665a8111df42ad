import { expect, test } from 'vitest';
import '../../testing/load-rulesets.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { hasForeignLabels } from './foreign-labels.ts';
import { readStatBlock } from './read-stat-block.ts';

const captain = (more: string) => `Tamsin Reed\nST 13, DX 12, IQ 11, HT 11\nSkills: Broadsword-13; Stealth-12\n${more}`;

test.each([
  'Notes: Can walk for 12 hours. Worked for 3 lords.',
  'She lived in Vol 2 and for 20 years served.',
  'Equipment: Rations for 2 weeks for 4 men, 40 lb; Rope',
  'Advantages: Force of will 2; Rank 2',
  'Bite (14): 1d+2 cut. Force 3 blow; Vol 2 of the bestiary; SAN 6.',
])('a figure behind an English word is no attribute: %s', (more) => {
  const { file, findings } = readStatBlock(captain(more), { ruleset: 'fourth-edition' });
  expect(file.character.attributes).toMatchObject({ st: 13, dx: 12, iq: 11, ht: 11 });
  expect(findings.filter(({ id }) => /^(?:score|again):(?:st|dx|iq|ht)/u.test(id))).toEqual([]);
});

test('provisions for so many weeks are one item', () => {
  const { lines } = readStatBlock(captain('Equipment: Rations for 2 weeks for 4 men, 40 lb; Rope'));
  expect(lines.filter(({ line, isHeading }) => line === 4 && !isHeading).map(({ text }) => text)).toEqual([
    'Rations for 2 weeks for 4 men, 40 lb',
    'Rope',
  ]);
});

test('notes stay word for word', () => {
  const note = 'Her house stands at the mill. Move 3 of her looms for 2 pence each and pay ST 9 at the fair.';
  const { file } = readStatBlock(captain(`Notes: ${note}`));
  expect(file.character.concept.notes).toBe(note);
  expect(file.character.attributes.st).toBe(13);
});

test('the first of two values of an attribute counts, and both are named', () => {
  const { file, findings } = readStatBlock(captain('ST 9, Will 11'));
  expect(file.character.attributes.st).toBe(13);
  expect(findings.find(({ id }) => id === 'again:st:4')).toMatchObject({
    line: 4,
    words: 'ST 9 here, ST 13 in line 2: the one in line 2 counts.',
  });
});

test('names of other languages count only in a text with their labels', () => {
  const english = readStatBlock('Cole Mercer\nST 11, DX 13, IQ 12, HT 11\nSkills: Course-12; Arc-12; Commerce-12', {
    ruleset: 'fourth-edition',
  });
  expect(openWorksheet(english.file).context.skills.map(({ name }) => name)).toEqual(['Course', 'Arc', 'Commerce']);
  const french = readStatBlock('Garde\nFOR 12, DEX 11, INT 10, SAN 11\nCompétences : Course-12 ; Arc-12', {
    ruleset: 'fourth-edition',
  });
  expect(openWorksheet(french.file).context.skills.map(({ name }) => name)).toEqual(['Running', 'Bow']);
  expect(french.lines.find(({ text }) => text.startsWith('Course'))).toMatchObject({ verdict: 'guessed' });
  expect(french.lines.find(({ text }) => text.startsWith('Course'))?.words).toContain('read as Running');
});

test.each([
  ['Vorteile: Glück\nNachteile: Neugier (12)', true],
  ['FUE 11; DES 13; INT 11; SAL 10', true],
  ['STR 16 (+3) DEX 12 (+1) CON 16 (+3) INT 5 (-3)', false],
  ['ST 10, DX 10. Force 3 blow; Vol 2; for 2 weeks; Chance 9', false],
])('the labels of other languages in "%s": %s', (text, expected) => {
  expect(hasForeignLabels(text)).toBe(expected);
});
