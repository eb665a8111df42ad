import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';

/*
 * A psychic made from the lists alone. Telepathy Talent 2 is 5 a level in every power: 10. Mind Reading 30 × 90% is 27, with 10%
 * more off for 2 FP a use 30 × 80% is 24. Energy Reserve 3 is 3 a level: 9. The roll: IQ 10 + 2.
 */
test('a listed power holds its Talent and abilities, which say what they cost in play and spend it', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  await builder.openChapter('Advantages');
  await page.getByRole('button', { name: 'Add an advantage' }).click();
  const search = page.getByRole('dialog').getByRole('combobox').first();
  await search.fill('Telepathy (power)');
  await expect(page.getByRole('dialog').locator('[role=option][data-highlighted]')).toContainText('Telepathy (power)');
  await search.press('Enter');
  await search.press('Escape');
  await page.getByRole('button', { name: 'Open Telepathy', exact: true }).click();
  const offers = page.getByRole('list', { name: 'Abilities of Telepathy to add' });
  await expect(offers.getByRole('button').first()).toHaveText('Telepathy Talent');
  await offers.getByRole('button', { name: 'Add Telepathy Talent to Telepathy' }).click();
  await offers.getByRole('button', { name: 'Add Mind Reading to Telepathy' }).click();
  await builder.traitLevel('Telepathy Talent', 2);
  await builder.modify('Mind Reading', 'Costs Fatigue: to begin');
  await builder.modifierLevel('Mind Reading', 1, 2);
  await builder.advantage('Energy Reserve');
  await builder.traitLevel('Energy Reserve (Psi)', 3);
  await expect(builder.sheet.figure('Point total', '43')).toBeVisible();
  await expect(builder.sheet.figure('Points of Energy Reserve (Psi)', '3')).toBeVisible();
  expect(await builder.sheet.text()).toContain('psi power');

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { screen, log } = new PlayPage(page);
  const abilities = screen.getByRole('region', { name: 'Abilities' });
  await expect(abilities).toContainText('Costs 2 of Energy Reserve (Psi).');
  await abilities.getByRole('button', { name: /^Roll Mind Reading, 74%$/ }).click();
  await expect(log).toContainText('2 spent of Energy Reserve (Psi).');
  const reserve = screen.getByRole('group', { name: 'Energy Reserve (Psi)' }).getByRole('status');
  await expect(reserve).toContainText('1/ 3');
  await expect(abilities).toContainText('Costs 2 fatigue.');
  await screen.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(reserve).toContainText('3/ 3');
});
