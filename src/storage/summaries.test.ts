import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { serializeFile } from '../character/file/character-file.ts';
import { loadCharacter, loadCurrentId, saveCharacter } from './current-character.ts';
import { closeDatabase, withDatabase } from './database.ts';
import { changeSummaries, listSummaries, readSummary } from './summaries.ts';

const named = (name: string): SavedCharacter => ({
  ruleset: 'lite-3e',
  houseRules: [],
  character: { ...blankCharacter(), name },
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a database of version 1', () => {
  const records = [
    {
      id: 'a',
      name: 'Žofie',
      saved: serializeFile(named('Žofie'), '1.0'),
      revision: 7,
      updated: '2026-01-01T10:00:00.000Z',
    },
    {
      id: 'b',
      name: 'Ольга',
      saved: serializeFile(named('Ольга'), '1.0'),
      revision: 1,
      updated: '2026-01-02T10:00:00.000Z',
    },
    { id: 'c', name: 'Broken', saved: '{"format"', revision: 2, updated: '2026-01-03T10:00:00.000Z' },
  ];
  const quarantined = { record: { id: 'd', saved: '{' }, why: 'truncated', when: '2026-01-03T10:00:00.000Z' };

  beforeEach(async () => {
    const old = await openDB('pointwright', 1, {
      upgrade(database) {
        database.createObjectStore('characters', { keyPath: 'id' });
        database.createObjectStore('settings');
        database.createObjectStore('unreadable', { autoIncrement: true });
      },
    });
    for (const record of records) await old.add('characters', record);
    await old.put('settings', 'a', 'currentId');
    await old.add('unreadable', quarantined);
    old.close();
  });

  it('keeps every record, setting and quarantined record', async () => {
    expect(await loadCurrentId()).toEqual({ ok: true, value: 'a' });
    expect(await loadCharacter('a')).toMatchObject({ ok: true, value: { revision: 7, saved: named('Žofie') } });
    const all = await withDatabase(async (database) => ({
      ok: true,
      value: [await database.getAll('characters'), await database.getAll('unreadable')],
    }));
    expect(all).toEqual({ ok: true, value: [records, [quarantined]] });
  });

  it('gets its summaries when the list is read', async () => {
    const rest = { points: null, tags: [], binned: null, face: null };
    const value = [
      { id: 'c', name: 'Broken', ruleset: '', revision: 2, updated: '2026-01-03T10:00:00.000Z', ...rest },
      { id: 'b', name: 'Ольга', ruleset: 'lite-3e', revision: 1, updated: '2026-01-02T10:00:00.000Z', ...rest },
      { id: 'a', name: 'Žofie', ruleset: 'lite-3e', revision: 7, updated: '2026-01-01T10:00:00.000Z', ...rest },
    ];
    expect(await listSummaries()).toEqual({ ok: true, value });
    const stored = await withDatabase(async (database) => ({ ok: true, value: await database.count('summaries') }));
    expect(stored).toEqual({ ok: true, value: 3 });
    expect(await listSummaries()).toEqual({ ok: true, value });
  });

  it('is listed even if the summaries cannot be written', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await listSummaries()).toMatchObject({ ok: true, value: [{ id: 'c' }, { id: 'b' }, { id: 'a' }] });
  });
});

describe('summaries', () => {
  it('are changed all together or not at all', async () => {
    await saveCharacter('a', named('Ann'), '1.0', 0);
    await saveCharacter('b', named('Bea'), '1.0', 0);
    const tagged = await changeSummaries(['b', 'nobody', 'a'], (summary) =>
      summary.name === 'Ann' ? summary : { ...summary, tags: ['knights'] },
    );
    expect(tagged).toMatchObject({ ok: true, value: [{ id: 'b', tags: ['knights'] }] });
    const put = IDBObjectStore.prototype.put;
    let calls = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      calls += 1;
      if (calls > 1) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    });
    expect(await changeSummaries(['a', 'b'], (summary) => ({ ...summary, tags: ['mages'] }))).toEqual({
      ok: false,
      error: { code: 'storage-full' },
    });
    vi.restoreAllMocks();
    expect(await readSummary('a')).toMatchObject({ value: { tags: [] } });
    expect(await readSummary('b')).toMatchObject({ value: { tags: ['knights'] } });
  });

  it('keep tags when the character is saved, but not the previous points', async () => {
    await saveCharacter('a', named('Ann'), '1.0', 0, { spent: 10, budget: 100 });
    await changeSummaries(['a'], (summary) => ({ ...summary, tags: ['knights'] }));
    await saveCharacter('a', named('Anna'), '1.0', 1);
    expect(await readSummary('a')).toMatchObject({
      value: { name: 'Anna', revision: 2, tags: ['knights'], points: null },
    });
  });

  it('are not listed for deleted records', async () => {
    await saveCharacter('a', named('Ann'), '1.0', 0);
    await withDatabase(async (database) => {
      await database.delete('characters', 'a');
      return { ok: true, value: null };
    });
    expect(await listSummaries()).toEqual({ ok: true, value: [] });
    expect(await readSummary('a')).toEqual({ ok: true, value: null });
  });
});
