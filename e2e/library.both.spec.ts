import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { falcon, named, visit } from './pages/planted-library.ts';

test('library: axe and sideways scrolling', async ({ page }) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  const library = await visit(page);
  await check.look('list');
  await library.startSelecting();
  await library.row('Anežka').getByRole('checkbox').check();
  await check.look('list with one selected');
  await library.actOnSelected('Tags…');
  await check.look('tags');
  await page.keyboard.press('Escape');
  await library.actOnSelected('Move to the bin');
  await expect(library.row('Anežka')).toBeHidden();
  await library.showBin();
  await check.look('bin');
  await library.chooseFiles([
    { name: 'bram.json', mimeType: 'application/json', buffer: Buffer.from(named(falcon, 'Bram')) },
    { name: 'new.json', mimeType: 'application/json', buffer: Buffer.from(falcon) },
    { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') },
  ]);
  await expect(page.getByRole('dialog', { name: 'Import: 3 files' })).toBeVisible();
  await check.look('what is to be taken in');
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await check.look('list with something set aside');
});
