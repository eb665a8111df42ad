import { expect, type Page, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { fiendishFriedrick } from '../src/testing/book-characters.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder, chapters } from './pages/builder.ts';
import { coreOnDesktopIf, isCore } from './pages/core.ts';
import { PlayPage } from './pages/play.ts';

const filled = [
  ['Man to Man', 'Ольга'],
  ['GURPS Lite 3e', 'Inès Corvaline'],
  ['Fourth edition', 'Ásdís Holm'],
] as const;

test.describe('axe and sideways scrolling', () => {
  test.slow(); // checks take long on slow machines

  test('the first visit and empty chapters are accessible', async ({ page }) => {
    const check = await AccessibilityCheck.begin(page);
    const builder = new Builder(page);
    await builder.firstVisit();
    await check.look('first visit');
    await page.getByRole('button', { name: 'Start blank' }).click();
    for (const chapter of chapters) {
      await builder.openChapter(chapter);
      await check.look(`empty ${chapter}`, chapter === 'Concept' ? {} : { colorsIn: 'main' });
    }
  });

  for (const [ruleset, name] of filled) {
    test(
      `the filled chapters of ${ruleset} are accessible`,
      coreOnDesktopIf(ruleset === 'Fourth edition'),
      async ({ page, isMobile }) => {
        const check = await AccessibilityCheck.begin(page);
        const builder = new Builder(page);
        await builder.startReadyMade(ruleset, name);
        for (const chapter of chapters) {
          // The dark theme takes half of the time: of the core, the frame, the sheet and one list have it.
          const dark = ruleset === 'Fourth edition' && (!isCore || chapter === 'Concept' || chapter === 'Skills');
          await builder.openChapter(chapter);
          const opener = page.getByRole('main').getByRole('button', { name: /^Open / });
          if ((await opener.count()) > 0) await opener.first().click();
          // On a phone the chapters of all rules have the same parts, but names of another length.
          if (isMobile && ruleset !== 'Fourth edition') await check.expectNoSidewaysScrolling(chapter);
          // The frame and the sheet are the same next to each chapter; in dark, rules differ in nothing that has colors.
          else if (chapter === 'Concept') await check.look(chapter, { withSheet: true, dark });
          else await check.look(chapter, { colorsIn: 'main', dark });
        }
      },
    );
  }

  test('dialogs, menus and popovers over the chapters are accessible', { tag: '@core-desktop' }, async ({
    page,
    isMobile,
  }) => {
    const check = await AccessibilityCheck.begin(page);
    const builder = new Builder(page);
    await builder.startBlank('Man to Man');
    const content = serializeFile(fiendishFriedrick(), 'test').replace('"st": 12', '"st": 6');
    await builder.openFile({ name: 'weak.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await builder.expectOpen('Fiendish Friedrick');
    await builder.attribute('DX', 13);

    const bar = page.getByRole('button', { name: /^Points by kind:/ }).first();
    await (isMobile ? bar.tap() : bar.click());
    await expect(page.locator('.bar-legend')).toBeVisible();
    await check.look('the legend of the points bar');
    await page.keyboard.press('Escape');
    await expect(page.locator('.bar-legend')).toBeHidden();

    // A short one: on a phone the end of a long one is below the edge, and axe takes what is cut off there for small.
    await builder.summary.getByRole('button', { name: /^Dodge/ }).click();
    await lookAtDialog(page, check, 'explanation');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').first().fill('sword');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await lookAtDialog(page, check, 'search');
    await page.getByRole('button', { name: /^\d+ issues?/ }).click();
    const findings = page.getByRole('dialog');
    await findings
      .getByRole('button', { name: /^Allow/ })
      .first()
      .click();
    await expect(findings.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
    await check.look('an issue to be allowed');
    await page.keyboard.press('Escape');
    await lookAtDialog(page, check, 'findings');
    await builder.menu('History');
    await lookAtDialog(page, check, 'history');
    await builder.menu('Print or save as PDF…');
    await lookAtDialog(page, check, 'print');
    const alike = ['Text for chat and forums…', 'About Pointwright', 'Appearance…', 'Keyboard shortcuts…'];
    for (const item of isCore ? [] : alike) {
      await builder.menu(item);
      await lookAtDialog(page, check, item);
    }
    await builder.menu('Glossary…');
    const search = page.getByRole('searchbox', { name: 'Find a word' });
    await search.fill('armor');
    await check.look('glossary');
    await search.press('Escape'); // empties the field
    await expect(search).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await builder.menu('New character…');
    await page.getByRole('button', { name: 'Paste a link' }).click();
    await check.look('start page for another character');
    await page.getByRole('button', { name: /^Continue / }).click();
    await builder.openFile({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('Dear diary') });
    await lookAtDialog(page, check, 'a file that cannot be read');
    const sheet = page.getByRole('button', { name: 'Sheet', exact: true });
    if (await sheet.isVisible()) {
      await sheet.click();
      await expect(page.getByRole('navigation', { name: 'Sections of the sheet' })).toBeVisible();
      await check.look('sheet over the forms', { withSheet: true, colors: true });
    }
  });

  for (const [ruleset, name] of [
    ['Man to Man', 'Rainald Kess'],
    ['Fourth edition', 'Ásdís Holm'],
  ] as const) {
    test(
      `the play screen of ${name} is accessible`,
      coreOnDesktopIf(ruleset === 'Fourth edition'),
      async ({ page }) => {
        const check = await AccessibilityCheck.begin(page);
        await new Builder(page).startReadyMade(ruleset, name);
        await page.getByRole('button', { name: 'Play', exact: true }).first().click();
        const play = new PlayPage(page);
        await play.lose(5);
        await play.nextTurn();
        await play.screen.getByRole('button', { name: /^Roll Dodge/ }).click();
        await play.openAll();
        await check.look('the play screen', { dark: ruleset === 'Fourth edition' });
        await play.screen.getByText('Type the roll').click();
        await check.look('the play screen with typed dice', { colors: false, atLength: true });
        await play.screen.getByText('No dice').click();
        await check.look('the play screen without dice', { colors: false, atLength: true });
      },
    );
  }

  test('the chapters are accessible in forced colors, at 320 px', async ({ page, isMobile }) => {
    test.skip(isMobile, 'The window is narrow on both.');
    const check = await AccessibilityCheck.begin(page);
    await page.setViewportSize({ width: 320, height: 560 });
    await page.emulateMedia({ forcedColors: 'active' });
    const builder = new Builder(page);
    await builder.startReadyMade('Fourth edition', 'Ásdís Holm');
    await builder.openChapter('Skills');
    await check.look('skills', { colors: false });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await check.look('the menu', { colors: false });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await lookAtDialog(page, check, 'search');
    await page.getByRole('button', { name: 'Sheet', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Sections of the sheet' })).toBeVisible();
    await check.look('sheet', { withSheet: true, colors: false });
    await page.setViewportSize({ width: 360, height: 740 });
    await check.look('sheet at 360 px', { withSheet: true, colors: false });
    await page.setViewportSize({ width: 320, height: 560 });
    const [current, other] = await page
      .locator('.sheet-chips button')
      .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).borderBottomColor));
    expect(current, 'only the current part of the sheet is underlined').not.toBe(other);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    const play = new PlayPage(page);
    await play.openAll();
    await check.look('the play screen', { colors: false });
    const [track, level] = await Promise.all(
      ['.points-track', '.points-level'].map((part) =>
        play.screen
          .locator(part)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(level, 'the hits that are left are seen').not.toBe(track);
  });

  test('the forms for custom entries are accessible', async ({ page }) => {
    const check = await AccessibilityCheck.begin(page);
    const builder = new Builder(page);
    await builder.startBlank('Man to Man');
    await page.getByRole('button', { name: 'Custom race…' }).click();
    await lookAtCustomEntry(page, check, 'race');
    await builder.startAnotherBlank('Fourth edition');
    for (const chapter of ['Advantages', 'Skills', 'Equipment'] as const) {
      await builder.searchForOwn(chapter, 'Night blindness');
      if (chapter === 'Equipment') {
        await page.getByRole('dialog').getByLabel('Kind', { exact: true }).selectOption({ label: 'armor' });
      }
      await lookAtCustomEntry(page, check, chapter);
      await page.keyboard.press('Escape'); // the search under it
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

async function lookAtDialog(
  page: Page,
  check: AccessibilityCheck,
  where: string,
  dialog = page.getByRole('dialog'),
): Promise<void> {
  await expect(dialog).toBeVisible();
  await check.look(where);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/**
 * The form of a custom entry with a row in each of its lists, saved without a name, so that it has a message as well.
 */
async function lookAtCustomEntry(page: Page, check: AccessibilityCheck, where: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Name', { exact: true }) });
  for (const add of await dialog.getByRole('button', { name: /^Add an? / }).all()) await add.click();
  const name = dialog.getByLabel('Name', { exact: true });
  await name.fill('');
  await dialog.getByRole('button', { name: /^(Add|Use this race)$/ }).click();
  await expect(dialog.getByText('Required.').first()).toBeVisible();
  await lookAtDialog(page, check, `own entry: ${where}`, dialog);
}
