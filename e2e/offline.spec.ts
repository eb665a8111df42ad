import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder, chapters } from './pages/builder.ts';
import { pdfPages, printedPages } from './pages/printing.ts';
import { Site } from './pages/site.ts';
import { mayRunOutOfRoom, setRoom } from './pages/storage.ts';
import { watch } from './pages/watch.ts';

/** A new release is fetched whole, by a worker that begins when nothing else is to be done. */
const expect = baseExpect.configure({ timeout: 20_000 });

/** Each test has its own host, which it can change and stop. */
const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  site: async ({ browserName: _ }, use) => {
    const site = await Site.open();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

test.describe.configure({ timeout: 120_000 });

/** The program is stored whole, and answers for this page. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** Which release the page on screen is of. */
const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');
const caches = (page: Page) => page.evaluate(async () => (await window.caches.keys()).length);
const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const isReady = 'A new version is ready.';

/** Looks for a new release at once; the browser does it by itself some seconds after a page was loaded. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

/** A page on the first release, stored, with a character of that name. */
async function begin(page: Page, name: string): Promise<Builder> {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name(name);
  await builder.expectSaved();
  await waitForServiceWorker(page);
  return builder;
}

test('offline: after one visit everything works with the network off', { tag: '@core' }, async ({
  page,
  context,
  site,
}) => {
  const seen = await watch(page, new URL(site.address).origin);
  const builder = await begin(page, 'Anna');
  site.goAway();
  await context.setOffline(true);

  await page.reload();
  await builder.expectOpen('Anna');
  for (const chapter of chapters) await builder.openChapter(chapter);
  await builder.skill('Broadsword', 13);
  await builder.expectSaved();
  await page.reload();
  await builder.openChapter('Skills');
  await expect(builder.level('Broadsword')).toHaveValue('13');

  const pdf = await builder.save('Save as PDF');
  expect((await pdfPages(pdf.path)).join(' ')).toContain('Anna');
  expect((await printedPages(page)).join(' ')).toContain('Anna');
  expect(await page.evaluate(() => document.fonts.check('1em "Noto Sans"'))).toBe(true);
  await builder.startAnotherBlank('GURPS Lite 3e');
  await builder.startAnotherReadyMade('GURPS Lite 3e', 'Tamsin Oakhollow');
  await builder.menu('About Pointwright');
  await expect(page.getByRole('dialog')).toContainText('Ready: Pointwright works offline');
  expect(seen.faults).toEqual([]);
  expect(seen.foreign).toEqual([]);
});

test('offline notice: it is shown once, and disappears when the player continues', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await waitForServiceWorker(page);
  await expect(notice(page, 'Works offline now.')).toHaveCount(0);
  await builder.openChapter('Attributes');
  await expect(notice(page, 'Works offline now.')).toBeVisible();
  await builder.attribute('ST', 12);
  await expect(notice(page, 'Works offline now.')).toHaveCount(0);
  await builder.expectSaved();
  await page.reload();
  await builder.openChapter('Concept');
  await expect(notice(page, 'Works offline now.')).toHaveCount(0);
});

test('offline: nothing is stored if not everything can be', async ({ page, site }) => {
  site.missing = /noto-sans-bold.*\.ttf$/;
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.menu('About Pointwright');
  await expect(page.getByRole('dialog')).toContainText('couldn’t be saved for offline use');
  expect(await caches(page)).toBe(0);
  site.missing = null;
  await page.reload();
  await waitForServiceWorker(page);
  expect(await caches(page)).toBe(1);
});

test('new version: it waits until it is requested', async ({ page, site }) => {
  const axe = await AccessibilityCheck.begin(page);
  const builder = await begin(page, 'Anna');
  await site.release('2');
  for (const visit of ['the next', 'the one after']) {
    await page.reload();
    await expect(notice(page, isReady), visit).toBeVisible();
    expect(await releaseOf(page), visit).toBe('1');
  }
  await axe.look('the news of a new version');
  await notice(page, isReady).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page, isReady)).toHaveCount(0);
  await builder.name('Anna the Bold');
  await builder.menu('About Pointwright');
  // Within the 300 ms that the change waits before it is stored by itself.
  await page.getByRole('dialog').getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => releaseOf(page)).toBe('2');
  await builder.expectOpen('Anna the Bold');
  await expect.poll(() => caches(page)).toBe(1);
  await expect(notice(page, isReady)).toHaveCount(0);
});

test('new version: it does not take over while unsaved changes cannot be stored', async ({ page, site }) => {
  await mayRunOutOfRoom(page);
  const builder = await begin(page, 'Anna');
  await site.release('2');
  await page.reload();
  await lookForRelease(page);
  await expect(notice(page, isReady)).toBeVisible();
  await setRoom(page, false);
  await builder.name('Anna the Bold');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await notice(page, isReady).getByRole('button', { name: 'Update now' }).click();
  const waits = notice(page, 'Update waiting');
  await expect(waits).toContainText('storage full');
  expect(await releaseOf(page)).toBe('1');
  expect(await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting)).toBe(true);

  await setRoom(page, true);
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => releaseOf(page)).toBe('2');
  await builder.expectOpen('Anna the Bold');
});

test('new version: other tabs keep the previous one, and its files, until they are reloaded', async ({
  page,
  context,
  site,
}) => {
  const builder = await begin(page, 'Anna');
  const beside = new Builder(await context.newPage());
  await beside.page.goto('./');
  await beside.attribute('ST', 12); // it could be undone, and not any more after a reload
  await beside.expectSaved();
  const unseen = new Builder(await context.newPage());
  await unseen.page.goto('./');
  await unseen.expectOpen('Anna');
  await unseen.page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await site.release('2');
  await page.reload();
  await lookForRelease(page);
  await notice(page, isReady).getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => releaseOf(page)).toBe('2');
  await builder.expectOpen('Anna');
  await expect.poll(() => releaseOf(unseen.page), 'nobody sees it, and it has nothing to lose').toBe('2');

  await expect(notice(beside.page, 'Another tab has updated Pointwright.')).toBeVisible();
  expect(await releaseOf(beside.page)).toBe('1');
  expect(await caches(page), 'the files of both').toBe(2);
  await beside.menu('History'); // not loaded before, and not on the host any more
  await expect(beside.page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await beside.page.keyboard.press('Escape');
  await notice(beside.page, 'Another tab').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(beside.page)).toBe('2');
  await expect.poll(() => caches(page)).toBe(1);
});

test('installation: the program can be installed', async ({ page, context }) => {
  await begin(page, 'Anna');
  const session = await context.newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ name: 'Pointwright', display: 'standalone', start_url: './', scope: './' });
  const sizes = await page.evaluate(
    (icons: { src: string }[]) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    manifest.icons.filter(({ type }: { type: string }) => type === 'image/png'),
  );
  expect(sizes).toEqual([192, 512, 512]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});
