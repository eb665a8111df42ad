import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { smallJpeg } from '../src/testing/small-portrait.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder, chapters } from './pages/builder.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { printedPages } from './pages/printing.ts';
import { watch } from './pages/watch.ts';

const portrait = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(smallJpeg, 'base64') };

async function choosePortrait(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles(portrait);
  await expect(page.getByRole('main').getByRole('img', { name: /^Portrait of/ })).toBeVisible();
}

// Of the core, the tests of offline use and of hostile texts watch for the same.
test('content security policy: a whole journey breaks no rule of it and requests nothing from other hosts', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const seen = await watch(page, baseURL);
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Anna');
  await choosePortrait(page);
  for (const chapter of chapters) await builder.openChapter(chapter);
  await builder.attribute('DX', 12);
  await builder.advantage('Combat Reflexes');
  await builder.skill('Broadsword', 13);
  await builder.item('Broadsword');
  await builder.searchForOwn('Equipment', 'Lucky coin');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add equipment' }).getByRole('button', { name: 'Close' }).click();
  await builder.summary.getByRole('button', { name: /^Dodge/ }).click();
  await expect(page.getByRole('dialog', { name: /Dodge/ })).toBeVisible();
  await page.keyboard.press('Escape');

  const print = new PrintDialog(page);
  await print.open();
  await print.choose('Paper', 'Letter');
  await print.close();
  expect((await printedPages(page)).join(' ')).toContain('Anna');
  expect((await builder.save('Save as PDF')).name).toBe('Anna.pdf');
  await builder.menu('Text for chat and forums…');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Preview' })).toHaveValue(/^Anna\n/);
  await page.keyboard.press('Escape');
  await builder.menu('About Pointwright'); // hostile.spec.ts opens the other dialogs, under the same watch
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const file = await builder.save('Save as file');

  await builder.startAnotherReadyMade('GURPS Lite 3e', 'Tamsin Oakhollow');
  await builder.openFile(file.path);
  await builder.expectOpen('Anna');
  await builder.expectSaved();
  await page.reload();
  await builder.expectOpen('Anna');
  await expect(builder.sheet.root.getByRole('img', { name: 'Portrait of Anna' })).toBeVisible();
  expect(seen.faults).toEqual([]);
  expect(seen.foreign).toEqual([]);
});

test('content security policy: injected content is blocked', async ({ page, baseURL }) => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const seen = await watch(page, baseURL);
  // Into the page itself, as a careless host might.
  const scripts = `<script>window.slipped = 'inline'</script><script src="${foreign}/early.js"></script>`;
  await page.route(`${baseURL}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${scripts}</head>`) });
  });
  await new Builder(page).firstVisit();

  const outcome = await page.evaluate(async (otherOrigin) => {
    const loaded = (element: HTMLElement) =>
      new Promise<string>((done) => {
        element.addEventListener('load', () => done('loaded'));
        element.addEventListener('error', () => done('refused'));
        document.body.append(element);
      });
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const inline = document.createElement('script');
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid red }';
    document.head.append(style);
    return {
      picture: await loaded(Object.assign(new Image(), { src: `${otherOrigin}/picture.png` })),
      sheet: await loaded(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${otherOrigin}/a.css` }),
      ),
      request: await fetch(`${otherOrigin}/data`).then(
        () => 'answered',
        () => 'refused',
      ),
      script: attempt(() => {
        inline.text = 'window.slipped = "script"';
        document.body.append(inline);
      }),
      handler: attempt(() => document.body.setAttribute('onclick', 'window.slipped = 1')),
      markup: attempt(() => {
        document.body.innerHTML = '<img src=x onerror="window.slipped = 1">';
      }),
      foreignScript: attempt(() => {
        document.createElement('script').src = `${otherOrigin}/a.js`;
      }),
      blobWorker: attempt(() => new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))),
      foreignWorker: attempt(() => new Worker(`${otherOrigin}/worker.js`)),
      slipped: 'slipped' in window,
      outline: getComputedStyle(document.body).outlineStyle,
    };
  }, foreign);

  expect(outcome).toEqual({
    picture: 'refused',
    sheet: 'refused',
    request: 'refused',
    script: 'TypeError',
    handler: 'TypeError',
    markup: 'TypeError',
    foreignScript: 'TypeError',
    blobWorker: 'TypeError',
    foreignWorker: 'TypeError',
    slipped: false,
    outline: 'none',
  });
  expect(asked, 'requests that came through').toEqual([]);
  const violations = () => seen.faults.filter((fault) => fault.startsWith('violation: ')).join('\n');
  for (const rule of ['script-src-elem inline', `script-src-elem ${foreign}`, 'style-src-elem inline', 'img-src']) {
    await expect.poll(violations).toContain(`violation: ${rule}`);
  }
  elsewhere.close();
});

test('missing file: chapters whose file is missing say so; Concept works, and the character can be saved', async ({
  page,
}) => {
  await page.route(/chapters-.*\.js/, (route) => route.abort());
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Anna');
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Skills' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This chapter could not be loaded');
  await expect(alert).toContainText('Your character is saved');
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('Anna.json');

  await builder.openChapter('Concept');
  await builder.story('Still here');
  await builder.expectSaved();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Skills' }).click();
  await page.unroute(/chapters-.*\.js/);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeVisible();
  await builder.expectOpen('Anna');
});

test('missing file: a list whose file is missing leaves the chapter unchanged', async ({ page }) => {
  await page.route(/entry-picker.*\.js/, (route) => route.abort());
  const axe = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.openChapter('Skills');
  await page.getByRole('button', { name: 'Add a skill' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'The list could not be loaded' });
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  await axe.look('a dialog that could not be loaded');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeVisible();
});

test('unhandled error: it is reported once', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.openChapter('Attributes');
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  const fail = () => page.evaluate(() => void Promise.reject(new Error('the ink ran dry')));
  // The listeners are loaded after the first paint.
  await expect(async () => {
    await fail();
    await expect(alert).toContainText('the ink ran dry', { timeout: 500 });
  }).toPass();
  await expect(alert).toContainText('Your character is saved');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await fail();
  await builder.name('Anna');
  await expect(alert).toHaveCount(0);
});

const pageAround = (address: string): string =>
  `<!doctype html><title>Another site</title><iframe src="${address}" width="1200" height="800"></iframe>`;

test('frame: inside another site the program says so, and offers only its own tab', async ({
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

test('frame: inside its own origin the program works as usual', async ({ page, baseURL }) => {
  await page.route('**/around.html', (route) => route.fulfill({ contentType: 'text/html', body: pageAround('./') }));
  await page.goto(`${baseURL}/around.html`);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Start blank' })).toBeVisible();
});
