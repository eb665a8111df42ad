import type { Browser, Page } from '@playwright/test';
import { rulesetOf } from '../../rules/rulesets.ts';
import { type EmptyPage, openPage, pressesOf } from './empty-page.ts';
import { measuredFile, openCharacter, visitProgram } from './open-character.ts';
import type { Extent } from './options.ts';
import { describeAlongside } from './samples.ts';
import { measurePress } from './watch-press.ts';

/** Files opened and saved for each figure, unless a number is given. */
const files = 1;

/** Opening the file of a huge character, and saving it and an ordinary one as PDF. */
export async function benchFiles(browser: Browser, address: string, empty: EmptyPage, extent: Extent) {
  const rows: Record<string, string>[] = [];
  const { samples: count = files, slowdowns } = extent;
  for (const ruleset of extent.rulesets) {
    const opened = await openPage(browser);
    const { context, page } = opened;
    await visitProgram(page, address);
    const row: Record<string, string> = { ruleset: rulesetOf(ruleset).name };
    for (const times of slowdowns) {
      const beside = pressesOf(empty, times).map(({ frame }) => frame);
      const measure = async (name: string, take: () => Promise<number>) => {
        await opened.slowDown(times);
        const taken: number[] = [];
        while (taken.length < count) taken.push(await take());
        row[`${times}× ${name}`] = describeAlongside(taken, beside);
        await opened.slowDown(1);
      };
      await openCharacter(page, ruleset, 'ordinary');
      await measure('PDF, ordinary', () => savePdf(page));
      await measure('opening, huge', () => openHuge(page, ruleset));
      await measure('PDF, huge', () => savePdf(page));
    }
    rows.push(row);
    await context.close();
  }
  return rows;
}

/** From choosing the file to its name in the top bar, painted. */
async function openHuge(page: Page, ruleset: string): Promise<number> {
  await openCharacter(page, ruleset, 'blank');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a file' }).click();
  const chooser = await choosing;
  // The field is not in the page, so that the page does not see when its file changes: `last` is set here.
  const { frame } = await measurePress(page, 'h1', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('change')));
    await chooser.setFiles(measuredFile(ruleset, 'huge'));
  });
  return frame;
}

/** From pressing the button to the sentence that it is saved, painted. */
async function savePdf(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Print or save as PDF…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('img', { name: /as it will be printed/ })
    .first()
    .waitFor();
  const button = dialog.getByRole('button', { name: 'Save as PDF', exact: true });
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      }),
  );
  await button.click();
  const began = await pressed;
  await dialog
    .getByText(/^Saved: /)
    .first()
    .waitFor();
  const ended = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return ended - began;
}
