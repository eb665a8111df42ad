import { expect, type Page, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

/** The buttons of undo and redo, by their targets. */
const undoButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Undo|Nothing to undo)/ });
const redoButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Redo|Nothing to redo)/ });

/** One edit in each chapter and of each kind; their words, as the history should show them, the first first. */
async function editEverything(builder: Builder): Promise<(string | RegExp)[]> {
  const { page } = builder;
  await builder.name('Ana');
  await builder.story('Letter by letter, and still one step.');
  await page.getByRole('combobox', { name: 'Race', exact: true }).selectOption('elf');
  await builder.setting('Tech level', '4');
  await builder.attribute('ST', 12);
  await builder.advantage('Combat Reflexes');
  await builder.disadvantage('Overconfidence');
  await builder.skill('Broadsword', 12);
  await builder.add('Spells', 'Ignite Fire');
  await builder.item('Broadsword');
  await builder.place('Broadsword', 'At home');
  return [
    'Name: Ana',
    'Story',
    'Race: Elf',
    'Tech level 4',
    'ST 10 → 12',
    'Combat Reflexes added',
    'Overconfidence added',
    /^Broadsword \d+ added$/,
    /^Broadsword: \d+ points$/,
    /^Ignite Fire \d+ added$/,
    'Broadsword added',
    'Broadsword: at home',
  ];
}

/** The list of the history, the first edit first. */
async function historyOf(builder: Builder): Promise<string[]> {
  await builder.menu('History');
  const panel = builder.page.getByRole('dialog', { name: 'History' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const rows = await panel.getByRole('listitem').locator('span:first-child').allTextContents();
  await builder.page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  return rows.reverse();
}

test('undo: an edit of every chapter is undone and redone, by keys, and listed', { tag: '@core' }, async ({ page }) => {
  test.slow();
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  const words = await editEverything(builder);
  const listed = await historyOf(builder);
  expect(listed[0]).toBe('When opened');
  expect(listed).toHaveLength(words.length + 1);
  for (const [i, expected] of words.entries()) expect(listed[i + 1]).toMatch(expected);

  await page.locator('body').focus();
  for (const expected of words.toReversed()) {
    await expect(undoButton(page)).toHaveAccessibleName(
      typeof expected === 'string' ? `Undo: ${expected}` : new RegExp(`^Undo: ${expected.source.slice(1)}`),
    );
    await page.keyboard.press('Control+z');
  }
  await expect(undoButton(page)).toHaveAccessibleName('Nothing to undo');
  await expect(page.getByRole('heading', { level: 1, name: 'Unnamed character' })).toBeVisible();
  for (const _ of words) await page.keyboard.press('Control+Shift+Z');
  await expect(redoButton(page)).toHaveAccessibleName('Nothing to redo');
  await builder.expectOpen('Ana');
  expect(await historyOf(builder)).toEqual(listed);
});

test('undo: rules, optional rules and a version are undone as well', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Ana');
  await builder.menu('Versions…');
  await page.getByLabel('Save a version as').fill('as made');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem', { name: 'as made' })).toBeVisible();
  await page.keyboard.press('Escape');

  const rule = page.getByRole('checkbox', { name: 'Hit locations' });
  await builder.unfold('Optional rules: ');
  await rule.check();
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Hit locations on');
  await page.getByRole('combobox', { name: 'Rules', exact: true }).selectOption({ label: 'GURPS Lite 3e' });
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Rules: GURPS Lite 3e');
  await builder.menu('Versions…');
  await page.getByRole('button', { name: 'Restore: as made' }).click();
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Restored version “as made”');
  await expect(rule).not.toBeChecked();
  await undoButton(page).click();
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Rules: GURPS Lite 3e');
  await undoButton(page).click();
  await expect(rule).toBeChecked();
  await undoButton(page).click();
  await expect(rule).not.toBeChecked();
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Name: Ana');
});

test('undo: typing into a field is one step, and letters are undone within it', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const story = page.getByRole('textbox', { name: 'Story' });
  await story.click();
  await page.keyboard.type('One two three.');
  await page.keyboard.press('Control+z');
  await expect(story).not.toHaveValue('One two three.');
  await expect(undoButton(page)).toHaveAccessibleName('Nothing to undo');
  await story.fill('One two three.');
  await story.blur();
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Story');
  await undoButton(page).click();
  await expect(story).toHaveValue('');
  await expect(undoButton(page)).toHaveAccessibleName('Nothing to undo');
});

test('undo buttons: they undo and redo, and are large enough to be hit', async ({ page, isMobile }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Ana');
  await builder.attribute('ST', 12);
  const undo = page.getByRole('banner').getByRole('button', { name: /^(Undo|Nothing to undo)/ });
  const redo = page.getByRole('banner').getByRole('button', { name: /^(Redo|Nothing to redo)/ });
  for (const button of [undo, redo]) {
    const box = await button.boundingBox();
    const least = isMobile ? 44 : 24;
    expect(box?.width).toBeGreaterThanOrEqual(least);
    expect(box?.height).toBeGreaterThanOrEqual(least);
  }
  for (const name of ['Undo: ST 10 → 12', 'Undo: Name: Ana']) {
    await expect(undo).toHaveAccessibleName(name);
    await (isMobile ? undo.tap() : undo.click());
  }
  await expect(undo).toHaveAccessibleName('Nothing to undo');
  for (const name of ['Redo: Name: Ana', 'Redo: ST 10 → 12']) {
    await expect(redo).toHaveAccessibleName(name);
    await (isMobile ? redo.tap() : redo.click());
  }
  await builder.expectOpen('Ana');
  await expect(builder.level('ST')).toHaveValue('12');
});
