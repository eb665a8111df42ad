// @vitest-environment happy-dom
import type { Outcome } from '../../storage/storage-problem.ts';
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { type CharacterSummary, isSummary } from '../../storage/character-summary.ts';
import { saveCharacter } from '../../storage/current-character.ts';
import { closeDatabase, type Database, withDatabase } from '../../storage/database.ts';
import { quarantineTexts } from '../../storage/quarantine.ts';
import { changeSummaries } from '../../storage/summaries.ts';
import { addVersion } from '../../storage/versions.ts';
import { someOf } from '../../testing/extent.ts';
import { garbage, missing, withGarbage } from '../../testing/garbage.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../character/character-store.ts';
import { remindNow } from '../saving/durability.ts';
import { openStored } from '../saving/open-record.ts';
import { restoreLast } from '../saving/restore-last.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { duplicateCharacter, refreshLibrary, renameCharacter, tagCharacters } from './library.ts';
import { binCharacters, deleteForever, purgeBin, restoreCharacters } from './library-bin.ts';
import { exportLibrary, importIncoming, readIncoming } from './library-file.ts';
import { updateMissingPoints } from './library-points.ts';
import { countTags, findCharacters, type LibraryOrder } from './library-search.ts';
import { changeList, useLibraryStore } from './library-store.ts';
import { listUnreadable, readUnreadableText, recoverUnreadable } from './library-unreadable.ts';
import { addVersionOf, listVersionsOf, readVersion, renameVersion } from './library-versions.ts';

/** The kinds of garbage, prefixed with the test number: failed calculations of points are not repeated for an id. */
let kinds: string[] = [];
let tests = 0;
const garbageOf = (kind: string): unknown => garbage[kind.replace(/^\d+ /, '')];
const nameOf = (kind: string) => `Gerta ${kind}`;
/** A string is a valid name, so that the damage cannot be detected. */
const isName = (kind: string): boolean => typeof garbageOf(kind) === 'string' && !kind.endsWith('huge text');
const named = (name: string) => {
  const saved = blankSaved('lite-3e');
  return { ...saved, character: setName(saved.character, name) };
};
const list = () => useLibraryStore.getState().characters.list;
const summaryOf = (id: string): CharacterSummary | undefined => list().find((summary) => summary.id === id);
const namesFound = (query: Parameters<typeof findCharacters>[1]) =>
  findCharacters(list(), query).map(({ name }) => name);
const unwrap = async <Value>(outcome: Promise<Outcome<Value>>) => {
  const result = await outcome;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const inDatabase = (work: (database: Database) => Promise<unknown>) =>
  withDatabase(async (database) => ({ ok: true, value: await work(database) }));

let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  changeList('characters', { list: [], state: 'not-read', problem: null });
  stop = startAutosave();
  autosave.setBaseRevision('open', 0);
  openCharacter(named('Open'), 'open');
  await autosave.flush();
  tests += 1;
  kinds = Object.keys(garbage).map((kind) => `${tests} ${kind}`);
  for (const kind of kinds) await saveCharacter(kind, named(nameOf(kind)), '1.0', 0);
  await tagCharacters(kinds, 'crew', true);
});

afterEach(async () => {
  for (const { id } of autosave.unsaved()) autosave.forget(id);
  stop();
  await closeDatabase();
  vi.unstubAllGlobals();
});

/** Replaces a field of each kind's record with garbage, directly in the database. */
async function damage(store: 'summaries' | 'characters', path: string): Promise<void> {
  await inDatabase(async (database) => {
    for (const kind of kinds) {
      if (/^(name|ruleset)$/.test(path) && isName(kind)) continue;
      const whole = await database.get(store, kind);
      await database.put(store, withGarbage(whole, path, garbageOf(kind)) as never);
    }
  });
}

