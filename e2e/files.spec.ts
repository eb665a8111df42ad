import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { Builder } from './pages/builder.ts';

const text = serializeFile(johnFalcon(), 'test');
const file = (content: string, name = 'character.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

const broken: readonly [what: string, content: string, says: RegExp][] = [
  ['cut off', text.slice(0, 400), /end|cut|incomplete/i],
  ['not ours', '{"format":"something-else"}', /not a Pointwright|not.*Pointwright/i],
  ['no JSON', 'Dear diary', /line 1/],
  ['empty', '', /This file is empty/],
  ['of a newer version', text.replace(/"version": \d+/, '"version": 99'), /99/],
];

test('file: an unreadable one changes nothing, and the dialog names the error', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Keeper');
  const dialog = page.getByRole('dialog');
  for (const [what, content, says] of broken) {
    await builder.openFile(file(content));
    await expect(dialog, what).toContainText(says);
    await page.keyboard.press('Escape');
    await expect(dialog, what).toBeHidden();
    await builder.expectOpen('Keeper');
  }
});

test('file: one with invalid and unknown fields opens, reports them, and keeps them', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const odd = JSON.parse(text);
  odd.character.attributes.st = 'nine';
  odd.character.skills[0].entry = 'dragon-riding';
  odd.character.future = { wings: 2 };
  await builder.openFile(file(JSON.stringify(odd)));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/nine/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /issue|incomplete/ }).first()).toBeVisible();
  await builder.openChapter('Skills');
  await expect(page.getByText(/no “dragon-riding” among its skills/).first()).toBeVisible();

  const saved = await builder.save('Save as file');
  const kept = await import('node:fs').then((fs) => JSON.parse(fs.readFileSync(saved.path, 'utf8')));
  expect(kept.character.future).toEqual({ wings: 2 });
  expect(kept.character.skills[0].entry).toBe('dragon-riding');
  expect(JSON.stringify(kept.character.setAside)).toContain('nine');
});

test('file: one dropped on the window opens', { tag: '@core' }, async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const dataTransfer = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'falcon.json', { type: 'application/json' }));
    return carried;
  }, text);
  const main = page.getByRole('main');
  await main.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Drop the file to open its character')).toBeVisible();
  await main.dispatchEvent('drop', { dataTransfer });
  await builder.expectOpen('John Falcon');
  await expect(page.getByText('Drop the file to open its character')).toBeHidden();
  await expect(page.getByText(/From falcon\.json: 1 trait, 4 skills, 7 items/)).toBeVisible();
});

test('clipboard: a character pasted outside of a field opens; within a field it is only text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Keeper');
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('textbox', { name: 'Player' }).focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('textbox', { name: 'Player' })).toHaveValue(/"format": "pointwright"/);
  await builder.expectOpen('Keeper');

  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Control+v');
  await builder.expectOpen('John Falcon');
  await expect(page.getByText(/From the clipboard: 1 trait, 4 skills, 7 items/)).toBeVisible();
  const back = page.getByRole('button', { name: 'Back to Keeper' }); // so Keeper was open until now
  await expect(back).toBeVisible();
  await back.click();
  await builder.expectOpen('Keeper');
});

test('storage: an edit can be undone and redone, and a choice survives a reload', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Žofia Černá');
  await builder.skill('Broadsword', 12);
  await builder.attribute('ST', 12);
  await page.getByRole('button', { name: /^Undo: ST 10 → 12/ }).click();
  await expect(builder.sheet.figure('ST', '10')).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(builder.sheet.figure('ST', '12')).toBeVisible();
  await builder.expectSaved();
  await page.reload();
  await builder.expectOpen('Žofia Černá');
  await expect(builder.sheet.figure('Broadsword', '12')).toBeVisible();
  await expect(builder.sheet.figure('ST', '12')).toBeVisible();
});
