import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readPdf } from '../src/testing/read-pdf.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { EncounterPage } from './pages/encounter.ts';
import { PrintDialog } from './pages/print-dialog.ts';

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

test('encounters: one is made, renamed, saved, shared by link and still there after a reload', async ({
  page,
  context,
}) => {
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

test.use({ actionTimeout: 8_000 });

const guard = 'Rainald Kess';
const knight = 'Aurelio Monforte';
const foe = 'Wenzel Sedláček';

/** Rolls by a part of their name. A blow that hits and is not defended against. */
const hit = [
  [/attack with/, 7],
  [/Dodge|Parry|Block/, 16],
  [/damage/i, 3],
  [/./, 10],
] as const;
/** A critical hit with three times the damage, and no roll to live is made. */
const kill = [
  [/attack with/, 3],
  [/critical/i, 5],
  [/damage/i, 'most'],
  [/./, 17],
] as const;

test('encounters: six fighters last three rounds, with one death and one flight', { tag: '@core' }, async ({
  page,
  isMobile,
}) => {
  test.setTimeout(90_000);
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  const fight = new EncounterPage(page, isMobile);
  await builder.startReadyMade('Man to Man', guard);
  await builder.menu('Encounters…');
  await page.getByRole('dialog', { name: 'Encounters' }).getByRole('button', { name: 'New encounter' }).click();
  await expect(fight.screen).toContainText('No fighters yet.');
  await check.look('an empty encounter', { atLength: true });
  await fight.add('Party', { [guard]: 1, [knight]: 1 });
  await fight.add('Foes', { [foe]: 4 });
  await fight.typeRolls();
  await check.look('an encounter', { atLength: true }); // it is beside the fighter below

  await fight.nextTurn();
  await fight.expectLogged('Round 1 begins.');
  await fight.expectTurn(`${foe} 1`);
  await fight.attack(`${foe} 1`, 'Javelin, thrust', guard);
  await fight.typeAll(hit);
  await check.look('an exchange');
  await expect(fight.exchange).toContainText(/Rainald Kess loses \d+ (hits?|HP)/);
  await fight.apply();
  await fight.expectLogged(`${foe} 1 thrusts the javelin at ${guard}: 7 against 8, success by 1.`);
  const wounded = await fight.hitsLeft(guard);
  expect(wounded).toBeLessThan(10);

  // One foe flees, and has no more turns.
  await fight.choose(`${foe} 4`, 'Flees');
  await expect(fight.row(`${foe} 4`)).toContainText('Fled');
  await fight.expectLogged(`${foe} 4 flees.`);
  await check.look('a fighter and the list');
  const first = await fight.turnsUntil(guard);
  expect(first).not.toContain(`${foe} 4`);

  // The guard kills another: the log says so, and one step takes all of it back.
  await fight.attack(guard, 'Glaive, swing', `${foe} 1`);
  await fight.typeAll(kill);
  await fight.apply();
  await expect(fight.row(`${foe} 1`)).toContainText('Dead');
  await fight.undo();
  await expect(fight.row(`${foe} 1`)).not.toContainText('Dead');
  await fight.expectHits(`${foe} 1`, 11, 11);
  await fight.redo();
  await expect(fight.row(`${foe} 1`)).toContainText('Dead');

  await fight.turnsUntil(`${foe} 2`);
  await fight.expectLogged('Round 2 begins.');
  await fight.lose(`${foe} 2`, 'Fatigue');
  await expect(fight.row(`${foe} 2`)).toContainText('Fatigue 10/11');
  await page.reload();
  await expect(fight.row(`${foe} 2`)).toContainText('Fatigue 10/11');
  await fight.expectTurn(`${foe} 2`);
  await expect(fight.row(`${foe} 1`)).toContainText('Dead');
  expect(await fight.hitsLeft(guard)).toBe(wounded);
  await fight.expectTarget(guard, `${foe} 1, dead`);

  const second = await fight.turnsUntil(`${foe} 2`);
  expect(second).toHaveLength(4);
  expect(second).not.toContain(`${foe} 1`);
  await fight.expectLogged('Round 3 begins.');
});

test('encounters: the fighters are printed in the order of their turns, with their wounds', async ({ page }) => {
  const builder = new Builder(page);
  const encounter = new EncounterPage(page, false);
  const { screen } = encounter;
  await builder.startReadyMade('Man to Man', guard);
  await builder.menu('Encounters…');
  await page.getByRole('dialog', { name: 'Encounters' }).getByRole('button', { name: 'New encounter' }).click();
  await expect(screen).toContainText('No fighters yet.');
  await encounter.add('Party', { [knight]: 1 });
  await encounter.add('Foes', { [guard]: 3 });
  await encounter.lose(`${guard} 2`, 'Hits');
  await screen.getByRole('button', { name: 'More for the encounter' }).click();
  await page.getByRole('menuitem', { name: 'Print or save as PDF…' }).click();
  const dialog = new PrintDialog(page);
  await dialog.expectPage('Page 1 of 3');
  await dialog.choose('To a page', '4');
  await dialog.expectPage('Page 1 of 2');
  const check = await AccessibilityCheck.begin(page);
  await check.look('an encounter to print');
  const { name, bytes } = await dialog.savePdf();
  expect(name).toBe('Unnamed-encounter.pdf');
  const { pages } = await readPdf(bytes);
  const [order = '', blocks = ''] = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
  expect(order).toMatch(/Order of turns/);
  expect(order).toContain(`${guard} 2`);
  for (const fighter of [knight, `${guard} 1`, `${guard} 3`]) expect(blocks).toContain(fighter);
  await dialog.close();
  await expect(screen).toBeVisible();
});
