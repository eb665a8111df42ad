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

  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
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

/*
 * A psychic whose powers of the mind over matter work one at a time (pp. 61, 254–256), made from the lists alone. In a psi power
 * everything but the Talent is 10% cheaper. Telekinesis 10: 50 × 90% = 45, the dearest, at its full price. Burning 4: 20 × 90% =
 * 18, a fifth is 3.6, up to 4. Crushing 6: 30 × 90% = 27, a fifth is 5.4, up to 6. Talent 2: 10. In all 45 + 4 + 6 + 10 = 65.
 * The Talent adds to attacks: DX 10 − 4 untrained + 2 = 8. With Burning 12 (60 × 90% = 54) that is the dearest: Telekinesis is
 * 45/5 = 9, and all is 54 + 9 + 6 + 10 = 79. Alone it would be 54 + 45 + 27 + 10 = 136.
 */
test('a psychic pays a fifth for all alternative abilities but the dearest, whichever that is', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  for (const name of [
    'Psychokinesis (power)',
    'Alternative abilities',
    'Psychokinesis Talent',
    'Telekinesis',
    'Innate Attack (Burning)',
    'Innate Attack (Crushing)',
  ])
    await builder.advantage(name);
  const abilities = { Telekinesis: 10, 'Innate Attack (Burning)': 4, 'Innate Attack (Crushing)': 6 };
  for (const [name, level] of Object.entries({ 'Psychokinesis Talent': 2, ...abilities }))
    await builder.traitLevel(name, level);
  const points = (figures: Readonly<Record<string, string>>) =>
    builder.sheet.expectAll(
      Object.fromEntries(Object.entries(figures).map(([name, text]) => [`Points for ${name}`, text])),
    );
  await points({ 'Telekinesis 10': '50', 'Innate Attack (Burning) 4': '20', 'Innate Attack (Crushing) 6': '30' });

  await builder.putTraitIn('Psychokinesis Talent', 'Psychokinesis');
  await builder.putTraitIn('Alternative abilities', 'Psychokinesis');
  for (const name of Object.keys(abilities)) await builder.putTraitIn(name, 'Alternative abilities');
  await points({ 'Telekinesis 10': '45', 'Innate Attack (Burning) 4': '4', 'Innate Attack (Crushing) 6': '6' });
  await builder.sheet.expectAll({
    'Points for Psychokinesis Talent 2': '10',
    'Point total': '65',
    'Skill with Innate Attack (Burning), shot': '8',
    'Damage of Innate Attack (Burning), shot': '4d',
  });

  await builder.traitLevel('Innate Attack (Burning)', 12);
  await points({ 'Telekinesis 10': '9', 'Innate Attack (Burning) 12': '54', 'Innate Attack (Crushing) 6': '6' });
  await expect(builder.sheet.figure('Point total', '79')).toBeVisible();
  await builder.sheet.figure('Points for Telekinesis 10', '9').click();
  const why = page.getByRole('dialog');
  await expect(why).toContainText('by itself');
  await expect(why).toContainText('÷ 5');
});
