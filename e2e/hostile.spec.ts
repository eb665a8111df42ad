import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hostileFile, inTurn } from '../src/testing/hostile-character.ts';
import { allHostile } from '../src/testing/hostile-strings.ts';
import { readPdf } from '../src/testing/read-pdf.ts';
import { Builder, chapters } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { printedPages } from './pages/printing.ts';
import { watch } from './pages/watch.ts';

const name = '<img src=x onerror="window.__hacked=1">"; } body{display:none} ) Tj \u202e[x](javascript:1)';
const inTitle = name.replace('\u202e', '');

/**
 * A file with a hostile text in every field, another one in each; `from` says which comes first. One field has a value that it cannot
 * have, so that opening it is reported.
 */
function hostileUpload(ruleset: string, from: number) {
  const file = hostileFile(inTurn(allHostile, from), ruleset);
  const filled = file.character as { concept: object };
  const character = { ...filled, name, concept: { ...filled.concept, handedness: 'neither' } };
  return {
    name: '<img src=x onerror="window.__hacked=1">.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, character })),
  };
}

/** Opens such a character; returns its heading. */
async function openHostile(builder: Builder): Promise<Locator> {
  const { page } = builder;
  await builder.startBlank('Man to Man');
  await builder.openFile(hostileUpload('lite-3e', 19));
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: '<img src=x' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(`${inTitle} – Pointwright`);
  await page
    .getByRole('dialog', { name: /^Opened: / })
    .getByRole('button', { name: 'Keep it open' })
    .click();
  return heading;
}

/** Opens the closed parts of the forms: the first few rows of each list, whose details are drawn only then. */
async function openRows(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('button[aria-expanded=false]');
  await closed.evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 6)) if (button instanceof HTMLElement) button.click();
  });
}

// What is on these pages is checked without a browser.
test('hostile texts: all pages are printed, and saved as a PDF that says whose it is', async ({ page, baseURL }) => {
  const seen = await watch(page, baseURL);
  await openHostile(new Builder(page));
  const print = new PrintDialog(page);
  await print.open();
  await print.tick('Calculations', true);
  await print.close();
  expect((await printedPages(page)).join(' ')).toContain('<img src=x onerror');
  await print.open();
  const download = page.waitForEvent('download'); // in its own time: there is much on this sheet
  await print.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
  const saved = await download;
  await print.close();
  expect(saved.suggestedFilename()).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*\.pdf$/u);
  expect((await readPdf(new Uint8Array(readFileSync(await saved.path())))).info.Title).toBe(inTitle);
  expect(await page.evaluate(() => '__hacked' in window)).toBe(false);
  expect(seen.faults).toEqual([]);
});

// The chapters, texts and pages of all rulesets are checked without a browser: src/testing/hostile-*.test.*
test('hostile texts: in every field they stay texts wherever they are shown', { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  test.slow(); // every screen there is
  const seen = await watch(page, baseURL);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  const builder = new Builder(page);
  const heading = await openHostile(builder);

  for (const chapter of chapters) {
    await builder.openChapter(chapter);
    await openRows(page);
  }
  await builder.openChapter('Spells');
  await openRows(page);
  await builder.summary.getByRole('button', { name: /^Dodge/ }).click();
  await expect(page.getByRole('dialog', { name: /Dodge/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /issue|incomplete/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.openAll();
  await play.nextTurn();
  await play.lose(5);
  await expect(play.log.getByRole('listitem').first()).toContainText(/Hits |HP /);
  await page.keyboard.press('Escape');
  await expect(play.screen).toBeHidden();

  await builder.menu('Text for chat and forums…');
  const preview = page.getByRole('dialog').getByRole('textbox', { name: 'Preview' });
  await page.getByRole('dialog').getByText('Markdown', { exact: true }).click();
  await expect(preview).toHaveValue(/^.*&lt;img src=x/);
  await page.keyboard.press('Escape');
  for (const item of ['Share by link…', 'Characters…', 'History', 'Versions…', 'Compare…']) {
    await builder.menu(item);
    await expect(page.getByRole('dialog'), item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), item).toBeHidden();
  }
  const file = await builder.save('Save as file');
  expect(JSON.parse(readFileSync(file.path, 'utf8')).character.name).toBe(name);
  await builder.expectSaved();
  await page.reload();
  await expect(heading).toBeVisible();

  expect(await page.evaluate(() => ('__hacked' in window ? 'ran' : 'nothing ran'))).toBe('nothing ran');
  expect(dialogs).toEqual([]);
  expect(seen.foreign).toEqual([]);
  expect(seen.faults).toEqual([]);
});
