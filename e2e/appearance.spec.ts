import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

test('appearance: theme and text size apply at once, and before the next visit is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const textSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const light = await ground();
  await builder.menu('Appearance…');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Large', { exact: true }).click();
  expect(await ground()).not.toBe(light);
  expect(await textSize()).toBe('18px');
  const dark = await ground();
  await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  expect([await ground(), await textSize()]).toEqual([dark, '18px']);
});
