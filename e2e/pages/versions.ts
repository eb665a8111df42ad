import { expect, type Locator, type Page } from '@playwright/test';
import { chooseInMenu } from './app-menu.ts';

/** The panel with the versions of the open character. */
export class Versions {
  readonly panel: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('dialog', { name: /^Versions of / });
  }

  async open(): Promise<void> {
    await chooseInMenu(this.page, 'Versions…');
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

/** The dialog that compares two characters or versions. */
export class Comparing {
  readonly dialog: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Compare', exact: true });
  }

  async open(): Promise<void> {
    await chooseInMenu(this.page, 'Compare…');
    await expect(this.dialog).toBeVisible();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** Chooses a side; on a narrow screen the choices are opened first. */
  async choose(field: 'Compare' | 'With' | 'Rules (Compare)' | 'Rules (With)', label: string | RegExp): Promise<void> {
    const select = this.dialog.getByLabel(field, { exact: true }).and(this.dialog.locator('select'));
    await select.waitFor({ state: 'attached' }); // the characters were read
    if (!(await select.isVisible())) await this.dialog.getByText('Choose what to compare').click();
    const option = select.locator('option').filter({ hasText: label }).first();
    await select.selectOption((await option.getAttribute('value')) ?? '');
  }

  /** A difference by its table and name: "Dodge", "Broadsword level". */
  line(chapter: string, name: string): Locator {
    const table = this.dialog.getByRole('table', { name: new RegExp(`^${chapter}`) });
    return table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  /** Expects the cells of a difference: before, after, and the reason, if there is one. */
  async expectLine(chapter: string, name: string, cells: readonly (string | RegExp)[]): Promise<void> {
    const all = this.line(chapter, name).getByRole('cell');
    for (const [i, expected] of cells.entries()) await expect(all.nth(i)).toHaveText(expected);
  }
}
