import { expect, type Locator, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { Tools } from './pages/tools.ts';

test('feats and odds: they show the limits of lifting, throwing and jumping; a roll, a contest and an attack', async ({
  page,
  isMobile,
}) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  const [builder, tools] = [new Builder(page), new Tools(page)];
  await builder.startReadyMade('Fourth edition', 'Ásdís Holm');
  await test.step('feats, with explanations', async () => {
    await tools.search('what can i lift', 'Feats');
    const feats = tools.dialog('Feats');
    await tools.openFeats('Jumping');
    await tools.ask('Distance', '14');
    await expect(feats.getByRole('status').filter({ hasText: /^Yes, with a run of 3 yards/ })).toBeVisible();
    await tools.openFeats('Throwing');
    await tools.ask('How far can I throw this?', '10');
    await expect(feats.getByRole('status').filter({ hasText: /^Up to .* yards/ })).toBeVisible();
    await check.look('feats');
    await tools.explain(/^heaviest throw/);
    const explanation = page.getByRole('dialog', { name: /^Heaviest throw/ });
    await expect(explanation.getByRole('button', { name: 'Basic Lift' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await expect(feats).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(feats).toBeHidden();
  });
  await test.step('odds', async () => {
    await tools.search('chances', 'Odds');
    await tools.pick('Roll against', 'a number');
    await tools.expectOdds('74% to roll 12 or less');
    await page.getByText('All totals as a table').click();
    await expect(page.getByRole('row', { name: /^12 12% 74% Ordinary success/ })).toBeVisible();
    await check.look('odds of a roll');
    if (isMobile) await expectLargeTargets(tools.dialog('Odds'));
    await page.getByRole('radio', { name: 'Contest' }).check({ force: true });
    await tools.pick('Roll against', 'a number');
    await page.getByRole('radio', { name: 'Regular' }).check({ force: true });
    await tools.expectOdds('50% to win: 12 against 12');
    await page.getByRole('radio', { name: 'Attack' }).check({ force: true });
    await tools.pick('Attack', 'other');
    await tools.expectOdds(/^\d+% to wound: 12 against 10, 1d .* against DR 0$/);
    await check.look('odds of an attack');
  });
});

/** On a phone every target of a dialog is 44 px high and wide at least. */
async function expectLargeTargets(dialog: Locator): Promise<void> {
  const sizes = await dialog
    .locator('button, select, input:not([type=radio]), summary, label.segmented-control-segment')
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.textContent || target.getAttribute('aria-label'), size: Math.min(width, height) };
      }),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ size }) => size < 43.5)).toEqual([]);
}
