import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { Comparing } from './pages/comparing.ts';
import { Versions } from './pages/versions.ts';

test('comparison: two characters, also under other rules, swapped and copied', async ({ page, context }) => {
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
  const unfold = comparing.dialog.getByText('Choose what to compare');
  if ((await unfold.isVisible()) && !(await comparing.dialog.getByRole('button', { name: 'Swap' }).isVisible())) {
    await unfold.click();
  }
  await comparing.dialog.getByRole('button', { name: 'Swap' }).click();
  await comparing.expectLine('Concept', 'Name', ['Ольга', 'Anna']);
  await comparing.dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect(comparing.dialog.getByText('Copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Ольга \(GURPS Lite 3e, today .* points\)\ncompared with Anna, as it is now \(/);
  expect(copied).toContain('Name: Ольга → Anna');
});

test('versions and comparison: axe and sideways scrolling', async ({ page }) => {
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
