import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { serializeLibrary } from '../../character/file/serialize-library.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { ordinaryCharacter } from '../huge-character.ts';
import { openPage } from './bench-browser.ts';
import { visitProgram } from './open-character.ts';

/** The length of the library in characters, which are a byte each here. */
const libraryLength = 50_000_000;
const printedSheets = 50;

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** A large library: reading it, taking it in, reading it again, and printing fifty sheets. At full speed only. */
export async function benchLibrary(browser: Browser, address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-library-'));
  const path = join(folder, 'library.json');
  writeFileSync(path, libraryText());
  const { context, page } = await openPage(browser);
  page.setDefaultTimeout(90_000);
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await visitProgram(page, address);
  const dialog = page.getByRole('dialog');
  const rows = [
    await measure(page, 'reading 50 MB, all of it new', async () => {
      await chooseLibrary(page, path);
      await dialog.getByText(/^New here/).waitFor();
    }),
    await measure(page, 'taking it in', async () => {
      await dialog.getByRole('button', { name: /^Take in/ }).click();
      await dialog.getByRole('button', { name: 'Done' }).waitFor();
    }),
  ];
  await dialog.getByRole('button', { name: 'Done' }).click();
  rows.push(
    await measure(page, 'reading it again, all of it there', async () => {
      await chooseLibrary(page, path);
      await dialog.getByText(/^Here already, and the same/).waitFor();
    }),
  );
  await dialog
    .getByRole('button', { name: 'Cancel' })
    .or(dialog.getByRole('button', { name: 'Close' }))
    .first()
    .click();
  rows.push(...(await printing(page)));
  await context.close();
  rmSync(folder, { recursive: true });
  return rows;
}

/** Choosing fifty whole sheets in the print dialog until all are counted, and saving them as PDF. */
async function printing(page: Page): Promise<Record<string, string>[]> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Save as PDF…' }).click();
  await dialog
    .getByRole('img', { name: /as it will be printed/ })
    .first()
    .waitFor();
  await dialog.getByRole('group', { name: 'Whose' }).getByText('Several', { exact: true }).click();
  await dialog.getByRole('searchbox').fill('Shared');
  const all = dialog.getByRole('button', { name: 'All found' });
  await dialog
    .getByText(/of \d+/)
    .first()
    .waitFor();
  return [
    await measure(page, `previewing ${printedSheets} whole sheets`, async () => {
      await all.click();
      await dialog.getByRole('img', { name: /Page 1 of [1-9]\d+/ }).waitFor();
    }),
    await measure(page, `saving ${printedSheets} whole sheets as PDF`, async () => {
      await dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
      await dialog
        .getByText(/^Saved: /)
        .first()
        .waitFor();
    }),
  ];
}

async function chooseLibrary(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a file' }).click();
  await (await choosing).setFiles(path);
}

/** Measures how long something takes and how long it blocks the page at a time. */
async function measure(page: Page, what: string, work: () => Promise<void>): Promise<Record<string, string>> {
  await page.evaluate(() => (window.longTasks = []));
  const began = performance.now();
  await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const tasks = await page.evaluate(() => window.longTasks);
  const over = tasks.filter((duration) => duration > 100).length;
  const longest = Math.max(0, ...tasks).toFixed(0);
  process.stderr.write(`[bench] ${what}: ${seconds} s, longest task ${longest} ms, ${over} over 100 ms\n`);
  return { what, seconds, 'longest task, ms': longest, 'tasks over 100 ms': String(over) };
}

/** Ordinary characters of all rulesets, fifty of them with a name in common. */
function libraryText(): string {
  const members: Parameters<typeof serializeLibrary>[0][number][] = [];
  let length = 0;
  while (length < libraryLength) {
    const at = members.length;
    const whole = ordinaryCharacter(rulesetIds[at % rulesetIds.length] ?? '');
    const name = at < printedSheets ? `Shared ${at}` : `Crowded ${at}`;
    const text = serializeFile({ ...whole, character: { ...whole.character, name } }, 'bench');
    members.push({ id: `bench-${at}`, updated: new Date(1_700_000_000_000 + at).toISOString(), tags: [], text });
    length += text.length;
  }
  return serializeLibrary(members, 'bench');
}
