import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { Comparing } from './pages/comparing.ts';
import { Versions } from './pages/versions.ts';

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
