import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { Comparing, Versions } from './pages/versions.ts';

test('versions: one is kept, compared with the present number by number, and restored', async ({ page }) => {
  const [builder, versions, comparing] = [new Builder(page), new Versions(page), new Comparing(page)];
  await builder.startReadyMade('GURPS Lite 3e', 'Inès Corvaline');
  await versions.open();
  await versions.keep('before the dungeon');
  await expect(versions.version('before the dungeon')).toContainText(/today \d+:\d\d · 100 of 100 points/);
  await versions.close();
  await builder.attribute('ST', 12);
  await builder.story('She came back with a lantern.');

  await versions.open();
  await versions.panel.getByRole('button', { name: 'Compare with now: before the dungeon' }).click();
  await expect(comparing.dialog.getByText(/^\d+ differences in \d+ chapters$/).first()).toBeVisible();
  await expect(comparing.dialog).toContainText('Inès Corvaline, before the dungeon');
  await expect(comparing.dialog).toContainText('Inès Corvaline, as it is now');
  await comparing.expectLine('Attributes', 'ST', ['10', '12 +2', 'bought']);
  await comparing.expectLine('Derived figures', 'Fatigue', ['10', '12 +2', 'ST 10 → 12']);
  await comparing.expectLine('Concept', 'Story', [/.+/, 'She came back with a lantern.']);
  await expect(comparing.line('Attributes', 'DX')).toHaveCount(0);
  await comparing.close();

  await versions.open();
  await versions.panel.getByRole('button', { name: 'Restore: before the dungeon' }).click();
  await expect(versions.panel).toBeHidden();
  await expect(page.getByText('Version “before the dungeon” restored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: Restored version “before the dungeon”' })).toBeVisible();
  await comparing.open();
  await comparing.choose('Compare', 'Before restoring “before the dungeon”');
  await comparing.expectLine('Attributes', 'ST', ['12', '10 −2', 'bought']);
  await comparing.close();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await builder.openChapter('Attributes');
  await expect(builder.level('ST')).toHaveValue('12');
});

test('versions: they are renamed, saved as files and deleted', async ({ page }) => {
  const [builder, versions] = [new Builder(page), new Versions(page)];
  await builder.startReadyMade('Man to Man', 'Ольга');
  await versions.open();
  await versions.keep('as first made');
  await versions.keep('later');
  await expect(versions.panel.getByRole('listitem').first()).toHaveAccessibleName('later');
  await versions.more('later', 'Rename');
  await page.getByRole('textbox', { name: 'New name of later' }).fill('much later');
  await page.keyboard.press('Enter');
  await expect(versions.version('much later')).toBeVisible();
  const download = page.waitForEvent('download');
  await versions.more('much later', 'Save as file');
  expect((await download).suggestedFilename()).toMatch(/much-later\.json$/);
  await versions.more('much later', 'Delete…');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(versions.version('much later')).toBeHidden();
  await expect(versions.version('as first made').getByRole('button').first()).toBeFocused();
  await page.reload();
  await versions.open();
  await expect(versions.panel.getByRole('listitem')).toHaveCount(1);
});

test('comparison: it shows two characters, also under other rules, swapped and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [builder, comparing] = [new Builder(page), new Comparing(page)];
  await builder.startReadyMade('Man to Man', 'Ольга');
  await builder.expectSaved();
  await builder.startAnotherBlank('GURPS Lite 3e');
  await builder.name('Anna');
  await builder.expectSaved();
  await comparing.open();
  await comparing.choose('Compare', 'As it is now');
  await comparing.choose('With', /^Ольга/);
  await comparing.expectLine('Concept', 'Name', ['Anna', 'Ольга']);
  await comparing.expectLine('Rules', 'Ruleset', ['GURPS Lite 3e', 'Man to Man']);
  await comparing.choose('Rules (With)', 'Under GURPS Lite 3e');
  await expect(comparing.line('Rules', 'Ruleset')).toHaveCount(0);
  await comparing.expectLine('Concept', 'Name', ['Anna', 'Ольга']);
  await comparing.dialog.getByRole('button', { name: 'Swap' }).click();
  await comparing.expectLine('Concept', 'Name', ['Ольга', 'Anna']);
  await comparing.dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect(comparing.dialog.getByText('Copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Ольга \(GURPS Lite 3e, today .* points\)\ncompared with Anna, as it is now \(/);
  expect(copied).toContain('Name: Ольга → Anna');
});

test('versions and comparison: they are accessible and do not scroll sideways', async ({ page }) => {
  test.slow();
  const check = await AccessibilityCheck.begin(page);
  const [builder, versions, comparing] = [new Builder(page), new Versions(page), new Comparing(page)];
  await builder.startReadyMade('GURPS Lite 3e', 'Inès Corvaline');
  await versions.open();
  await check.look('no versions');
  await versions.keep('before the dungeon');
  await check.look('versions');
  await versions.more('before the dungeon', 'Delete…');
  await check.look('a version to be deleted');
  await versions.close();
  await comparing.open();
  await expect(comparing.dialog.getByText('No differences.').first()).toBeVisible();
  await check.look('nothing differs');
  await comparing.choose('Rules (With)', 'Under Fourth edition');
  await expect(comparing.line('Rules', 'Ruleset')).toBeVisible();
  await check.look('a comparison');
});
