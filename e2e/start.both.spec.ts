import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { readStorage } from './pages/storage.ts';

test('start page: it is there before the scripts, and what is clicked then is done', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Pointwright' })).toBeVisible();
  await page.getByRole('radio', { name: 'GURPS Lite 3e' }).check();
  await page.getByRole('button', { name: 'Start blank' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Concept' })).toBeVisible();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue('lite-3e');
});

test('start page: after a choice the forms have the focus, and begin at their top', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('button', { name: /^Þóra Ironbrow/ }).click(); // far down on a small screen
  await builder.expectOpen('Þóra Ironbrow');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('start page: it stores nothing, and is not shown again once a character was chosen', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.waitForLoadState('networkidle'); // the program is loaded
  await page.reload();
  await builder.startBlank('Man to Man');
  await builder.name('Anna');
  await builder.expectSaved();
  expect((await readStorage(page)).characters).toMatchObject([{ name: 'Anna' }]);
  await page.goto('./');
  await builder.expectOpen('Anna');
  await expect(page.getByRole('button', { name: 'Start blank' })).toBeHidden();
});

test('start page: without a connection for the program it says so, and the choice can be made again', async ({
  page,
}) => {
  const program = /\/assets\/program-[^/]*\.js$/;
  await page.route(program, (route) => route.abort());
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(page.getByRole('alert')).toContainText('The program could not be loaded');
  await page.unroute(program);
  await page.reload();
  await builder.startBlank('Man to Man');
});
