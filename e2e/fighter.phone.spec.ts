import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

test('a fighter on a phone: the summary stays in view, the sheet is one tap away', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Ольга');
  await builder.attribute('ST', 12);
  await builder.skill('Broadsword', 12);
  await builder.item('Broadsword');
  await page.mouse.wheel(0, 2000);
  await expect(builder.summary.getByRole('button', { name: /^Move/ })).toBeInViewport();
  await builder.expectSummary({ Move: '5', Dodge: '5', Parry: '6' });

  await page.getByRole('button', { name: 'Sheet', exact: true }).click();
  await expect(builder.sheet.figure('Damage of Broadsword, swing', '1+3')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a skill on a phone is one line, and everything else about it is in the open row', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.skill('Two-Handed Sword', 12);
  const row = page.locator('.data-row').first();
  const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThanOrEqual(56);
  await expect(row.getByText('8 points')).toHaveCount(1);
  const points = page.getByLabel('Two-Handed Sword points', { exact: true });
  await expect(points).toBeHidden();

  // A press on the name opens the row as the chevron does.
  const name = await row.getByText('Two-Handed Sword', { exact: true }).boundingBox();
  await page.touchscreen.tap((name?.x ?? 0) + 20, (name?.y ?? 0) + 8);
  await expect(points).toBeVisible();
  await points.fill('4');
  await points.blur();
  await expect(row.getByText('4 points')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove Two-Handed Sword' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Two-Handed Sword' }).click();
  await expect(points).toBeHidden();

  // With the keyboard: the level and the chevron are stops.
  await builder.level('Two-Handed Sword').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Open Two-Handed Sword' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(points).toBeVisible();
});
