import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';

/** Opens the list of encounters from the list of characters. */
async function openEncounters(page: Page): Promise<Locator> {
  await new Builder(page).menu('Characters…');
  const library = page.getByRole('dialog', { name: 'Characters' });
  const files = library.getByRole('button', { name: 'Files' });
  const encounters = library.getByRole('button', { name: 'Encounters…' });
  await expect(files.or(encounters).first()).toBeVisible();
  if (await files.isVisible()) {
    await files.click();
    await library.getByRole('menuitem', { name: 'Encounters…' }).click();
  } else await encounters.click();
  return page.getByRole('dialog', { name: 'Encounters', exact: true });
}

test('encounters: made, renamed, saved, shared by link and still there after a reload', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Anežka');
  await builder.expectSaved();

  const list = await openEncounters(page);
  await expect(list.getByText('No encounters yet.')).toBeVisible();
  await list.getByRole('button', { name: 'New encounter' }).click();
  await expect(page).toHaveURL(/#encounter$/);
  await page.goto('./');

  await openEncounters(page);
  await list.getByRole('button', { name: 'More for Unnamed encounter' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the encounter' }).fill('Ambush');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toContainText(/^Ambushno fighters · changed today/);
  await expect(list.getByRole('button', { name: 'Open Ambush' })).toBeFocused();
  await check.look('encounters');

  const downloading = page.waitForEvent('download');
  await list.getByRole('button', { name: 'More for Ambush' }).click();
  await page.getByRole('menuitem', { name: 'Save as file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Ambush.encounter.json');
  expect(readFileSync(await download.path(), 'utf8')).toContain('"format": "pointwright-encounter"');

  await list.getByRole('button', { name: 'More for Ambush' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(list.getByText('Link to Ambush copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  const shared = page.getByRole('dialog', { name: 'A shared encounter: Ambush' });
  await expect(shared.getByText('No fighters · not begun')).toBeVisible();
  await check.look('a shared encounter');
  await shared.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(page).toHaveURL(/#encounter$/);

  await page.goto('./');
  await page.reload();
  await openEncounters(page);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'More for Ambush' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});
