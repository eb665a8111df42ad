import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankCharacter } from '../character/character.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import { type Arrival, storeArrivals } from './arrivals.ts';
import { loadCharacter, saveCharacter } from './current-character.ts';
import { closeDatabase } from './database.ts';
import { listSummaries } from './summaries.ts';
import { listVersions, readStoredVersion } from './versions.ts';

const named = (name: string) => ({ ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name } });
const arrival = (id: string, name: string, overwrite = false): Arrival => ({
  id,
  name,
  ruleset: 'lite-3e',
  saved: serializeFile(named(name), '1.0'),
  updated: '2026-01-01T10:00:00.000Z',
  tags: ['knights'],
  overwrite,
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('storeArrivals keeps the id, the tags and the time of the last change', async () => {
  const stored = await storeArrivals([arrival('a', 'Ann')], 'before');
  expect(stored).toMatchObject({
    value: [{ id: 'a', summary: { name: 'Ann', revision: 1, updated: '2026-01-01T10:00:00.000Z', tags: ['knights'] } }],
  });
  expect(await loadCharacter('a')).toMatchObject({ value: { saved: named('Ann'), revision: 1 } });
});

it('storeArrivals overwrites only on request, and keeps the replaced text as a version', async () => {
  await saveCharacter('a', named('Mine'), '1.0', 0);
  const stored = await storeArrivals([arrival('a', 'Theirs', true)], 'before the import');
  expect(stored).toMatchObject({ value: [{ id: 'a', summary: { revision: 2 } }] });
  expect(await loadCharacter('a')).toMatchObject({ value: { saved: named('Theirs'), revision: 2 } });
  expect(await listVersions('a')).toMatchObject({ value: [{ name: 'before the import' }] });
  expect(await readStoredVersion(1)).toMatchObject({ value: { saved: serializeFile(named('Mine'), '1.0') } });
  // A tab that has it open gets a conflict when it saves.
  expect(await saveCharacter('a', named('Mine, later'), '1.0', 1)).toMatchObject({
    problem: { code: 'saved-elsewhere', revision: 2 },
  });
});

it('storeArrivals assigns a fresh id when the id is taken or missing', async () => {
  await saveCharacter('a', named('Mine'), '1.0', 0);
  const stored = await storeArrivals([arrival('a', 'Theirs'), arrival('', 'Nobody')], 'before');
  expect(await loadCharacter('a')).toMatchObject({ value: { saved: named('Mine') } });
  expect(stored.ok && new Set(['a', ...stored.value.map(({ id }) => id)]).size).toBe(3);
});

it('storeArrivals stores all arrivals or none', async () => {
  await saveCharacter('a', named('Mine'), '1.0', 0);
  const put = IDBObjectStore.prototype.put;
  let calls = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    calls += 1;
    if (calls > 3) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  });
  expect(await storeArrivals([arrival('a', 'Theirs', true), arrival('b', 'Bea')], 'before')).toEqual({
    ok: false,
    problem: { code: 'storage-full' },
  });
  vi.restoreAllMocks();
  expect(await listSummaries()).toMatchObject({ value: [{ id: 'a', name: 'Mine', revision: 1 }] });
  expect(await listVersions('a')).toEqual({ ok: true, value: [] });
});
