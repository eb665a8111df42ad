import { expect, type Locator, type Page } from '@playwright/test';

/** The live sheet next to the forms. */
export class Sheet {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('article', { name: /^Sheet of/ });
  }

  /** A figure by the name of its button: "Dodge 5, explain". */
  figure(name: string, text: string): Locator {
    return this.root.getByRole('button', { name: `${name} ${text}, explain`, exact: true }).first();
  }

  async expectFigures(figures: readonly (readonly [name: string, text: string])[]): Promise<void> {
    for (const [name, text] of figures) {
      await expect.soft(this.figure(name, text), `${name} ${text}`).toBeVisible();
    }
  }

  /** Returns the text of the whole sheet, with white space between cells collapsed. */
  async text(): Promise<string> {
    return (await this.root.innerText()).replace(/\s+/g, ' ');
  }
}
