import { expect, type Locator, type Page } from '@playwright/test';

/** The panel that explains a number. */
export class Explanation {
  readonly panel: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('dialog');
  }

  /** Expects the title: "Dodge 10". */
  async expectTitle(title: string): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }

  /** Expects lines of the calculation, with their words and figures. */
  async expectSteps(steps: readonly (readonly [words: string, figure: string])[]): Promise<void> {
    for (const [words, figure] of steps) {
      const line = this.panel.getByRole('listitem').filter({ hasText: words }).filter({ hasText: figure });
      await expect(line, `${words} ${figure}`).toBeVisible();
    }
  }
}
