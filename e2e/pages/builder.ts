import { expect, type Locator, type Page } from '@playwright/test';
import { Sheet } from './sheet.ts';

type Chapter = 'Concept' | 'Attributes' | 'Advantages' | 'Skills' | 'Equipment';

/** The builder as a player sees it: everything is found by its accessible name. */
export class Builder {
  readonly page: Page;
  readonly sheet: Sheet;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sheet = new Sheet(page);
    this.summary = page.getByRole('region', { name: 'Summary' });
  }

  /** The page as somebody sees it who comes for the first time. */
  async firstVisit(): Promise<void> {
    await this.page.goto('./');
    await expect(this.page.getByRole('button', { name: 'Start blank' })).toBeVisible();
  }

  /** Starts a blank character under a ruleset, on a first visit. */
  async startBlank(ruleset: 'Man to Man' | 'GURPS Lite 3e' | 'Fourth edition'): Promise<void> {
    await this.firstVisit();
    await this.page.getByRole('radio', { name: ruleset }).check();
    await this.page.getByRole('button', { name: 'Start blank' }).click();
    await expect(this.page.getByRole('heading', { name: 'Concept' })).toBeVisible();
  }

  async openChapter(chapter: Chapter): Promise<void> {
    const rail = this.page.getByRole('navigation', { name: 'Chapters' });
    await rail.getByRole('link', { name: chapter }).click();
    await expect(
      this.page
        .getByRole('heading', { level: 1, name: chapter })
        .or(this.page.getByRole('heading', { level: 2, name: chapter })),
    ).toBeVisible();
  }

  async name(name: string): Promise<void> {
    await this.openChapter('Concept');
    await this.type(this.page.getByRole('textbox', { name: 'Name', exact: true }), name);
  }

  async attribute(name: string, level: number): Promise<void> {
    await this.openChapter('Attributes');
    await this.type(this.page.getByRole('spinbutton', { name, exact: true }), String(level));
  }

  /** Picks an entry from a chapter's list by typing its name. */
  async add(chapter: Chapter, button: string, name: string): Promise<void> {
    await this.openChapter(chapter);
    await this.page.getByRole('button', { name: button }).first().click();
    const dialog = this.page.getByRole('dialog');
    const search = dialog.getByRole('combobox');
    await search.fill(name);
    await expect(dialog.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    await expect(dialog.locator('[role=option][data-highlighted]')).toContainText(name);
    await search.press('Enter');
    await search.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async advantage(name: string): Promise<void> {
    await this.add('Advantages', 'Add an advantage', name);
  }

  async skill(name: string, level: number): Promise<void> {
    await this.add('Skills', 'Add a skill', name);
    await this.type(this.page.getByRole('spinbutton', { name: `${name} level` }), String(level));
  }

  async item(name: string): Promise<void> {
    await this.add('Equipment', 'Add an item', name);
  }

  async quantity(name: string, count: number): Promise<void> {
    await this.openChapter('Equipment');
    const field = this.page.getByLabel(`Quantity of ${name}`, { exact: true });
    await this.type(field, String(count));
  }

  async place(name: string, place: string): Promise<void> {
    await this.openChapter('Equipment');
    await this.page.getByRole('combobox', { name: `Place of ${name}` }).selectOption({ label: place });
  }

  async menu(item: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page
      .getByRole('menuitem', { name: item })
      .or(this.page.getByRole('button', { name: item }))
      .first()
      .click();
  }

  /** Saves a file by the menu and gives its path and name. */
  async save(item: 'Save as file' | 'Save as PDF'): Promise<{ path: string; name: string }> {
    const download = this.page.waitForEvent('download');
    await this.menu(item);
    const saved = await download;
    return { path: await saved.path(), name: saved.suggestedFilename() };
  }

  async openFile(path: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.menu('Open a file');
    await (await chooser).setFiles(path);
  }

  /** A figure of the summary strip: "Move 5, explain". */
  async expectSummary(figures: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(figures)) {
      const button = this.summary.getByRole('button', { name: `${name} ${text}, explain` });
      const withMore = this.summary.getByRole('button', { name: `${name} ${text} (` });
      await expect(button.or(withMore)).toBeVisible();
    }
  }

  private async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await field.press('Enter');
    await field.blur();
  }
}
