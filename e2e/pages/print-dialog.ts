import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseInMenu } from './app-menu.ts';
import { expectVisibleSoon } from './expect-soon.ts';

/** The dialog that prints and saves as PDF, with its preview. */
export class PrintDialog {
  readonly dialog: Locator;
  /** A page of the preview. */
  readonly preview: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Print or save as PDF' });
    this.preview = this.dialog.getByRole('img', { name: /as it will be printed/ });
  }

  async open(): Promise<void> {
    await chooseInMenu(this.page, 'Print or save as PDF…');
    await expectVisibleSoon(this.preview, { timeout: 60_000 }); // a huge sheet takes its time on a busy machine
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** Chooses a radio button: "Paper", "Letter". */
  async choose(question: string, answer: string): Promise<void> {
    const group = this.dialog.getByRole('group', { name: question, exact: true });
    await group.getByText(answer, { exact: true }).click();
    await expect(group.getByRole('radio', { name: answer })).toBeChecked();
  }

  async tick(name: string, on: boolean): Promise<void> {
    await this.dialog.getByRole('checkbox', { name, exact: true }).setChecked(on);
  }

  /** Chooses to print all stored characters together. */
  async chooseEverybody(): Promise<void> {
    await this.choose('Whose sheet', 'Several');
    await this.dialog.getByRole('button', { name: 'All', exact: true }).click();
    await expect(this.dialog.getByText(/^Reading /)).toBeHidden();
  }

  /** Stops the action that the dialog shows to be in progress: "Counting pages". */
  async stop(what: string): Promise<void> {
    await expectVisibleSoon(this.dialog.getByRole('progressbar', { name: what }));
    await this.dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(this.dialog.getByRole('progressbar', { name: what })).toBeHidden();
  }

  /** Saves as PDF, and returns the name and the bytes of the file. */
  async savePdf(): Promise<{ name: string; bytes: Uint8Array }> {
    const download = this.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
  }

  /** Expects the page number of the preview: "Page 1 of 2". */
  async expectPage(words: string): Promise<void> {
    await expect(this.dialog.getByText(words, { exact: true })).toBeVisible();
  }
}
