import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { serializeFile } from '../../character/file/character-file.ts';
import { serializeLibrary } from '../../character/file/library-file.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { ordinaryCharacter } from '../huge-character.ts';
import { type Opened, openPage } from './empty-page.ts';
import { visitProgram } from './open-character.ts';
import type { Extent } from './options.ts';
import { measureTasks, watchTasks } from './watch-press.ts';

/** A large library: reading it, taking it in, and reading it again, at full speed only; and printing fifty of its sheets. */
export async function benchLibrary(browser: Browser, address: string, extent: Extent) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-library-'));
  const path = join(folder, 'library.json');
  writeFileSync(path, libraryText(extent));
  const opened = await openPage(browser);
  const { context, page } = opened;
  page.setDefaultTimeout(90_000);
  await watchTasks(page);
  await visitProgram(page, address);
  const dialog = page.getByRole('dialog');
  const rows = [
    await measureTasks(page, 'reading it, all of it new', async () => {
      await chooseLibrary(page, path);
      await dialog.getByRole('heading', { name: /^New \(/ }).waitFor();
    }),
    await measureTasks(page, 'taking it in', async () => {
      await dialog.getByRole('button', { name: /^Import/ }).click();
      await dialog.getByRole('button', { name: 'Done' }).waitFor();
    }),
  ];
  await dialog.getByRole('button', { name: 'Done' }).click();
  rows.push(
    await measureTasks(page, 'reading it again, all of it there', async () => {
      await chooseLibrary(page, path);
      await dialog.getByText(/^Already here and identical/).waitFor();
    }),
  );
  await dialog
    .getByRole('button', { name: 'Cancel' })
    .or(dialog.getByRole('button', { name: 'Close' }))
    .first()
    .click();
  rows.push(...(await benchPrinting(opened, extent)));
  await context.close();
  rmSync(folder, { recursive: true });
  return rows;
}

async function chooseLibrary(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a file' }).click();
  await (await choosing).setFiles(path);
}

/** Ordinary characters of all rulesets; those that are printed have a name in common. */
function libraryText({ libraryLength, printedSheets }: Extent): string {
  const members: Parameters<typeof serializeLibrary>[0][number][] = [];
  let length = 0;
  while (length < libraryLength || members.length < printedSheets) {
    const at = members.length;
    const whole = ordinaryCharacter(rulesetIds[at % rulesetIds.length] ?? '');
    const name = at < printedSheets ? `${printedName} ${at}` : `Crowded ${at}`;
    const text = serializeFile({ ...whole, character: { ...whole.character, name } }, 'bench');
    members.push({ id: `bench-${at}`, updated: new Date(1_700_000_000_000 + at).toISOString(), tags: [], text });
    length += text.length;
  }
  return serializeLibrary(members, 'bench');
}

/** The prefix of the names of the printed characters. */
const printedName = 'Shared';

/** Previewing whole sheets until all are counted, printing them, and saving them as PDF. */
async function benchPrinting(
  { page, slowDown }: Opened,
  { printedSheets, slowdowns }: Extent,
): Promise<Record<string, string>[]> {
  const dialog = page.getByRole('dialog');
  await chooseSeveral(page, dialog);
  const rows: Record<string, string>[] = [];
  for (const [i, times] of slowdowns.entries()) {
    // On other paper than before: sheets that were fitted are not fitted again.
    const paper = ['A4', 'Letter'][i % 2] ?? '';
    await dialog.getByRole('button', { name: 'None found' }).click();
    await dialog.getByRole('group', { name: 'Paper' }).getByText(paper, { exact: true }).click();
    await slowDown(times);
    const measure = async (what: string, work: () => Promise<void>) => {
      rows.push(await measureTasks(page, `${what} ${printedSheets} whole sheets, ${times}×`, work));
    };
    await measure('previewing', async () => {
      await dialog.getByRole('button', { name: 'All found' }).click();
      await dialog.getByRole('img', { name: /Page 1 of [1-9]\d+/ }).waitFor();
    });
    await measure('printing', () => print(page, dialog, printedSheets));
    await measure('saving as PDF', async () => {
      await dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
      await dialog
        .getByText(/^Saved: /)
        .first()
        .waitFor();
    });
    await slowDown(1);
  }
  return rows;
}

async function chooseSeveral(page: Page, dialog: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Print or save as PDF…' }).click();
  await dialog
    .getByRole('img', { name: /as it will be printed/ })
    .first()
    .waitFor();
  await dialog.getByRole('group', { name: 'Whose' }).getByText('Several', { exact: true }).click();
  await dialog.getByRole('button', { name: 'None', exact: true }).click();
  await dialog.getByRole('searchbox').fill(printedName);
  await dialog
    .getByText(/of \d+/)
    .first()
    .waitFor();
}

/** From pressing the button until all sheets have been in the page and are removed again; without the browser's own dialog. */
async function print(page: Page, dialog: Locator, sheets: number): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.dataset.printed = String(document.querySelectorAll('.sheet-print-root .printed-run').length);
      window.dispatchEvent(new Event('afterprint'));
    };
    delete document.body.dataset.printed;
  });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator(`body[data-printed="${sheets}"]`).waitFor();
  await page.locator('.sheet-print-root').waitFor({ state: 'detached' });
}
