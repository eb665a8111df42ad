import { expect, type Locator, type Page } from '@playwright/test';
import type { SavedCharacter } from '../../src/character/character.ts';
import { serializeFile } from '../../src/character/file/character-file.ts';
import { chooseInMenu } from './app-menu.ts';
import { expectVisibleSoon } from './expect-soon.ts';
import { PrintDialog } from './print-dialog.ts';
import { Sheet } from './sheet.ts';

/** In the order of the forms. If rules have disadvantages too, Advantages are in the chapter called Traits. */
export const chapters = ['Concept', 'Attributes', 'Advantages', 'Skills', 'Equipment'] as const;

/** Spells have their own chapter under rules with magic. */
type Chapter = (typeof chapters)[number] | 'Spells';
type AnyFile = string | { name: string; mimeType: string; buffer: Buffer };

const addButton = /^Add (an advantage|a trait|a skill|a spell|an item)$/;

/** The builder as a player uses it: everything is found by its accessible name. */
export class Builder {
  readonly page: Page;
  readonly sheet: Sheet;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sheet = new Sheet(page);
    this.summary = page.getByRole('region', { name: 'Summary' });
  }

  /** Opens the page on a first visit. */
  async firstVisit(): Promise<void> {
    await this.page.goto('./');
    await expectVisibleSoon(this.page.getByRole('button', { name: 'Start blank' }));
  }

  /** Starts a blank character under a ruleset, on a first visit. */
  async startBlank(ruleset: string): Promise<void> {
    await this.firstVisit();
    await this.page.getByRole('radio', { name: ruleset }).check();
    const start = this.page.getByRole('button', { name: 'Start blank' });
    await start.click();
    await expect(start).toBeHidden(); // until the rules are there, the character of before stays
    await expect(this.page.getByRole('heading', { name: 'Concept' })).toBeVisible();
  }

  /** Starts a blank character by the menu, while another is open. */
  async startAnotherBlank(ruleset: string): Promise<void> {
    await this.menu('New character…');
    await this.page.getByRole('radio', { name: ruleset }).check();
    const start = this.page.getByRole('button', { name: 'Start blank' });
    await start.click();
    await expect(start).toBeHidden();
  }

  /** Opens a ready-made character by its card, on a first visit. */
  async startReadyMade(ruleset: string, name: string): Promise<void> {
    await this.firstVisit();
    await this.chooseReadyMade(ruleset, name);
  }

  /** Opens a ready-made character by the menu, while another is open. */
  async startAnotherReadyMade(ruleset: string, name: string): Promise<void> {
    await this.menu('New character…');
    await this.chooseReadyMade(ruleset, name);
  }

  private async chooseReadyMade(ruleset: string, name: string): Promise<void> {
    await this.page.getByRole('radio', { name: ruleset }).check();
    await this.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await this.expectOpen(name);
  }

  /** Expects the name of the open character in the top bar. */
  async expectOpen(name: string): Promise<void> {
    await expectVisibleSoon(this.page.getByRole('heading', { level: 1, name, exact: true }));
  }

  async openChapter(chapter: Chapter): Promise<void> {
    const rail = this.page.getByRole('navigation', { name: 'Chapters' });
    const name = chapter === 'Advantages' ? /Advantages|Traits/ : chapter;
    const link = rail.getByRole('link', { name });
    const heading = this.page
      .getByRole('heading', { level: 1, name })
      .or(this.page.getByRole('heading', { level: 2, name }));
    if ((await link.getAttribute('aria-current')) !== null && (await heading.isVisible())) return;
    await link.click();
    await expect(heading).toBeVisible();
  }

  async name(name: string): Promise<void> {
    await this.openChapter('Concept');
    await this.type(this.page.getByRole('textbox', { name: 'Name', exact: true }), name);
  }

  async story(text: string): Promise<void> {
    await this.openChapter('Concept');
    const field = this.page.getByRole('textbox', { name: 'Story' });
    await field.fill(text);
    await field.blur();
  }

  /** The level, with its buttons, of an attribute, skill, spell or trait: a group with its name. */
  group(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('group', { name, exact: true });
  }

  /** The fields for the levels of the open chapter. */
  get levels(): Locator {
    return this.page.getByRole('main').getByRole('spinbutton', { name: /, level$/ });
  }

  /** The field for the level of an attribute, skill, spell or trait. */
  level(name: string | RegExp): Locator {
    return this.group(name).getByRole('spinbutton', { name: 'Level' });
  }

  async attribute(name: string, level: number): Promise<void> {
    await this.openChapter('Attributes');
    await this.type(this.level(name), String(level));
  }

  /** Picks an entry from a chapter's list by typing its name. */
  async add(
    chapter: Chapter,
    name: string,
    button = this.page.getByRole('button', { name: addButton }),
  ): Promise<void> {
    await this.openChapter(chapter);
    await button.first().click();
    const dialog = this.page.getByRole('dialog');
    const search = dialog.getByRole('combobox').first();
    await search.fill(name);
    await expect(
      dialog.getByRole('option', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }).first(),
    ).toBeVisible();
    await expect(dialog.locator('[role=option][data-highlighted]')).toContainText(name);
    await search.press('Enter');
    await search.press('Escape');
    await expect(dialog).toBeHidden();
  }

  /** Types a name into a chapter's search, and adds it as a custom entry; its dialog is then open. */
  async searchForOwn(chapter: Chapter, name: string): Promise<void> {
    await this.openChapter(chapter);
    await this.page.getByRole('button', { name: addButton }).first().click();
    await this.page.getByRole('dialog').getByRole('combobox').first().fill(name);
    // Rows that come into view are measured, and may move from under the pointer.
    await expect(async () => {
      await this.page.getByRole('option', { name: `Create custom “${name}”` }).click({ timeout: 5_000 });
      await expect(this.page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue(name, {
        timeout: 5_000,
      });
    }).toPass();
  }

  /** Opens a character from a file. */
  async openCharacter(saved: SavedCharacter): Promise<void> {
    const buffer = Buffer.from(serializeFile(saved, 'test'));
    await this.openFile({ name: 'character.json', mimeType: 'application/json', buffer });
    await this.expectOpen(saved.character.name);
  }

  /** Returns the figures of the summary strip, without those for overspending: "5", "38.125". */
  async summaryFigures(): Promise<string[]> {
    const names = await this.summary
      .getByRole('button', { name: /, explain$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    // Overspent points are negative on the sheet.
    return names.filter((name) => !/\bover\b/.test(name)).flatMap((name) => /−?\d[\d.]*[¼½¾]?/.exec(name) ?? []);
  }

  async advantage(name: string): Promise<void> {
    await this.add('Advantages', name);
  }

  /** Adds a disadvantage with its own button, if the rules have them. */
  async disadvantage(name: string): Promise<void> {
    await this.add('Advantages', name, this.page.getByRole('button', { name: 'Add a disadvantage' }));
  }

  /** Adds a quirk: its row appears at once, and its text is typed into it. */
  async quirk(text: string): Promise<void> {
    await this.openChapter('Advantages');
    await this.page.getByRole('button', { name: 'Add a quirk' }).click();
    const field = this.page
      .getByRole('combobox', { name: 'Quirk' })
      .or(this.page.getByRole('textbox', { name: 'Quirk' }));
    await expect(field.last()).toBeFocused();
    await this.type(field.last(), text);
  }

  /** Answers a trait's question: with an option, given by the start of its label, or with a text. */
  async answer(trait: string, question: string, answer: string): Promise<void> {
    await this.openChapter('Advantages');
    const name = `${question} (${trait})`;
    const few = this.page.getByRole('group', { name, exact: true });
    const field = this.page.getByLabel(name, { exact: true });
    await expect(few.or(field).first()).toBeVisible();
    if (await few.isVisible()) {
      await few.locator('label').filter({ hasText: answer }).click();
      await expect(few.getByRole('radio', { name: new RegExp(`^${answer}`) })).toBeChecked();
      return;
    }
    if ((await field.evaluate((element) => element.tagName)) !== 'SELECT') {
      await this.type(field, answer);
      return;
    }
    const option = field.locator('option').filter({ hasText: answer }).first();
    await field.selectOption((await option.getAttribute('value')) ?? answer);
  }

  /** Gives a trait an enhancement or limitation of the lists. */
  async modify(trait: string, modifier: string): Promise<void> {
    await this.openChapter('Advantages');
    const field = this.page.getByRole('combobox', { name: `Enhancement or limitation (${trait})` });
    await this.openRow(trait, field);
    await field.fill(modifier);
    await this.page.getByRole('option', { name: modifier }).first().click();
  }

  /** Sets how many levels the enhancement or limitation with this number, of a trait, has. */
  async modifierLevel(trait: string, number: number, level: number): Promise<void> {
    await this.type(this.page.getByLabel(`Levels of modifier ${number} of ${trait}`, { exact: true }), String(level));
  }

  async traitLevel(name: string, level: number): Promise<void> {
    await this.openChapter('Advantages');
    await this.type(this.level(name), String(level));
  }

  /** Puts a trait into a container of the character: a power, alternative abilities. */
  async putTraitIn(trait: string, container: string): Promise<void> {
    await this.openChapter('Advantages');
    const field = this.page.getByRole('combobox', { name: `In (${trait})`, exact: true });
    await this.openRow(trait, field);
    await field.selectOption({ label: container });
  }

  /** Sets a number or choice of the setting, in the Concept chapter. */
  async setting(label: string, value: string): Promise<void> {
    await this.openChapter('Concept');
    const field = this.page.getByLabel(label, { exact: true });
    // Rulesets without a setting have nothing folded away.
    if (!(await field.isVisible())) await this.unfold('Setting: ');
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ label: value });
    else await this.type(field, value);
  }

  /** Opens a part of the chapter that is folded away, by the beginning of its line. */
  async unfold(line: string): Promise<void> {
    const summary = this.page.getByRole('main').locator('summary').filter({ hasText: line }).first();
    const isOpen = await summary.evaluate((element) => element.closest('details')?.open);
    if (!isOpen) await summary.click();
  }

  async skill(name: string, level: number): Promise<void> {
    await this.add('Skills', name);
    await this.skillLevel(name, level);
  }

  async skillLevel(name: string, level: number): Promise<void> {
    await this.openChapter('Skills');
    await this.type(this.level(name), String(level));
  }

  async points(skill: string, points: number): Promise<void> {
    await this.openChapter('Skills');
    await this.openRow(skill, this.page.getByLabel(`${skill} points`, { exact: true }));
    await this.type(this.page.getByLabel(`${skill} points`, { exact: true }), String(points));
  }

  async item(name: string): Promise<void> {
    await this.add('Equipment', name);
  }

  async quantity(name: string, count: number): Promise<void> {
    await this.openChapter('Equipment');
    const ammunition = this.group(name).getByRole('spinbutton', { name: 'Quantity' });
    const field = this.page.getByLabel(`Quantity of ${name}`, { exact: true }).or(ammunition);
    await this.openRow(name, field);
    await this.type(field, String(count));
  }

  async place(name: string, place: string): Promise<void> {
    await this.openChapter('Equipment');
    const field = this.page.getByRole('combobox', { name: `Place of ${name}` });
    await this.openRow(name, field);
    await field.selectOption({ label: place });
  }

  /** Opens a row if it does not show a field while it is closed, as on a phone. */
  private async openRow(name: string, field: Locator): Promise<void> {
    const open = this.page.getByRole('button', { name: `Open ${name}`, exact: true });
    await expect(field.or(open).first()).toBeVisible();
    if (!(await field.isVisible())) await open.click();
  }

  async menu(item: string): Promise<void> {
    await chooseInMenu(this.page, item);
  }

  /** Saves a file by the menu, a PDF with the current print choices, and returns its path and name. */
  async save(
    item: 'Save as file' | 'Save as GCS file (.gcs)' | 'Save as PDF',
  ): Promise<{ path: string; name: string }> {
    const download = this.page.waitForEvent('download');
    if (item === 'Save as PDF') await this.saveByDialog();
    else await this.menu(item);
    const saved = await download;
    return { path: await saved.path(), name: saved.suggestedFilename() };
  }

  private async saveByDialog(): Promise<void> {
    const print = new PrintDialog(this.page);
    await print.open();
    await print.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
    await expectVisibleSoon(print.dialog.getByText(/^Saved: /).first()); // it is read aloud as well
    await print.close();
  }

  async openFile(path: AnyFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.menu('Open a file');
    await (await chooser).setFiles(path);
  }

  /** Expects figures of the summary strip, by the names of their buttons: "Move 5, explain". */
  async expectSummary(figures: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(figures)) {
      const button = this.summary.getByRole('button', { name: `${name} ${text}, explain` });
      const withMore = this.summary.getByRole('button', { name: `${name} ${text} (` });
      await expect(button.or(withMore)).toBeVisible();
    }
  }

  /** The text of the live region for screen readers. */
  spoken(words: string): Locator {
    return this.page.locator('[aria-live=polite]').filter({ hasText: words });
  }

  /** Waits until the last change is stored. */
  async expectSaved(): Promise<void> {
    await expectVisibleSoon(this.page.getByRole('banner').getByText('Saved', { exact: true }));
  }

  private async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await field.blur();
  }
}
