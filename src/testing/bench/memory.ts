import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPage } from './empty-page.ts';
import { measured, openCharacter, visitProgram } from './open-character.ts';
import type { Extent } from './options.ts';
import { beginEncounter } from './play.ts';

/** Man to Man has the ready-made fighters of the encounter, and no spells. */
const ruleset = 'man-to-man';
/** The heap may be so much larger at the end than at the beginning, in MB. */
const budget = 30;

/** The steppers of a huge character, by the link of their chapter: a level each. */
const edited = [
  ['#attributes', 'DX'],
  ['#traits', measured.trait],
  ['#skills', measured.skill],
] as const;

/**
 * The heap while somebody plays an hour: edits of a character in three chapters, undos, prints and an encounter of ten.
 * Each row is one of these with the heap after it, and its ratio to the heap at the beginning.
 */
export async function benchMemory(browser: Browser, address: string, extent: Extent) {
  const { context, page, cdp } = await openPage(browser);
  const { edits, undos, prints, turns } = extent.hour;
  await visitProgram(page, address);
  await openCharacter(page, ruleset, extent.sizes.at(-1) ?? 'huge');
  await edit(page, edited.length * 2); // what every character loads once
  const beginning = await heapOf(cdp);
  const rows: Record<string, string>[] = [describe('the beginning', beginning, beginning)];
  const take = async (what: string, act: () => Promise<void>) => {
    process.stderr.write(`[bench] ${what}\n`);
    await act();
    rows.push(describe(what, await heapOf(cdp), beginning));
  };
  await take(`${edits} edits`, () => edit(page, edits));
  await take(`${undos} undos`, async () => {
    for (let i = 0; i < undos; i += 1) await page.keyboard.press('Control+z');
  });
  await take(`${prints} prints`, async () => {
    for (let i = 0; i < prints; i += 1) await print(page);
  });
  await take(`an encounter of ten, ${turns} turns`, () => fight(page, turns));
  await context.close();
  return rows;
}

/** Presses the steppers of each chapter in turn, three times up, then three times down. */
async function edit(page: Page, count: number): Promise<void> {
  const each = Math.ceil(count / edited.length);
  for (const [link, name] of edited) {
    await page.locator(`nav a[href="${link}"]`).click();
    const level = page.getByRole('main').getByRole('group', { name, exact: true });
    for (let i = 0; i < each; i += 1)
      await level.getByRole('button', { name: Math.floor(i / 3) % 2 === 0 ? 'Increase' : 'Decrease' }).click();
  }
}

/** Opens the dialog with its preview, and prints as the browser does, to a file that is thrown away. */
async function print(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Print or save as PDF…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('img', { name: /as it will be printed/ })
    .first()
    .waitFor();
  await page.pdf({ preferCSSPageSize: true });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Begins an encounter, in which each turn wounds somebody, and closes it. */
async function fight(page: Page, turns: number): Promise<void> {
  await beginEncounter(page);
  const wound = page.getByRole('button', { name: 'Wenzel Sedláček 6, Hits: lose 1', exact: true }).first();
  for (let turn = 0; turn < turns; turn += 1) {
    await wound.click();
    await page.getByRole('button', { name: 'Next turn', exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /^Encounter: / }).waitFor({ state: 'hidden' });
}

/** The heap in use after collecting garbage, in MB. */
async function heapOf(cdp: CDPSession): Promise<number> {
  // The second collection takes what finalizers of the first have released.
  for (let i = 0; i < 2; i += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

function describe(what: string, heap: number, beginning: number): Record<string, string> {
  const more = heap - beginning;
  return {
    after: what,
    'heap, MB': `${heap.toFixed(1)} (${more.toFixed(1)} more) ×${(heap / beginning).toFixed(2)}`,
    budget: `${more <= budget ? 'within' : 'over'} ${budget} MB more`,
  };
}
