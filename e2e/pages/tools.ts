import { expect, type Locator, type Page } from '@playwright/test';

/** The tools that answer questions with a character's numbers: the limits of lifting and jumping, and chances. */
export class Tools {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a tool by typing into the search for everything. */
  async search(words: string, title: 'Feats' | 'Odds'): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('dialog').getByRole('combobox').first().fill(words);
    await expect(this.page.getByRole('option', { name: title }).first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await this.expectOpen(title);
  }

  async expectOpen(title: 'Feats' | 'Odds'): Promise<void> {
    await expect(this.dialog(title)).toBeVisible();
  }

  dialog(title: 'Feats' | 'Odds'): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Opens feats of one kind: "Jumping". */
  async openFeats(title: string): Promise<void> {
    await this.dialog('Feats').getByText(title, { exact: true }).click();
  }

  /** Types an amount into the field of a question. */
  async ask(field: string, amount: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: field });
    await box.fill(amount);
    await box.press('Enter');
  }

  async explain(number: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: number }).first().click();
  }

  /** Chooses of a field by typing a part of the name. */
  async pick(field: string, words: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: field, exact: true });
    await box.click();
    await box.fill(words);
    await box.press('Enter');
  }

  /** Expects the answer of the odds. */
  async expectOdds(words: string | RegExp): Promise<void> {
    await expect(this.dialog('Odds').getByRole('status')).toHaveText(words);
  }
}
