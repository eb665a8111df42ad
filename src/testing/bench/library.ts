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
import type { Extent } from './options.ts';
import { benchPrinting, printedName } from './printing.ts';
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
