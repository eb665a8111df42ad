import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { EncounterPage } from './pages/encounter.ts';
import { falcon } from './pages/library.ts';
import { PlayPage } from './pages/play.ts';

test('three taps lead from a ready-made character to the first roll', { tag: '@core' }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Inès Corvaline/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.screen.getByRole('button', { name: /^Roll Rapier, thrust/ }).click();
  await play.expectNewest(/^(Damage|Rapier, thrust: needs \d+, rolled \d+,)/);
  // The roll is in view, with its three dice, and announced with its margin.
  await expect(play.screen.getByRole('region', { name: 'Last roll' })).toContainText(
    /Rapier, thrust: needs \d+, rolled \d+, (critical )?(success|failure)/,
  );
  await expect(play.screen.getByRole('img', { name: /^Dice: [1-6], [1-6], [1-6]$/ })).toBeVisible();
});

test('other actions are rolled and explained at the table', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.fold(/^Other actions$/).click();
  const actions = play.screen.getByRole('region', { name: 'Other actions' });
  await actions.locator('summary', { hasText: /^Unavailable actions \(\d+\)$/ }).click();
  await expect(actions.getByRole('button', { name: 'Pin the foe must be held first, explain' })).toBeVisible();
  await check.look('the other actions', { colors: true });
  await actions.getByRole('button', { name: /^Slam \d+, explain$/ }).click();
  await expect(page.getByRole('dialog', { name: /^Slam/ })).toContainText('DX');
  await page.getByRole('dialog', { name: /^Slam/ }).getByRole('button', { name: 'Close' }).click();
  await actions.getByRole('button', { name: /^Roll Slam, \d+%$/ }).click();
  await play.expectNewest(/^Slam: needs \d+, rolled \d+, /);
});

test('one tap leads from a wound to the changed Dodge, both in view', async ({ page }) => {
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.lose(5);
  const dodge = play.figure('Dodge');
  await expect(dodge).toHaveText('6');
  // 6 of 11 hits are left; another blow, which leaves 1, halves Dodge (Man to Man p. 32).
  await play.nextTurn();
  await play.lose(5);
  await expect(dodge).toHaveText('4');
  await expect(dodge).toBeInViewport();
  await expect(play.screen.getByText(/^Now, 3 to 1 hits left: Move \d, Dodge \d$/)).toBeInViewport();
});

test('John Falcon at the table is wounded to 3 hits, kneels, aims and shoots; nothing is lost', {
  tag: '@core',
}, async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.openFile({ name: 'falcon.json', mimeType: 'application/json', buffer: Buffer.from(falcon) });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('John Falcon');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  // Dodge 5 and PD 4 (Man to Man p. 16: leather 2, shield 2).
  await expect(play.figure('Dodge')).toHaveText('9');

  // 13 hits, 10 of them lost: at 3 or less Dodge is halved to 2 (p. 32).
  await play.lose(5);
  await play.lose(5);
  await play.expectHits(3);
  // One wound of more than half of HT stuns (p. 53): here the player takes the stun off.
  await play.fold(/^Standing/).click();
  await play.screen
    .getByRole('region', { name: 'Posture and conditions' })
    .getByText('Stunned', { exact: true })
    .click();
  await expect(play.figure('Dodge')).toHaveText('6');
  await play.figure('Dodge').click();
  await expect(page.getByRole('dialog', { name: /^Dodge/ })).toContainText('passive defense');
  await page
    .getByRole('dialog', { name: /^Dodge/ })
    .getByRole('button', { name: 'Close' })
    .click();

  await play.screen.getByRole('region', { name: 'Posture and conditions' }).getByText('Kneeling').click();
  await play.place('Shortsword', 'Put away');
  await play.place('Small shield', 'Put away');
  await play.place('Crossbow', 'In hand');
  await check.look('the play screen');

  await play.nextTurn();
  await play.choose('Aim');
  await play.nextTurn();
  await play.expectNewest(/Aim\. Turn 2 begins\.$/);
  await play.choose('Step and Attack');
  await play.screen.getByRole('button', { name: /^Roll Crossbow, shot/ }).click();
  await expect(play.log).toContainText(/Crossbow, shot: needs \d+, rolled \d+,/);
  // A crossbow takes 4 turns to cock and load: the next two turns are spent on it.
  await play.screen.getByRole('button', { name: 'Ready (4 turns): Crossbow, shot' }).click();
  await play.nextTurn();
  await play.expectNewest(/Step and Ready: Crossbow: make ready, 3 turns more\. Turn 3 begins\.$/);
  await play.nextTurn();
  await expect(play.screen.getByRole('button', { name: 'Ready (2 turns): Crossbow, shot' })).toBeVisible();
  await expect(play.fold(/^Carried over: Crossbow ready in 2 turns/)).toBeVisible();

  await page.reload();
  await play.expectHits(3);
  await expect(play.log).toContainText('Aim. Turn 2 begins.');

  await play.screen.getByRole('button', { name: /^(Hits|HP): regain 1$/ }).click();
  await play.expectHits(4);
  await play.screen.getByRole('button', { name: /^Undo/ }).click();
  await play.expectHits(3);
  await play.screen.getByRole('button', { name: 'Restore everything' }).click();
  await play.expectHits(13);
  await expect(play.figure('Dodge')).toHaveText('9');
});

