import { expect, type Locator, type Page } from '@playwright/test';
import type { Builder, chapters } from './builder.ts';

type Fields = Readonly<Record<string, string | boolean>>;
type Lists = Readonly<Record<string, readonly Fields[]>>;

interface Entry {
  /** Values by label: a text or a number is typed, an option chosen by its words, a box checked. */
  readonly fields: Fields;
  /** Rows within the entry, by the title of their list: Attacks, Effects, Defaults. */
  readonly lists?: Lists;
  /** The dialog was opened from the picker, which is closed afterwards. */
  readonly fromPicker?: boolean;
}

/** Fills in the open dialog of a custom entry, and saves it. */
export async function fillCustomEntry(page: Page, { fields, lists = {}, fromPicker = false }: Entry): Promise<void> {
  const dialog = page.getByRole('dialog');
  await fillFields(dialog, fields);
  for (const [title, rows] of Object.entries(lists)) {
    const group = dialog.getByRole('group', { name: title });
    for (const { Skill: skill, ...row } of rows) {
      await group.getByRole('button', { name: /^Add (?!a skill)/ }).click();
      await fillFields(group.locator('.form-row').last(), row);
      // The skills of an attack are rows of their own in it.
      if (typeof skill !== 'string') continue;
      await group.getByRole('button', { name: 'Add a skill' }).last().click();
      await group.getByLabel('or skill', { exact: true }).last().fill(skill);
    }
  }
  await dialog.getByRole('button', { name: /^(Add|Use this race)$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeHidden();
  // From the picker, the dialog returns to it.
  const picker = page.getByRole('dialog', { name: /^Add / });
  if (fromPicker) await picker.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** Adds a custom entry through the picker, which has no match for its name. */
export async function addCustomEntry(
  builder: Builder,
  chapter: (typeof chapters)[number],
  name: string,
  entry: Entry,
): Promise<void> {
  await builder.searchForOwn(chapter, name);
  await fillCustomEntry(builder.page, { ...entry, fromPicker: true });
}

async function fillFields(scope: Locator, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = scope.getByLabel(label, { exact: true }).first();
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
      await field.selectOption({ label: value });
    } else {
      await field.fill(value);
      await field.blur();
    }
  }
}
