import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { fillCustomEntry } from './pages/custom-entry.ts';

test('custom entries: those of every chapter, added from the search, survive a reload', async ({ page }) => {
  test.slow();
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Věra');
  await page.getByRole('button', { name: 'Custom race…' }).click();
  await fillCustomEntry(page, { fields: { Name: 'Selkie', Points: '15', 'HT, plus or minus': '2' } });
  await builder.searchForOwn('Advantages', 'Seal sense');
  await fillCustomEntry(page, {
    fromPicker: true,
    fields: { Kind: 'advantage', Points: '5' },
    lists: { Effects: [{ Changes: 'all sense rolls', Adds: '2', Condition: 'under water' }] },
  });
  await builder.searchForOwn('Skills', 'Net-Mending');
  await fillCustomEntry(page, { fromPicker: true, fields: { Attribute: 'DX', Difficulty: 'easy' } });
  await builder.skillLevel('Net-Mending', 12);
  await builder.searchForOwn('Equipment', 'Boat hook');
  await fillCustomEntry(page, {
    fromPicker: true,
    fields: { Kind: 'weapon', 'Price, each': '30', 'Weight, each': '4.5' },
    lists: { Attacks: [{ Use: 'thrust', Skill: 'Spear', 'Damage based on': 'thrust', Adds: '1', Type: 'imp' }] },
  });
  const figures = [
    ['HT', '12'],
    ['Point total', '24'],
    ['Net-Mending', '12'],
    ['Damage of Boat hook, thrust', '1d−1'],
    ['Cost of Boat hook', '30'],
    ['Weight carried', '4½'],
  ] as const;
  await builder.sheet.expectFigures(figures);
  const before = await builder.sheet.text();
  expect(before).toContain('Seal sense');

  await builder.expectSaved();
  await page.reload();
  await builder.expectOpen('Věra');
  await builder.sheet.expectFigures(figures);
  expect(await builder.sheet.text()).toBe(before);

  await builder.openChapter('Advantages');
  await page.getByRole('button', { name: 'More for Seal sense' }).click();
  await page.getByRole('menuitem', { name: 'Edit Seal sense…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Seal sense' });
  await expect(dialog.getByLabel('Condition')).toHaveValue('under water');
});

test('custom entries: every character finds a saved one, and it is exchanged as a file', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.openChapter('Advantages');
  await page.getByRole('button', { name: 'Add a disadvantage' }).click();
  const picker = page.getByRole('dialog', { name: 'Add disadvantages' });
  await picker.getByRole('combobox').first().fill('Night blindness');
  await picker.getByRole('option', { name: 'Create custom “Night blindness”' }).click();
  const form = page.getByRole('dialog', { name: 'Custom disadvantage' });
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await form.getByLabel('Points', { exact: true }).fill('10');
  await form.getByLabel('Keep for all characters').check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  // Back in the picker, with an empty search.
  await expect(picker.getByRole('combobox').first()).toHaveValue('');
  await expect(picker.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await builder.sheet.expectFigures([['Point total', '−10']]);

  await builder.menu('My entries…');
  const mine = page.getByRole('dialog', { name: 'My entries' });
  await expect(mine.getByRole('listitem').filter({ hasText: 'Night blindness' })).toContainText(
    'disadvantage, −10 points',
  );
  await check.look('my entries');
  const downloading = page.waitForEvent('download');
  await mine.getByRole('button', { name: 'Export to a file' }).click();
  const file = await (await downloading).path();
  await mine.getByRole('button', { name: 'More for Night blindness' }).click();
  await mine.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(mine.getByText('No entries yet.')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await mine.getByRole('button', { name: 'Import…' }).click();
  await (await choosing).setFiles({ name: 'gm.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(mine.getByText('1 entry added from gm.json.')).toBeVisible();
  await mine.getByRole('button', { name: 'Close' }).click();

  // Another character, after a reload, finds it.
  await builder.expectSaved();
  await page.reload();
  await builder.startAnotherBlank('GURPS Lite 3e');
  await page.keyboard.press('Control+k');
  const anything = page.getByRole('dialog', { name: 'Add anything' });
  await anything.getByRole('combobox').first().fill('night bl');
  await expect(anything.getByText('My entries')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await builder.sheet.expectFigures([['Point total', '−10']]);
});
