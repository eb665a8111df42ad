import { expect, type Page, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { saved, skill, trait } from '../src/testing/rows.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { EncounterPage } from './pages/encounter.ts';
import { daysAgo, visit } from './pages/library.ts';

const mage = 'Mira';
const foe = 'Ghoul';

/** GURPS Lite: IQ 13 and Magery 2; 4 points in a spell are 15. */
const mira = saved('lite-3e', {
  attributes: { st: 13, dx: 12, iq: 13, ht: 10 },
  traits: [trait('magery', { level: 2 })],
  skills: [
    skill('fireball', 4),
    skill('shield-spell', 4),
    skill('light', 4),
    skill('daze', 4),
    skill('create-fire', 4),
    skill('haste', 4),
    skill('spell-throwing', 8),
  ],
});
/** 3 hits: dead at −15. */
const ghoul = saved('lite-3e', { attributes: { st: 10, dx: 8, iq: 8, ht: 3 } });

async function type(page: Page, name: RegExp, total: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name });
  await field.fill(`${total}`);
  await field.press('Enter');
}

async function openMages(page: Page, isMobile: boolean): Promise<EncounterPage> {
  const files = [mira, ghoul].map((one, i) => ({
    ...one,
    character: { ...one.character, name: i === 0 ? mage : foe },
  }));
  await visit(
    page,
    files.map((file, i) => ({
      id: `m${i}`,
      name: file.character.name,
      ruleset: 'lite-3e',
      saved: serializeFile(file, 'test'),
      updated: daysAgo(1),
    })),
  );
  await page.goto('./#encounter');
  const fight = new EncounterPage(page, isMobile);
  await page.getByRole('button', { name: 'New encounter' }).click();
  await fight.add('Party', { [mage]: 1 });
  await fight.add('Foes', { [foe]: 1 });
  await fight.typeRolls();
  return fight;
}

test('spells: a mage keeps two spells up, and kills with a missile spell of three dice', async ({ page, isMobile }) => {
  test.setTimeout(90_000);
  const check = await AccessibilityCheck.begin(page);
  const fight = await openMages(page, isMobile);
  await fight.show(mage);
  const spells = page.getByRole('region', { name: 'Spells', exact: true });
  await expect(spells).toBeVisible();
  await spells.locator('summary', { hasText: /^Cast a spell/ }).click();
  await check.look('the spells of a mage');

  // Before the fight a spell is cast at once.
  for (const spell of ['Light', 'Haste']) {
    await spells.getByRole('button', { name: `Cast ${spell}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Cast ${spell}` });
    if (spell === 'Haste') await check.look('casting a spell');
    await dialog.getByRole('button', { name: 'Cast', exact: true }).click();
    await type(page, new RegExp(`^Casting ${spell}`), 9);
    await spells.locator('summary', { hasText: /^Cast a spell/ }).click();
  }
  await expect(spells).toContainText('Spells on: 2');
  await expect(spells.getByRole('listitem').filter({ hasText: 'Haste' }).first()).toContainText('1 minute left');

  await fight.nextTurn();
  await fight.expectTurn(mage);
  await fight.show(mage);
  await spells.getByRole('button', { name: 'Cast Fireball', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cast Fireball' });
  await dialog.getByLabel('Dice', { exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Fireball: roll to cast 13, explain' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Begin casting (3 turns)' }).click();
  await expect(spells.getByRole('region', { name: 'Casting Fireball' })).toContainText('0 of 3 turns');
  await check.look('a spell in progress');
  for (let turn = 0; turn < 3; turn += 1) await fight.turnsUntil(mage);
  await fight.show(mage);
  await type(page, /^Casting Fireball/, 9);
  await fight.expectLogged('Fireball is cast: it is in your hand, ready to throw, 3 energy.');
  await expect(spells).toContainText('Fireball is in your hand');
  await check.look('a missile in the hand');

  await fight.attack(mage, 'Fireball, thrown', foe);
  await fight.typeAll([
    [/damage/i, 'most'],
    [/Fireball/, 5],
    [/./, 17],
  ]);
  await fight.apply();
  await expect(fight.row(foe)).toContainText('Dead');
  await fight.show(mage);
  await expect(spells).not.toContainText('in your hand');
  await expect(spells).toContainText('Spells on: 2');
  await fight.undo();
  await fight.show(mage);
  await expect(spells).toContainText('Fireball is in your hand');
  await page.reload();
  await fight.show(mage);
  await expect(spells).toContainText('Fireball is in your hand');
});
