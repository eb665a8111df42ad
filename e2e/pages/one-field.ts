import { expect, type Locator, type Page } from '@playwright/test';

/** The search over everything, by keyboard. */
export class OneField {
  readonly page: Page;
  readonly dialog: Locator;
  readonly input: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.input = this.dialog.getByRole('combobox');
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  /** Types a line and accepts its result; the field is then empty. */
  async enter(line: string): Promise<void> {
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
    await expect(this.input).toHaveValue('');
  }

  /** Puts a line into the field at once and accepts its result; expects something to be selected for it. */
  async pick(line: string): Promise<void> {
    await this.input.fill(line);
    await expect(this.selected, line).toHaveCount(1);
    await this.input.press('Enter');
    await expect(this.input, line).toHaveValue('');
  }

  /** The text of the line below the list. */
  get said(): Locator {
    return this.dialog.locator('.picker-said');
  }

  get selected(): Locator {
    return this.dialog.locator('[role=option][aria-selected=true]');
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }
}

/** Counts the keys that are pressed on the page from now on. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.keys = '0';
    window.addEventListener(
      'keydown',
      () => {
        const { dataset } = document.documentElement;
        dataset.keys = String(Number(dataset.keys) + 1);
      },
      { capture: true },
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.keys));
}
