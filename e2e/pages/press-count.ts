import type { Page } from '@playwright/test';

interface Presses {
  readonly clicks: number;
  readonly keys: number;
}

declare global {
  interface Window {
    presses?: { clicks: number; keys: number };
  }
}

/** Counts what a player presses: clicks or taps, and keys (of a chord only the last one). */
export class PressCount {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to count, from the next page load on. */
  static async begin(page: Page): Promise<PressCount> {
    await page.addInitScript(() => {
      const presses = { clicks: 0, keys: 0 };
      window.presses = presses;
      window.addEventListener('pointerdown', () => (presses.clicks += 1), true);
      window.addEventListener(
        'keydown',
        ({ key }) => {
          if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) presses.keys += 1;
        },
        true,
      );
    });
    return new PressCount(page);
  }

  /** Returns the presses since the page was loaded. */
  count(): Promise<Presses> {
    return this.#page.evaluate(() => window.presses ?? { clicks: 0, keys: 0 });
  }
}
