import { done } from '../../engine/result.ts';
import { itAtLength } from '../../testing/extent.ts';
import 'fake-indexeddb/auto';
import { strToU8, zipSync } from 'fflate';
import '../../testing/load-rulesets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../storage/database.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { gcsFixture, gcsFixtures } from '../../testing/gcs-fixtures.ts';
import { manySkills } from '../../testing/many-library-entries.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../character/character-store.ts';
import { currentSheet } from '../character/derived-character.ts';
import { addLibraryRows } from '../character/own-rows.ts';
import { searchLibraries } from '../search/library-search.ts';
import { addLibraryFiles, nameOfSet, removeLibrary } from './library-files.ts';
import { useLibraryFilesStore } from './library-files-store.ts';
import { loadLibraryIndex } from './load-library-index.ts';
import { readEntryOf } from './pick-library-entry.ts';

const fileOf = (name: string, path = name) => ({
  path,
  file: new Blob([JSON.stringify(gcsFixture(name).content)]),
});
const textFile = (path: string, text: string) => ({ path, file: new Blob([text]) });
const report = () => useLibraryFilesStore.getState().report;
const sets = () => useLibraryFilesStore.getState().sets;
const storedParts = async () => {
  const keys = await withDatabase(async (database) => done(await database.getAllKeys('libraryParts')));
  return keys.ok ? keys.value : [];
};
const find = async (query: string) => {
  await loadLibraryIndex();
  const { hits } = searchLibraries(currentSheet(), useLibraryFilesStore.getState().index, query, null);
  return hits.map(({ heading }) => heading);
};

beforeEach(async () => {
  await clearDatabase();
  useLibraryFilesStore.setState({ sets: [], state: 'not-read', problem: null, reading: null, report: null });
  await loadLibraryIndex();
  openCharacter(blankSaved('fourth-edition'));
});

describe('library files', () => {
  it('in a folder become one set, with other kinds of files left out', async () => {
    await addLibraryFiles([
      ...gcsFixtures.map(({ name }) => fileOf(name, `Harbor/${name}`)),
      textFile('Harbor/readme.md', 'Hi'),
    ]);
    expect(report()).toMatchObject({
      name: 'Harbor',
      files: gcsFixtures.length,
      others: 1,
      refused: [],
      remarked: [],
      problem: null,
    });
    expect(sets()).toMatchObject([{ name: 'Harbor', files: gcsFixtures.length, entries: report()?.entries }]);
  });

  it('in an archive are read too; a second time it replaces the first', async () => {
    const archive = zipSync({
      'a/Harbor.adq': strToU8(JSON.stringify(gcsFixture('Harbor.adq').content)),
      'a/x.txt': strToU8('x'),
    });
    const zip = { path: 'Harbor.zip', file: new Blob([new Uint8Array(archive)]) };
    await addLibraryFiles([zip]);
    const before = await storedParts();
    await addLibraryFiles([zip]);
    expect(report()).toMatchObject({ replaced: true, entries: 3 });
    expect(sets()).toHaveLength(1);
    expect(await storedParts()).toHaveLength(before.length);
  });

  it('get a sentence each if they are bad, and the others are kept', async () => {
    await addLibraryFiles([
      fileOf('Tides.spl'),
      textFile('bad.skl', '{"version":'),
      textFile('new.skl', '{"version":7,"rows":[]}'),
      textFile('zip.zip', 'PK no'),
    ]);
    expect(report()).toMatchObject({
      name: 'Tides.spl and 3 more',
      entries: 2,
      refused: [
        { file: 'bad.skl', problem: { code: 'cut-off' } },
        { file: 'new.skl', problem: { code: 'newer-version' } },
        { file: 'zip.zip', problem: { code: 'damaged-zip' } },
      ],
    });
  });

  it('leave nothing behind if none can be read', async () => {
    await addLibraryFiles([textFile('bad.skl', '')]);
    expect(report()).toMatchObject({ entries: 0, refused: [{ problem: { code: 'empty' } }] });
    expect([sets(), await storedParts()]).toEqual([[], []]);
  });

  it('leave nothing behind if canceled', async () => {
    const many = Array.from({ length: 30 }, (_, at) => textFile(`${at}.skl`, manySkills(100, at * 100)));
    const adding = addLibraryFiles(many);
    useLibraryFilesStore.getState().reading?.cancel();
    await adding;
    expect([sets(), await storedParts(), report()]).toEqual([[], [], null]);
  });

  it('are no longer found after removal', async () => {
    await addLibraryFiles([fileOf('Tides.spl')]);
    expect(await find('still')).toMatchObject([{ name: 'Still Water', file: 'Tides.spl', chapter: 'spells' }]);
    expect(await removeLibrary(sets()[0]?.id ?? '')).toBe(true);
    expect([await find('still'), await storedParts()]).toEqual([[], []]);
  });

  it('are not offered under other rules', async () => {
    await addLibraryFiles([fileOf('Tides.spl')]);
    openCharacter(blankSaved('lite-3e'));
    expect(await find('still')).toEqual([]);
  });
});

