import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { EncounterPage } from './pages/encounter.ts';
import { holdWrites, mayRunOutOfRoom, setRoom } from './pages/storage.ts';
import { Tab } from './pages/tabs.ts';

const wait = 400;

test('closed tab: nothing is lost right after an edit, a moment later, or in the middle of a word', {
  tag: '@core',
}, async ({ context }) => {
  let tab = await Tab.begin(context, 'Anna');
  for (const [after, level] of [
    [0, 13],
    [wait, 14],
  ] as const) {
    await tab.attribute('ST', level);
    await tab.page.waitForTimeout(after);
    await tab.page.close(); // without asking it
    tab = await Tab.open(context, 'Anna');
    await expect(tab.sheet.figure('ST', String(level)), `${after} ms after the edit`).toBeVisible();
  }
  await tab.openChapter('Concept');
  await tab.page.getByRole('textbox', { name: 'Story' }).pressSequentially('Born at s');
  await tab.page.close();
  tab = await Tab.open(context, 'Anna');
  await tab.openChapter('Concept');
  await expect(tab.page.getByRole('textbox', { name: 'Story' })).toHaveValue('Born at s');
});

test('crashed tab: nothing shown as saved is lost, including typing and an unfinished number', async ({ context }) => {
  const tab = await Tab.begin(context, 'Anna');
  const story = tab.page.getByRole('textbox', { name: 'Story' });
  await story.pressSequentially('Born at sea');
  await expect(tab.saving).toHaveText('Saving…');
  await tab.expectSaved();
  await expect(story).toBeFocused();
  await tab.crash();

  const second = await Tab.open(context, 'Anna');
  await expect(second.page.getByRole('textbox', { name: 'Story' })).toHaveValue('Born at sea');
  await second.openChapter('Attributes');
  const strength = second.level('ST');
  await strength.fill('-');
  await expect(second.saving).toHaveText('Not saved yet');
  await strength.fill('1');
  await second.expectSaved();
  await strength.pressSequentially('5');
  await expect(second.saving).toHaveText('Saving…');
  await second.expectSaved();
  await expect(strength).toBeFocused();
  await second.crash();
  const third = await Tab.open(context, 'Anna');
  await expect(third.sheet.figure('ST', '15')).toBeVisible();
});

test('closed browser: nothing is lost after an edit', async ({ playwright, baseURL }, testInfo) => {
  const { launchOptions = {}, viewport = null } = testInfo.project.use;
  const options = { ...launchOptions, viewport, baseURL: baseURL ?? '' };
  const launch = () => playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), options);
  const browser = await launch();
  const tab = await Tab.begin(browser, 'Anna');
  await tab.attribute('ST', 13);
  await tab.page.waitForTimeout(wait);
  await browser.close();
  const later = await launch();
  const again = await Tab.open(later, 'Anna');
  await expect(again.sheet.figure('ST', '13')).toBeVisible();
  await later.close();
});

test('saving status: it is shown in words, and announced only after a failure', async ({ context }) => {
  const tab = await Tab.begin(context, 'Anna');
  const letGo = await holdWrites(context);
  await tab.name('Anna of Brno');
  await expect(tab.saving).toHaveText('Saving…');
  await expect(tab.spoken('Saved')).toHaveCount(0);
  await letGo();
  await tab.expectSaved();
  await expect(tab.spoken('Saved')).toHaveCount(0);
});

