import type { Page } from '@playwright/test';

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
