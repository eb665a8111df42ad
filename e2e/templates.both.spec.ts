import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';

// 150 points by the Basic Set: ST 12 [20], DX 13 [60], HT 11 [10]; Combat Reflexes [15], Wealthy [20], Status 1 [5], Code of
// Honor (Chivalry) [−15]; eight skills [26], a second weapon [4]. Then 20 points of advantages (Luck 15, Charisma 1 5), −25 of
// disadvantages (Bad Temper −10, Honesty −10, Overconfidence −5) and 10 of skills (Brawling 4, Crossbow 4, Diplomacy 2).
test('a knight from a template, with each choice filled', async ({ page }) => {
  test.slow();
  const check = await AccessibilityCheck.begin(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /Fourth edition/ }).check();
  await page.getByRole('button', { name: 'From a template' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Modern' })).toBeVisible();
  await check.look('the templates');
  await dialog.getByRole('button', { name: /^Knight/ }).click();
  const choice = (name: string) => dialog.getByRole('group', { name, exact: true });
  const take = async (of: string, name: string, steps: number) => {
    const option = choice(of).getByRole('group', { name, exact: true });
    for (let step = 0; step < steps; step += 1) await option.getByRole('button', { name: 'Increase' }).click();
  };

  await choice('A second weapon').getByRole('radio', { name: /Axe/ }).check();
  await choice('Advantages').getByRole('checkbox', { name: /Luck/ }).check();
  await expect(choice('Advantages')).toContainText('5 of 20 points left');
  await take('Advantages', 'Charisma', 1);
  for (const name of [/Bad Temper/, /Honesty/, /Overconfidence/]) {
    await choice('Disadvantages').getByRole('checkbox', { name }).check();
  }
  await expect(choice('Disadvantages')).toContainText('0 of −25 points left');
  await take('Further skills', 'Brawling', 3);
  await take('Further skills', 'Crossbow', 3);
  await take('Further skills', 'Diplomacy', 2);
  await choice('Arms and armor')
    .getByRole('radio', { name: /Mail and a riding horse/ })
    .check();
  await check.look('a template with its choices filled');
  await expect(dialog.getByRole('row', { name: 'Points spent 0 150' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Knight applied. 0 points left.')).toBeVisible();
});
