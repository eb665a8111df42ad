import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

test('frame: the bars at the top stay in view, and scroll along in a low window', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite 3e', 'Tamsin Oakhollow');
  await builder.openChapter('Spells');
  const undo = page.getByRole('button', { name: 'Nothing to undo' });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(undo).toBeInViewport();
  await expect(builder.summary).toBeInViewport();
  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(undo).not.toBeInViewport();
  await expect(builder.summary).not.toBeInViewport();
});

test('appearance: theme and text size are applied at once, and before the next visit is drawn', async ({ page }) => {
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