test('full storage: it is reported, a file is offered, editing continues, and saving resumes when there is room', {
  tag: '@core',
}, async ({ context }) => {
  await mayRunOutOfRoom(context);
  const tab = await Tab.begin(context, 'Anna');
  await setRoom(tab.page, false);
  await tab.name('Anna of Brno');
  await tab.expectNotSaved('storage full');
  await expect(tab.problem).toContainText('This browser’s storage is full');
  await tab.attribute('ST', 13);
  await expect(tab.sheet.figure('ST', '13')).toBeVisible();
  await tab.expectNotSaved('storage full');
  const download = tab.page.waitForEvent('download');
  await tab.problem.getByRole('button', { name: 'Save as file' }).click();
  const { character } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(character).toMatchObject({ name: 'Anna of Brno', attributes: { st: 13 } });

  await setRoom(tab.page, true);
  await tab.attribute('DX', 12);
  await tab.expectSaved();
  await expect(tab.spoken('Saved')).toBeAttached();
  await expect(tab.problem).toBeHidden();

  await setRoom(tab.page, false);
  await tab.attribute('IQ', 11);
  await tab.expectNotSaved('storage full');
  await setRoom(tab.page, true);
  await tab.problem.getByRole('button', { name: 'Try again' }).click();
  await tab.expectSaved();
  await tab.page.close();
  const again = await Tab.open(context, 'Anna of Brno');
  for (const [name, level] of [
    ['ST', '13'],
    ['DX', '12'],
    ['IQ', '11'],
  ] as const) {
    await expect(again.sheet.figure(name, level)).toBeVisible();
  }
});

test('closing: the browser confirms while changes are unsaved, and not once they are saved', async ({ context }) => {
  await mayRunOutOfRoom(context);
  const tab = await Tab.begin(context, 'Anna');
  const { page } = tab;
  await setRoom(page, false);
  await tab.name('Anna of Brno');
  await tab.expectNotSaved('storage full');
  await expect(tab.problem).toBeVisible(); // which asks
  await tab.attribute('ST', 13);
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await setRoom(page, true);
  await tab.attribute('IQ', 11);
  await tab.expectSaved();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('full storage: the newest state of a tab closed meanwhile opens, whether there is room by then or not', async ({
  context,
}) => {
  await mayRunOutOfRoom(context);
  const tab = await Tab.begin(context, 'Anna');
  await setRoom(tab.page, false);
  await tab.name('Anna of Brno');
  await tab.expectNotSaved('storage full');
  await tab.page.close();

  await mayRunOutOfRoom(context, true);
  const full = await Tab.open(context, 'Anna of Brno');
  await full.expectNotSaved('storage full');
  await full.attribute('ST', 13);
  await full.expectNotSaved('storage full');
  await full.page.close();

  await mayRunOutOfRoom(context, false);
  const roomy = await Tab.open(context, 'Anna of Brno');
  await expect(roomy.sheet.figure('ST', '13')).toBeVisible();
  await roomy.expectSaved();
});

test('refused storage: the program works, says so, saves files, and survives a reload', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  const tab = new Tab(page);
  await page.goto('./');
  await expect(tab.problem).toContainText('This browser does not let Pointwright save anything');
  await page.getByRole('radio', { name: 'GURPS Lite 3e' }).check();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await tab.name('Anna');
  await tab.skill('Broadsword', 12);
  await tab.expectNotSaved('storage is blocked');
  const file = await tab.save('Save as file');
  expect(JSON.parse(readFileSync(file.path, 'utf8'))).toMatchObject({
    ruleset: 'lite-3e',
    character: { name: 'Anna' },
  });
  await tab.menu('Characters…');
  await expect(page.getByRole('dialog', { name: 'Characters' })).toContainText('does not let Pointwright save');
  await page.keyboard.press('Escape');

  await page.reload();
  await tab.expectOpen('Anna');
  await expect(tab.sheet.figure('Broadsword', '12')).toBeVisible();
  await tab.expectNotSaved('storage is blocked');
});

test('no storage: the whole program works without it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('not here', 'SecurityError');
      },
    });
  });
  const tab = new Tab(page);
  await tab.startBlank('Man to Man');
  await tab.name('Anna');
  await tab.attribute('ST', 13);
  await tab.expectNotSaved('storage is blocked');
  const file = await tab.save('Save as file');
  expect(JSON.parse(readFileSync(file.path, 'utf8'))).toMatchObject({ character: { attributes: { st: 13 } } });
});

