import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { Builder } from './pages/builder.ts';
import { EncounterPage } from './pages/encounter.ts';
import { Library } from './pages/library.ts';
import { PlayPage } from './pages/play.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { TreeCheck } from './pages/tree.ts';

test('a screen reader gets the golden names and announcements while a character is built', async ({ page }) => {
  test.slow();
  const check = await TreeCheck.begin(page);
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Ana');

  await test.step('build: an attribute is raised', async () => {
    await builder.openChapter('Attributes');
    await builder.group('DX').getByRole('button', { name: 'Increase DX' }).click();
    await check.look('build', page.getByRole('main'));
  });

  await test.step('add: a skill is found and added', async () => {
    await builder.openChapter('Skills');
    await page.getByRole('button', { name: 'Add a skill' }).first().click();
    const dialog = page.getByRole('dialog');
    const search = dialog.getByRole('combobox').first();
    await search.fill('Stealth');
    await check.look('add-search', dialog);
    await search.press('Enter');
    await search.press('Escape');
    await check.look('add-done', page.getByRole('main'));
  });

  await test.step('explain: Dodge', async () => {
    await builder.summary.getByRole('button', { name: /^Dodge/ }).click();
    await check.look('explain', page.getByRole('dialog'));
    await page.keyboard.press('Escape');
  });

  await test.step('undo', async () => {
    await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
    await check.look('undo', page.getByRole('main'));
  });

  await test.step('library: the list of characters', async () => {
    await builder.expectSaved();
    const library = new Library(page);
    await library.open();
    await library.row('Ana').waitFor();
    await check.look('library', library.grid);
    await library.close();
  });

  await test.step('import: a file with one new character', async () => {
    const buffer = Buffer.from(serializeFile(johnFalcon(), 'test'));
    await builder.openFile({ name: 'falcon.json', mimeType: 'application/json', buffer });
    await builder.expectOpen(johnFalcon().character.name);
    await check.look('import', page.getByRole('banner'));
  });

  await test.step('print: the choices', async () => {
    const print = new PrintDialog(page);
    await print.open();
    await check.look('print', print.dialog.getByRole('group', { name: 'Extras' }));
    await print.close();
  });
});

test('a screen reader gets the golden names and announcements at the table', async ({ page }) => {
  test.slow();
  const check = await TreeCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Rainald Kess');

  await test.step('play: a wound', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    const play = new PlayPage(page);
    await play.lose(1);
    await check.look('play', play.screen.getByRole('region', { name: 'Trackers' }));
    await page.keyboard.press('Escape');
  });

  const fight = new EncounterPage(page, false);
  await test.step('encounter: two fighters are added', async () => {
    await builder.menu('Encounters…');
    await page.getByRole('dialog', { name: 'Encounters' }).getByRole('button', { name: 'New encounter' }).click();
    await check.look('encounter-empty', fight.screen);
    const dialog = await fight.openAddFighters();
    await dialog.getByRole('button', { name: 'One Rainald Kess more', exact: true }).last().click();
    await check.look('encounter-chosen', dialog.getByRole('listitem').filter({ hasText: 'Joins: ' }));
    await dialog.getByRole('button', { name: 'Add 1 fighter' }).click();
    await check.look('encounter-added', fight.screen.getByRole('list', { name: /^Fighters/ }));
    await fight.add('Foes', { 'Wenzel Sedláček': 1 });
  });

  await test.step('exchange: a blow that hits', async () => {
    await fight.typeRolls();
    await fight.attack('Wenzel Sedláček', 'Javelin, thrust', 'Rainald Kess');
    await check.look('exchange-begun', fight.exchange);
    await fight.typeAll([
      [/attack with/, 7],
      [/Dodge|Parry|Block/, 16],
      [/damage/i, 3],
      [/./, 10],
    ]);
    await check.look('exchange-over', fight.exchange);
    await page.keyboard.press('Tab');
    await expect(fight.exchange.getByRole('button', { name: 'Apply' })).toBeFocused();
    await fight.apply();
  });
});
