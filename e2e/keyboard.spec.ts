import { expect, type Page, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

/** Adds one of the hits for what is typed into the search over everything, from wherever the focus is. */
async function pick(page: Page, words: string, group: 'Weapon skills' | 'Weapons'): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  const wanted = dialog
    .getByRole('group', { name: group, exact: true })
    .getByRole('option', { name: new RegExp(`^${words}`) })
    .first();
  await expect(wanted).toBeVisible();
  const index = await dialog
    .getByRole('option')
    .evaluateAll((all, element) => all.indexOf(element as HTMLElement), await wanted.elementHandle());
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.picker-said')).toContainText(words);
  await expect(dialog.getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('keyboard: from blank to a skill and a weapon with it alone', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  const blank = page.getByRole('button', { name: 'Start blank' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(blank).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blank).toBeHidden();

  await pick(page, 'Broadsword', 'Weapon skills');
  const level = page.getByRole('spinbutton', { name: 'Broadsword level' });
  await expect(level).toBeFocused();
  await expect(level).toHaveValue('10');
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveValue('11');
  await expect(builder.spoken('Broadsword 11, 4 points')).toHaveCount(1);
  await expect(level).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveValue('12');
  await page.keyboard.press('ArrowDown');
  await expect(level).toHaveValue('11');

  await page.keyboard.press('Control+z');
  await expect(level).toHaveValue('12');
  await expect(level).toBeFocused();
  await page.keyboard.press('Control+Shift+Z');
  await expect(level).toHaveValue('11');

  await pick(page, 'Broadsword', 'Weapons');
  const quantity = page.getByLabel('Quantity of Broadsword', { exact: true });
  await expect(quantity).toBeFocused();
  await expect(builder.sheet.figure('Skill with Broadsword, swing', '11')).toBeVisible();
  // Nothing typed waits in the field: undo takes the sword back.
  await page.keyboard.press('Control+z');
  await expect(quantity).toBeHidden();
  await expect(page.getByRole('button', { name: 'Redo: Broadsword added' })).toBeEnabled();
});
