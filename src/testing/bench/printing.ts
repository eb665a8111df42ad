import type { Locator, Page } from '@playwright/test';
import type { Opened } from './bench-browser.ts';
import type { Extent } from './options.ts';
import { measureTasks } from './watch-press.ts';

/** What the names of the printed characters begin with. */
export const printedName = 'Shared';

/** Previewing whole sheets until all are counted, printing them, and saving them as PDF. */
export async function benchPrinting(
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
  await page.getByRole('menuitem', { name: 'Save as PDF…' }).click();
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
      document.body.dataset.printed = String(document.querySelectorAll('.sheet-print-root .sheet').length);
      window.dispatchEvent(new Event('afterprint'));
    };
    delete document.body.dataset.printed;
  });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator(`body[data-printed="${sheets}"]`).waitFor();
  await page.locator('.sheet-print-root').waitFor({ state: 'detached' });
}
