import { expect, type Locator, type Page } from '@playwright/test';

/** The panel with the versions of the open character. */
export class Versions {
  readonly panel: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('dialog', { name: /^Versions of / });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('menuitem', { name: 'Versions…' }).click();
    await expect(this.panel).toBeVisible();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.panel).toBeHidden();
  }

  /** The list item of a version, by its name. */
  version(name: string): Locator {
    return this.panel.getByRole('listitem', { name, exact: true });
  }

  /** Keeps the character in its current state as a version. */
  async keep(name: string): Promise<void> {
    await this.panel.getByLabel('Save a version as').fill(name);
    await this.panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.version(name)).toBeVisible();
  }

  async more(name: string, item: string): Promise<void> {
    await this.panel.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
