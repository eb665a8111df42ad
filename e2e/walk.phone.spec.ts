import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { EncounterPage } from './pages/encounter.ts';
import { falcon, named, visit } from './pages/library.ts';
import { SharedView, Sharing } from './pages/sharing.ts';
import { mayRunOutOfRoom, setRoom } from './pages/storage.ts';
import { Tools } from './pages/tools.ts';
import { Comparing, Versions } from './pages/versions.ts';

const ruta = readFileSync(join('src', 'testing', 'gcs-sheets', 'ruta-quill.gcs'), 'utf8');

// Every screen on a phone except those of accessibility.both.spec: none scrolls sideways or has small targets. Their
// functions are checked on the desktop.

test('a phone shows the list of characters, the selection, tags, the bin and an import without clipping', {
  tag: '@core',
}, async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const library = await visit(page);
  await check.look('list');
  await library.startSelecting();
  await library.row('Anežka').getByRole('checkbox').check();
  await check.look('list with one selected');
  await library.actOnSelected('Tags…');
  await check.look('tags');
  await page.keyboard.press('Escape');
  await library.actOnSelected('Move to the bin');
  await library.showBin();
  await check.look('bin');
  await library.chooseFiles([
    { name: 'bram.json', mimeType: 'application/json', buffer: Buffer.from(named(falcon, 'Bram')) },
    { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') },
  ]);
  await expect(page.getByRole('dialog', { name: 'Import: 2 files' })).toBeVisible();
  await check.look('what is to be taken in');
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await library.files('Encounters…');
  await check.look('the list of encounters');
});

test('a phone shows an encounter, a fighter and an exchange without clipping', { tag: '@core' }, async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await mayRunOutOfRoom(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Encounters…' }).click();
  await page.getByRole('button', { name: 'New encounter' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const fight = new EncounterPage(page, true);
  await check.look('an empty encounter');
  await fight.add('Party', { 'Rainald Kess': 1 });
  await fight.add('Foes', { 'Wenzel Sedláček': 2 });
  await fight.typeRolls();
  await check.look('an encounter');
  await fight.nextTurn();
  await fight.attack('Wenzel Sedláček 1', 'Javelin, thrust', 'Rainald Kess');
  await check.look('an exchange');
  await fight.typeAll([
    [/attack with/, 7],
    [/Dodge|Parry|Block/, 16],
    [/./, 3],
  ]);
  await fight.apply();
  await fight.closeFighter();
  await setRoom(page, false);
  await fight.lose('Wenzel Sedláček 2', 'Hits');
  await expect(fight.saving).toHaveText('Not saved: storage full');
  await expect(fight.saving).toBeInViewport({ ratio: 1 });
  await expect(fight.problem.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  await check.look('an encounter that is not saved');
  await fight.show('Wenzel Sedláček 2');
  await check.look('a fighter');
});

test('a phone shows feats, odds, versions and a comparison without clipping', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('Fourth edition', 'Ásdís Holm');
  const bar = page.getByRole('banner');
  for (const name of [/^(Undo|Nothing to undo)/, /^(Redo|Nothing to redo)/]) {
    const box = await bar.getByRole('button', { name }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const tools = new Tools(page);
  await tools.search('what can i lift', 'Feats');
  await tools.openFeats('Jumping');
  await tools.openFeats('Throwing');
  await check.look('feats');
  await page.keyboard.press('Escape');
  await tools.search('chances', 'Odds');
  await tools.pick('Roll against', 'a number');
  await page.getByText('All totals as a table').click();
  await check.look('odds of a roll');
  await expectLargeTargets(page);
  await page.keyboard.press('Escape');

  const versions = new Versions(page);
  await versions.open();
  await check.look('no versions');
  await versions.keep('before the dungeon');
  await check.look('versions');
  await versions.close();
  const comparing = new Comparing(page);
  await comparing.open();
  await comparing.choose('Rules (With)', 'Under GURPS Lite 3e');
  await expect(comparing.line('Rules', 'Ruleset')).toBeVisible();
  await check.look('a comparison');
});

test('a phone shows shared characters, the report on an import, and templates without clipping', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('Fourth edition', 'Ásdís Holm');
  const sharing = new Sharing(page);
  await sharing.open();
  await check.look('sharing');
  const link = await sharing.link.inputValue();
  await sharing.close();
  await page.goto(link.replace('#share=1.', '#share=9.'));
  const view = new SharedView(page);
  await expect(view.refused).toBeVisible();
  await check.look('a link refused');
  await page.goto(link);
  await expect(view.dialog).toBeVisible();
  await check.look('a shared character');
  await view.press('Keep a copy');

  await builder.openFile({
    name: 'ruta.gcs',
    mimeType: 'application/json',
    // With a number that is not the one of the rules: the report opens of itself.
    buffer: Buffer.from(ruta.replace('"value": 12,', '"value": 14,')),
  });
  await expect(page.getByRole('dialog', { name: 'Import report' })).toBeVisible();
  await check.look('import report');
  await page.keyboard.press('Escape');
  await builder.menu('New character…');
  await page.getByRole('radio', { name: 'Fourth edition' }).check();
  await page.getByRole('button', { name: 'From a template' }).click();
  const templates = page.getByRole('dialog');
  await expect(templates.getByRole('heading', { name: 'Modern' })).toBeVisible();
  await check.look('the templates');
  await templates.getByRole('button', { name: /^Knight/ }).click();
  await expect(templates.getByRole('group', { name: 'A second weapon', exact: true })).toBeVisible();
  await check.look('a template');
});

test('a phone shows that a character is not saved, wherever its page is scrolled', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await mayRunOutOfRoom(page);
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await setRoom(page, false);
  await builder.name('Anna');
  const problem = page.getByRole('alert');
  await expect(problem).toBeInViewport();
  await check.look('not saved');
  await page.getByRole('textbox', { name: 'Story' }).scrollIntoViewIfNeeded();
  await expect(problem).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Not saved: storage full' })).toBeInViewport({ ratio: 1 });
  await check.look('not saved, scrolled away');
});

/** Every target of the odds is 44 px high and wide at least. */
async function expectLargeTargets(page: Page): Promise<void> {
  const sizes = await page
    .getByRole('dialog', { name: 'Odds' })
    .locator('button, select, input:not([type=radio]), summary, label.segmented-control-segment')
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.textContent || target.getAttribute('aria-label'), size: Math.min(width, height) };
      }),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ size }) => size < 43.5)).toEqual([]);
}
