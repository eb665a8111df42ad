import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { EncounterPage } from './pages/encounter.ts';

test.use({ actionTimeout: 8_000 });

const guard = 'Rainald Kess';
const knight = 'Aurelio Monforte';

/** A blow that hits and is not defended against; no further roll matters. */
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

/** A hit that the shield stops, and only the shield: it takes the most damage of the blow. */
const onShield = [
  [/attack with/, 7],
  [/Dodge|Parry|Block/, 'needed'],
  [/to the shield/, 'most'],
  [/./, 10],
] as const;
/** A blow that misses, hits somebody else by chance, and is not defended against. */
const astray = [
  [/attack with/, 16],
  [/by chance/, 9],
  [/Dodge/, 16],
  [/damage/i, 'most'],
  [/./, 10],
] as const;

test('foes: six from a quick line and the stock fight two heroes over five rounds', async ({
  page,
  isMobile,
  context,
}) => {
  test.setTimeout(200_000);
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  const fight = new EncounterPage(page, isMobile);
  await builder.startReadyMade('Man to Man', guard);
  await page.goto('./');
  await builder.menu('Encounters…');
  await page.getByRole('dialog', { name: 'Encounters' }).getByRole('button', { name: 'New encounter' }).click();
  await expect(fight.screen.getByRole('button', { name: 'Add fighters' })).toHaveCount(1);
  await fight.add('Party', { [guard]: 1, [knight]: 1 });

  await test.step('a quick line gives four bandits with the printed numbers', async () => {
    const dialog = await fight.openAddFighters();
    await dialog.getByText('Type or paste', { exact: true }).click();
    await dialog
      .getByRole('textbox', { name: /Lines or stat blocks/ })
      .fill('bandit x4: ST 11, DX 12, axe 12, 1d+2 cut, small shield, Dodge 5, Block 6, DR 1, HP 11');
    await expect(dialog.getByText('Bandit × 4')).toBeVisible();
    await check.look('foes that are typed');
    await dialog.getByRole('button', { name: 'Add 4 fighters' }).click();
    await expect(dialog).toBeHidden();
    await fight.expectHits('Bandit 4', 11, 11);
    // With the shield's PD of 2.
    await expect(fight.row('Bandit 4')).toContainText(/Dodge\s*7/);
  });

  await test.step('the stock has two wolves, found in any case of letters', async () => {
    const dialog = await fight.openAddFighters();
    await dialog.getByText('Stock foes', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Search' }).fill('WOLF');
    await expect(dialog.getByRole('region', { name: 'People' })).toHaveCount(0);
    const more = dialog.getByRole('button', { name: 'One Wolf more', exact: true });
    await more.click();
    await more.click();
    await check.look('stock foes');
    await dialog.getByRole('button', { name: 'Add 2 fighters' }).click();
    await expect(dialog).toBeHidden();
  });

  await fight.typeRolls();
  await fight.nextTurn();
  await fight.expectLogged('Round 1 begins.');

  await test.step('a bandit wounds the guard with the printed axe', async () => {
    await fight.turnsUntil('Bandit 1');
    await fight.attack('Bandit 1', 'Axe, swing', guard);
    await fight.typeAll(hit);
    await fight.apply();
    await fight.expectLogged(`Bandit 1 swings the axe at ${guard}: 7 against 12, success by 5.`);
    expect(await fight.hitsLeft(guard)).toBeLessThan(11);
  });

  await test.step('the guard kills a bandit', async () => {
    await fight.turnsUntil(guard);
    await fight.attack(guard, 'Glaive, swing', 'Bandit 2');
    await fight.typeAll(kill);
    await fight.apply();
    await expect(fight.row('Bandit 2')).toContainText('Dead');
  });

  await test.step('the knight breaks a shield, which blocks no more', async () => {
    await fight.turnsUntil(knight);
    await expect(fight.row('Bandit 3')).toContainText('Block');
    await fight.attack(knight, 'Thrusting greatsword, swing', 'Bandit 3');
    await fight.typeAll(onShield);
    await check.look('a shield that breaks');
    await fight.apply();
    await fight.expectLogged('Bandit 3’s small shield breaks.');
    await expect(fight.row('Bandit 3')).not.toContainText('Block');
    await fight.show('Bandit 3');
    await expect(fight.fighter('Bandit 3')).toContainText('Small shield broken');
  });

  await test.step('a blow into a close combat misses the guard, and hits the knight', async () => {
    await fight.turnsUntil('Bandit 4');
    const before = await fight.hitsLeft(knight);
    await fight.intoMelee('Bandit 4');
    await fight.attack('Bandit 4', 'Axe, swing', guard);
    await fight.typeAll(astray, knight);
    await check.look('a wrong target');
    await fight.apply();
    await fight.expectLogged(`It may hit ${knight}: 9 against 9, success.`);
    expect(await fight.hitsLeft(knight)).toBeLessThan(before);
    await fight.undo();
    expect(await fight.hitsLeft(knight)).toBe(before);
    await fight.redo();
  });

  await test.step('a wolf flees', async () => {
    await fight.choose('Wolf 2', 'Flees');
    await expect(fight.row('Wolf 2')).toContainText('Fled');
  });

  await test.step('the rounds go on to the fifth, with a word on morale', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      if (await fight.screen.getByText('Round 5', { exact: true }).isVisible()) break;
      await fight.nextTurn();
    }
    await fight.expectLogged('Round 5 begins.');
    await fight.expectLogged(/Foes: the first is down\. Do they fight on\?/);
  });

  await test.step('the board shows everybody, and what happens to several happens at once', async () => {
    const board = await fight.showBoard();
    await expect(board.getByRole('listitem')).toHaveCount(8);
    await expect(fight.screen.getByRole('region', { name: 'Time' })).toContainText('0:04');
    await check.look('the board');
    for (const name of ['Bandit 3', 'Bandit 4']) await board.getByRole('checkbox', { name: `Select ${name}` }).check();
    await fight.screen.getByRole('button', { name: 'Area damage…' }).click();
    const area = page.getByRole('dialog', { name: 'Area damage to 2 fighters' });
    await area.getByRole('spinbutton', { name: /^Damage for all/ }).fill('5');
    await area.getByRole('button', { name: 'Enter: Damage for all' }).click();
    await expect(area).toContainText(/5 damage, DR 1, 4 (hits|HP) lost/);
    await check.look('area damage');
    await area.getByRole('button', { name: 'Apply' }).click();
    await expect(board.getByRole('listitem').filter({ hasText: 'Bandit 3' })).toContainText(/[67]\/11/);
    await fight.screen.getByRole('button', { name: 'Flee', exact: true }).click();
    await expect(board.getByText('Fled')).toHaveCount(3);
  });

  await test.step('a hidden fighter comes into view by a press', async () => {
    const board = await fight.showBoard();
    await board.getByRole('checkbox', { name: 'Select Bandit 3' }).uncheck();
    await board.getByRole('checkbox', { name: 'Select Bandit 4' }).uncheck();
    await board.getByRole('checkbox', { name: 'Select Wolf 1' }).check();
    await fight.screen.getByRole('button', { name: 'More for those selected' }).click();
    await page.getByRole('menuitem', { name: 'Hide from the players' }).click();
    await board.getByRole('button', { name: 'Hidden: show Wolf 1 to the players' }).click();
    await expect(board.getByRole('button', { name: /^Hidden/ })).toHaveCount(0);
  });

  await test.step('the log is saved as text', async () => {
    const downloading = page.waitForEvent('download');
    await fight.screen.getByRole('button', { name: 'More for the encounter' }).click();
    await page.getByRole('menuitem', { name: 'Save the log as text' }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    expect(text).toContain('Foes:\n- ');
    expect(text).toContain('- Bandit 4 flees.');
    expect(text).toMatch(/\nRound 1\n- /);
  });

  if (!isMobile) {
    await test.step('a player sees one fighter in a window of their own, and it follows', async () => {
      await fight.screen.getByText('Fighters', { exact: true }).click();
      const opening = context.waitForEvent('page');
      await fight.choose(guard, 'Open a window for the player It shows this fighter and follows the fight.');
      const player = await opening;
      const seen = player.getByRole('region', { name: guard });
      const left = await fight.hitsLeft(guard);
      await expect(seen).toContainText(new RegExp(`(Hits|HP)\\s*${left} of`));
      await fight.lose(guard, 'Hits');
      await expect(seen).toContainText(new RegExp(`(Hits|HP)\\s*${left - 1} of`));
      await expect(player.getByRole('button', { name: 'Next turn' })).toHaveCount(0);
      await player.close();
    });
  }
});
