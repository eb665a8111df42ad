import type { Page } from '@playwright/test';

/** A page's forbidden actions, a line each. */
export interface Watch {
  readonly faults: readonly string[];
  /** Requested addresses of other origins; the program requests none. */
  readonly foreign: readonly string[];
}

/**
 * Watches a page from before it loads: violations of the content security policy, errors, and requests to
 * other origins than `home`.
 */
export async function watch(page: Page, home: string | undefined): Promise<Watch> {
  const faults: string[] = [];
  const foreign: string[] = [];
  await page.exposeFunction('reportViolation', (words: string) => faults.push(`violation: ${words}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      window.reportViolation(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== home) foreign.push(request.url());
  });
  return { faults, foreign };
}

interface Presses {
  readonly clicks: number;
  readonly keys: number;
}

declare global {
  interface Window {
    presses?: { clicks: number; keys: number };
  }
}

/** Counts a player's presses: clicks or taps, and keys (of a chord only the last one). */
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
