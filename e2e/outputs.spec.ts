import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

const menuItem = 'Text for chat and forums…';

/** The dialog with the character as text. */
class Outputs {
  readonly dialog: Locator;
  readonly preview: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Text for chat and forums' });
    this.preview = this.dialog.getByRole('textbox', { name: 'Preview' });
  }

  async choose(...names: string[]): Promise<void> {
    for (const name of names) await this.dialog.getByText(name, { exact: true }).click();
  }

  async copy(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Copy' }).click();
  }
}

async function openOutputs(page: Page): Promise<{ builder: Builder; outputs: Outputs }> {
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  await builder.menu(menuItem);
  const outputs = new Outputs(page);
  await expect(outputs.preview).toHaveValue(/^Ольга\n100 points, Man to Man\n/);
  return { builder, outputs };
}

const summary = { 'points left': '0', load: '71¼ lb', Move: '4', Dodge: '4', Parry: '7', Block: '5' };

test('text outputs: a character is read, switched, copied and saved, with the figures of the summary', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { builder, outputs } = await openOutputs(page);
  await expect(outputs.preview).toHaveValue(/Dodge 4 · Parry 7 · Block 5\n/);
  await expect(outputs.preview).toHaveValue(/Carried 71¼ lb, medium\n/);
  await expect(outputs.preview).toHaveValue(/· Move 4\n/);

  await outputs.choose('Markdown');
  await expect(outputs.preview).toHaveValue(/^# Ольга\n\n\*\*100 points, Man to Man\*\*\n/);
  await expect(outputs.preview).toHaveValue(/\*\*Dodge\*\* 4 · \*\*Parry\*\* 7 · \*\*Block\*\* 5\n/);
  await outputs.choose('Stat block', 'Plain text');
  await expect(outputs.preview).toHaveValue(
    /\nSpeed 6¼, Move 4; Load 71¼ lb \(medium\)\nDodge 4, Parry 7, Block 5; PD 6 \(4\)/,
  );

  await outputs.copy();
  await expect(builder.spoken('Copied')).toBeAttached();
  await expect(outputs.dialog.locator('.dialog-footer').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await outputs.preview.inputValue());

  await outputs.choose('Markdown');
  await expect(outputs.dialog.locator('.dialog-footer').getByText('Copied')).toBeHidden();
  const download = page.waitForEvent('download');
  await outputs.dialog.getByRole('button', { name: 'Save as file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Ольга-stat-block.md');
  expect(await readFile(await saved.path(), 'utf8')).toBe(await outputs.preview.inputValue());

  await page.keyboard.press('Escape');
  await expect(outputs.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await builder.expectSummary(summary);
  await builder.menu(menuItem);
  await expect(outputs.preview).toHaveValue(/^\*\*Ольга\*\* \(100 points, Human, Man to Man\)\n/);
});

test('text outputs: they work by keyboard alone; if a page may not copy, the text is selected and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { outputs } = await openOutputs(page);
  await expect(outputs.dialog.getByRole('radio', { name: 'Plain text' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(outputs.preview).toHaveValue(/^\*\*Ольга\*\*/);
  await page.keyboard.press('Tab');
  await expect(outputs.preview).toBeFocused();
  await outputs.copy();
  await expect(outputs.dialog.locator('.dialog-footer').getByText(/The text is selected/)).toBeVisible();
  await expect(outputs.preview).toBeFocused();
  const selected = await outputs.preview.evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toBe(await outputs.preview.inputValue());
});

test('text outputs: a web page shows the sheet with nothing else loaded or run, and opens here again', async ({
  page,
  context,
}) => {
  const { builder, outputs } = await openOutputs(page);
  await outputs.choose('Web page');
  await expect(outputs.preview).toBeHidden();
  const download = page.waitForEvent('download');
  await outputs.dialog.getByRole('button', { name: 'Save as file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Ольга.html');
  const file = await saved.path();

  const reader = await context.newPage();
  const requests: string[] = [];
  await reader.route('https://page.example/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ path: file, contentType: 'text/html' });
  });
  await reader.goto('https://page.example/olga.html');
  await expect(reader.getByRole('heading', { level: 1, name: 'Ольга' })).toBeVisible();
  await expect(reader.getByRole('row', { name: /^Broadsword, swing 1\+3 cut/ }).first()).toBeVisible();
  await reader.getByText('How every number is worked out').click();
  await expect(reader.getByRole('listitem').filter({ hasText: /^Dodge 4: / })).toBeVisible();
  expect(requests.filter((url) => !url.endsWith('favicon.ico'))).toEqual(['https://page.example/olga.html']);
  await reader.close();

  await page.keyboard.press('Escape');
  await builder.openFile(file);
  await expect(page.getByText('Ольга is open').first()).toBeVisible();
  await builder.expectSummary(summary);
});
