import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { EncounterPage } from './pages/encounter.ts';
import { PlayPage } from './pages/play.ts';

test.use({ actionTimeout: 8_000 });

test('an attack on a target without a sheet: quickly, then step by step with the same dice', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const play = new PlayPage(page);
  const { exchange } = new EncounterPage(page, true);
  await play.fold(/^Target: /).click();
  for (const [field, value] of [
    ['Its Dodge', '6'],
    ['Its HT', '12'],
  ] as const) {
    await play.screen.getByRole('textbox', { name: field, exact: true }).fill(value);
    await play.screen.getByRole('textbox', { name: field, exact: true }).press('Enter');
  }

  // Rolled here, all at once: whatever the dice show, it is over, and each roll can be typed.
  await play.screen.getByRole('button', { name: 'Attack with Glaive, swing' }).click();
  await expect(exchange).toHaveAccessibleName('Rainald Kess attacks the target');
  await expect(exchange.getByRole('button', { name: 'Apply' })).toBeEnabled();
  const attack = exchange.getByRole('spinbutton', { name: /attack with Glaive, swing: what the 3 dice show$/ });
  await attack.fill('16');
  await attack.press('Enter');
  await expect(exchange).toContainText('Missed');
  await attack.fill('9');
  await attack.press('Enter');
  await expect(exchange).not.toContainText('Missed');
  await check.look('an exchange at once', { colors: true });

  // Careful: what was rolled here is open again, what was typed is taken back.
  await exchange.getByText('Careful', { exact: true }).click();
  const back = exchange.getByRole('button', { name: 'Back' });
  while (await back.isEnabled()) await back.click();
  await expect(exchange.getByRole('button', { name: /^Roll: .*attack with Glaive, swing/ })).toBeVisible();
  await check.look('a request of an exchange', { colors: true });
  await attack.fill('9');
  await attack.press('Enter');
  await exchange.getByRole('button', { name: 'Dodge', exact: true }).click();
  const dodge = exchange.getByRole('spinbutton', { name: /Dodge: what the 3 dice show$/ });
  await dodge.fill('15');
  await dodge.press('Enter');
  await new EncounterPage(page, true).typeAll([
    [/damage/i, 'most'],
    [/./, 10],
  ]);
  await expect(exchange).toContainText(/The target loses \d+ hits/);
  await exchange.getByRole('button', { name: 'Apply' }).click();
  await expect(exchange).toBeHidden();
  await expect(play.log).toContainText('Rainald Kess swings the glaive at the target: 9 against 13, success by 4.');
  await expect(play.screen.getByRole('textbox', { name: 'Hits it has lost', exact: true })).not.toHaveValue('0');

  // One step takes all of it back; the next attack is quick again.
  await play.screen.getByRole('button', { name: /^Undo/ }).click();
  await expect(play.screen.getByRole('textbox', { name: 'Hits it has lost', exact: true })).toHaveValue('0');
  await play.screen.getByRole('button', { name: 'Attack with Glaive, swing' }).click();
  await expect(exchange.getByRole('radio', { name: 'Quick' })).toBeChecked();
});
