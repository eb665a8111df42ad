import { expect, test } from 'vitest';
import { searchCatalog } from './catalog-search.ts';
import { blankSaved } from './character-store.ts';
import { currentSheet, sheetOf } from './sheet.ts';

const names = (query: string, chapter: 'traits' | 'skills' | 'equipment' | null = null) =>
  searchCatalog(currentSheet(), query, chapter).flatMap(({ items }) => items.map(({ name }) => name));

test('an empty query lists the chapter in groups, in the order of the book', () => {
  const groups = searchCatalog(currentSheet(), '', 'skills');
  expect(groups.map(({ heading }) => heading)[0]).toBe('Weapon skills');
  expect(names('', 'skills').length).toBe(currentSheet().context.catalog.skills.size);
});

test('a name finds itself first, half a name and a slip of the finger too', () => {
  expect(names('broadsword')[0]).toBe('Broadsword');
  expect(names('broads')[0]).toBe('Broadsword');
  expect(names('brodsword', 'skills')).toContain('Broadsword');
});

test('what a thing does finds it', () => {
  expect(names('unarmed', 'skills')).toEqual(expect.arrayContaining(['Judo', 'Karate']));
  expect(names('see behind')).toContain('Peripheral Vision');
  expect(names('ammunition', 'equipment')).toContain('Arrow');
});

test('a chapter keeps the others out, and nonsense finds nothing', () => {
  expect(
    searchCatalog(currentSheet(), 'sword', 'skills').flatMap(({ items }) => items.map((item) => item.chapter)),
  ).not.toContain('equipment');
  expect(names('zweihander of doom')).toEqual([]);
});

test('a kind of traits has all that can be of it under its name, what is always so first', () => {
  const sheet = sheetOf(blankSaved('lite-3e'));
  const flaws = searchCatalog(sheet, '', 'traits', 'disadvantage');
  expect(flaws.map(({ heading }) => heading)).toEqual(['Disadvantages']);
  const found = flaws[0]?.items.map(({ id }) => id) ?? [];
  expect(found).toContain('enemy');
  expect(found.indexOf('wealth')).toBeGreaterThan(found.indexOf('enemy'));
  expect(found).not.toContain('combat-reflexes');
  expect(
    searchCatalog(sheet, 'poor', 'traits', 'disadvantage').flatMap(({ items }) => items.map(({ id }) => id)),
  ).toContain('wealth');
  expect(searchCatalog(sheet, 'combat reflexes', 'traits', 'disadvantage')).toEqual([]);
});

test.each([
  ['hear', 'acute-hearing'],
  ['luck', 'luck'],
  ['lucky', 'luck'],
  ['rich', 'wealth'],
  ['poor', 'wealth'],
  ['ugly', 'appearance'],
  ['pretty', 'appearance'],
  ['magic', 'magery'],
  ['boss', 'patron'],
  ['nemesis', 'enemy'],
  ['kids', 'dependent'],
  ['read', 'literacy'],
  ['dark', 'night-vision'],
  ['army', 'military-rank'],
  ['see', 'acute-vision'],
  ['afraid of spiders', 'phobia'],
  ['willpower', 'strong-will'],
  ['pain', 'high-pain-threshold'],
  ['famous', 'reputation'],
  ['sick', 'immunity-to-disease'],
])('a newcomer who types “%s” finds %s', (words, id) => {
  const found = searchCatalog(sheetOf(blankSaved('lite-3e')), words, 'traits').flatMap(({ items }) => items);
  expect(found.map((item) => item.id).slice(0, 5)).toContain(id);
});

test.each([
  ['sneak', 'stealth'],
  ['lie', 'fast-talk'],
  ['doctor', 'physician'],
  ['horse', 'riding'],
  ['hack', 'computer-programming'],
  ['pistol', 'guns-pistol'],
  ['haggle', 'merchant'],
  ['french', 'language'],
])('a newcomer who types “%s” among skills finds %s', (words, id) => {
  const found = searchCatalog(sheetOf(blankSaved('lite-3e')), words, 'skills').flatMap(({ items }) => items);
  expect(found.map((item) => item.id).slice(0, 5)).toContain(id);
});

test('spells are apart from the skills', () => {
  const lite = sheetOf(blankSaved('lite-3e'));
  const chapters = (chapter: 'skills' | 'spells' | null) =>
    new Set(searchCatalog(lite, 'fire', chapter).flatMap(({ items }) => items.map((item) => item.chapter)));
  expect(chapters('spells')).toEqual(new Set(['spells']));
  expect(chapters('skills')).toEqual(new Set(['skills']));
  expect(chapters(null)).toContain('spells');
});
