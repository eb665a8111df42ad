import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { readStorage } from './pages/storage.ts';

test('start page: it is there before the scripts, and an early click takes effect', { tag: '@core' }, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Pointwright' })).toBeVisible();
  // What its first frame leaves out follows without scripts as well.
  await expect(page.getByRole('button', { name: /^Amina Diallo/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'A first fight' })).toBeVisible();
  await page.getByRole('radio', { name: 'GURPS Lite 3e' }).check();
  await page.getByRole('button', { name: 'Start blank' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Concept' })).toBeVisible();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue('lite-3e');
});

test('start page: it stores nothing, and is not shown again once a character was chosen', { tag: '@core' }, async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.waitForLoadState('networkidle'); // the program is loaded
  await page.reload();
  await builder.startBlank('Man to Man');
  await builder.name('Anna');
  await builder.expectSaved();
  expect((await readStorage(page)).characters).toMatchObject([{ name: 'Anna' }]);
  await page.goto('./');
  await builder.expectOpen('Anna');
  await expect(page.getByRole('button', { name: 'Start blank' })).toBeHidden();
});

test('start page: it says when the program cannot be loaded, and the choice can be made again', async ({ page }) => {
  const program = /\/assets\/program-[^/]*\.js$/;
  await page.route(program, (route) => route.abort());
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(page.getByRole('alert')).toContainText('Pointwright could not be loaded');
  await page.unroute(program);
  await page.reload();
  await builder.startBlank('Man to Man');
});

test('start page for another character: the open one can be continued, and the back button returns to it', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  await builder.menu('New character…');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Continue Ольга' }).click();
  await builder.expectOpen('Ольга');
  await builder.menu('New character…');
  await expect(page.getByRole('button', { name: 'Continue Ольга' })).toBeVisible();
  await page.goBack();
  await builder.expectOpen('Ольга');
  await builder.menu('New character…');
  await page.reload();
  await page.getByRole('button', { name: 'Continue Ольга' }).click();
  await builder.expectOpen('Ольга');
});

test('start page: a kind of hero opens an outline without a name, with points left and a setting', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.getByRole('radio', { name: 'GURPS Lite 3e' }).check();
  const thief = page.getByRole('button', { name: /^Thief/ });
  const [left = 'no points'] = /\d+(?= points left)/.exec((await thief.textContent()) ?? '') ?? [];
  await thief.click();
  await builder.expectOpen('Thief, unnamed');
  await expect(builder.summary).toContainText(new RegExp(`points left ?${left}`, 'i'));
});

test('start page: an untouched blank character is not kept', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.menu('New character…');
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeHidden();
  await page.getByRole('radio', { name: 'GURPS Lite 3e' }).check();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await builder.name('Anna');
  await builder.expectSaved();
  expect((await readStorage(page)).characters).toMatchObject([{ name: 'Anna' }]);
});

test('start page: a pasted link opens the character in it', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  const file = await builder.save('Save as file');
  await builder.menu('New character…');
  await page.getByRole('button', { name: 'Paste a link' }).click();
  const field = page.getByRole('textbox', { name: /^Link to a character/ });
  await expect(field).toBeFocused();
  await field.fill('https://example.org/nothing-here');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('This is not a character file');
  await page.keyboard.press('Escape');
  await field.fill(readFileSync(file.path, 'utf8').replaceAll('Ольга', 'Olga the Second'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await builder.expectOpen('Olga the Second');
});

test('start page: after a choice the forms have the focus, and begin at their top', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('button', { name: /^Tomás Ferreira/ }).click(); // far down on a small screen
  await builder.expectOpen('Tomás Ferreira');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('start page: one search over heroes, templates, characters and races of all rules', { tag: '@core' }, async ({
  page,
}) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.firstVisit();
  const field = page.getByRole('searchbox', { name: 'Who do you want to play?' });
  const answers = page.getByRole('search').getByRole('button');
  await field.fill('detective');
  await expect(page.getByRole('search').getByRole('status')).toContainText(/^\d+ found/);
  await expect(answers.first()).toHaveAccessibleName(/^Detective \d+ points left GURPS Lite 3e/);
  await expect(
    page.getByRole('search').getByRole('button', { name: /^Investigator 150 points .*Fourth/ }),
  ).toBeVisible();
  await check.look('the answers of the start page');
  await field.fill('xylophone');
  await expect(page.getByRole('search').getByRole('status')).toContainText('Nobody found for “xylophone”.');
  await field.press('Escape');
  await expect(page.getByRole('heading', { name: 'New character' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^A finished sheet/ })).toContainText('Zeynep Çelik');

  await field.fill('wizard');
  await expect(answers.first()).toHaveAccessibleName(/^Mage/);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Concept' })).toBeVisible();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue('lite-3e');
});

test('start page: a race and a template open their dialog over a blank character', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  await page.getByRole('searchbox').fill('felinoid');
  await page.getByRole('button', { name: /^Felinoid 35 points/ }).click();
  await page
    .getByRole('dialog', { name: /^Felinoid/ })
    .getByRole('button', { name: 'Apply' })
    .click();
  await expect(page.getByText(/^Felinoid applied\./)).toBeVisible();
  await builder.menu('New character…');
  await page.getByRole('searchbox').fill('elf archer');
  await page.getByRole('button', { name: /^Archer, elf \d+ points .*Fourth edition/ }).click();
  await page.getByRole('dialog', { name: /^Elf/ }).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Elf applied\./)).toBeVisible();
  await builder.expectOpen('Archer, unnamed');
  await builder.menu('New character…');
  await page.getByRole('button', { name: /^Knight 150 points/ }).click();
  const knight = page.getByRole('dialog', { name: 'Knight, 150 points' });
  await knight.getByRole('button', { name: 'All templates' }).click();
  await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible();
});

test('start page: the rules used last are the first choice, and the sheet is shown again', async ({ page }) => {
  const builder = new Builder(page);
  await builder.firstVisit();
  const rules = page.getByRole('radio');
  await expect(rules.first()).toBeChecked();
  await expect(rules.first()).toHaveAccessibleName(/^GURPS Lite/);
  await builder.startReadyMade('Man to Man', 'Ольга');
  await builder.menu('New character…');
  await expect(rules.first()).toBeChecked();
  await expect(rules.first()).toHaveAccessibleName(/^Man to Man/);
  await expect(page.getByRole('img', { name: /^A finished sheet/ })).toContainText('Zeynep Çelik');
});

test('start page: the rows of tiles are full at every width, under all rules', async ({ page }) => {
  await new Builder(page).firstVisit();
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const ruleset of await page.getByRole('radio').all()) {
      await ruleset.check();
      const ends = await page.locator('.choice-tiles, .start-cards').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const edge = list.getBoundingClientRect().right;
          const rows = new Map<number, number>();
          for (const { top, right } of [...list.children].map((tile) => tile.getBoundingClientRect())) {
            rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
          }
          return [...rows.values()].map((end) => Math.round(edge - end));
        }),
      );
      expect(new Set(ends), `at ${width} px`).toEqual(new Set([0]));
    }
  }
});
