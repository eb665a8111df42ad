import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import { serializeFile } from '../../src/character/file/character-file.ts';
import { fiendishFriedrick, johnFalcon } from '../../src/testing/book-characters.ts';
import { Builder } from './builder.ts';

/** A character to be stored by script, as if by an earlier visit. */
export interface Planted {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file. */
  readonly saved: string;
  readonly updated: string;
  readonly tags?: readonly string[];
  readonly points?: { readonly spent: number; readonly budget: number } | null;
  readonly face?: string | null;
  readonly binned?: string | null;
}

/** The list of all characters, and its dialogs and menus. */
export class Library {
  readonly page: Page;
  readonly screen: Locator;
  readonly grid: Locator;
  readonly search: Locator;
  /** The number of characters found. */
  readonly counted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.screen = page.getByRole('dialog', { name: 'Characters', exact: true });
    this.grid = this.screen.getByRole('grid');
    this.search = this.screen.getByRole('searchbox');
    this.counted = this.screen.getByRole('paragraph').filter({ hasText: /characters? found$/ });
  }

  /** Stores characters, once the program has created its database. */
  async plant(characters: readonly Planted[]): Promise<void> {
    await this.page.evaluate(
      (all) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('pointwright');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const writing = database.transaction(['characters', 'summaries'], 'readwrite');
            for (const { saved, tags = [], points = null, face = null, binned = null, ...record } of all) {
              const { id, name, updated, ruleset } = record;
              writing.objectStore('characters').put({ id, name, saved, revision: 1, updated });
              const summary = { id, name, ruleset, revision: 1, updated, points, tags, binned, face };
              writing.objectStore('summaries').put(summary);
            }
            writing.oncomplete = () => {
              database.close();
              resolve();
            };
            writing.onerror = () => reject(writing.error);
          };
        }),
      characters,
    );
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+o');
    await expect(this.screen).toBeVisible();
  }

  async close(): Promise<void> {
    await this.screen.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(this.screen).toBeHidden();
  }

  row(name: string): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('button', { name: `More for ${name}`, exact: true }) });
  }

  /** Opens the menu of a row and chooses an item. */
  async act(name: string, item: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `More for ${name}`, exact: true })
      .click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Renames a row in place. */
  async rename(name: string, to: string): Promise<void> {
    await this.act(name, 'Rename');
    const field = this.page.getByRole('textbox', { name: `Name of ${name}`, exact: true });
    await field.fill(to);
    await field.press('Enter');
    await expect(this.row(to)).toBeVisible();
  }

  async showBin(): Promise<void> {
    await this.screen.locator('label').filter({ hasText: /^Bin/ }).click();
    await expect(this.screen.getByRole('radio', { name: /^Bin/ })).toBeChecked();
  }

  /** Shows the check boxes, which a narrow screen hides at first. */
  async startSelecting(): Promise<void> {
    const button = this.screen.getByRole('button', { name: 'Select', exact: true });
    if (await button.isVisible()) await button.click();
  }

  async actOnSelected(action: string): Promise<void> {
    const bar = this.screen.getByRole('region', { name: 'Selected characters' });
    const folded = bar.getByRole('button', { name: 'Actions' }).or(bar.getByText('Actions', { exact: true }));
    if (await folded.first().isVisible()) {
      await folded.first().click();
      await this.page.getByRole('menuitem', { name: action, exact: true }).click();
    } else await bar.getByRole('button', { name: action, exact: true }).click();
  }

  /** Chooses an action with files; on a narrow screen they are in a menu. */
  async files(action: string): Promise<void> {
    const folded = this.screen.getByRole('button', { name: 'Files', exact: true });
    if (await folded.isVisible()) {
      await folded.click();
      await this.page.getByRole('menuitem', { name: action, exact: true }).click();
    } else await this.screen.getByRole('button', { name: action, exact: true }).click();
  }

  /** Imports files; if the bin is shown, goes back to the list first. */
  async chooseFiles(files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const shelf = this.screen.locator('label').filter({ hasText: /^Characters$/ });
    if (await shelf.isVisible()) await shelf.click();
    const choosing = this.page.waitForEvent('filechooser');
    await this.files('Import…');
    await (await choosing).setFiles(files);
  }

  /** Returns the names in the list, from the top, as far as they are drawn. */
  async names(): Promise<string[]> {
    return this.grid.locator('tbody .library-open').allTextContents();
  }

  async expectNames(...names: string[]): Promise<void> {
    await expect.poll(() => this.names()).toEqual(names);
  }
}

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
