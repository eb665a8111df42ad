import { expect, type Page } from '@playwright/test';
import { serializeFile } from '../../src/character/file/serialize-file.ts';
import { fiendishFriedrick, johnFalcon } from '../../src/testing/book-characters.ts';
import { Builder } from './builder.ts';
import { Library, type Planted } from './library.ts';

export const falcon = serializeFile(johnFalcon(), 'test');
const friedrick = serializeFile(fiendishFriedrick(), 'test');
/** Returns the time so many days ago, in ISO 8601. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Three characters as if stored by earlier visits. */
const planted: readonly Planted[] = [
  { id: 'a', name: 'Anežka', ruleset: 'man-to-man', saved: named(falcon, 'Anežka'), updated: daysAgo(1) },
  {
    id: 'b',
    name: 'Bram',
    ruleset: 'man-to-man',
    saved: named(friedrick, 'Bram'),
    updated: daysAgo(2),
    tags: ['crew'],
  },
  { id: 'c', name: 'Cyril', ruleset: 'lite-3e', saved: named(falcon, 'Cyril', 'lite-3e'), updated: daysAgo(3) },
];

/** Returns the text of a file with the name and the ruleset replaced. */
export function named(text: string, name: string, ruleset = 'man-to-man'): string {
  const file = JSON.parse(text);
  return JSON.stringify({ ...file, ruleset, character: { ...file.character, name } });
}

/** Visits the page with three stored characters and "Dora" open. */
export async function visit(page: Page, characters: readonly Planted[] = planted): Promise<Library> {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Dora');
  await builder.expectSaved();
  const library = new Library(page);
  await library.plant(characters);
  await library.open();
  // With the headings and Dora: keys pressed before the list was read would go by a list of one.
  await expect(library.grid).toHaveAttribute('aria-rowcount', String(characters.length + 2));
  return library;
}
