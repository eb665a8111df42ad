import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { daysAgo, falcon, Library, named, type Planted, visit } from './pages/library.ts';

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

test('library: a copy is made, moved to the bin, and comes back by undo, or later out of the bin; so does the open one', async ({
  page,
}) => {
  const library = await visit(page);
  await library.act('Bram', 'Duplicate');
  await expect(library.row('Bram (copy)')).toContainText('crew');
  await library.act('Bram (copy)', 'Move to the bin');
  await expect(library.row('Bram (copy)')).toBeHidden();
  await library.screen.getByRole('button', { name: 'Undo' }).click();
  await expect(library.row('Bram (copy)')).toBeVisible();

  await library.act('Bram (copy)', 'Move to the bin');
  await library.act('Cyril', 'Move to the bin');
  await library.showBin();
  await library.expectNames('Bram (copy)', 'Cyril');
  await expect(library.row('Cyril')).toContainText('30 days left');
  await library.row('Cyril').getByRole('button', { name: 'Restore' }).click();
  await library.expectNames('Bram (copy)');
  await library.act('Bram (copy)', 'Delete for good…');
  const asked = page.getByRole('dialog', { name: 'Delete Bram (copy) for good?' });
  await expect(asked.getByRole('button', { name: 'Keep it in the bin' })).toBeFocused();
  await asked.getByRole('button', { name: 'Delete for good' }).click();
  await expect(library.screen.getByText('The bin is empty.')).toBeVisible();
  await library.screen.getByRole('button', { name: 'Back to the list' }).click();
  await expect(library.row('Cyril')).toBeVisible();
  await page.reload();
  await expect(library.row('Cyril')).toBeVisible();
  await expect(library.row('Bram (copy)')).toBeHidden();

  await library.act('Dora', 'Move to the bin');
  await expect(library.row('Anežka')).toContainText('open now');
  await library.screen.getByRole('button', { name: 'Undo' }).click();
  await expect(library.row('Dora')).toBeVisible();
  await library.close();
  await new Builder(page).expectOpen('Anežka');
});

test('library: all are saved as one file, and of those that differ by then mine, theirs or both are kept', async ({
  page,
}) => {
  const library = await visit(page);
  const downloading = page.waitForEvent('download');
  await library.files('Save all as one file');
  const path = await (await downloading).path();
  for (const name of ['Anežka', 'Bram', 'Cyril']) await library.rename(name, `${name} changed`);
  await library.act('Dora', 'Move to the bin');
  await expect(library.row('Dora')).toBeHidden();

  await library.chooseFiles([path]);
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await expect(dialog).toContainText('4 characters were read.');
  await expect(dialog.getByRole('heading', { name: 'Already here, but different (3)' })).toBeVisible();
  const clash = (name: string) => dialog.getByRole('listitem').filter({ hasText: `(mine is called ${name} changed)` });
  const choose = (name: string, choice: string) => clash(name).locator('label').filter({ hasText: choice }).click();
  await expect(clash('Anežka')).toContainText('Mine: changed today');
  await expect(clash('Anežka')).toContainText('Theirs: changed yesterday');
  await expect(clash('Cyril').getByRole('radio', { name: 'Keep both' })).toBeChecked();
  const all = dialog.getByRole('group', { name: 'Apply to all differences' });
  await all.locator('label').filter({ hasText: 'Use theirs' }).click();
  await expect(clash('Cyril').getByRole('radio', { name: 'Use theirs' })).toBeChecked();
  await choose('Anežka', 'Keep mine');
  await choose('Cyril', 'Keep both');
  await expect(all.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Import 3 characters' }).click();
  await expect(dialog).toContainText('2 replaced yours, which are kept as versions.');
  await expect(dialog).toContainText('1 added next to yours.');
  await expect(dialog).toContainText('1 was skipped');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await library.screen.getByLabel('Sort by').selectOption('name');
  await library.expectNames('Anežka changed', 'Bram', 'Cyril', 'Cyril changed', 'Dora');
});

test('library: an unreadable character is reported with its place and reason, and its text is quarantined', {
  tag: '@core',
}, async ({ page }) => {
  const library = await visit(page);
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await library.chooseFiles([file('falcon.json', falcon), file('diary.json', 'Dear diary')]);
  const dialog = page.getByRole('dialog', { name: 'Import: 2 files' });
  await expect(dialog).toContainText('The file diary.json');
  await expect(dialog).toContainText(/not a character file/);
  await dialog.getByRole('button', { name: 'Import 1 character' }).click();
  await expect(dialog).toContainText('1 character added.');
  await expect(dialog).toContainText('1 could not be read and is set aside.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(library.row('John Falcon')).toBeVisible();

  const aside = library.screen.getByRole('region', { name: /^Set aside/ });
  const downloading = page.waitForEvent('download');
  await aside.getByRole('button', { name: 'Download data' }).click();
  const stored = await import('node:fs').then(async (fs) => fs.readFileSync(await (await downloading).path(), 'utf8'));
  expect(stored).toBe('Dear diary');
  await aside.getByRole('button', { name: 'Try again' }).click();
  await expect(library.screen.getByText(/stays set aside/)).toBeVisible();
  await aside.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete for good' })
    .click();
  await expect(aside).toBeHidden();
});

test('library: arrow keys move, F2 renames, Delete moves to the bin, the address closes it', async ({ page }) => {
  const library = await visit(page);
  await expect(page).toHaveURL(/#characters$/);
  await library.grid.getByRole('button', { name: 'Open Dora' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Open Anežka' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(library.row('Anežka').locator('[data-cell=vitals]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Name of Anežka' })).toBeFocused();
  await page.keyboard.type('Zora');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open Zora' })).toBeVisible();
  await page.getByRole('button', { name: 'Open Bram' }).focus();
  await page.keyboard.press('Delete');
  await expect(library.row('Bram')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open Cyril' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await expect(library.screen.getByText('3 selected')).toBeVisible();
  await page.goBack();
  await expect(library.screen).toBeHidden();
  await page.goForward();
  await expect(library.screen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library.screen).toBeHidden();
  await expect(page).not.toHaveURL(/#characters$/);
});

test('library: 5,000 characters are listed, scrolled and searched, a few rows at a time', async ({ page }) => {
  test.slow();
  const many: Planted[] = [];
  for (let index = 0; index < 5_000; index += 1) {
    const name = `Guard ${index}`;
    const saved = `{"format":"pointwright","version":1,"ruleset":"man-to-man","houseRules":[],"app":"test","character":{"name":"${name}"}}`;
    const points = { spent: index % 150, budget: 100 };
    many.push({ id: `g${index}`, name, ruleset: 'man-to-man', saved, updated: daysAgo(index / 100 + 1), points });
  }
  const library = await visit(page, many);
  await expect(library.grid).toHaveAttribute('aria-rowcount', '5002');
  await expect(library.row('Guard 3')).toBeVisible();
  expect(await library.grid.getByRole('row').count()).toBeLessThan(60);

  await library.grid.getByRole('button', { name: 'Open Dora' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Open Guard 4999' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Open Guard 4999' })).toBeInViewport();
  await expect(library.row('Guard 4999')).toHaveAttribute('aria-rowindex', '5002');
  expect(await library.grid.getByRole('row').count()).toBeLessThan(60);

  await library.search.fill('guard 4321');
  await library.expectNames('Guard 4321');
  await expect(library.counted).toHaveText('1 of 5,001 characters found');
  await page.getByRole('button', { name: 'Open Guard 4321' }).click();
  await new Builder(page).expectOpen('Guard 4321');
});

test('library: it is accessible and does not scroll sideways', async ({ page }) => {
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
