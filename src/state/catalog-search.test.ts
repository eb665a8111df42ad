import { expect, test } from 'vitest';
import { searchCatalog } from './catalog-search.ts';
import { currentSheet } from './sheet.ts';

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
