import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { serializeLibrary } from '../src/character/file/library-file.ts';
import { item, saved } from '../src/testing/rows.ts';
import { Builder } from './pages/builder.ts';
import { Library } from './pages/library.ts';
import { watch } from './pages/watch.ts';

/** Three times as many items as a list draws whole. More would only take longer: 5,000, the most, ran into the time limit. */
const crowded = saved('lite-3e', {
  name: 'Crowded',
  equipment: Array.from({ length: 1_200 }, (_, i) =>
    item(i === 1_199 ? 'broadsword' : 'dagger', { key: `e${i}`, place: 'carried' }),
  ),
});
const file = {
  name: 'crowded.json',
  mimeType: 'application/json',
  buffer: Buffer.from(serializeFile(crowded, 'test')),
};

test('long list: a character with 1,200 items opens, and is searched, edited and left', async ({ page, baseURL }) => {
  test.slow();
  const { faults } = await watch(page, baseURL);
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.openFile(file);
  await builder.expectOpen('Crowded');
  await builder.openChapter('Equipment');
  const list = page.getByRole('main').getByRole('table', { name: 'Equipment' });
  await expect(list.locator('tbody')).toHaveCount(1_200);
  await expect(page.getByText('Long lists are cut off after 400 lines here.')).toBeVisible();
  // Rows out of view show their names alone, and are drawn in full when scrolled into view.
  const last = page.locator('#row-e1199');
  await expect(last).toContainText('Broadsword');
  await expect(last.getByRole('button')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last).not.toHaveAttribute('data-resting');
  await expect(last.getByRole('button', { name: 'Remove Broadsword' })).toBeVisible();
  // The rows above have become larger, and it stays in place.
  await expect(last).toBeInViewport();
  const quantity = last.getByRole('textbox', { name: 'Quantity of Broadsword' });
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await builder.openChapter('Attributes');
  await builder.expectSaved();
  expect(faults).toEqual([]);
});

test('long file: reading it shows progress, and can be canceled', async ({ page }) => {
  await page.route(/parse-worker/, () => undefined); // never answered
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Anna');
  await builder.openFile(file);
  await expect(page.getByText('Reading crowded.json…')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Reading crowded.json…' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Reading crowded.json…')).toBeHidden();
  await builder.expectOpen('Anna');
});

test('large library: importing it shows progress; canceling keeps the imported part', async ({ page }) => {
  const text = serializeFile(saved('lite-3e', { name: 'Guard' }), 'test');
  const members = Array.from({ length: 2_000 }, (_, i) => ({
    id: `g${i}`,
    updated: new Date(1_700_000_000_000).toISOString(),
    tags: [],
    text,
  }));
  const buffer = Buffer.from(serializeLibrary(members, 'test'));
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.openFile({ name: 'library.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog.getByRole('button', { name: 'Import 2,000 characters' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  const result = dialog.getByRole('listitem');
  await expect(result.filter({ hasText: /^You stopped: [\d,]+ were not imported/ })).toBeVisible();
  const [taken = ''] = (await dialog.textContent())?.match(/[\d,]+(?= characters? added)/) ?? ['0'];
  await dialog.getByRole('button', { name: 'Show the characters' }).click();
  const library = new Library(page);
  // With the headings and the open one.
  await expect(library.grid).toHaveAttribute('aria-rowcount', String(Number(taken.replace(',', '')) + 2));
});
