import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { parseFile } from '../src/character/file/parse-file.ts';
import { rulesetIds } from '../src/rules/rulesets.ts';
import { fileFixtures } from '../src/testing/file-fixtures.ts';
import { Library } from './pages/library.ts';
import { leaveFirstDatabase, overwriteRecord, quietPage, readStorage } from './pages/storage.ts';
import { Tab } from './pages/tabs.ts';

const cutOff = { name: 'Broken', saved: '{"format": "pointwright", "version": 1, "cha', revision: 2, updated: 'once' };
const nonsense = { name: 'Broken', pieces: [1, 2, { deep: 'Žofie' }] };

for (const [what, record, text] of [
  ['text that ends in the middle', cutOff, cutOff.saved],
  ['nonsense', nonsense, /"deep": "Žofie"/],
] as const) {
  test(`broken record: ${what} is quarantined and can be downloaded, and the others remain`, async ({ context }) => {
    const tab = await Tab.begin(context, 'Anna');
    await tab.startAnotherBlank('GURPS Lite 3e');
    await tab.name('Broken');
    await tab.expectSaved();
    await overwriteRecord(tab.page, 'Broken', record);
    await tab.page.close();

    const again = await Tab.open(context, 'Anna');
    await expect(again.problem).toContainText('The saved character was not opened');
    await expect(again.problem).toContainText('Opened instead: Anna.');
    const downloading = again.page.waitForEvent('download');
    await again.problem.getByRole('button', { name: 'Download data' }).click();
    const raw = readFileSync(await (await downloading).path(), 'utf8');
    if (typeof text === 'string') expect(raw).toBe(text);
    else expect(raw).toMatch(text);

    await again.attribute('ST', 13);
    await again.expectSaved();
    const library = new Library(again.page);
    await library.open();
    await library.expectNames('Anna');
    await expect(library.screen.getByRole('region', { name: /^Set aside/ })).toContainText('Broken');
    expect((await readStorage(again.page)).unreadable).toMatchObject([{ record }]);
  });
}

test('broken record: if it is the only one, a blank character opens and the stored data stays', async ({ context }) => {
  const tab = await Tab.begin(context, 'Broken');
  await overwriteRecord(tab.page, 'Broken', cutOff);
  await tab.page.reload();
  await tab.expectOpen('Unnamed character');
  await expect(tab.problem).toContainText('A blank character is open instead.');
  await tab.name('Anna');
  await tab.expectSaved();
  expect(await readStorage(tab.page)).toMatchObject({
    characters: [{ name: 'Anna' }],
    unreadable: [{ record: cutOff }],
  });
});

test('broken record: opened from the list it is quarantined, and the open one stays', async ({ context }) => {
  const tab = await Tab.begin(context, 'Broken');
  await tab.startAnotherBlank('Man to Man');
  await tab.name('Anna');
  await tab.expectSaved();
  await overwriteRecord(tab.page, 'Broken', cutOff);
  const library = new Library(tab.page);
  await library.open();
  await tab.page.getByRole('button', { name: 'Open Broken' }).click();
  await library.expectNames('Anna');
  await expect(library.screen.getByRole('region', { name: /^Set aside/ })).toContainText('Broken');
  await library.close();
  await tab.expectOpen('Anna');
});

const fixtures = fileFixtures();
const options = { rulesets: rulesetIds };
/** The program's form of a stored file: every later version must read this. */
const read = (text: string) => {
  const reading = parseFile(text, options);
  if (!reading.ok) throw new Error(`a kept file cannot be read: ${reading.error.code}`);
  return reading.value.saved;
};
const nameIn = (text: string) => read(text).character.name;
/** The same as a file, without the name of the program that wrote it. */
const asFile = (text: string) => serializeFile(read(text), '');

test('storage of the first version: all of it is taken over', async ({ context }) => {
  test.slow();
  const records = fixtures.map(({ name, text }, index) => ({
    id: `record ${index}`,
    name, // two of them are called the same
    saved: text,
    revision: index + 1,
    updated: `2024-05-0${index + 1}T10:00:00.000Z`,
  }));
  const aside = { record: { id: 'odd', name: 'Odd', saved: '?' }, why: 'not-json', when: '2024-05-01T10:00:00.000Z' };
  await leaveFirstDatabase(await quietPage(context), records, 'record 0', [aside]);

  const tab = await Tab.open(context, nameIn(fixtures[0]?.text ?? ''));
  const library = new Library(tab.page);
  await library.open();
  await library.expectNames(...records.map(({ name }) => name).reverse());
  await expect(library.screen.getByRole('region', { name: /^Set aside/ })).toContainText('Odd');
  const stored = await readStorage(tab.page);
  expect(stored.characters).toEqual(records);
  expect(stored.unreadable).toEqual([aside]);
  for (const { name, saved } of records) {
    await tab.page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
    await expect(library.screen).toBeHidden();
    await tab.expectOpen(nameIn(saved));
    const file = await tab.save('Save as file');
    expect(asFile(readFileSync(file.path, 'utf8'))).toBe(asFile(saved));
    await library.open();
  }
});

test('older tab: the page reports that it blocks the storage, and a character made meanwhile is stored later', async ({
  context,
}) => {
  const [record] = fixtures.map(({ name, text }) => ({
    id: 'old',
    name,
    saved: text,
    revision: 1,
    updated: '2024-05-01',
  }));
  if (!record) throw new Error('there are no kept files');
  const before = await quietPage(context);
  await leaveFirstDatabase(before, [record], record.id, []);
  // And never lets go: without a reference to it, the browser may collect the connection, which closes it.
  await before.evaluate(() => void Object.assign(window, { held: indexedDB.open('pointwright', 1) }));

  const tab = new Tab(await context.newPage());
  await tab.page.goto('./');
  await expect(tab.saving).toHaveText('Not saved: close the other tab', { timeout: 15_000 });
  await expect(tab.problem).toContainText('An older version of Pointwright is open in another tab.');
  await tab.name('Meanwhile');
  await before.close();
  await tab.page.reload();
  await tab.expectOpen(nameIn(record.saved));
  const library = new Library(tab.page);
  await library.open();
  await library.expectNames('Meanwhile', record.name);
});
