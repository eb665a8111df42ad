import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { Comparing } from './pages/comparing.ts';

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
  await comparing.dialog.getByRole('button', { name: 'Swap' }).click();
  await comparing.expectLine('Concept', 'Name', ['Ольга', 'Anna']);
  await comparing.dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect(comparing.dialog.getByText('Copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Ольга \(GURPS Lite 3e, today .* points\)\ncompared with Anna, as it is now \(/);
  expect(copied).toContain('Name: Ольга → Anna');
});
