import { expect, type Page, test } from '@playwright/test';
import { rulesetIds } from '../src/rules/rulesets.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';

/** The chunk of a ruleset has its id as its name. */
const chunkOf = (id: string) => new RegExp(`/assets/${id}-[^/]*\\.js$`);
const lite = chunkOf('lite-3e');
const notLoaded = 'The rules of Fourth edition could not be loaded';

/** Cuts the page off from the rules of the fourth edition; the answer is how to let them through again. */
async function withoutFourthEdition(page: Page): Promise<() => Promise<void>> {
  const chunk = chunkOf('fourth-edition');
  await page.route(chunk, (route) => route.abort());
  return () => page.unroute(chunk);
}

test('rules: they are loaded only when a character uses them', { tag: '@core' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await page.waitForLoadState('networkidle');
  const loadedOnes = () => rulesetIds.filter((id) => loaded.some((url) => chunkOf(id).test(url)));
  expect(loadedOnes()).toEqual(['lite-3e']);
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Man to Man' });
  await expect(builder.sheet.figure('Will', '10')).toBeHidden();
  expect(loaded.filter((url) => lite.test(url))).toHaveLength(1);
  expect(loadedOnes()).toEqual(rulesetIds.filter((id) => id === 'man-to-man' || id === 'lite-3e'));
});

test('rules: a failure to load leaves the character unchanged, and loading can be retried', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Keeper');
  const allow = await withoutFourthEdition(page);
  const rules = page.getByLabel('Rules', { exact: true });
  await rules.selectOption({ label: 'Fourth edition' });
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(rules).toHaveValue('man-to-man');

  await builder.menu('New character…');
  await page.getByRole('radio', { name: 'Fourth edition' }).check();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(page.getByText(notLoaded).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue Keeper' }).click();
  await builder.expectOpen('Keeper');

  await allow();
  await rules.selectOption({ label: 'Fourth edition' });
  await expect(builder.sheet.figure('Will', '10')).toBeVisible();
  await builder.expectOpen('Keeper');
});

test('rules: a character whose rules cannot be loaded when the page opens is there the next time', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  await builder.name('Keeper');
  await builder.expectSaved();
  const allow = await withoutFourthEdition(page);
  await page.reload();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue('lite-3e');
  await allow();
  await page.reload();
  await builder.expectOpen('Keeper');
  await expect(builder.sheet.figure('Will', '10')).toBeVisible();
});

test('rules: the page reports when no ruleset can be loaded', async ({ page }) => {
  await page.route(chunkOf('lite-3e'), (route) => route.abort());
  await page.goto('./');
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(page.getByText('The rules of GURPS Lite 3e could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start blank' })).toBeVisible();
});

async function rollOne(builder: Builder): Promise<void> {
  await builder.firstVisit();
  await builder.page.getByRole('radio', { name: 'Man to Man' }).check();
  await builder.page.getByRole('button', { name: 'Random character' }).click();
  await builder.expectOpen('Random fighter');
}

async function attributes(builder: Builder): Promise<number[]> {
  await builder.openChapter('Attributes');
  const levels: number[] = [];
  for (const name of ['ST', 'DX', 'IQ', 'HT']) {
    levels.push(Number(await builder.level(name).inputValue()));
  }
  return levels;
}

test('random fighter: the dice give attributes of 7 to 18, two skills and weapons', async ({ page }) => {
  const builder = new Builder(page);
  await rollOne(builder);
  for (const level of await attributes(builder)) {
    expect(level).toBeGreaterThanOrEqual(7);
    expect(level).toBeLessThanOrEqual(18);
  }
  await builder.openChapter('Skills');
  const levels = builder.levels;
  await expect(levels).toHaveCount(2);
  await builder.openChapter('Equipment');
  await expect(page.getByLabel('Quantity of Large knife', { exact: true })).toBeVisible();
  await builder.expectSummary({ 'points left': '0' });
});

test('random fighter: dice that all show 1 still give 7, and a skill of DX+1', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const builder = new Builder(page);
  await rollOne(builder);
  expect(await attributes(builder)).toEqual([7, 7, 7, 7]);
  await builder.openChapter('Skills');
  const levels = builder.levels;
  await expect(levels).toHaveCount(2);
  for (const level of await levels.all()) await expect(level).toHaveValue('8');
});

// 150 points by the Basic Set: ST 12 [20], DX 13 [60], HT 11 [10]; Combat Reflexes [15], Wealthy [20], Status 1 [5], Code of
// Honor (Chivalry) [−15]; eight skills [26], a second weapon [4]. Then 20 points of advantages (Luck 15, Charisma 1 5), −25 of
// disadvantages (Bad Temper −10, Honesty −10, Overconfidence −5) and 10 of skills (Brawling 4, Crossbow 4, Diplomacy 2).
test('templates: a knight is made from one, with each choice filled', async ({ page }) => {
  test.slow();
  const check = await AccessibilityCheck.begin(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Fourth edition' }).check();
  await page.getByRole('button', { name: 'From a template' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Modern' })).toBeVisible();
  await check.look('the templates');
  await dialog.getByRole('button', { name: /^Knight/ }).click();
  const choice = (name: string) => dialog.getByRole('group', { name, exact: true });
  const take = async (of: string, name: string, steps: number) => {
    const option = choice(of).getByRole('group', { name, exact: true });
    for (let step = 0; step < steps; step += 1) await option.getByRole('button', { name: 'Increase' }).click();
  };

  await choice('A second weapon').getByRole('radio', { name: /Axe/ }).check();
  await choice('Advantages').getByRole('checkbox', { name: /Luck/ }).check();
  await expect(choice('Advantages')).toContainText('Choose 20 points (15 chosen)');
  await take('Advantages', 'Charisma', 1);
  for (const name of [/Bad Temper/, /Honesty/, /Overconfidence/]) {
    await choice('Disadvantages').getByRole('checkbox', { name }).check();
  }
  await expect(choice('Disadvantages')).toContainText('−25 points chosen');
  await take('Further skills', 'Brawling', 3);
  await take('Further skills', 'Crossbow', 3);
  await take('Further skills', 'Diplomacy', 2);
  await choice('Arms and armor')
    .getByRole('radio', { name: /Mail and a riding horse/ })
    .check();
  await check.look('a template with its choices filled');
  await expect(dialog.getByRole('row', { name: 'Points spent 0 150' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Knight applied. 0 points left.')).toBeVisible();
});
