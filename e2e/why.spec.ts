import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

test('explanation: a number says why it is what it is, and so does what it comes from', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.attribute('HT', 13);

  const dodge = builder.sheet.figure('Dodge', '5');
  await dodge.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: /Dodge 5/ })).toBeVisible();
  await expect(panel).toContainText('Man to Man p. 17');

  await panel.getByRole('button', { name: /^Move/ }).click();
  await expect(panel.getByRole('heading', { name: /Move 5/ })).toBeVisible();
  await expect(panel).toContainText('rounded down');
  await panel.getByRole('button', { name: /^Basic Speed/ }).click();
  await expect(panel.getByRole('heading', { name: /Basic Speed 5¾/ })).toBeVisible();
  await expect(panel).toContainText('a quarter of the sum');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(dodge).toBeFocused();
});
