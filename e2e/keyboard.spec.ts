import { expect, type Locator, type Page, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';
import { PressCount } from './pages/watch.ts';

/** Adds one of the hits for a text typed into the search over everything, wherever the focus is. */
async function pick(page: Page, words: string, group: 'Weapon skills' | 'Weapons'): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  const wanted = dialog
    .getByRole('group', { name: group, exact: true })
    .getByRole('option', { name: new RegExp(`^${words}`) })
    .first();
  await expect(wanted).toBeVisible();
  const index = await dialog
    .getByRole('option')
    .evaluateAll((all, element) => all.indexOf(element as HTMLElement), await wanted.elementHandle());
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.picker-said')).toContainText(words);
  await expect(dialog.getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('keyboard: it is enough to get from a blank character to a skill and a weapon', { tag: '@core' }, async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  const blank = page.getByRole('button', { name: 'Start blank' });
  await page.keyboard.press('Tab'); // who to play
  await expect(page.getByRole('searchbox', { name: 'Who do you want to play?' })).toBeFocused();
  await page.keyboard.press('Tab'); // the rules
  await page.keyboard.press('ArrowLeft'); // the last of them
  await expect(page.getByRole('radio', { name: 'Man to Man' })).toBeChecked();
  const heroes = page.getByRole('region', { name: 'Quick start: choose a hero' }).getByRole('button');
  for (const hero of await heroes.all()) {
    await page.keyboard.press('Tab');
    await expect(hero).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(blank).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blank).toBeHidden();

  await pick(page, 'Broadsword', 'Weapon skills');
  const level = builder.level('Broadsword');
  await expect(level).toBeFocused();
  await expect(level).toHaveValue('10');
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveValue('11');
  await expect(builder.spoken('Broadsword 11, 4 points')).toHaveCount(1);
  await expect(level).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveValue('12');
  await page.keyboard.press('ArrowDown');
  await expect(level).toHaveValue('11');

  await page.keyboard.press('Control+z');
  await expect(level).toHaveValue('12');
  await expect(level).toBeFocused();
  await page.keyboard.press('Control+Shift+Z');
  await expect(level).toHaveValue('11');

  await pick(page, 'Broadsword', 'Weapons');
  const quantity = page.getByLabel('Quantity of Broadsword', { exact: true });
  await expect(quantity).toBeFocused();
  await expect(builder.sheet.figure('Skill with Broadsword, swing', '11')).toBeVisible();
  // Nothing typed waits in the field: undo takes the sword back.
  await page.keyboard.press('Control+z');
  await expect(quantity).toBeHidden();
  await expect(page.getByRole('button', { name: 'Redo: Broadsword added' })).toBeEnabled();
});

test('keyboard: it reaches chapters by number, levels down a list, quirks one after the other', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  const { keyboard } = page;

  await keyboard.press('Alt+2');
  await expect(builder.level('ST')).toBeFocused();
  await keyboard.type('12');
  await keyboard.press('Enter');
  await keyboard.type('13');
  await keyboard.press('Enter');
  await expect(builder.level('IQ')).toBeFocused();
  await builder.sheet.expectFigures([
    ['ST', '12'],
    ['DX', '13'],
  ]);

  await builder.add('Skills', 'Stealth');
  await builder.add('Skills', 'Climbing');
  await keyboard.press('Alt+1');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.press('Alt+4');
  await expect(builder.level('Stealth')).toBeFocused();
  await keyboard.type('14');
  await keyboard.press('Enter');
  await expect(builder.level('Climbing')).toBeFocused();
  await keyboard.press('Alt+ArrowUp');
  await expect(builder.spoken('Climbing moved to 1 of 2')).toHaveCount(1);
  await expect(builder.level('Climbing')).toBeFocused();

  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'More for Climbing' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(builder.level('Climbing')).toHaveCount(2);
  await keyboard.press('Control+Delete');
  await expect(builder.level('Climbing')).toHaveCount(1);
  await expect(builder.level('Stealth')).toBeFocused();

  await keyboard.press('Alt+3');
  await page.getByRole('button', { name: 'Add a quirk' }).focus();
  await keyboard.press('Enter');
  const last = page.getByLabel('Quirk', { exact: true }).last();
  await expect(last).toBeFocused();
  await keyboard.type('Hums\nWhistles\nSnores\n\n');
  await expect(page.getByRole('button', { name: 'Add a quirk' })).toBeFocused();
  await expect(page.getByLabel('Quirk', { exact: true })).toHaveCount(3);
});

test('keyboard: “?” lists the keys, except in text fields', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await page.keyboard.press('Alt+1');
  await page.keyboard.type('?');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('?');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Shift+?');
  await expect(dialog).toContainText('Same field, next row');
  await dialog.getByLabel('“?” opens this list').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Shift+?');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+/');
  await expect(dialog).toBeVisible();
});

