import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

test('start page: after a choice the forms have the focus, and begin at their top', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('button', { name: /^Þóra Ironbrow/ }).click(); // far down on a small screen
  await builder.expectOpen('Þóra Ironbrow');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