test('no storage: the program waits for a browser that never answers, and then works without it', async ({ page }) => {
  await page.addInitScript(() => {
    // A request on which no event ever fires.
    IDBFactory.prototype.open = () =>
      Object.create(IDBOpenDBRequest.prototype, {
        addEventListener: { value: () => undefined },
        removeEventListener: { value: () => undefined },
      });
  });
  const tab = new Tab(page);
  await tab.startBlank('Man to Man');
  await tab.name('Anna');
  await tab.attribute('ST', 13);
  await tab.expectNotSaved('storage does not answer');
  const file = await tab.save('Save as file');
  expect(JSON.parse(readFileSync(file.path, 'utf8'))).toMatchObject({ character: { attributes: { st: 13 } } });
});

test('stored data: after a first edit, the browser is asked once to keep it', async ({ context }) => {
  const asked: string[] = [];
  await context.exposeFunction('reportPersistRequest', () => asked.push('asked'));
  await context.addInitScript(() => {
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => {
      await window.reportPersistRequest();
      return false;
    };
  });
  const tab = new Tab(await context.newPage());
  await tab.startBlank('Man to Man');
  await tab.expectSaved();
  expect(asked).toEqual([]);
  await tab.name('Anna');
  await expect.poll(() => asked).toEqual(['asked']);
  await tab.attribute('ST', 13);
  await tab.expectSaved();
  await tab.page.reload();
  await tab.attribute('DX', 12);
  await tab.expectSaved();
  await tab.menu('Characters…');
  await expect(tab.page.getByRole('dialog', { name: 'Characters' })).toContainText(/browser may delete (them|these)/);
  expect(asked).toEqual(['asked']);
});

test('saving status: “not saved” stays in sight and leads to the reason', async ({ page }) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  await mayRunOutOfRoom(page);
  const tab = new Tab(page);
  await tab.startBlank('GURPS Lite 3e');
  await setRoom(page, false);
  await tab.name('Anna');
  await tab.expectNotSaved('storage full');
  await tab.saving.scrollIntoViewIfNeeded();
  await expect(tab.saving).toBeInViewport({ ratio: 1 }); // nothing of it is cut off
  await expect(tab.problem).toBeInViewport();
  await check.look('not saved');

  const line = page.getByRole('button', { name: 'Not saved: storage full' });
  await expect(line).toBeHidden();
  await page.getByRole('textbox', { name: 'Story' }).scrollIntoViewIfNeeded();
  await expect(tab.problem).not.toBeInViewport();
  await expect(line).toBeInViewport({ ratio: 1 });
  await check.look('not saved, scrolled away');
  await line.click();
  await expect(tab.problem).toBeInViewport();
  await expect(tab.problem.getByRole('button', { name: 'Save as file' })).toBeFocused();
  await expect(line).toBeHidden();
});

test('saving status of an encounter: it is in sight on its screen and on the page, and in the list of encounters', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const check = await AccessibilityCheck.begin(page);
  await mayRunOutOfRoom(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Encounters…' }).click();
  await page.getByRole('button', { name: 'New encounter' }).click();
  const fight = new EncounterPage(page, isMobile);
  await fight.add('Party', { 'Rainald Kess': 1 });
  await expect(fight.saving).toHaveText('Saved');
  await setRoom(page, false);
  await fight.lose('Rainald Kess', 'Hits');
  await expect(fight.saving).toHaveText('Not saved: storage full');
  await expect(fight.saving).toBeInViewport({ ratio: 1 });
  await expect(fight.problem.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  await check.look('an encounter that is not saved');

  await fight.screen.getByRole('button', { name: 'Close' }).click();
  await setRoom(page, true);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const recent = page.getByRole('region', { name: 'Encounters' });
  await expect(recent.getByRole('button', { name: 'New encounter' })).toBeVisible();
  await check.look('the start page with encounters');
  await recent.getByRole('button', { name: 'Unnamed encounter' }).click();
  await expect(fight.row('Rainald Kess')).toBeVisible();
});
