import { expect, type Page, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { PressCount } from './pages/press-count.ts';

/** Has the browser remember that it was told to print, and what the page was called then. */
const watchPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.title;
    };
  });
const expectPrinted = (page: Page, name: string) =>
  expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(name));

test('presses: from a first visit to a ready-made character on paper in three', async ({ page }) => {
  await watchPrinting(page);
  const presses = await PressCount.begin(page);
  await new Builder(page).firstVisit();
  await page.getByRole('button', { name: /^Ольга/ }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Print…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expectPrinted(page, 'Ольга');
  expect(await presses.count()).toEqual({ clicks: 3, keys: 0 });
});

test('presses: a newcomer prints a legal 100-point thief in under 30 clicks and 80 keys', async ({ page }) => {
  await watchPrinting(page);
  const presses = await PressCount.begin(page);
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.getByRole('radio', { name: 'GURPS Lite 3e' }).click();
  await page.getByRole('button', { name: /^Thief/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).click();
  await page.keyboard.type('Mira Quickfinger');
  await page.getByRole('button', { name: 'Next: Attributes' }).click();
  await builder.group('DX').getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Next: Traits' }).click();
  await page.getByRole('button', { name: 'Add a disadvantage' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused();
  await page.keyboard.type('overcon');
  await expect(page.locator('[role=option][data-highlighted]')).toContainText('Overconfidence');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a quirk' }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName(/quirk/i);
  await page.keyboard.type('hums when nervous');
  await page.getByRole('button', { name: 'Next: Skills' }).click();
  for (const skill of ['Stealth', 'Lockpicking', 'Climbing', 'Fast-Talk', 'Streetwise', 'Pickpocket']) {
    await builder
      .group(new RegExp(`^${skill}`))
      .getByRole('button', { name: 'Increase' })
      .click();
  }
  await expect(builder.summary.getByRole('button', { name: /^points left 0/ })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Print…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expectPrinted(page, 'Mira Quickfinger');
  await expect(page.getByRole('button', { name: 'No issues' })).toBeVisible();
  const { clicks, keys } = await presses.count();
  expect(clicks).toBeLessThan(30);
  expect(keys).toBeLessThan(80);
});