describe('an archive that would fill the memory', () => {
  const zeros = new Uint8Array(101_000_000);

  itAtLength('is not unpacked past the limit of one file', async () => {
    const bomb = zipSync(
      { 'a.skl': zeros, 'Tides.spl': strToU8(JSON.stringify(gcsFixture('Tides.spl').content)) },
      { level: 1 },
    );
    await addLibraryFiles([{ path: 'bomb.zip', file: new Blob([new Uint8Array(bomb)]) }]);
    expect(report()).toMatchObject({ entries: 2, tooMuch: true });
  });

  it('is damaged if it declares less than it has', async () => {
    const bomb = zipSync({ 'a.skl': strToU8(' '.repeat(3_000_000)) }, { level: 1 });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    for (let at = 0; at < bomb.length - 28; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true); // the unpacked size in the list of files
    }
    await addLibraryFiles([{ path: 'bomb.zip', file: new Blob([new Uint8Array(bomb)]) }]);
    expect(report()?.entries).toBe(0);
    expect(report()?.refused).toHaveLength(1);
  });
});

describe('a picked entry', () => {
  const pick = async (query: string, points: 'usual' | 'of the file' = 'usual') => {
    const [heading] = await find(query);
    const entry = heading ? await readEntryOf(heading) : null;
    return addLibraryRows('added', entry?.rows ?? [], points);
  };
  const character = () => useCharacterStore.getState().saved.character;

  it('is a copy on the character, with its effects, modifiers and source', async () => {
    await addLibraryFiles([fileOf('Harbor.adq')]);
    expect(await pick('sea legs')).toMatchObject({ chapter: 'traits' });
    expect(character().traits).toMatchObject([
      {
        entry: '',
        level: 2,
        own: { name: 'Sea Legs', source: 'Harbor.adq', page: 'HB12' },
        modifiers: [{ name: 'Only at sea', percent: -30 }],
      },
    ]);
    const { worksheet } = currentSheet();
    expect(worksheet.number('dx')).toBe(11);
    // (3 + 2 × 4) points × 70 %, rounded up.
    expect(worksheet.number(`trait:${character().traits[0]?.key}.points`)).toBe(8);
  });

  it('is one undo step, including its contents', async () => {
    await addLibraryFiles([fileOf('Chandler.eqp')]);
    await pick('ditty');
    const [bag, needle] = character().equipment;
    expect(character().equipment).toHaveLength(3);
    expect(needle).toMatchObject({ container: bag?.key, quantity: 3 });
    useCharacterStore.temporal.getState().undo();
    expect(character().equipment).toEqual([]);
  });

  it('of a template has the points of the file', async () => {
    await addLibraryFiles([fileOf('Deckhand.gct')]);
    await pick('deckhand', 'of the file');
    expect(character()).toMatchObject({
      traits: [{ level: 2 }],
      skills: [{ own: { name: 'Seamanship' }, points: 4 }],
      equipment: [{ own: { name: 'Knife' } }],
    });
  });
});

it('a set is named after its folder, its archive, or its files', () => {
  const path = (name: string) => textFile(name, '');
  expect(nameOfSet([path('Lib/a.skl'), path('Lib/sub/b.skl')])).toBe('Lib');
  expect(nameOfSet([path('a.zip')])).toBe('a.zip');
  expect(nameOfSet([path('a.skl'), path('b.skl')])).toBe('a.skl and 1 more');
});
