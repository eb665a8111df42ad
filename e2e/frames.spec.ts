import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

const pageAround = (address: string): string =>
  `<!doctype html><title>Another site</title><iframe src="${address}" width="1200" height="800"></iframe>`;

test('frame: in one of another site the program says so, and offers nothing but its own tab', async ({
  page,
  context,
  baseURL,
}) => {
  const embeddingSite = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageAround(`${baseURL}/`));
  });
  await new Promise<void>((resolve) => embeddingSite.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(embeddingSite.address() as AddressInfo).port}/`);
  const framed = page.frameLocator('iframe');
  await expect(framed.getByText('Pointwright does not open here')).toBeVisible();
  const clickable = framed.locator('a, button, input, select, textarea, summary, [tabindex]');
  await expect(clickable).toHaveText(['Open Pointwright in its own tab']);
  const opening = context.waitForEvent('page');
  await clickable.click();
  const tab = await opening;
  await expect(tab.getByRole('button', { name: 'Start blank' })).toBeVisible();
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  embeddingSite.close();
});

test('frame: in one of the same origin the program works as anywhere', async ({ page, baseURL }) => {
  await page.route('**/around.html', (route) => route.fulfill({ contentType: 'text/html', body: pageAround('./') }));
  await page.goto(`${baseURL}/around.html`);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Start blank' })).toBeVisible();
});