test('keyboard: it is enough for a wound, a turn, a roll and an explanation at the table, and every control has a name', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Rainald Kess');
  const opener = page.getByRole('button', { name: 'Play', exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const play = new PlayPage(page);
  await expect(play.screen).toBeVisible();
  const tabTo = async (control: Locator) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not get there');
  };
  await tabTo(play.screen.getByRole('button', { name: /^(Hits|HP): lose 5$/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await play.expectHits(1);
  await tabTo(play.screen.getByRole('button', { name: 'Begin the fight' }));
  await page.keyboard.press('Enter');
  await tabTo(play.screen.getByRole('button', { name: /^Roll Dodge/ }));
  await page.keyboard.press('Enter');
  await play.expectNewest(/Dodge: needs \d+, rolled \d+,/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const explanation = page.getByRole('dialog', { name: /^Dodge/ });
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(play.screen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(play.screen).toBeHidden();
  await expect(opener).toBeFocused();
});

test('rows are dragged by their handle', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  for (const skill of ['Stealth', 'Climbing', 'Broadsword']) await builder.add('Skills', skill);
  const names = () =>
    builder.levels.evaluateAll((fields) =>
      fields.map((field) => field.closest('[role=group]')?.getAttribute('aria-label')),
    );
  const handle = page.getByRole('button', { name: 'More for Stealth' });
  const from = await handle.boundingBox();
  const last = await page.getByRole('button', { name: 'More for Broadsword' }).boundingBox();
  if (!from || !last) throw new Error('The rows are not shown');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, last.y + last.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Climbing', 'Broadsword', 'Stealth']);
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(['Stealth', 'Climbing', 'Broadsword']);
});

test('keyboard: adding fighters to an encounter does not lose the focus', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Encounters…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'New encounter' }).focus();
  await page.keyboard.press('Enter');
  const addFighters = page.getByRole('button', { name: 'Add fighters' });
  await expect(addFighters).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Add fighters' });
  for (const name of ['Rainald Kess', 'Aurelio Monforte']) {
    await expect(addFighters).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Search' })).toBeFocused();
    const more = dialog.getByRole('button', { name: `One ${name} more` }).first();
    const fewer = dialog.getByRole('button', { name: `One ${name} less` }).first();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live=polite]').filter({ hasText: `${name}: 1` })).toHaveCount(1);
    await fewer.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(fewer).toBeFocused();
    await more.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Add 1 fighter' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: '1 fighter added' })).toHaveCount(1);
  }
  await expect(addFighters).toBeFocused();
});

/** Makes the browser remember that it was told to print, and the title of the page then. */
const watchPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.title;
    };
  });
const expectPrinted = (page: Page, name: string) =>
  expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(name));

test('presses: three lead from a first visit to a printed ready-made character', async ({ page }) => {
  await watchPrinting(page);
  const presses = await PressCount.begin(page);
  await new Builder(page).firstVisit();
  await page.getByRole('button', { name: /^Zeynep Çelik/ }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Print…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expectPrinted(page, 'Zeynep Çelik');
  expect(await presses.count()).toEqual({ clicks: 3, keys: 0 });
});

test('presses: a newcomer prints a legal 100-point thief in under 30 clicks and 80 keys', async ({ page }) => {
  await watchPrinting(page);
  const presses = await PressCount.begin(page);
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.getByRole('button', { name: /^Thief/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).click();
  await page.keyboard.type('Mira Quickfinger');
  await page.getByRole('button', { name: 'Next: Attributes' }).click();
  await builder.group('DX').getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Next: Traits' }).click();
  await page.getByRole('button', { name: 'Add a disadvantage' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused();
  await page.keyboard.type('overcon');
  await expect(page.locator('[role=option][data-highlighted]')).toContainText('Overconfidence');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a quirk' }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName(/quirk/i);
  await page.keyboard.type('hums when nervous');
  await page.getByRole('button', { name: 'Next: Skills' }).click();
  for (const skill of ['Stealth', 'Lockpicking', 'Climbing', 'Fast-Talk', 'Streetwise', 'Pickpocket']) {
    await builder
      .group(new RegExp(`^${skill}`))
      .getByRole('button', { name: 'Increase' })
      .click();
  }
  await expect(builder.summary.getByRole('button', { name: /^points left 0/ })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Print…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expectPrinted(page, 'Mira Quickfinger');
  await expect(page.getByRole('button', { name: 'No issues' })).toBeVisible();
  const { clicks, keys } = await presses.count();
  expect(clicks).toBeLessThan(30);
  expect(keys).toBeLessThan(80);
});
