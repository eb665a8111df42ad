import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { Tools } from './pages/tools.ts';

test('feats: what can be lifted, thrown and jumped, with explanations', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const [builder, tools] = [new Builder(page), new Tools(page)];
  await builder.startReadyMade('Fourth edition', 'Ásdís Holm');
  await tools.search('what can i lift', 'Feats');
  const feats = tools.dialog('Feats');
  await tools.openFeats('Jumping');
  await tools.ask('Distance', '14');
  await expect(feats.getByRole('status').filter({ hasText: /^Yes, with a run of 3 yards/ })).toBeVisible();
  await tools.openFeats('Throwing');
  await tools.ask('How far can I throw this?', '10');
  await expect(feats.getByRole('status').filter({ hasText: /^Up to .* yards/ })).toBeVisible();
  await check.look('feats', { colors: true });
  await tools.explain(/^heaviest throw/);
  const slip = page.getByRole('dialog', { name: /^Heaviest throw/ });
  await expect(slip.getByRole('button', { name: 'Basic Lift' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(feats).toBeVisible();
});

test('odds: a roll, a contest and an attack', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const [builder, tools] = [new Builder(page), new Tools(page)];
  await builder.startReadyMade('Fourth edition', 'Ásdís Holm');
  await tools.search('chances', 'Odds');
  await tools.pick('Roll against', 'a number');
  await tools.expectOdds('74% to roll 12 or less');
  await page.getByText('All totals as a table').click();
  await expect(page.getByRole('row', { name: /^12 12% 74% Ordinary success/ })).toBeVisible();
  await check.look('odds of a roll', { colors: true });
  await page.getByRole('radio', { name: 'Contest' }).check({ force: true });
  await tools.pick('Roll against', 'a number');
  await page.getByRole('radio', { name: 'Regular' }).check({ force: true });
  await tools.expectOdds('50% to win: 12 against 12');
  await page.getByRole('radio', { name: 'Attack' }).check({ force: true });
  await tools.pick('Attack', 'other');
  await tools.expectOdds(/^\d+% to wound: 12 against 10, 1d .* against DR 0$/);
  await check.look('odds of an attack', { colors: true });
});

test('targets of the tools are 44 px on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Only touch needs large targets.');
  const [builder, tools] = [new Builder(page), new Tools(page)];
  await builder.startReadyMade('GURPS Lite 3e', 'Inès Corvaline');
  await builder.menu('Odds…');
  await tools.pick('Roll against', 'a number');
  const sizes = await tools
    .dialog('Odds')
    .locator('button, select, input:not([type=radio]), summary, label.segmented-control-segment')
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.textContent || target.getAttribute('aria-label'), size: Math.min(width, height) };
      }),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ size }) => size < 43.5)).toEqual([]);
});
