import { expect, type Page, test } from '@playwright/test';
import { rulesetIds } from '../src/rules/rulesets.ts';
import { Builder } from './pages/builder.ts';

/** The chunk of a ruleset has its id as its name. */
const chunkOf = (id: string) => new RegExp(`/assets/${id}-[^/]*\\.js$`);
const lite = chunkOf('lite-3e');
const notLoaded = 'The rules of GURPS Lite 3e could not be loaded';

/** Cuts the page off from the rules of GURPS Lite; the answer is how to let them through again. */
async function withoutLite(page: Page): Promise<() => Promise<void>> {
  await page.route(lite, (route) => route.abort());
  return () => page.unroute(lite);
}

test('rules: they are loaded when a character is played by them, and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await page.waitForLoadState('networkidle');
  const loadedOnes = () => rulesetIds.filter((id) => loaded.some((url) => chunkOf(id).test(url)));
  expect(loadedOnes()).toEqual(['man-to-man']);
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'GURPS Lite 3e' });
  await expect(builder.sheet.figure('Will', '10')).toBeVisible();
  expect(loaded.filter((url) => lite.test(url))).toHaveLength(1);
  expect(loadedOnes()).toEqual(rulesetIds.filter((id) => id === 'man-to-man' || id === 'lite-3e'));
});

test('rules: those that cannot be loaded leave the character as it is, and can be asked for again', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Keeper');
  const allow = await withoutLite(page);
  const rules = page.getByLabel('Rules', { exact: true });
  await rules.selectOption({ label: 'GURPS Lite 3e' });
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(rules).toHaveValue('man-to-man');

  await builder.menu('New character…');
  await page.getByRole('radio', { name: 'GURPS Lite 3e' }).check();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(page.getByText(notLoaded).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue Keeper' }).click();
  await builder.expectOpen('Keeper');

  await allow();
  await rules.selectOption({ label: 'GURPS Lite 3e' });
  await expect(builder.sheet.figure('Will', '10')).toBeVisible();
  await builder.expectOpen('Keeper');
});

test('rules: a character whose rules cannot be loaded when the page is opened is there the next time', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Keeper');
  await builder.expectSaved();
  const allow = await withoutLite(page);
  await page.reload();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByLabel('Rules', { exact: true })).toHaveValue('man-to-man');
  await allow();
  await page.reload();
  await builder.expectOpen('Keeper');
  await expect(builder.sheet.figure('Will', '10')).toBeVisible();
});

test('rules: a page that cannot load any says so', async ({ page }) => {
  await page.route(chunkOf('man-to-man'), (route) => route.abort());
  await page.goto('./');
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(page.getByText('The rules of Man to Man could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start blank' })).toBeVisible();
});
