import { expect, type Locator, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';

/** A thief of the fourth edition at the table, whose dice are typed. */
async function playThief(page: Page): Promise<PlayPage> {
  await new Builder(page).firstVisit();
  await page.getByRole('radio', { name: 'Fourth edition' }).check();
  await page.getByRole('button', { name: /^Thief/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.screen.getByText('Type the roll').click();
  return play;
}

const find = async (play: PlayPage, name: string) => {
  await play.screen.getByRole('searchbox', { name: 'Find a roll' }).fill(name);
  await play.screen.getByRole('button', { name: new RegExp(`^${name}.*: more ways to roll$`) }).click();
};

async function typeRoll(roll: Locator, of: string, total: number): Promise<void> {
  await roll.getByRole('spinbutton', { name: new RegExp(`^${of}.*: what the three dice show$`) }).fill(String(total));
  await roll.getByRole('button', { name: new RegExp(`^Enter the roll of ${of}`) }).click();
}

test('a thief sneaks past a guard and picks a lock with modifiers', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const play = await playThief(page);
  await find(play, 'Stealth');
  const stealth = page.getByRole('dialog', { name: 'Stealth', exact: true });
  await stealth.getByText('Contest', { exact: true }).click();
  await stealth.getByRole('textbox', { name: 'Who or what' }).fill('the guard’s Hearing');
  await stealth.getByRole('spinbutton', { name: 'Their number' }).fill('12');
  await expect(stealth.getByRole('status').filter({ hasText: '15 against 12' })).toBeVisible();
  await check.look('a contest', { atLength: true });
  await typeRoll(stealth, 'Stealth', 11);
  await typeRoll(stealth, 'the guard’s Hearing', 10);
  // 15 − 11 = 4 against 12 − 10 = 2.
  await expect(stealth.getByRole('region', { name: 'Last roll' })).toContainText('Stealth wins by 2.');
  await stealth.getByRole('button', { name: 'Close', exact: true }).click();
  await play.expectNewest(
    /^Stealth 15 against the guard’s Hearing 12, rolled 11 and 10: .* succeeds by 4, .* succeeds by 2; Stealth wins by 2\.$/,
  );

  await find(play, 'Lockpicking');
  const lock = page.getByRole('dialog', { name: /^Lockpicking/ });
  await lock.getByRole('combobox', { name: 'Equipment', exact: true }).selectOption({ label: 'Fine (+2)' });
  await lock.getByRole('combobox', { name: 'Time taken' }).selectOption({ label: '50% less (−5)' });
  await lock.getByRole('combobox', { name: 'Light' }).selectOption({ label: 'None: by touch (−5)' });
  await lock.getByRole('button', { name: 'Increase Modifier' }).click();
  // 12 + 2 − 5 − 5 + 1.
  const number = lock.getByRole('button', { name: 'Lockpicking/TL3 5, explain' });
  await expect(number).toBeVisible();
  await check.look('a roll with modifiers');
  await number.click();
  await expect(page.getByRole('dialog', { name: /^Lockpicking\/TL3 5/ })).toContainText('equipment: fine');
  await page
    .getByRole('dialog', { name: /^Lockpicking\/TL3 5/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await typeRoll(lock, 'Lockpicking/TL3', 9);
  await expect(lock.getByRole('region', { name: 'Last roll' })).toContainText('needs 5, rolled 9, failure by 4.');
  await lock.getByRole('checkbox', { name: 'Keep on top of the list' }).check();
  await lock.getByRole('button', { name: 'Close', exact: true }).click();
  await play.expectNewest(/^Lockpicking\/TL3: needs 5, rolled 9, failure by 4\.$/);
  await play.screen.getByRole('searchbox', { name: 'Find a roll' }).fill('');
  const rolls = play.screen.getByRole('region', { name: 'Rolls' });
  await expect(rolls.getByRole('listitem').first()).toContainText('Lockpicking');

  // The list is of the browser: undo takes back the line of the log alone.
  await play.screen.getByRole('button', { name: /^Undo/ }).first().click();
  await play.expectNewest(/^Stealth 15 against/);
  await expect(rolls.getByRole('listitem').first()).toContainText('Lockpicking');
  await check.look('the list of rolls', { atLength: true });
});

test('a reaction is rolled and looked up', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const play = await playThief(page);
  await play.screen.getByRole('searchbox', { name: 'Find a roll' }).fill('reaction');
  await play.screen.getByRole('button', { name: 'Roll Reaction of people…' }).click();
  const reaction = page.getByRole('dialog', { name: 'Reaction of people' });
  await reaction.getByRole('button', { name: 'Increase Modifier of the situation' }).click();
  await check.look('a reaction roll');
  await typeRoll(reaction, 'the reaction', 12);
  await expect(reaction.getByRole('region', { name: 'Last roll' })).toContainText(
    /^Reaction: rolled 12, with \+1 13\. Good: /,
  );
});

test('a number of the sheet is explained, and rolled from there', { tag: '@core-desktop' }, async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Rainald Kess');
  await page
    .getByRole('button', { name: /^Dodge \d+, explain$/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Dodge/ })
    .getByRole('button', { name: 'Roll Dodge' })
    .click();
  const roll = page.getByRole('dialog', { name: 'Dodge', exact: true });
  await roll.getByRole('button', { name: /^Roll Dodge, \d+%$/ }).click();
  await expect(roll.getByRole('region', { name: 'Last roll' })).toContainText(/^Dodge: needs \d+, rolled \d+/);
});

test('attacks, defenses and the last roll are in reach of the first screen of a phone', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 768);
  await page.setViewportSize({ width: 390, height: 844 });
  const play = await playThief(page);
  await play.screen.getByRole('button', { name: 'Attack', exact: true }).click();
  await expect(play.screen.getByRole('heading', { name: 'Attacks' })).toBeInViewport();
  await expect(play.screen.getByRole('region', { name: 'Last roll' })).toBeInViewport();
  const [first] = await Promise.all([play.screen.getByRole('button', { name: /^(Hits|HP): lose 1$/ }).boundingBox()]);
  expect(first?.height).toBeGreaterThanOrEqual(44);
  await play.screen.getByRole('button', { name: 'Defend', exact: true }).click();
  await expect(play.screen.getByRole('heading', { name: 'Defenses' })).toBeInViewport();
  await expect(play.screen.getByRole('button', { name: /^Enter the roll of Dodge$/ })).toBeInViewport();
});
