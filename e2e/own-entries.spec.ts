import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { fillOwnEntry } from './pages/own-entry.ts';

test('own entries: those of every chapter, by way of the search, survive a reload', async ({ page }) => {
  test.slow();
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Věra');
  await page.getByRole('button', { name: 'A race of your own…' }).click();
  await fillOwnEntry(page, { fields: { Name: 'Selkie', Points: '15', 'HT, plus or minus': '2' } });
  await builder.searchForOwn('Advantages', 'Seal sense');
  await fillOwnEntry(page, {
    fields: { Kind: 'advantage', Points: '5' },
    lists: { Effects: [{ Changes: 'every sense roll', Adds: '2', 'Only when': 'under water' }] },
  });
  await builder.searchForOwn('Skills', 'Net-Mending');
  await fillOwnEntry(page, { fields: { Attribute: 'DX', Difficulty: 'easy' } });
  await builder.skillLevel('Net-Mending', 12);
  await builder.searchForOwn('Equipment', 'Boat hook');
  await fillOwnEntry(page, {
    fields: { Kind: 'weapon', 'Price, each': '30', 'Weight, each': '4.5' },
    lists: { Attacks: [{ Use: 'thrust', Skill: 'Spear', 'Damage from': 'thrust', Adds: '1', Type: 'imp' }] },
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
  await expect(dialog.getByLabel('Only when')).toHaveValue('under water');
});
