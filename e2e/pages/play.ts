import { expect, type Locator, type Page } from '@playwright/test';

/** The play screen, by its accessible names. */
export class PlayPage {
  readonly screen: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.screen = page.getByRole('dialog', { name: /^Play: / });
    this.log = this.screen.getByRole('log');
  }

  async lose(hits: 1 | 5): Promise<void> {
    await this.screen.getByRole('button', { name: new RegExp(`^(Hits|HP): lose ${hits}$`) }).click();
  }

  async expectHits(left: number): Promise<void> {
    await expect(this.screen.getByRole('group', { name: /^(Hits|HP)$/ }).getByRole('status')).toContainText(
      `${left}/ `,
    );
  }

  /** The current value of a number, by the beginning of its name: "Dodge". */
  figure(name: string): Locator {
    return this.screen.getByRole('button', { name: new RegExp(`^${name}.*, explain$`) }).first();
  }

  /** Opens everything that is folded away, on a phone the trackers too. */
  async openAll(): Promise<void> {
    await this.screen.locator('details').first().waitFor();
    const trackers = this.screen.getByRole('button', { name: 'All trackers' });
    if (await trackers.isVisible()) await trackers.click();
    await this.screen.locator('details').evaluateAll((folds) => {
      for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
    });
  }

  fold(name: RegExp): Locator {
    return this.screen.locator('summary').filter({ hasText: name });
  }

  /** Chooses the place of an item: "In hand", "Put away", "Dropped". */
  async place(item: string, place: string): Promise<void> {
    await this.screen.getByRole('combobox', { name: item, exact: true }).selectOption(place);
  }

  async choose(maneuver: string): Promise<void> {
    await this.screen.getByRole('combobox', { name: /^Maneuver/ }).selectOption({ label: maneuver });
  }

  async nextTurn(): Promise<void> {
    await this.screen.getByRole('button', { name: /^(Next turn|Begin the fight)$/ }).click();
  }

  async expectNewest(line: RegExp): Promise<void> {
    await expect(this.log.getByRole('listitem').first()).toHaveText(line);
  }
}