test('dice on the table: their result can be typed', async ({ page }) => {
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.screen.getByText('Type the roll').click();
  await play.screen.getByRole('spinbutton', { name: 'Dodge: what the three dice show' }).fill('6');
  await play.screen.getByRole('button', { name: 'Enter the roll of Dodge' }).click();
  await play.expectNewest(/^Dodge: needs 6, rolled 6, success\.$/);
  // A hit asks for the dice of damage as well.
  await play.screen.getByRole('spinbutton', { name: 'Glaive, swing: what the three dice show' }).fill('9');
  await play.screen.getByRole('button', { name: 'Enter the roll of Glaive, swing' }).click();
  await play.expectNewest(/^Glaive, swing: needs 13, rolled 9, success by 4\.$/);
  await play.screen.getByRole('spinbutton', { name: /^damage, Glaive, swing: what the/ }).fill('2');
  await play.screen.getByRole('button', { name: 'Enter the roll of damage, Glaive, swing' }).click();
  await play.expectNewest(/^Damage .+: \d+\.$/);
  await play.screen.getByText('No dice').click();
  await expect(play.screen.getByRole('region', { name: 'Last roll' })).toHaveCount(0);
  await expect(play.screen.getByRole('button', { name: /^Roll / })).toHaveCount(0);
});

test('the sheet on the phone and the play screen are one place', async ({ page }) => {
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Sheet', exact: true }).click();
  const sheet = page.getByRole('article', { name: 'Sheet of Rainald Kess' });
  await expect(sheet.getByRole('region', { name: 'In play' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.lose(5);
  await play.screen.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sheet', exact: true }).click();
  const hits = sheet.getByRole('region', { name: 'In play' }).getByRole('group', { name: /^(Hits|HP)$/ });
  const full = Number(/\/ (\d+)/.exec((await hits.getByRole('status').textContent()) ?? '')?.[1]);
  await expect(hits.getByRole('status')).toHaveText(new RegExp(`^${full - 5} / ${full} (Hits|HP)$`));
  await hits.getByRole('button', { name: /^(Hits|HP): lose 1$/ }).click();
  await expect(hits.getByRole('status')).toHaveText(new RegExp(`^${full - 6} / ${full} (Hits|HP)$`));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await play.expectHits(full - 6);
  await expect(play.log).toContainText(new RegExp(`(Hits|HP) ${full} → ${full - 6}\\.`));
  // With the sixth hit it is a wound of more than half of HT.
  await play.expectNewest(/^Stunned\.$/);
});

test('points earned and money spent at the table are edits of the character, with its own undo', async ({ page }) => {
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.fold(/^Points earned…/).click();
  await play.screen.getByLabel('Points', { exact: true }).fill('3');
  await play.screen.getByLabel('For what').first().fill('The bridge');
  await play.screen.getByRole('button', { name: 'Add points' }).click();
  await play.expectNewest(/^3 points earned: The bridge\.$/);
  await play.screen.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Undo: 3 points earned/ })).toHaveCount(1);
});

