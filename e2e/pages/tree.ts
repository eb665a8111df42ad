import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';

/**
 * What a screen reader gets: the accessibility tree of a part of the page as text, and what was announced since the last look. Each
 * look is compared with a golden text of `e2e/trees`; `-u` writes it again.
 */
export class TreeCheck {
  readonly #page: Page;
  #heard = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to listen, from the next page load on. */
  static async begin(page: Page): Promise<TreeCheck> {
    await page.addInitScript(() => {
      const announced: string[] = [];
      window.announced = announced;
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const text = element?.closest('[aria-live=polite]')?.textContent ?? '';
          if (text !== '' && announced.at(-1) !== text) announced.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return new TreeCheck(page);
  }

  /** Compares a part of the page, and the announcements since the last look, with the golden text of this name. */
  async look(name: string, part: Locator): Promise<void> {
    const file = new URL(`../trees/${name}.txt`, import.meta.url);
    const writes = ['all', 'changed'].includes(test.info().config.updateSnapshots);
    if (writes) {
      // Announcements take turns, a second each; nothing else says that the last one is over.
      await this.#page.waitForTimeout(4_000);
      writeFileSync(file, await this.#text(part));
    }
    const golden = readFileSync(file, 'utf8');
    await expect.poll(() => this.#text(part), { message: name }).toBe(golden);
    this.#heard = (await this.#announced()).length;
  }

  #announced(): Promise<readonly string[]> {
    return this.#page.evaluate(() => window.announced ?? []);
  }

  async #text(part: Locator): Promise<string> {
    const heard = (await this.#announced()).slice(this.#heard).map((text) => `  ${text}`);
    const announced = ['Announced:', ...(heard.length > 0 ? heard : ['  nothing'])];
    const focus = await this.#page.evaluate(() => {
      const focused = document.activeElement;
      const name =
        focused?.getAttribute('aria-label') ??
        (focused instanceof HTMLInputElement ? focused.labels?.[0] : focused)?.textContent;
      return focused === null || focused === document.body ? 'nowhere' : `${name ?? ''}`.trim();
    });
    const tree = await part.ariaSnapshot();
    return `${[...announced, `Focus: ${focus}`, '', tree].join('\n').replaceAll(/\b\d{1,2}:\d\d\b/g, 'HH:MM')}\n`;
  }
}

declare global {
  interface Window {
    announced?: string[];
  }
}
