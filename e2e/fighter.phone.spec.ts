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
