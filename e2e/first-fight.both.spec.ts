import { expect, type Locator, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';

test.use({ actionTimeout: 8_000 });

/** The guide in the topmost of the dialogs that show it. */
const guideOf = (page: Page): Locator => page.getByRole('region', { name: /^First fight: (?!what)/ }).last();

/** The steps that axe looks at: the others differ in their words. */
const looked = ['Rounds and turns', 'A maneuver'];

/** The first fight as a newcomer makes it: nothing is known but what the guide says. */
class FirstFight {
  readonly page: Page;
  readonly titles: string[] = [];
  readonly check: AccessibilityCheck;

  constructor(page: Page, check: AccessibilityCheck) {
    this.page = page;
    this.check = check;
  }

  async title(): Promise<string> {
    const heading = guideOf(this.page).getByRole('heading', { name: /^First fight: / });
    return ((await heading.textContent()) ?? '').replace('First fight: ', '');
  }

  /** Does what the guide says; its button leads to the control. */
  async follow(): Promise<void> {
    const title = await this.title();
    const isNew = !this.titles.includes(title);
    this.titles.push(title);
    if (isNew && looked.includes(title)) {
      await this.check.look(`the guide: ${title}`, { repeats: true, atLength: this.titles.length > 1 });
    }
    const guide = guideOf(this.page);
    if (title === 'A maneuver') {
      await guide.getByRole('button', { name: 'Show me' }).click();
      await expect(this.page.getByRole('combobox', { name: 'Maneuver' }).last()).toBeFocused();
      await guide.getByRole('button', { name: 'Go on' }).click();
    } else if (title === 'The end') {
      const menu = this.page.getByRole('button', { name: 'More for the encounter' });
      await guide.getByRole('button', { name: 'Show me' }).click();
      // A fighter that covers the menu is closed first.
      if (!(await this.focused()).includes('More for'))
        await guideOf(this.page).getByRole('button', { name: 'Show me' }).click();
      await expect(menu).toBeFocused();
      await menu.press('Enter');
      await this.page.getByRole('menuitem', { name: 'End the fight' }).click();
    } else if (title === 'A roll is due') {
      await guide.getByRole('button', { name: 'Show me' }).click();
      const field = this.page.getByRole('region', { name: 'Roll now' }).getByRole('spinbutton').first();
      await field.fill('17');
      await field.press('Enter');
    } else {
      await guide.getByRole('button', { name: 'Show me' }).click();
      if (await this.isTurnHidden(title)) return;
      await this.page.keyboard.press('Enter');
      if ((await this.page.getByRole('dialog', { name: / attacks / }).count()) > 0) await this.exchange(isNew);
    }
    await expect(this.page.getByRole('dialog', { name: / attacks / })).toHaveCount(0);
  }

  private focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  }

  /** "Show me" has only shown the fighter whose turn it is. */
  private async isTurnHidden(title: string): Promise<boolean> {
    return title.endsWith('’s turn') && (await this.focused()).startsWith('Attack') === false;
  }

  /** An attack by typed dice: it hits for the least damage, or once undo is known for the most, and everything else is missed. */
  private async exchange(isNew: boolean): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: / attacks / });
    await expect(dialog.getByRole('region', { name: 'First fight: what this means' })).not.toBeEmpty();
    if (isNew && !this.titles.includes('Undone'))
      await this.check.look('the guide in an attack', { repeats: true, atLength: true });
    const apply = dialog.getByRole('button', { name: 'Apply' });
    for (let roll = 0; roll < 12 && !(await apply.isEnabled()); roll += 1) {
      const enter = dialog.getByRole('button', { name: /^Enter: / });
      if ((await enter.count()) === 0) {
        await dialog.locator('.exchange-option').first().click();
        continue;
      }
      const name = (await enter.getAttribute('aria-label')) ?? '';
      const field = dialog.getByRole('spinbutton').last();
      const [least, most] = [await field.getAttribute('min'), await field.getAttribute('max')];
      const harm = (this.titles.includes('Undone') ? most : least) ?? '';
      await field.fill(/attack with/.test(name) ? '7' : Number(least) >= 3 ? '13' : harm);
      await field.press('Enter');
      await expect(enter.and(dialog.getByRole('button', { name, exact: true }))).toHaveCount(0);
    }
    await apply.click();
  }
}

test('a first fight from start to end, left and continued', async ({ page }) => {
  test.setTimeout(150_000);
  const check = await AccessibilityCheck.begin(page);
  const fight = new FirstFight(page, check);
  await new Builder(page).firstVisit();
  await page.getByRole('radio', { name: 'Fourth edition' }).check();
  const firstFight = page.getByRole('button', { name: 'A first fight' });
  await firstFight.click();
  await expect(guideOf(page)).toBeVisible();

  // Whoever has begun one is asked.
  await page
    .getByRole('dialog', { name: /^Encounter: / })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await page.getByRole('radio', { name: 'Fourth edition' }).check();
  await firstFight.click();
  const dialog = page.getByRole('dialog', { name: 'A first fight' });
  await expect(dialog.getByRole('combobox', { name: 'Rules' })).toHaveValue('fourth-edition');
  await dialog.getByText('Type the roll').click();
  await expect(dialog.getByRole('combobox', { name: 'Foe' })).not.toHaveValue('');
  await check.look('the choice of a first fight');
  await dialog.getByRole('button', { name: 'Begin a new one' }).click();
  await expect(guideOf(page)).toBeVisible();

  await test.step('it begins on the real screen', async () => {
    for (let step = 0; step < 3; step += 1) await fight.follow();
    expect(fight.titles[0]).toBe('Rounds and turns');
  });

  await test.step('it can be left, and is continued after a reload', async () => {
    const title = await fight.title();
    await page.goto('./');
    await page.getByRole('button', { name: 'Continue the first fight' }).click();
    await expect(guideOf(page)).toBeVisible();
    if (!title.endsWith('turn')) expect(await fight.title()).toMatch(title === 'A wound' ? /wound|turn/ : /./);
  });

  await test.step('it comes to the end', async () => {
    for (let step = 0; step < 50 && (await fight.title()) !== 'The fight is over'; step += 1) await fight.follow();
    expect(fight.titles).toEqual(expect.arrayContaining(['A maneuver', 'Undo, and the log', 'Undone', 'The end']));
    await check.look('the end of the first fight', { repeats: true });
    await guideOf(page).getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('region', { name: /^First fight/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible();
  });
});
