import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { EncounterPage } from './pages/encounter.ts';
import { Library } from './pages/library.ts';
import { holdWrites, mayRunOutOfRoom, readStorage, setRoom } from './pages/storage.ts';
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

test('two tabs: the second is notified of the first, shows its changes at once, and keeps the text being typed', {
  tag: '@core',
}, async ({ context }) => {
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

test('two tabs: after both change a character at once, either or both can be kept', async ({ context }) => {
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

test('two tabs: one closed in the middle of a conflict keeps its state', async ({ context }) => {
  const { first, conflicting } = await createConflict(context, await twoTabs(context));
  await conflicting.tab.page.close();
  const again = await Tab.open(context, first.name);
  await expect(again.notice.filter({ hasText: `${conflicting.name} was changed in two tabs` })).toBeVisible();
  const library = new Library(again.page);
  await library.open();
  await expect(library.row(conflicting.name)).toBeVisible();
  await expect(library.row(first.name)).toBeVisible();
});

const [knight, guard] = ['Aurelio Monforte', 'Rainald Kess'];

/** Two tabs on an encounter of two fighters. */
async function twoTabsOnEncounter(context: BrowserContext): Promise<[EncounterPage, EncounterPage]> {
  const first = new EncounterPage(await context.newPage(), false);
  await first.page.goto('./');
  await first.page.getByRole('button', { name: 'Encounters…' }).click();
  await first.page.getByRole('button', { name: 'New encounter' }).click();
  await first.add('Party', { [knight]: 1, [guard]: 1 });
  await expect(first.saving).toHaveText('Saved');
  const second = await EncounterPage.open(context);
  await expect(second.row(knight)).toBeVisible();
  return [first, second];
}

/** Presses in both tabs while nothing can be written, then releases the writes. */
async function loseAtOnce(context: BrowserContext, tabs: readonly [EncounterPage, string][]): Promise<void> {
  const releaseWrites = await holdWrites(context);
  for (const [tab, name] of tabs) {
    await tab.lose(name, 'Hits');
    await expect(tab.saving).toHaveText('Saving…');
  }
  await releaseWrites();
}

test('two tabs: wounds at the same moment, six more steps, and the end of both tabs lose no step', async ({
  context,
}) => {
  test.slow();
  const [one, other] = await twoTabsOnEncounter(context);
  const before = [await one.hitsLeft(knight), await one.hitsLeft(guard)] as const;
  await loseAtOnce(context, [
    [one, knight],
    [other, guard],
  ]);
  await expect.poll(async () => (await one.problem.count()) + (await other.problem.count())).toBe(1);
  const [conflicting, first] = (await one.problem.isVisible()) ? [one, other] : [other, one];
  await expect(conflicting.saving).toHaveText('Not saved: changed in another tab');
  await expect(conflicting.problem).toContainText('Nothing was overwritten');
  await expect(conflicting.problem.getByRole('button', { name: 'Keep both' })).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await one.lose(knight, 'Hits');
    await other.lose(guard, 'Hits');
  }
  await expect(first.saving).toHaveText('Saved');
  await conflicting.page.close();
  await first.page.close();

  const again = await EncounterPage.open(context);
  await expect(again.screen).toContainText('was changed in two tabs');
  await again.page.getByRole('button', { name: 'More for the encounter' }).click();
  await again.page.getByRole('menuitem', { name: 'All encounters…' }).click();
  const list = again.page.getByRole('dialog', { name: 'Encounters', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const kept: string[] = [];
  for (const index of [0, 1]) {
    if (index > 0) {
      await again.page.getByRole('button', { name: 'More for the encounter' }).click();
      await again.page.getByRole('menuitem', { name: 'All encounters…' }).click();
    }
    await list.getByRole('button', { name: 'Open Unnamed encounter' }).nth(index).click();
    await expect(again.row(knight)).toBeVisible();
    kept.push(`${await again.hitsLeft(knight)} ${await again.hitsLeft(guard)}`);
  }
  const [ofKnight, ofGuard] = before;
  expect(kept.sort()).toEqual([`${ofKnight - 7} ${ofGuard}`, `${ofKnight} ${ofGuard - 7}`].sort());
});

test('two tabs: the program asks about the same wound in both, and it can be counted twice', async ({ context }) => {
  const [one, other] = await twoTabsOnEncounter(context);
  const before = await one.hitsLeft(guard);
  await loseAtOnce(context, [
    [one, guard],
    [other, guard],
  ]);
  await expect.poll(async () => (await one.problem.count()) + (await other.problem.count())).toBe(1);
  const asked = (await one.problem.isVisible()) ? one : other;
  await expect(asked.problem).toContainText('So far it counts once');
  await asked.problem.getByRole('button', { name: 'Keep this one' }).click();
  await expect(asked.problem).toHaveCount(0);
  await asked.lose(guard, 'Hits');
  await expect(asked.saving).toHaveText('Saved');
  for (const tab of [one, other]) await expect.poll(() => tab.hitsLeft(guard)).toBe(before - 2);
});

test('full storage in a fight: the page says so, and the steps survive the end of the tab', async ({ context }) => {
  const [one, other] = await twoTabsOnEncounter(context);
  await other.page.close();
  await mayRunOutOfRoom(one.page);
  await one.page.reload();
  const before = await one.hitsLeft(guard);
  await setRoom(one.page, false);
  await one.lose(guard, 'Hits');
  await expect(one.saving).toHaveText('Not saved: storage full');
  await expect(one.problem).toContainText('The last saved state of the encounter is safe');
  await one.lose(guard, 'Hits');
  // The page says so too, when the encounter is closed.
  await one.screen.getByRole('button', { name: 'Close' }).click();
  await expect(one.page.getByRole('alert')).toContainText('storage is full');
  await one.crash();
  const again = await EncounterPage.open(context);
  await expect(again.row(guard)).toBeVisible();
  expect(await again.hitsLeft(guard)).toBe(before - 2);
  await expect(again.saving).toHaveText('Saved');
});

test('two tabs: both import the same library at once, store each character once, and one is notified', async ({
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
