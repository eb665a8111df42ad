import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { Library } from './pages/library.ts';
import { falcon, named, visit } from './pages/planted-library.ts';

test('library: three characters are made, found, renamed, tagged, sorted and opened', async ({ page }) => {
  test.slow(); // three are built by hand first
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Anežka');
  await builder.startAnotherBlank('GURPS Lite 3e');
  await builder.name('Bram');
  await builder.startAnotherBlank('Man to Man');
  await builder.name('Cyril');
  await builder.menu('Characters…');
  const library = new Library(page);
  await library.expectNames('Cyril', 'Bram', 'Anežka');
  await expect(library.row('Cyril')).toContainText('open now');
  await expect(library.row('Bram')).toContainText('GURPS Lite 3e');
  await expect(library.row('Bram')).toContainText(/today \d+:\d\d/);
  await expect(library.row('Anežka')).toContainText(/\d+ of \d+/);

  await library.search.fill('anez');
  await library.expectNames('Anežka');
  await expect(library.counted).toHaveText('1 of 3 characters found');
  await library.search.press('Escape');
  await library.expectNames('Cyril', 'Bram', 'Anežka');

  await library.act('Bram', 'Rename');
  const field = page.getByRole('textbox', { name: 'Name of Bram' });
  await expect(field).toBeFocused();
  await field.fill('Bram Stone');
  await field.press('Enter');
  await expect(library.row('Bram Stone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open Bram Stone' })).toBeFocused();

  await library.act('Anežka', 'Tags…');
  const tags = page.getByRole('dialog', { name: 'Tags for Anežka' });
  await tags.getByRole('textbox', { name: 'New tag' }).fill('villains');
  await tags.getByRole('button', { name: 'Add' }).click();
  await expect(tags.getByRole('checkbox', { name: 'villains' })).toBeChecked();
  await tags.getByRole('button', { name: 'Done' }).click();
  await expect(library.row('Anežka')).toContainText('villains');
  await library.screen.getByLabel('Tag', { exact: true }).selectOption('villains');
  await library.expectNames('Anežka');
  await library.screen.getByLabel('Tag', { exact: true }).selectOption('');
  await library.screen.getByLabel('Rules', { exact: true }).selectOption({ label: 'GURPS Lite 3e' });
  await library.expectNames('Bram Stone');
  await library.screen.getByLabel('Rules', { exact: true }).selectOption('');

  await library.screen.getByLabel('Sort by').selectOption('name');
  await library.expectNames('Anežka', 'Bram Stone', 'Cyril');

  await page.getByRole('button', { name: 'Open Anežka' }).click();
  await expect(library.screen).toBeHidden();
  await builder.expectOpen('Anežka');
  await page.reload();
  await builder.expectOpen('Anežka');
});

test('library: several characters are selected, tagged, saved as one file and moved to the bin', async ({ page }) => {
  const library = await visit(page);
  await library.startSelecting();
  await library.row('Anežka').getByRole('checkbox').check();
  await library
    .row('Cyril')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(library.screen.getByText('3 selected')).toBeVisible();
  await library.actOnSelected('Tags…');
  const tags = page.getByRole('dialog', { name: 'Tags for 3 characters' });
  const crew = tags.getByRole('checkbox', { name: 'crew (1 of 3)' });
  expect(await crew.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await crew.click();
  await expect(tags.getByRole('checkbox', { name: 'crew', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(library.row('Cyril')).toContainText('crew');

  const downloading = page.waitForEvent('download');
  await library.actOnSelected('Save as one file');
  expect((await downloading).suggestedFilename()).toMatch(/^pointwright-library-\d{4}-\d\d-\d\d\.json$/);
  await expect(library.screen.getByText(/^3 characters saved as pointwright-library/)).toBeVisible();

  await library.actOnSelected('Move to the bin');
  await library.expectNames('Dora');
  await expect(library.screen.getByText('3 characters are in the bin')).toBeVisible();
});

test('library: axe and sideways scrolling', async ({ page }) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  const library = await visit(page);
  await check.look('list');
  await library.startSelecting();
  await library.row('Anežka').getByRole('checkbox').check();
  await check.look('list with one selected');
  await library.actOnSelected('Tags…');
  await check.look('tags');
  await page.keyboard.press('Escape');
  await library.actOnSelected('Move to the bin');
  await expect(library.row('Anežka')).toBeHidden();
  await library.showBin();
  await check.look('bin');
  await library.chooseFiles([
    { name: 'bram.json', mimeType: 'application/json', buffer: Buffer.from(named(falcon, 'Bram')) },
    { name: 'new.json', mimeType: 'application/json', buffer: Buffer.from(falcon) },
    { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') },
  ]);
  await expect(page.getByRole('dialog', { name: 'Import: 3 files' })).toBeVisible();
  await check.look('what is to be taken in');
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await check.look('list with something set aside');
});