test('targets at the table are 44 px, and 24 px for figures in a line', { tag: '@core' }, async ({ page }) => {
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.lose(5);
  await play.openAll();
  const targets = await play.screen
    .locator('button, select, input:not([type=radio], [type=checkbox]), summary, label')
    .evaluateAll((all) =>
      all
        .filter((target) => target.tagName !== 'LABEL' || target.querySelector('input'))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          const least = target.classList.contains('figure-button') ? 24 : 44;
          return {
            name: target.getAttribute('aria-label') ?? target.textContent,
            size: Math.min(width, height),
            least,
          };
        }),
    );
  expect(targets.length).toBeGreaterThan(30);
  expect(targets.filter(({ size, least }) => size < least - 0.5)).toEqual([]);
  // Only its body scrolls: a focus far down must not move the heading and the last roll.
  expect(await play.screen.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
});

test.use({ actionTimeout: 8_000 });

test('an attack on a target without a sheet is resolved quickly, then step by step with the same dice', async ({
  page,
}) => {
  const check = await AccessibilityCheck.begin(page);
  await new Builder(page).startReadyMade('Man to Man', 'Rainald Kess');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  const { exchange } = new EncounterPage(page, true);
  await play.fold(/^Target: /).click();
  for (const [field, value] of [
    ['Its Dodge', '6'],
    ['Its HT', '12'],
  ] as const) {
    await play.screen.getByRole('textbox', { name: field, exact: true }).fill(value);
    await play.screen.getByRole('textbox', { name: field, exact: true }).press('Enter');
  }

  // Rolled here, all at once: whatever the dice show, it is over, and each roll can be typed.
  await play.screen.getByRole('button', { name: 'Attack with Glaive, swing' }).click();
  await expect(exchange).toHaveAccessibleName('Rainald Kess attacks the target');
  await expect(exchange.getByRole('button', { name: 'Apply' })).toBeEnabled();
  const attack = exchange.getByRole('spinbutton', { name: /attack with Glaive, swing: what the 3 dice show$/ });
  await attack.fill('16');
  await attack.press('Enter');
  await expect(exchange).toContainText('Missed');
  await attack.fill('9');
  await attack.press('Enter');
  await expect(exchange).not.toContainText('Missed');
  await check.look('an exchange at once');

  // Careful: an earlier roll is open again, a typed one is reverted.
  await exchange.getByText('Careful', { exact: true }).click();
  const back = exchange.getByRole('button', { name: 'Back' });
  while (await back.isEnabled()) await back.click();
  await expect(exchange.getByRole('button', { name: /^Roll: .*attack with Glaive, swing/ })).toBeVisible();
  await check.look('a request of an exchange');
  await attack.fill('9');
  await attack.press('Enter');
  await exchange.getByRole('button', { name: 'Dodge', exact: true }).click();
  const dodge = exchange.getByRole('spinbutton', { name: /Dodge: what the 3 dice show$/ });
  await dodge.fill('15');
  await dodge.press('Enter');
  await new EncounterPage(page, true).typeAll([
    [/damage/i, 'most'],
    [/./, 10],
  ]);
  await expect(exchange).toContainText(/The target loses \d+ (hits?|HP)/);
  await exchange.getByRole('button', { name: 'Apply' }).click();
  await expect(exchange).toBeHidden();
  await expect(play.log).toContainText('Rainald Kess swings the glaive at the target: 9 against 13, success by 4.');
  await expect(play.screen.getByRole('textbox', { name: 'Its injury', exact: true })).not.toHaveValue('0');

  // One step takes all of it back; the next attack is quick again.
  await play.screen.getByRole('button', { name: /^Undo/ }).click();
  await expect(play.screen.getByRole('textbox', { name: 'Its injury', exact: true })).toHaveValue('0');
  await play.screen.getByRole('button', { name: 'Attack with Glaive, swing' }).click();
  await expect(exchange.getByRole('radio', { name: 'Quick' })).toBeChecked();
});
