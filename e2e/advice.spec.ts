import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';

test('advice is asked for, chosen, prepared for the attack and undone', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.screen.getByRole('button', { name: 'Advise…' }).click();
  const advice = page.getByRole('dialog', { name: 'Advice for this turn' });
  await expect(advice.getByRole('status')).toContainText(/^\d+ ways compared\./, { timeout: 20_000 });
  await expect(advice).toContainText('The defenses of the target are not known');
  await check.look('advice for a turn', { colors: true });

  const choice = advice.getByRole('listitem').filter({ hasText: 'Most injury' });
  await expect(choice).toContainText(/Hits\s*\d+%/i);
  await choice
    .getByRole('button', { name: /, explain$/ })
    .first()
    .click();
  const explanation = page.getByRole('dialog', { name: /skill now/ });
  await expect(explanation).toBeVisible();
  await explanation.getByRole('button', { name: 'Close' }).click();

  const button = choice.getByRole('button', { name: /^Choose / });
  const name = /^Choose ([^,:]+)/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await button.click();
  await expect(advice).toBeHidden();
  const maneuver = play.screen.getByRole('combobox', { name: /^Maneuver/ }).locator('option:checked');
  await expect(maneuver).toHaveText(name);
  // The attack is a press away.
  await expect(play.screen.locator('[data-attack]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const attack = page.getByRole('dialog', { name: /attacks the target/ });
  await expect(attack).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(attack).toBeHidden();
  // One undo takes the choice back.
  await play.screen.getByRole('button', { name: /^Undo/ }).click();
  await expect(maneuver).not.toHaveText(name);
});
