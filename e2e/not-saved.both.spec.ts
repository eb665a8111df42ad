import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { EncounterPage } from './pages/encounter.ts';
import { mayRunOutOfRoom, setRoom } from './pages/storage.ts';
import { Tab } from './pages/tabs.ts';

test('saving status: “not saved” stays in sight and leads to why', async ({ page }) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  await mayRunOutOfRoom(page);
  const tab = new Tab(page);
  await tab.startBlank('GURPS Lite 3e');
  await setRoom(page, false);
  await tab.name('Anna');
  await tab.expectNotSaved('storage full');
  await tab.saving.scrollIntoViewIfNeeded();
  await expect(tab.saving).toBeInViewport({ ratio: 1 }); // nothing of it is cut off
  await expect(tab.problem).toBeInViewport();
  await check.look('not saved');

  const line = page.getByRole('button', { name: 'Not saved: storage full' });
  await expect(line).toBeHidden();
  await page.getByRole('textbox', { name: 'Story' }).scrollIntoViewIfNeeded();
  await expect(tab.problem).not.toBeInViewport();
  await expect(line).toBeInViewport({ ratio: 1 });
  await check.look('not saved, scrolled away');
  await line.click();
  await expect(tab.problem).toBeInViewport();
  await expect(tab.problem.getByRole('button', { name: 'Save as file' })).toBeFocused();
  await expect(line).toBeHidden();
});

test('saving status of an encounter: in sight on its screen and on the page, and it is listed where one starts', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const check = await AccessibilityCheck.begin(page);
  await mayRunOutOfRoom(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Encounters…' }).click();
  await page.getByRole('button', { name: 'New encounter' }).click();
  const fight = new EncounterPage(page, isMobile);
  await fight.add('Party', { 'Rainald Kess': 1 });
  await expect(fight.saving).toHaveText('Saved');
  await setRoom(page, false);
  await fight.lose('Rainald Kess', 'Hits');
  await expect(fight.saving).toHaveText('Not saved: storage full');
  await expect(fight.saving).toBeInViewport({ ratio: 1 });
  await expect(fight.problem.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  await check.look('an encounter that is not saved');

  await fight.screen.getByRole('button', { name: 'Close' }).click();
  await setRoom(page, true);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const recent = page.getByRole('region', { name: 'Encounters' });
  await expect(recent.getByRole('button', { name: 'New encounter' })).toBeVisible();
  await check.look('the start page with encounters');
  await recent.getByRole('button', { name: 'Unnamed encounter' }).click();
  await expect(fight.row('Rainald Kess')).toBeVisible();
});
