import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Library } from './pages/library.ts';
import { readStorage } from './pages/storage.ts';
import { createConflict, Tab } from './pages/tabs.ts';

/** Two tabs on a character called Vojta. */
async function twoTabs(context: BrowserContext): Promise<[Tab, Tab]> {
  const tab = await Tab.begin(context, 'Vojta');
  return [tab, await Tab.open(context, 'Vojta')];
}

/** All texts that are stored: of characters and of versions. */
async function storedTexts(page: Page): Promise<string> {
  const { characters, versions } = await readStorage(page);
  return [...characters, ...versions].map(({ saved }) => saved).join('\n');
}

test('two tabs: the second is notified of the first, shows its changes at once, and keeps what is being typed', async ({
  context,
}) => {
  const [firstTab, secondTab] = await twoTabs(context);
  await expect(secondTab.notice).toContainText('Vojta is open in another tab, too');
  const story = secondTab.page.getByRole('textbox', { name: 'Story' });
  await story.pressSequentially('Born');
  await expect(firstTab.page.getByRole('textbox', { name: 'Story' })).toHaveValue('Born');

  await firstTab.name('Vojta of Brno');
  await secondTab.expectOpen('Vojta of Brno');
  await expect(secondTab.notice).toContainText('Changed in another tab');
  await expect(story).toBeFocused();
  await story.pressSequentially(' at sea');
  await expect(firstTab.page.getByRole('textbox', { name: 'Story' })).toHaveValue('Born at sea');
  await firstTab.expectOpen('Vojta of Brno');
  await secondTab.expectOpen('Vojta of Brno');
  for (const { problem } of [firstTab, secondTab]) await expect(problem).toHaveCount(0);
});

test('two tabs: both change a character at once: keep this one, the other one, or both', async ({ context }) => {
  test.slow(); // three conflicts one after the other
  const tabs = await twoTabs(context);
  await test.step('keep this one, and the other is a version', async () => {
    const { first, conflicting } = await createConflict(context, tabs, 'Vojta');
    await conflicting.tab.expectNotSaved('changed in another tab');
    await expect(conflicting.tab.problem).toContainText('Nothing was overwritten');
    await conflicting.tab.expectOpen(conflicting.name);
    await first.tab.expectOpen(first.name);

    await conflicting.tab.page.getByRole('button', { name: 'Keep this one' }).click();
    await conflicting.tab.expectSaved();
    await expect(conflicting.tab.problem).toBeHidden();
    await first.tab.expectOpen(conflicting.name);
    await expect(first.tab.notice).toContainText('Changed in another tab');

    await conflicting.tab.menu('Versions…');
    const versions = conflicting.tab.page.getByRole('dialog', { name: /^Versions of/ });
    await versions.getByRole('button', { name: 'Restore: From the other tab' }).click();
    await conflicting.tab.page.keyboard.press('Escape');
    await conflicting.tab.expectOpen(first.name);
    await first.tab.expectOpen(first.name);
    expect(await storedTexts(conflicting.tab.page)).toContain(conflicting.name);
  });

  await test.step('keep the other one, and this one is a version', async () => {
    const { first, conflicting } = await createConflict(context, tabs, 'Vojtěch');
    const { page } = conflicting.tab;
    await page.getByRole('button', { name: 'Keep the other one' }).click();
    await conflicting.tab.expectOpen(first.name);
    await conflicting.tab.expectSaved();
    await expect(conflicting.tab.problem).toBeHidden();
    await conflicting.tab.menu('Versions…');
    const kept = page.getByRole('dialog').getByRole('listitem', { name: 'From this tab' });
    await expect(kept).toContainText('this tab’s character, replaced by another tab’s');
    await page.keyboard.press('Escape');
    expect(await storedTexts(page)).toContain(conflicting.name);

    await page.getByRole('button', { name: 'Undo: Taken from another tab' }).click();
    await conflicting.tab.expectOpen(conflicting.name);
    await first.tab.expectOpen(conflicting.name);
    await conflicting.tab.expectSaved();
  });

  await test.step('keep both, as two characters', async () => {
    const { first, conflicting } = await createConflict(context, tabs, 'Adalbert');
    await conflicting.tab.page.getByRole('button', { name: 'Keep both' }).click();
    await conflicting.tab.expectSaved();
    await expect(conflicting.tab.problem).toBeHidden();
    await conflicting.tab.expectOpen(conflicting.name);
    await first.tab.expectOpen(first.name);

    // From now on each goes its own way.
    await conflicting.tab.attribute('ST', 12);
    await conflicting.tab.expectSaved();
    await expect(first.tab.sheet.figure('ST', '10')).toBeVisible();
    const library = new Library(first.tab.page);
    await library.open();
    await library.expectNames(conflicting.name, first.name);
  });
});

test('two tabs: one that is closed in the middle of a conflict leaves what it had', async ({ context }) => {
  const { first, conflicting } = await createConflict(context, await twoTabs(context));
  await conflicting.tab.page.close();
  const again = await Tab.open(context, first.name);
  await expect(again.notice.filter({ hasText: `${conflicting.name} was changed in two tabs` })).toBeVisible();
  const library = new Library(again.page);
  await library.open();
  await expect(library.row(conflicting.name)).toBeVisible();
  await expect(library.row(first.name)).toBeVisible();
});

test('two tabs: both import the same library at once, and store each character once, and one is notified', async ({
  context,
}) => {
  const tabs = await twoTabs(context);
  const member = (name: string) => ({
    id: name,
    updated: '2026-01-01T10:00:00.000Z',
    tags: [],
    file: { format: 'pointwright', version: 1, ruleset: 'lite-3e', character: { name } },
  });
  const names = Array.from({ length: 60 }, (_, index) => `Guard ${index + 1}`);
  const library = { format: 'pointwright-library', version: 1, app: '1.0', characters: names.map(member) };
  const file = { name: 'guards.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(library)) };
  for (const { page } of tabs) {
    const screen = new Library(page);
    await screen.open();
    await screen.chooseFiles([file]);
    await expect(page.getByRole('dialog', { name: /^Import/ })).toBeVisible();
  }
  await Promise.all(tabs.map(({ page }) => page.getByRole('button', { name: 'Import 60 characters' }).click()));
  const results = tabs.map(({ page }) => page.getByRole('dialog', { name: /^Import/ }));
  for (const result of results) await expect(result.getByRole('button', { name: 'Done' })).toBeVisible();
  const words = (await Promise.all(results.map((result) => result.textContent()))).join(' ');
  expect(words).toContain('Another window was importing the same');
  const { characters } = await readStorage(tabs[0].page);
  const stored = characters.map(({ name }) => name).filter((name) => name.startsWith('Guard'));
  expect(stored.toSorted()).toEqual(names.toSorted());
});
