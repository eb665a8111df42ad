import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { Site } from './pages/site.ts';
import { watch } from './pages/watch.ts';

/** The page of the last visit is kept by the service worker of the build. */
const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  site: async ({ browserName: _ }, use) => {
    const site = await Site.open();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

/** A page with a stored character of that name, which the service worker answers for. */
async function begin(page: Page, name: string): Promise<Builder> {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name(name);
  await page.getByRole('heading', { level: 1 }).click(); // leaves the field
  await builder.expectSaved();
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  return builder;
}

/** The token of the page that is kept, once it is in the cache; null if none. */
const keptToken = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('pointwright.last-page');
    const stored = await caches.match(new URL('./last-page', document.baseURI).href);
    const kept: { token: string } | null = stored ? await stored.json() : null;
    return token !== null && kept?.token === token ? token : null;
  });

/** Waits until the present page is kept. */
async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => keptToken(page), { timeout: 30_000 }).not.toBeNull();
}

/** From the next visit on the program never arrives: only the content before it is shown. */
const holdProgram = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!/\/assets\/program-[^/]*\.js$/.test(url)) continue;
        const never = new Response('await new Promise(() => {});', { headers: { 'Content-Type': 'text/javascript' } });
        await cache.put(url, never);
        await fetch(url, { cache: 'reload' }); // in place of the one that the browser has in its memory
      }
    }
  });

const lastPage = (page: Page) => page.locator('#last-page');

test('last page: a visit begins with it, and its numbers are those of the last edit', { tag: '@core' }, async ({
  page,
  site,
}) => {
  const seen = await watch(page, new URL(site.address).origin);
  const builder = await begin(page, 'Anna');
  await builder.openChapter('Attributes');
  await builder.attribute('ST', 12);
  await builder.expectSaved();
  await builder.openChapter('Concept');
  await expectKept(page);
  const figures = await page.locator('#root .frame-top').innerText();
  expect(figures).toContain('Anna');
  await page.reload();
  await builder.expectOpen('Anna');
  await expect(lastPage(page)).toHaveCount(0); // the program has taken over
  await expectKept(page);

  await holdProgram(page);
  await page.reload();
  await expect(lastPage(page)).toBeVisible();
  expect(await lastPage(page).locator('.frame-top').innerText()).toBe(figures);
  await expect(lastPage(page).locator('main input').first()).toHaveValue('Anna');
  await expect(lastPage(page)).toHaveAttribute('aria-busy', 'true');
  expect(await lastPage(page).evaluate((element: HTMLElement) => element.inert)).toBe(true);
  // It is hidden from screen readers until the program is there, so that the rules about headings and landmarks find none.
  const { passes, violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(seen.faults).toEqual([]);
});

test('last page: it is gone after an edit, in this tab or another, until it is kept again', async ({
  page,
  context,
}) => {
  const builder = await begin(page, 'Anna');
  await builder.openChapter('Attributes');
  await builder.openChapter('Concept');
  await expectKept(page);
  const other = await context.newPage();
  const otherBuilder = new Builder(other);
  await other.goto('./');
  await otherBuilder.expectOpen('Anna');
  await otherBuilder.name('Berta');
  expect(await page.evaluate(() => localStorage.getItem('pointwright.last-page'))).toBeNull();
  await holdProgram(page);
  await page.reload();
  await expect(page.locator('#root')).toBeAttached();
  await expect(lastPage(page)).toHaveCount(0);
});

test('last page: it is of one width, and of a character that is there', async ({ page }) => {
  const builder = await begin(page, 'Anna');
  await expectKept(page);
  await builder.startAnotherBlank('GURPS Lite 3e');
  expect(await page.evaluate(() => localStorage.getItem('pointwright.last-page'))).toBeNull();
  await builder.name('Berta');
  await page.getByRole('heading', { level: 1 }).click();
  await builder.expectSaved();
  await expectKept(page);
  await holdProgram(page);
  await page.reload();
  await expect(lastPage(page)).toContainText('Berta');
  await expect(lastPage(page)).not.toContainText('Anna');
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.reload();
  await expect(page.locator('#root')).toBeAttached();
  await expect(lastPage(page)).toHaveCount(0);
});
