import { expect, test } from 'vitest';
import {
  describeCharacterCount,
  describeCharacters,
  describeTimeLeft,
  findRulesetName,
  formatPointsOfBudget,
  initials,
  nameQuarantinedRecord,
  quarantineFileName,
} from './library-words.ts';

test('describeCharacterCount, formatPointsOfBudget: format counts and points', () => {
  expect(describeCharacterCount(1)).toBe('1 character');
  expect(describeCharacterCount(5_000)).toBe('5,000 characters');
  expect(formatPointsOfBudget({ spent: 98, budget: 100 })).toBe('98 of 100');
  expect(formatPointsOfBudget({ spent: -5, budget: 1_000 })).toBe('−5 of 1,000');
  expect(formatPointsOfBudget(null)).toBe('');
});

test('describeCharacters: names a single character, and counts several', () => {
  expect(describeCharacters([{ name: 'Anežka' }])).toBe('Anežka');
  expect(describeCharacters([{ name: ' ' }])).toBe('Unnamed character');
  expect(describeCharacters([{ name: 'Anežka' }, { name: 'Bram' }])).toBe('2 characters');
});

test('findRulesetName: gives the name, or the id of an unknown ruleset', () => {
  expect(findRulesetName('lite-3e')).toBe('GURPS Lite 3e');
  expect(findRulesetName('fifth-edition')).toBe('fifth-edition');
  expect(findRulesetName('')).toBe('');
});

test.each([
  ['Anežka', 'A'],
  ['anna von Berg', 'AB'],
  ['Žofia Černá (copy)', 'ŽC'],
  ['Ольга', 'О'],
  ['“7 of 9”', '79'],
  ['— !', ''],
  ['', ''],
])('initials: %j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

const now = new Date('2026-07-29T12:00:00Z');
test.each([
  ['2026-07-29T11:59:00Z', '30 days left'],
  ['2026-07-28T11:00:00Z', '29 days left'],
  ['2026-06-29T13:00:00Z', '1 day left'],
  ['2026-06-29T11:00:00Z', 'Deleted at the next visit'],
  ['soon', 'Stays in the bin'],
])('describeTimeLeft: binned at %s: %s', (binned, expected) => {
  expect(describeTimeLeft(binned, now)).toBe(expected);
});

test('nameQuarantinedRecord: gives the name, or else the file', () => {
  const whole = { name: '', file: 'my diary.JSON', place: 0 };
  const part = { name: '', file: 'all.json', place: 3 };
  const named = { name: 'Zoë', file: 'all.json', place: 3 };
  const stored = { name: '', file: '', place: 0 };
  expect([whole, part, named, stored].map(nameQuarantinedRecord)).toEqual([
    'my diary.JSON',
    'Character 3 of all.json',
    'Zoë',
    'Unnamed character',
  ]);
  expect([whole, part, named, stored, { ...whole, file: '../run.exe' }].map(quarantineFileName)).toEqual([
    'my-diary.json',
    'all-3.txt',
    'Zoë.txt',
    'character.txt',
    'run-exe.txt',
  ]);
});
