import type { Page } from '@playwright/test';
import { measuredFile, type Size } from './measured-characters.ts';

/** What opening the search by its key took, in ms after the time stamp of the key. */
export interface Opening {
  /** Its field is painted and has the focus. */
  readonly field: number;
  /** The first rows of its list are painted. */
  readonly list: number;
}

declare global {
  interface Window {
    /** The opening that `measureOpening` waits for. */
    opening: Promise<Opening> | undefined;
  }
}

/** Before and after: the search closes with what it does when the page is idle, in ms. */
const pause = 400;

/** Opens the search by its key, measures it, and closes it again. */
export async function measureOpening(page: Page): Promise<Opening> {
  await page.evaluate(() => {
    window.opening = new Promise((resolve) => {
      let began: number | undefined;
      const painted = { field: Number.NaN, list: Number.NaN };
      const seen = new Set<string>();
      const afterPaint = (callback: () => void) =>
        requestAnimationFrame(() => {
          scheduler.postTask(callback, { priority: 'user-blocking' }).catch(console.error);
        });
      window.addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const from = began;
        if (from === undefined) return;
        const watch = (part: keyof Opening, isThere: boolean) => {
          if (!isThere || seen.has(part)) return;
          seen.add(part);
          afterPaint(() => {
            painted[part] = performance.now() - from;
            if (Number.isNaN(painted.field + painted.list)) return;
            observer.disconnect();
            resolve(painted);
          });
        };
        watch('field', document.activeElement?.matches('dialog [role=combobox]') === true);
        watch('list', document.querySelector('dialog [role=option]') !== null);
      });
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    });
  });
  await page.keyboard.press('Control+k');
  const opening = await page.evaluate(() => window.opening ?? Promise.reject(new Error('Nothing was watched')));
  await page.waitForTimeout(pause);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(pause);
  return opening;
}

/** Visits the program for the first time, and starts with a blank character. */
export async function visitProgram(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Start blank' });
  await start.click();
  await start.waitFor({ state: 'hidden' });
}

/** Opens a character as a file by the menu, and waits for its name in the top bar. */
export async function openCharacter(page: Page, ruleset: string, size: Size): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a file' }).click();
  const file = measuredFile(ruleset, size);
  await (await choosing).setFiles(file);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: `, ${size}` })
    .waitFor();
}
