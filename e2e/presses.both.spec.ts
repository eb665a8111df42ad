import { expect, type Page, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { PressCount } from './pages/watch.ts';

/** Makes the browser remember that it was told to print, and the title of the page then. */
const watchPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.title;
    };
  });

async function print(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Print…' });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: /^Print/ }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /./);
}

test('presses: at most four lead from a first visit to a printed thief', { tag: '@core-desktop' }, async ({ page }) => {
  await watchPrinting(page);
  const presses = await PressCount.begin(page);
  await new Builder(page).firstVisit();
  await page.getByRole('button', { name: /^Thief/ }).click();
  await print(page);
  const { clicks, keys } = await presses.count();
  expect(clicks).toBeLessThanOrEqual(4);
  expect(keys).toBe(0);
});

test('presses: at most six lead from a first visit to a printed detective of the fourth edition', async ({ page }) => {
  await watchPrinting(page);
  const presses = await PressCount.begin(page);
  await new Builder(page).firstVisit();
  await page.getByRole('radio', { name: 'Fourth edition' }).click();
  await page.getByRole('button', { name: /^Detective/ }).click();
  await print(page);
  const { clicks, keys } = await presses.count();
  expect(clicks).toBeLessThanOrEqual(6);
  expect(keys).toBe(0);
});

test('presses: at most six lead to an applied and printed template', async ({ page }) => {
  await watchPrinting(page);
  const presses = await PressCount.begin(page);
  await new Builder(page).firstVisit();
  await page.getByRole('radio', { name: 'Fourth edition' }).click();
  await page.getByRole('button', { name: /^Investigator/ }).click();
  await page.getByRole('dialog', { name: 'Investigator, 150 points' }).getByRole('button', { name: 'Apply' }).click();
  await print(page);
  const { clicks } = await presses.count();
  expect(clicks).toBeLessThanOrEqual(6);
});

test('presses: at most four lead from a first visit to a first roll in a fight', { tag: '@core-desktop' }, async ({
  page,
}) => {
  const presses = await PressCount.begin(page);
  await new Builder(page).firstVisit();
  await page.getByRole('button', { name: 'A first fight' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page
    .getByRole('button', { name: /^Attack with / })
    .first()
    .click();
  const exchange = page.getByRole('dialog', { name: / attacks / });
  await exchange.getByRole('button', { name: /^Roll: / }).click();
  await expect(exchange.getByRole('button', { name: /attack with .*: \d+, explain$/ })).toBeVisible();
  const { clicks, keys } = await presses.count();
  expect(clicks).toBeLessThanOrEqual(4);
  expect(keys).toBe(0);
});
