import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

/** Ready-made characters of each ruleset, with portraits of words and weapons as players have them. */
const ordinary = [
  ['Man to Man', 'Rainald Kess'],
  ['GURPS Lite 3e', 'Tamsin Oakhollow'],
  ['Fourth edition', 'Oluwaseun Adeyemi'],
] as const;

for (const [ruleset, name] of ordinary) {
  test(`the sheet of ${name} on a phone has vital figures first, a weapon soon after, and chips to the rest`, async ({
    page,
  }) => {
    await page.goto('./');
    await page.getByRole('radio', { name: ruleset }).check();
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: 'Sheet', exact: true }).click();
    const sheet = page.getByRole('article', { name: `Sheet of ${name}` });
    const weapon = sheet.getByRole('button', { name: /^Damage of / }).first();
    await expect(weapon).toBeVisible();
    const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
    const bottom = await weapon.evaluate((figure) => figure.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(1.2 * height);

    const titles = await sheet
      .locator('[data-section]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-section')));
    const inOrder = ['Vitals', 'Weapons', 'Spells', 'Skills', 'Gear', 'Traits', 'Notes', 'Points', 'Story'];
    expect(titles).toEqual(inOrder.filter((title) => titles.includes(title)));

    const chips = sheet.getByRole('navigation', { name: 'Sections of the sheet' });
    const skills = chips.getByRole('button', { name: 'Skills' });
    expect((await skills.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await skills.click();
    await expect(skills).toHaveAttribute('aria-current', 'true');
    const heading = sheet.getByRole('heading', { name: 'Skills' });
    await expect(heading).toBeInViewport();
    const [top, under] = [await heading.boundingBox(), await chips.boundingBox()];
    expect(top?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0) - 1);

    const body = page.getByRole('dialog').locator('.dialog-body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a fighter on a phone keeps the summary in view, and the sheet is one tap away', { tag: '@core' }, async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Ольга');
  await builder.attribute('ST', 12);
  await builder.skill('Broadsword', 12);
  await builder.item('Broadsword');
  await page.mouse.wheel(0, 2000);
  await expect(builder.summary.getByRole('button', { name: /^Move/ })).toBeInViewport();
  await builder.expectSummary({ Move: '5', Dodge: '5', Parry: '6' });

  await page.getByRole('button', { name: 'Sheet', exact: true }).click();
  await expect(builder.sheet.figure('Damage of Broadsword, swing', '1+3')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a skill on a phone is one line, and its open row has everything else', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.skill('Two-Handed Sword', 12);
  const row = page.locator('.data-row').first();
  const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThanOrEqual(56);
  await expect(row.getByText('8 points')).toHaveCount(1);
  const points = page.getByLabel('Two-Handed Sword points', { exact: true });
  await expect(points).toBeHidden();

  // A press on the name opens the row as the chevron does.
  const name = await row.getByText('Two-Handed Sword', { exact: true }).boundingBox();
  await page.touchscreen.tap((name?.x ?? 0) + 20, (name?.y ?? 0) + 8);
  await expect(points).toBeVisible();
  await points.fill('4');
  await points.blur();
  await expect(row.getByText('4 points')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove Two-Handed Sword' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Two-Handed Sword' }).click();
  await expect(points).toBeHidden();

  // With the keyboard: the level and the chevron are stops.
  await builder.level('Two-Handed Sword').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Open Two-Handed Sword' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(points).toBeVisible();
});
