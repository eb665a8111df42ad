import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { EncounterPage } from './pages/encounter.ts';

test('how an encounter will go: fought in the background, stopped, told, and by other tactics', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await page.goto('./#encounter');
  await page.getByRole('button', { name: 'New encounter' }).click();
  const encounter = new EncounterPage(page, false);
  await encounter.add('Party', { Ольга: 1 });
  await encounter.add('Foes', { 'Þóra Ironbrow': 1 });
  await encounter.screen.getByRole('button', { name: 'More for the encounter' }).click();
  await page.getByRole('menuitem', { name: /^How will this go/ }).click();
  const dialog = page.getByRole('dialog', { name: 'How will this go?' });
  await dialog.getByRole('button', { name: 'Fight it out' }).click();
  const chances = dialog.getByRole('table', { name: /^Who is left/ });
  await expect(chances).toBeVisible({ timeout: 60_000 });
  await expect(chances.getByRole('row', { name: /^Party \d+%/ })).toBeVisible();
  const stop = dialog.getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => {}); // it may be clear by now
  await expect(dialog.getByText(/(?:Clear|Stopped) after/)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Tell it' }).click();
  await expect(dialog.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(/^Fight 1: (?:Party|Foes|nobody) wins\.$/)).toBeVisible();
  await check.look('how will this go');
  await dialog.getByText('How they fight', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Ольга' }).selectOption({ label: 'All-out attacker' });
  await expect(chances).toBeHidden();
  await dialog.getByRole('button', { name: 'Fight it out' }).click();
  await expect(dialog.getByRole('row', { name: /^Ольга All-out attacker/ })).toBeVisible({ timeout: 60_000 });
});
