import { expect, type Locator, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { EncounterPage } from './pages/encounter.ts';

const climber = 'Isaut de Varenne';
const other = 'Bjarte Eide';

/** Types what the dice show, in the first roll that is asked for. */
async function typeRoll(dialog: Locator, name: RegExp, total: number): Promise<void> {
  await dialog.getByRole('spinbutton', { name }).first().fill(String(total));
  await dialog
    .getByRole('button', { name: /^Enter: / })
    .first()
    .click();
}

test('hazards: a fall, harm that is due again until it is ended, and an explosion by distance', async ({
  page,
  isMobile,
}) => {
  const check = await AccessibilityCheck.begin(page);
  await page.goto('./#encounter');
  await page.getByRole('button', { name: 'New encounter' }).click();
  const fight = new EncounterPage(page, isMobile);
  await fight.add('Party', { [climber]: 1, [other]: 1 });
  await fight.typeRolls();
  const full = await fight.hitsLeft(climber);

  await test.step('the words of hits and fatigue are whole at 320 px', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: size.height });
    await fight.closeFighter();
    const words = fight.row(climber).locator('.row-left-word');
    await expect(words).toHaveText([/^(Hits|HP) $/, 'Fatigue ']);
    const cut = await words.evaluateAll((all) => all.map((word) => word.scrollWidth - word.clientWidth));
    expect(cut).toEqual([0, 0]);
    await page.setViewportSize(size);
  });

  await test.step('a fall is worked out, rolled, applied to the fighter and taken back by undo', async () => {
    await fight.show(climber);
    await fight.fighter(climber).getByRole('button', { name: 'Hazard…' }).click();
    const dialog = page.getByRole('dialog', { name: `Hazard: ${climber}` });
    await dialog.getByRole('combobox', { name: 'What harms' }).selectOption('Fall');
    const yards = dialog.getByRole('textbox', { name: 'Yards fallen' });
    await yards.fill('1');
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    for (const size of [isMobile ? { width: 844, height: 390 } : { width: 390, height: 844 }, before]) {
      await page.setViewportSize(size); // the phone is turned
      await expect(yards).toBeFocused();
      await expect(yards).toHaveValue('1');
    }
    await dialog.getByRole('combobox', { name: 'Onto' }).selectOption({ index: 1 });
    await typeRoll(dialog, /^damage of the fall/, 6);
    await expect(dialog.getByRole('status')).toContainText(new RegExp(`(Hits|HP) ${full} → `));
    await check.look('a hazard', { colors: false });
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await fight.expectLogged(`${climber}: Fall. Damage of the fall`);
    await fight.undo();
    await fight.expectHits(climber, full, full);
  });

  await test.step('harm that comes again is due again in the next turn, until it is ended', async () => {
    await fight.show(climber);
    const panel = fight.fighter(climber);
    await panel.getByRole('button', { name: 'Hazard…' }).click();
    const dialog = page.getByRole('dialog', { name: `Hazard: ${climber}` });
    await dialog.getByRole('combobox', { name: 'What harms' }).selectOption('Something else');
    await dialog.getByRole('checkbox', { name: 'No armor stops it' }).check();
    await dialog.getByRole('textbox', { name: 'Comes again after' }).fill('1');
    await typeRoll(dialog, /^damage/, 2);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await fight.expectHits(climber, full - 2, full);
    await fight.nextTurn();
    await fight.turnsUntil(climber);
    await fight.turnsUntil(climber);
    await expect(fight.row(climber)).toContainText('Roll due');
    await fight.show(climber);
    await panel.getByRole('button', { name: 'Something else: roll' }).click();
    const again = page.getByRole('dialog', { name: `Something else: ${climber}` });
    await typeRoll(again, /^damage/, 3);
    await again.getByRole('button', { name: 'Apply' }).click();
    await fight.expectHits(climber, full - 5, full);
    await fight.show(climber);
    await check.look('a hazard that goes on', { colors: false });
    await panel.getByRole('button', { name: 'Something else: end' }).click();
    await fight.expectLogged(`${climber}: Something else ends.`);
  });

  await test.step('a wooden door as the target of an attack loses hits, and feels nothing', async () => {
    await fight.show(other);
    const panel = fight.fighter(other);
    await panel.getByRole('combobox', { name: 'Target', exact: true }).selectOption('Somebody else');
    await panel.getByText(/^Target: /).click();
    const target = panel.getByRole('region', { name: 'Target' });
    await target.getByRole('combobox', { name: 'What it is' }).selectOption('wood');
    await target.getByRole('textbox', { name: 'Its weight' }).fill('64');
    await expect(panel.getByText(/^Target: Wooden or plastic thing, 32 of 32 (hits|HP)/)).toBeVisible();
    await check.look('an object as a target', { colors: false });
    await panel
      .getByRole('button', { name: /^Attack with/ })
      .first()
      .click();
    await typeRoll(fight.exchange, /what the 3 dice show/, 7);
    await typeRoll(fight.exchange, /amage/, 6);
    await fight.exchange.getByRole('button', { name: 'Apply' }).click();
    await fight.expectLogged(/Wooden or plastic thing: \d+ (hits?|HP) left\./);
  });

  await test.step('an explosion reaches two fighters by their distance with one roll', async () => {
    await fight.closeFighter();
    await fight.screen.getByText('Board', { exact: true }).click();
    for (const name of [climber, other]) await fight.screen.getByRole('checkbox', { name: `Select ${name}` }).check();
    await fight.screen.getByRole('button', { name: 'Area damage…' }).click();
    const area = page.getByRole('dialog', { name: 'Area damage to 2 fighters' });
    await area.getByRole('textbox', { name: `Yards away (${climber})` }).fill('1');
    await area.getByRole('textbox', { name: `Yards away (${other})` }).fill('9');
    await area.getByRole('spinbutton', { name: /for all/ }).fill('24');
    await area
      .getByRole('button', { name: /^Enter: / })
      .first()
      .click();
    await expect(area).toContainText('Too far away for the blast.');
    await expect(area).toContainText(/8 damage \(cr\)/);
    await check.look('an explosion', { colors: false });
    await area.getByRole('button', { name: 'Apply' }).click();
    await fight.expectLogged(`${climber}. Damage of the blast: 8 damage (cr)`);
    await fight.expectLogged(`${other}. Too far away for the blast.`);
  });
});
