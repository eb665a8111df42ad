import { expect, test } from 'vitest';
import {
  characterCountWords,
  initials,
  leftWords,
  pointsWords,
  quarantineFileName,
  quarantineWords,
  rulesWords,
  someWords,
} from './library-words.ts';

test('characterCountWords, pointsWords: format counts and points', () => {
  expect(characterCountWords(1)).toBe('1 character');
  expect(characterCountWords(5_000)).toBe('5,000 characters');
  expect(pointsWords({ spent: 98, budget: 100 })).toBe('98 of 100');
  expect(pointsWords({ spent: -5, budget: 1_000 })).toBe('−5 of 1,000');
  expect(pointsWords(null)).toBe('');
});

test('someWords: names a single character, and counts several', () => {
  expect(someWords([{ name: 'Anežka' }])).toBe('Anežka');
  expect(someWords([{ name: ' ' }])).toBe('Without a name');
  expect(someWords([{ name: 'Anežka' }, { name: 'Bram' }])).toBe('2 characters');
});

test('rulesWords: gives the name, or the id of an unknown ruleset', () => {
  expect(rulesWords('lite-3e')).toBe('GURPS Lite 3e');
  expect(rulesWords('fifth-edition')).toBe('fifth-edition');
  expect(rulesWords('')).toBe('');
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
])('leftWords: binned at %s: %s', (binned, expected) => {
  expect(leftWords(binned, now)).toBe(expected);
});

test('quarantineWords: gives the name, or else the file', () => {
  const whole = { name: '', file: 'my diary.JSON', place: 0 };
  const part = { name: '', file: 'all.json', place: 3 };
  const named = { name: 'Zoë', file: 'all.json', place: 3 };
  const stored = { name: '', file: '', place: 0 };
  expect([whole, part, named, stored].map(quarantineWords)).toEqual([
    'my diary.JSON',
    'Character 3 of all.json',
    'Zoë',
    'Without a name',
  ]);
  expect([whole, part, named, stored, { ...whole, file: '../run.exe' }].map(quarantineFileName)).toEqual([
    'my-diary.json',
    'all-3.txt',
    'Zoë.txt',
    'character.txt',
    'run-exe.txt',
  ]);
});
