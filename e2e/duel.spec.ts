import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';

test('two fight, the fight is told, and the best purchase makes the chance rise and is undone', async ({ page }) => {
  test.slow(); // every step is tried by hundreds of fights
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite', 'Tamsin Oakhollow');
  await builder.menu('Try a fight…');
  const dialog = page.getByRole('dialog', { name: 'Try a fight' });
  await dialog.getByRole('combobox', { name: 'Against' }).fill('Teofil');
  await dialog.getByRole('option', { name: /Teofil/ }).click();
  await expect(dialog.getByRole('button', { name: /^Leave out Teofil/ })).toBeVisible();

  // A run that is stopped has a result of the fights so far; one that goes on is clear.
  await dialog.getByRole('button', { name: 'Fight it out' }).click();
  const stop = dialog.getByRole('button', { name: 'Stop' });
  const chances = dialog.getByRole('table', { name: /^Who is left/ });
  await expect(chances).toBeVisible({ timeout: 60_000 });
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => {}); // it may be clear by now
  await expect(dialog.getByText(/(?:Clear|Stopped) after/)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Tell it' }).click();
  await expect(dialog.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Fight again' }).click();
  await expect(dialog.getByText(/Clear after/)).toBeVisible({ timeout: 60_000 });
  const ownChance = async () => {
    const text = await chances.getByRole('row', { name: /^Tamsin Oakhollow/ }).innerText();
    return Number(/(\d+)%/.exec(text)?.[1]);
  };
  const before = await ownChance();

  await dialog.getByRole('button', { name: 'What would the next points buy?' }).click();
  const steps = dialog.getByRole('table', { name: /^For points/ });
  await expect(dialog.getByText(/^\d+ tried\. Wins \d+% as it is\.$/)).toBeVisible({ timeout: 150_000 });
  const best = steps.getByRole('row').nth(1);
  await expect(best.getByText(/^\+\d+%$/)).toBeVisible();
  await expect(best.getByText(/a point$/)).toBeVisible();
  await check.look('what the next points would buy');

  // Taken, it is on the character, and the fight is fought anew with it.
  await best.getByRole('button', { name: /^Take / }).click();
  await expect(dialog.getByText(/is taken: wins \d+%, before \d+%/)).toBeVisible();
  await expect(dialog.getByText(/Clear after/)).toBeVisible({ timeout: 60_000 });
  await expect.poll(ownChance, { timeout: 60_000 }).toBeGreaterThan(before);
  await dialog.getByRole('button', { name: /^Undo / }).click();
  await expect(dialog.getByText(/is taken: wins/)).toBeHidden();
  await expect.poll(ownChance, { timeout: 60_000 }).toBe(before);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
});

test('everybody who was chosen fights everybody, and the chances are a table', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite', 'Tamsin Oakhollow');
  await builder.menu('Try a fight…');
  const dialog = page.getByRole('dialog', { name: 'Try a fight' });
  for (const name of ['Teofil', 'Bandit']) {
    await dialog.getByRole('combobox', { name: /against/i }).fill(name);
    await dialog
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(dialog.getByRole('button', { name: new RegExp(`^Leave out ${name}`) })).toBeVisible();
  }
  await dialog.getByText('Everybody against everybody', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Let all 3 fight each other' }).click();
  await expect(dialog.getByText(/^All 3 pairs have fought/)).toBeVisible({ timeout: 60_000 });
  const table = dialog.getByRole('table', { name: /^How often the one of the row/ });
  await expect(table.getByRole('row', { name: /^2 Teofil.* \d+%/ })).toBeVisible();
  await check.look('everybody against everybody');
});
