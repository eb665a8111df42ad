import { expect, type Locator, type Page } from '@playwright/test';

/** The sheet as paper, live beside the forms. */
export class Sheet {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('article', { name: /^Sheet of/ });
  }

  /** A figure by the name that explains it: "Dodge 5, explain". */
  figure(name: string, text: string): Locator {
    return this.root.getByRole('button', { name: `${name} ${text}, explain`, exact: true }).first();
  }

  async expectFigures(figures: readonly (readonly [name: string, text: string])[]): Promise<void> {
    for (const [name, text] of figures) {
      await expect.soft(this.figure(name, text), `${name} ${text}`).toBeVisible();
    }
  }

  /** All that the sheet says, a cell a word group, white space folded. */
  async text(): Promise<string> {
    return (await this.root.innerText()).replace(/\s+/g, ' ');
  }
}
