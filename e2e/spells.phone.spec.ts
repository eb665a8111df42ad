import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { saved, skill, trait } from '../src/testing/rows.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';

/** A mage of the fourth edition: IQ 14 and Magery 3; a point in a spell is 15. */
const mage = saved('fourth-edition', {
  attributes: { st: 10, dx: 12, iq: 14, ht: 12 },
  traits: [trait('magery', { level: 3 })],
  skills: [skill('fireball', 1), skill('armor', 1), skill('light', 1), skill('daze', 4), skill('fog', 4)],
});

test('a mage on a phone casts, keeps a spell up and throws a fireball, without clipping', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const file = { ...mage, character: { ...mage.character, name: 'Ysolde' } };
  const buffer = Buffer.from(serializeFile(file, 'test'));
  await builder.openFile({ name: 'ysolde.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.screen.getByText('Type the roll').click();
  const spells = play.screen.getByRole('region', { name: 'Spells', exact: true });
  await expect(spells.getByRole('button', { name: 'Cast Armor', exact: true })).toBeVisible();
  await check.look('the spells of a mage');
  await spells.getByRole('button', { name: 'Cast Armor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cast Armor' });
  await dialog.getByLabel('Points of DR', { exact: true }).fill('2');
  await page.keyboard.press('Enter');
  await dialog.locator('summary', { hasText: 'More' }).click();
  await check.look('casting a spell');
  await dialog.getByRole('button', { name: 'Cast', exact: true }).click();
  const roll = (spell: string) => spells.getByRole('spinbutton', { name: new RegExp(`^Casting ${spell}`) });
  await check.look('the roll to cast');
  await roll('Armor').fill('10');
  await roll('Armor').press('Enter');
  // 4 energy, less 1 for skill 15.
  await expect(play.log).toContainText('Armor is cast: 2 points of DR, 3 energy.');
  await spells.getByRole('button', { name: 'Cast Fireball', exact: true }).click();
  await page.getByRole('dialog', { name: 'Cast Fireball' }).getByRole('button', { name: 'Cast', exact: true }).click();
  await roll('Fireball').fill('10');
  await roll('Fireball').press('Enter');
  await spells.getByRole('button', { name: 'Put 3 more into Fireball' }).click();
  await expect(play.screen.getByRole('button', { name: /^Roll Fireball|^Attack with Fireball/ }).first()).toBeVisible();
  await check.look('a spell on, and a missile in the hand');
  await spells.getByRole('button', { name: 'Throw Fireball' }).click();
  await expect(page.getByRole('dialog', { name: /attacks/ })).toBeVisible();
});