/** Performs every operation of the library on all characters, and checks the results. */
async function expectLibraryWorks(): Promise<void> {
  const all = [...kinds.map(nameOf), 'Open'].sort();
  expect(await refreshLibrary()).toMatchObject({ ok: true });
  expect(
    list()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(all);
  for (const summary of list()) expect(isSummary(summary), JSON.stringify(summary.id)).toBe(true);
  expect(await refreshLibrary()).toMatchObject({ ok: true }); // repairs are permanent
  expect(
    list()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(all);

  const orders: LibraryOrder[] = ['changed', 'name', 'points'];
  for (const order of orders) expect(namesFound({ order }).sort()).toEqual(all);
  expect(namesFound({ words: `gerta ${tests} null` })).toEqual([nameOf(`${tests} null`)]);
  expect(namesFound({ ruleset: 'lite-3e' }).sort()).toEqual(all);
  countTags(list());
  expect(await tagCharacters(kinds, 'heroes', true)).toEqual({ ok: true, value: kinds.length });
  expect(namesFound({ tag: 'heroes' })).toHaveLength(kinds.length);
  await updateMissingPoints(kinds);
  for (const kind of kinds) expect(summaryOf(kind)?.points).toMatchObject({ spent: 0, budget: 100 });

  expect(await purgeBin(new Date('2990-01-01'))).toEqual({ ok: true, value: 0 });
  expect(await deleteForever(kinds)).toEqual({ ok: true, value: 0 }); // they are not in the bin
  expect(await binCharacters(kinds)).toEqual({ ok: true, value: kinds.length });
  expect(namesFound({ binned: true })).toHaveLength(kinds.length);
  expect(await restoreCharacters(kinds)).toEqual({ ok: true, value: kinds.length });
  expect(namesFound({}).sort()).toEqual(all);

  const { blob } = await unwrap(exportLibrary('all'));
  const written = await readIncoming(await blob.text(), 'library.json');
  expect(written.faults).toEqual([]);
  expect(written.items.map(({ incoming }) => incoming.name).sort()).toEqual(all);
  expect(written.items.filter(({ conflict }) => !conflict?.same)).toEqual([]);
  expect(await importIncoming(written, () => 'theirs')).toMatchObject({ replaced: all.length, problem: null });
  for (const kind of kinds) {
    expect(await openStored(kind)).toEqual({ ok: true, value: true });
    expect(useCharacterStore.getState().saved.character.name).toBe(nameOf(kind));
  }
  await openStored('open');
  for (const kind of kinds) {
    expect(await renameCharacter(kind, 'Renamed')).toEqual({ ok: true, value: null });
    expect(summaryOf(kind)).toMatchObject({ name: 'Renamed' });
    expect(await unwrap(duplicateCharacter(kind))).not.toBe('');
    expect(await unwrap(addVersionOf(kind, 'kept'))).toBeGreaterThan(0);
  }
}

const summaryFields =
  'name ruleset revision updated points points.spent points.budget points.by tags tags.0 binned face'.split(' ');

describe.each(someOf(summaryFields, 4))('a summary with garbage for its %s', (path) => {
  it('is repaired, and its character can be used like any other', async () => {
    await changeSummaries(kinds, (summary) => ({ ...summary, points: { spent: 1, budget: 2, by: 'old' } }));
    await damage('summaries', path);
    await expectLibraryWorks();
  });
});

describe.each(someOf(['name', 'revision', 'updated'], 2))('a record with garbage for its %s', (path) => {
  it('is listed with the data of its text, with or without its summary', async () => {
    await damage('characters', path);
    await inDatabase((database) => database.delete('summaries', `${tests} null`));
    await expectLibraryWorks();
  });

  it('is repaired together with a summary that is damaged in the same field', async () => {
    await damage('characters', path);
    await damage('summaries', path);
    await expectLibraryWorks();
  });
});

it('a character keeps its tags and stays in the bin when another field of its summary is damaged', async () => {
  const binned = '2026-03-01T12:00:00.000Z';
  await changeSummaries(kinds, (summary) => ({ ...summary, binned }));
  await damage('summaries', 'updated');
  await refreshLibrary();
  for (const kind of kinds) expect(summaryOf(kind)).toMatchObject({ tags: ['crew'], binned });
});

it('a record whose text is garbage is quarantined when it is opened', async () => {
  await damage('characters', 'saved');
  await refreshLibrary();
  expect(list()).toHaveLength(kinds.length + 1);
  await unwrap(exportLibrary('all'));
  for (const kind of kinds) expect(await openStored(kind)).toMatchObject({ error: { code: 'unreadable' } });
  const quarantined = await unwrap(listUnreadable());
  expect(quarantined.map(({ name }) => name).sort()).toEqual(kinds.map(nameOf).sort());
  for (const { key } of quarantined) {
    expect(typeof (await unwrap(readUnreadableText(key)))).toBe('string');
    expect(await recoverUnreadable(key)).toMatchObject({ error: { code: 'unreadable' } });
  }
  expect(await unwrap(listUnreadable())).toHaveLength(kinds.length);
  await refreshLibrary();
  expect(list().map(({ name }) => name)).toEqual(['Open']);
});

it('a record with an invalid id gets a new one, and keeps its tags and versions', async () => {
  const ids: IDBValidKey[] = [7, new Date(0), [1, 'two'], new Uint8Array([1]), ''];
  await inDatabase(async (database) => {
    const record = await database.get('characters', `${tests} text`);
    const summary = await database.get('summaries', `${tests} text`);
    for (const id of ids) {
      await database.put('characters', { ...record, id, name: 'Numbered' } as never);
      await database.put('summaries', { ...summary, id, name: 'Numbered' } as never);
      await database.add('versions', { character: id, name: 'first', made: '', reason: 'named', saved: '' } as never);
    }
  });
  await refreshLibrary();
  const moved = list().filter(({ name }) => name === 'Numbered');
  expect(moved).toHaveLength(ids.length);
  for (const { id, tags } of moved) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(tags).toEqual(['crew']);
    expect(await openStored(id)).toEqual({ ok: true, value: true });
    expect(await unwrap(listVersionsOf(id))).toMatchObject([{ name: 'first' }]);
  }
  await refreshLibrary();
  expect(list()).toHaveLength(kinds.length + 1 + ids.length);
});

describe('a version', () => {
  const version = { character: 'open', name: 'kept', made: '2026-03-01T12:00:00.000Z', reason: 'named' } as const;
  const saved = JSON.stringify({ format: 'pointwright', version: 1, ruleset: 'lite-3e', character: { name: 'Old' } });

  it.each(someOf(['name', 'made', 'reason', 'saved', 'character', ''], 3))(
    'does not affect the others with garbage for its %s',
    async (path) => {
      const keys = new Map<string, number>();
      for (const kind of kinds) keys.set(kind, await unwrap(addVersion({ ...version, name: nameOf(kind), saved })));
      await inDatabase(async (database) => {
        for (const [kind, key] of keys) {
          await database.put(
            'versions',
            withGarbage(await database.get('versions', key), path, garbageOf(kind)) as never,
            key,
          );
        }
      });
      await addVersion({ ...version, saved });
      const quarantined = await unwrap(listUnreadable());
      const versions = await unwrap(listVersionsOf('open'));
      expect(versions.find(({ name }) => name === 'kept')).toMatchObject(version);
      for (const { key, name, made, reason } of versions) {
        expect([typeof name, typeof made, reason]).toEqual([
          'string',
          'string',
          expect.stringMatching(/^(named|before-migration)$/),
        ]);
        if (path !== 'saved') expect(await readVersion(key)).toMatchObject({ value: { character: { name: 'Old' } } });
        else if (name !== 'kept') expect(await readVersion(key)).toMatchObject({ error: { code: 'unreadable' } });
        expect(await renameVersion(key, 'again')).toMatchObject({ ok: true });
      }
      // A version without a valid character id is quarantined; a string may be the id of a deleted character.
      const orphans =
        { '': kinds, character: kinds.filter((kind) => typeof garbageOf(kind) !== 'string' || garbageOf(kind) === '') }[
          path
        ] ?? [];
      expect(quarantined).toHaveLength(orphans.length);
      expect(await unwrap(listUnreadable())).toHaveLength(orphans.length);
      expect(versions).toHaveLength(path === '' || path === 'character' ? 1 : kinds.length + 1);
      if (path !== 'character') return;
      for (const { key } of quarantined) expect(await recoverUnreadable(key)).toMatchObject({ ok: true });
      await refreshLibrary();
      expect(list().filter(({ name }) => name === 'Old')).toHaveLength(orphans.length);
    },
  );
});

const quarantinedFields = [
  'record',
  'why',
  'when',
  'tags',
  'tags.0',
  'file',
  'place',
  'record.id',
  'record.name',
  'record.saved',
  '',
];
it.each(someOf(quarantinedFields, 4))(
  'a quarantined record is listed and can be downloaded with garbage for its %s',
  async (path) => {
    const text = { name: 'Dai', text: '{', why: 'truncated', file: 'dai.json', place: 1 };
    for (const [index] of kinds.entries()) await quarantineTexts([{ ...text, place: index + 1 }]);
    await inDatabase(async (database) => {
      for (const [index, kind] of kinds.entries()) {
        const whole = { ...(await database.get('unreadable', index + 1)), tags: ['crew'] };
        await database.put('unreadable', withGarbage(whole, path, garbageOf(kind)) as never, index + 1);
      }
    });
    await quarantineTexts([{ ...text, place: 99 }]);
    const quarantined = await unwrap(listUnreadable());
    expect(quarantined).toHaveLength(kinds.length + 1);
    for (const { key, name, why, when, file, place } of quarantined) {
      expect([name, why, when, file].map((field) => typeof field)).toEqual(['string', 'string', 'string', 'string']);
      expect(Number.isSafeInteger(place) && place >= 0).toBe(true);
      expect(typeof (await unwrap(readUnreadableText(key)))).toBe('string');
    }
  },
);

it.each([
  'currentId',
  'keeping',
  'keeping.asked',
  'keeping.reminded',
  'keeping.exported',
  'keeping.changed',
  'keeping.changed.open',
])('the setting %s may be garbage', async (setting) => {
  const [name = '', ...path] = setting.split('.');
  const notes = { asked: true, reminded: null, exported: {}, changed: {} };
  for (const kind of kinds) {
    const value = withGarbage(name === 'keeping' ? notes : 'open', path.join('.'), garbageOf(kind));
    if (value !== missing) await inDatabase((database) => database.put('settings', value, name));
    expect(await restoreLast()).toMatchObject({ kind: 'character' });
    expect(typeof (await remindNow())).toBe('boolean');
  }
  await expectLibraryWorks();
});
