import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { parseFile } from '../src/character/file/parse-file.ts';
import { linkPayload } from '../src/character/file/share-link.ts';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { smallPortrait } from '../src/testing/small-portrait.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { printedPages } from './pages/printing.ts';
import { SharedView, Sharing, storedText } from './pages/sharing.ts';

const file = (saved: Parameters<typeof serializeFile>[0]) => ({
  name: 'character.json',
  mimeType: 'application/json',
  buffer: Buffer.from(serializeFile(saved, 'test')),
});

const olga = parseFile(readFileSync(new URL('../src/app/ready-made/olga.json', import.meta.url), 'utf8'));
if (!olga.ok) throw new Error('the ready-made character cannot be read');
/** The part of a link to Ольга after the address of the program. */
const linkToOlga = `./#share=${linkPayload(olga.value.saved, 'test')}`;
const facts = ['Ольга', 'Man to Man · 100 points · no issues'] as const;

/** The text of a sheet, without parts of its layout or the names of its buttons. */
const figures = (text: string): string => text.replace(/\d against impaling|Notes/g, '').replace(/\s+/g, ' ');

/** A page with its own stored character. */
async function keeper(page: Page): Promise<Builder> {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Keeper');
  await builder.expectSaved();
  return builder;
}

test('share link: it begins with the shared character, never with the frame of the open one', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  const sharing = new Sharing(page);
  await sharing.open();
  const link = await sharing.link.inputValue();
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.top-bar, .summary')) document.documentElement.dataset.sawFrame = '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(link);
  const view = new SharedView(page);
  await view.expectShown('Ольга', 'Man to Man · 100 points · no issues');
  await expect(page.locator('html[data-saw-frame]')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Dodge .*, explain$/ })
    .first()
    .click();
  await expect(page.locator('.explanation').getByRole('heading', { level: 2, name: /^Dodge/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.explanation')).toHaveCount(0);
  await view.press('Keep a copy');
  await builder.expectOpen('Ольга');
});

test('share link: it shows the character in a fresh browser; nothing is stored until a copy is kept', {
  tag: '@core',
}, async ({ page, browser, baseURL }) => {
  const sender = new Builder(page);
  await sender.startReadyMade('Man to Man', 'Ольга');
  await expect(sender.sheet.figure('Dodge', '4')).toBeVisible();
  const link = await new Sharing(page).makeLink();
  const sheet = await sender.sheet.text();
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const asked: string[] = [];
  elsewhere.on('request', (request) => asked.push(request.url()));
  const otherPage = await elsewhere.newPage();
  await otherPage.goto(link);
  const view = new SharedView(otherPage);
  await view.expectShown(...facts);
  const shown = await view.dialog.getByRole('article').innerText();
  expect(figures(shown)).toBe(figures(sheet));
  await expect(otherPage).toHaveTitle('Ольга – Pointwright');
  expect(otherPage.url()).toBe(link);
  expect(await storedText(otherPage)).not.toContain('Ольга');
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '?') || /share/.test(new URL(url).hash))).toEqual([]);

  await view.press('Keep a copy');
  await view.expectLeft();
  const builder = new Builder(otherPage);
  await builder.expectOpen('Ольга');
  await builder.expectSummary({ load: '71¼ lb', Move: '4', Dodge: '4', Parry: '7', Block: '5' });
  await builder.expectSaved();
  expect(await storedText(otherPage)).toContain('Ольга');
  await otherPage.reload();
  await builder.expectOpen('Ольга');
  await expect(view.dialog).toBeHidden();
  await elsewhere.close();
});

test('share link: entered in the address of an open page, or pasted, it shows over the open character, which stays', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = await keeper(page);
  await builder.openChapter('Skills');
  await page.goto(linkToOlga); // the same page but for the fragment: nothing is loaded again
  const view = new SharedView(page);
  await view.expectShown(...facts);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await view.expectLeft();
  await builder.expectOpen('Keeper');
  expect(new URL(page.url()).hash).toBe('#skills');

  await page.goto(linkToOlga);
  await view.expectShown(...facts);
  await page.goBack();
  await view.expectLeft();

  await page.goto(linkToOlga);
  await view.press('Keep a copy');
  await builder.expectOpen('Ольга');
  await page.getByRole('button', { name: 'Back to Keeper' }).click();
  await builder.expectOpen('Keeper');

  await page.evaluate((text) => navigator.clipboard.writeText(`Look: ${text} `), new URL(linkToOlga, baseURL).href);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Control+v');
  await view.expectShown(...facts);
});

