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

  /** Expects figures by the names of their buttons, with a minus that is typed as a hyphen; all are compared at once. */
  async expectAll(figures: Readonly<Record<string, string>>): Promise<void> {
    const names = Object.keys(figures);
    await expect
      .poll(async () => {
        const shown = await this.figures();
        return Object.fromEntries(names.map((name) => [name, shown.get(name) ?? 'not on the sheet']));
      })
      .toEqual(figures);
  }

  /** Returns all figures of the sheet by their names; of several with one name the first. */
  async figures(): Promise<ReadonlyMap<string, string>> {
    const labels = await this.root
      .getByRole('button', { name: /, explain$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    const pairs = labels.map((label): [string, string] => {
      const [, name = '', text = ''] = /^(.*) (\S+), explain$/.exec(label) ?? [];
      return [name, text.replaceAll('−', '-')];
    });
    return new Map(pairs.reverse());
  }

  /** Returns the text of the whole sheet, with white space between cells collapsed. */
  async text(): Promise<string> {
    return (await this.root.innerText()).replace(/\s+/g, ' ');
  }
}

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
