import { expect, type Locator, type Page, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

/**
 * explanation-place.test.ts tests the place of an explanation for all widths and numbers; this test checks that the page uses
 * these places.
 */
const sizes = [
  [360, 740],
  [1440, 900],
] as const;

/** Clicks some of the numbers in a part of the page, spread over all of it; none may be hidden by its explanation. */
async function explainSome(page: Page, part: Locator, most: number, where: string): Promise<void> {
  const numbers = part.locator('.figure-button:visible');
  await expect(numbers.first(), where).toBeVisible();
  const count = await numbers.count();
  const every = Math.max(1, count / most);
  for (let index = 0; index < count; index += every) {
    const number = numbers.nth(Math.floor(index));
    const name = `${where}: ${await number.getAttribute('aria-label')}`;
    await number.click();
    const explanation = page.locator('.explanation');
    await expect(explanation, name).toHaveCount(1);
    await expect(explanation.locator('.explain-result'), name).toBeVisible();
    expect(await shownParts(page, number), name).toEqual({
      number: 'in view, not covered',
      explanation: 'whole in the window',
    });
    await page.keyboard.press('Escape');
    await expect(explanation, name).toHaveCount(0);
  }
}

/** Says of a number and its open explanation whether they can be seen, two frames after the click. */
async function shownParts(page: Page, number: Locator): Promise<Record<'number' | 'explanation', string>> {
  const handle = await number.elementHandle();
  return page.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const explanation = document.querySelector('.explanation')?.getBoundingClientRect();
    const figure = element?.getBoundingClientRect();
    if (!explanation || !figure) return { number: 'missing', explanation: 'missing' };
    const apart =
      figure.right <= explanation.left ||
      figure.left >= explanation.right ||
      figure.bottom <= explanation.top ||
      figure.top >= explanation.bottom;
    const inView = figure.top >= 0 && figure.bottom <= innerHeight && figure.left >= 0 && figure.right <= innerWidth;
    const whole =
      explanation.top >= 0 &&
      explanation.left >= 0 &&
      explanation.right <= innerWidth &&
      explanation.bottom <= innerHeight + 1;
    return {
      number: `${inView ? 'in view' : 'out of view'}, ${apart ? 'not covered' : 'covered'}`,
      explanation: whole ? 'whole in the window' : JSON.stringify(explanation),
    };
  }, handle);
}

test('explanation: it never hides its own number, on a phone and on the desktop', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite 3e', 'Inès Corvaline');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await builder.openChapter('Skills');
    await explainSome(page, builder.summary, 2, `summary, ${width} px`);
    await explainSome(page, page.getByRole('main'), 4, `Skills, ${width} px`);
    const button = page.getByRole('button', { name: 'Sheet', exact: true });
    const overlaid = await button.isVisible();
    if (overlaid) await button.click();
    await explainSome(page, builder.sheet.root, 6, `sheet, ${width} px`);
    if (overlaid) await page.keyboard.press('Escape');
  }
});

test('explanation: one is pinned next to another, both follow an edit, and Escape closes the pinned one last', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.openChapter('Attributes');
  await builder.sheet.figure('Dodge', '5').click();
  const explanations = page.locator('.explanation');
  await explanations.getByRole('button', { name: 'Pin to compare' }).click();
  await builder.sheet.figure('HT', '10').click();
  await expect(explanations.getByRole('heading', { level: 2 })).toHaveText(['Dodge 5', 'HT 10']);
  const [one, other] = await Promise.all([explanations.nth(0).boundingBox(), explanations.nth(1).boundingBox()]);
  if (!one || !other) throw new Error('An explanation has no box');
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  expect(apart).toBe(true);
  await builder.attribute('HT', 14);
  await expect(explanations.getByRole('heading', { level: 2 })).toHaveText(['Dodge 6', 'HT 14']);
  await page.keyboard.press('Escape');
  await expect(explanations.getByRole('heading', { level: 2 })).toHaveText(['Dodge 6']);
  await page.keyboard.press('Escape');
  await expect(explanations).toHaveCount(0);
});

test('explanation: a number explains its value, and so do its sources', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.attribute('HT', 13);

  const dodge = builder.sheet.figure('Dodge', '5');
  await dodge.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: /Dodge 5/ })).toBeVisible();
  await expect(panel).toContainText('Man to Man p. 17');

  await panel.getByRole('button', { name: /^Move/ }).click();
  await expect(panel.getByRole('heading', { name: /Move 5/ })).toBeVisible();
  await expect(panel).toContainText('rounded down');
  await panel.getByRole('button', { name: /^Basic Speed/ }).click();
  await expect(panel.getByRole('heading', { name: /Basic Speed 5¾/ })).toBeVisible();
  await expect(panel).toContainText('a quarter of the sum');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(dodge).toBeFocused();
});