const refusals: readonly (readonly [what: string, change: (link: string) => string, says: RegExp])[] = [
  ['was cut off', (link) => link.slice(0, -20), /cut off, or changed along the way/],
  ['was changed', (link) => link.replace(/.{4}$/, 'AAAA'), /cut off, or changed along the way/],
  ['is of a newer version', (link) => link.replace('#share=1.', '#share=9.'), /newer Pointwright/],
];
test('share link: an unreadable one says why, and the open character stays', async ({ page }) => {
  const builder = await keeper(page);
  const view = new SharedView(page);
  for (const [what, change, says] of refusals) {
    await page.goto(change(linkToOlga));
    await expect(view.refused, what).toContainText(says);
    await expect(view.refused, what).toContainText('Nothing was opened or changed.');
    await view.refused.getByRole('button', { name: 'Close' }).last().click();
    await view.expectLeft();
    await builder.expectOpen('Keeper');
  }
});

test('share link: it opens if the browser stores nothing, and a copy says that it is not saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(linkToOlga);
  const view = new SharedView(page);
  await view.expectShown(...facts);
  await view.press('Keep a copy');
  await new Builder(page).expectOpen('Ольга');
  await expect(page.getByText('Not saved').first()).toBeVisible();
});

test('shared character: the file and the print contain it, not the open one', async ({ page }) => {
  await keeper(page);
  await page.goto(linkToOlga);
  const view = new SharedView(page);
  await view.expectShown(...facts);
  const download = page.waitForEvent('download');
  await view.press('Save as file');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Ольга.json');
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8')).character.name).toBe('Ольга');

  await view.press('Print…');
  await expect(new PrintDialog(page).preview).toBeVisible();
  expect((await printedPages(page)).join(' ')).toContain('Ольга');
  await new PrintDialog(page).close();
  await view.expectShown(...facts);
  await view.press('Close');
  await view.expectLeft();
  const pages = (await printedPages(page)).join(' ');
  expect(pages).toContain('Keeper');
  expect(pages).not.toContain('Ольга');
});

test('share dialog: it copies the link, and a camera reads the same from its code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite 3e', 'Tamsin Oakhollow'); // the longest that fits
  const sharing = new Sharing(page);
  await sharing.open();
  await sharing.dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(builder.spoken('Copied')).toBeAttached();
  const link = await sharing.link.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await sharing.readCode()).toBe(link);
  await sharing.close();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('share dialog: the portrait is included only on request', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const falcon = johnFalcon();
  await builder.openFile(file({ ...falcon, character: { ...falcon.character, portrait: smallPortrait } }));
  await builder.expectOpen('John Falcon');
  const sharing = new Sharing(page);
  await sharing.open();
  const without = await sharing.link.inputValue();
  await sharing.dialog.getByRole('checkbox', { name: 'Include the portrait' }).check();
  await expect(sharing.link).not.toHaveValue(without);
  const link = await sharing.link.inputValue();
  const view = new SharedView(page);
  await page.goto(without);
  await view.expectShown('John Falcon', 'Man to Man · 100 points · no issues');
  await expect(view.dialog.getByRole('img', { name: /^Portrait/ })).toHaveCount(0);
  await page.goto(link);
  await expect(view.dialog.getByRole('img', { name: 'Portrait of John Falcon' })).toBeVisible();
});

test('share dialog: a link that is too long for chat says so, and why it has no code', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const falcon = johnFalcon();
  const story = Array.from({ length: 2_000 }, (_, i) => (i * 7_919) % 10_007).join(' ');
  const concept = { ...falcon.character.concept, story };
  await builder.openFile(file({ ...falcon, character: { ...falcon.character, concept } }));
  await builder.expectOpen('John Falcon');
  const sharing = new Sharing(page);
  await sharing.open();
  await expect(sharing.dialog).toContainText(/too long for Discord \(up to 2,000\)|too long for chat apps/);
  await expect(sharing.dialog).toContainText(/No QR code: phone cameras can read up to 1,273 characters/);
  const download = page.waitForEvent('download');
  await sharing.dialog.getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('John-Falcon.json');
});

test('share link: it is made, read by a camera, opened and kept', async ({ page }) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  const sharing = new Sharing(page);
  await sharing.open();
  await check.look('sharing');
  const link = await sharing.link.inputValue();
  await sharing.code.scrollIntoViewIfNeeded();
  expect(await sharing.readCode()).toBe(link);
  await sharing.close();

  await builder.startAnotherBlank('Man to Man');
  const view = new SharedView(page);
  await page.goto(link.replace('#share=1.', '#share=9.'));
  await expect(view.refused).toBeVisible();
  await check.look('a link refused');
  await page.goto(link);
  await view.expectShown('Ольга', 'Man to Man · 100 points · no issues');
  await check.look('a shared character');
  await view.press('Keep a copy');
  await view.expectLeft();
  await builder.expectOpen('Ольга');
});
