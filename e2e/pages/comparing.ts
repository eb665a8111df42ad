import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that compares two characters or versions. */
export class Comparing {
  readonly dialog: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Compare', exact: true });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('menuitem', { name: 'Compare…' }).click();
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
