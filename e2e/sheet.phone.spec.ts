import { expect, test } from '@playwright/test';

/** Ready-made characters of each ruleset, with portraits of words and weapons as players have them. */
const ordinary = [
  ['Man to Man', 'Rainald Kess'],
  ['GURPS Lite 3e', 'Tamsin Oakhollow'],
  ['Fourth edition', 'Oluwaseun Adeyemi'],
] as const;

for (const [ruleset, name] of ordinary) {
  test(`the sheet of ${name} on a phone: vital figures first, a weapon soon after, chips to the rest`, async ({
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
