import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankCharacter } from '../character/character.ts';
import { serializeFile } from '../character/file/character-file.ts';
import { type Arrival, storeArrivals } from './arrivals.ts';
import { deleteBinned, findOverdue, setBinned } from './bin.ts';
import type { CharacterSummary } from './character-summary.ts';
import { loadCharacter, saveCharacter } from './current-character.ts';
import { closeDatabase, withDatabase } from './database.ts';
import {
  deleteQuarantined,
  listQuarantined,
  quarantineRecord,
  quarantineTexts,
  readQuarantined,
  recoverQuarantined,
} from './quarantine.ts';
import { changeSummaries, listSummaries } from './summaries.ts';
import {
  addVersion,
  addVersionFromRecord,
  deleteStoredVersion,
  listVersions,
  readStoredVersion,
  renameStoredVersion,
} from './versions.ts';

describe('The bin', () => {
  const saved = { ruleset: 'lite-3e', houseRules: [], character: blankCharacter() };
  const when = '2026-03-01T12:00:00.000Z';

  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    for (const id of ['a', 'b', 'c']) {
      await saveCharacter(id, saved, '1.0', 0);
      await addVersion({ character: id, name: 'one', made: when, reason: 'named', saved: '' });
    }
  });

  afterEach(async () => {
    await closeDatabase();
    vi.unstubAllGlobals();
  });

  it('setBinned restores characters from the bin unchanged', async () => {
    const before = await listSummaries();
    expect(await setBinned(['a', 'b'], when)).toMatchObject({ value: [{ id: 'a', binned: when }, { id: 'b' }] });
    expect(await setBinned(['a'], '2026-04-01T00:00:00.000Z')).toEqual({ ok: true, value: [] });
    expect(await setBinned(['a', 'b', 'c'], null)).toMatchObject({ value: [{ id: 'a', binned: null }, { id: 'b' }] });
    expect(await listSummaries()).toEqual(before);
  });

  it('deleteBinned deletes only characters in the bin, with their versions', async () => {
    await setBinned(['a'], when);
    expect(await deleteBinned(['a', 'b', 'nobody'])).toEqual({ ok: true, value: ['a'] });
    expect(await loadCharacter('a')).toMatchObject({ ok: false });
    expect(await listVersions('a')).toEqual({ ok: true, value: [] });
    expect(await loadCharacter('b')).toMatchObject({ ok: true });
    expect(await listVersions('b')).toMatchObject({ value: [{ name: 'one' }] });
    expect(await listSummaries()).toMatchObject({ value: [{}, {}] });
  });

  it('saveCharacter takes a character out of the bin', async () => {
    await setBinned(['a'], when);
    await saveCharacter('a', saved, '1.0', 1);
    expect(await deleteBinned(['a'])).toEqual({ ok: true, value: [] });
  });

  describe('overdue characters in the bin', () => {
    const summary = (id: string, binned: string | null): CharacterSummary => ({
      id,
      binned,
      name: '',
      ruleset: '',
      revision: 1,
      updated: when,
      points: null,
      tags: [],
      face: null,
    });
    const bin = [summary('a', when), summary('b', null), summary('c', 'some day')];

    it.each([
      ['2026-03-01T12:00:00.000Z', []],
      ['2026-03-31T12:00:00.000Z', []], // 30 days, to the millisecond
      ['2026-03-31T12:00:00.001Z', ['a']],
      ['2027-01-01T00:00:00.000Z', ['a']],
      ['2020-01-01T00:00:00.000Z', []], // a clock that was set back
    ])('at %s are %j', (now, ids) => {
      expect(findOverdue(bin, new Date(now))).toEqual(ids);
    });
  });
});

describe('Arrivals', () => {
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
      value: [
        { id: 'a', summary: { name: 'Ann', revision: 1, updated: '2026-01-01T10:00:00.000Z', tags: ['knights'] } },
      ],
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
      error: { code: 'saved-elsewhere', revision: 2 },
    });
  });

  it('storeArrivals assigns a new id when the id is taken or missing', async () => {
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
      error: { code: 'storage-full' },
    });
    vi.restoreAllMocks();
    expect(await listSummaries()).toMatchObject({ value: [{ id: 'a', name: 'Mine', revision: 1 }] });
    expect(await listVersions('a')).toEqual({ ok: true, value: [] });
  });
});

describe('Quarantine', async () => {
  const saved = { ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name: 'Dai' } };
  const text = serializeFile(saved, '1.0');

  /** Writes a record directly to the database. */
  const store = (record: unknown) =>
    withDatabase(async (database) => {
      await database.put('characters', record as never);
      return { ok: true, value: null };
    });

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  afterEach(async () => {
    await closeDatabase();
    vi.unstubAllGlobals();
  });

  it('quarantineRecord keeps a record unchanged, each time', async () => {
    const record = { id: 'a', saved: '{"format', revision: 3, name: 'Dai', updated: '2026' };
    for (let time = 1; time <= 2; time += 1) {
      await store(record);
      expect(await quarantineRecord('a', 'truncated')).toEqual({ ok: true, value: time });
    }
    expect(await listSummaries()).toEqual({ ok: true, value: [] });
    const entry = { id: 'a', name: 'Dai', why: 'truncated', text: '{"format', revision: 3, tags: [] };
    expect(await listQuarantined()).toMatchObject({
      ok: true,
      value: [
        { key: 2, ...entry },
        { key: 1, ...entry },
      ],
    });
    expect(await quarantineRecord('a', 'truncated')).toEqual({ ok: false, error: { code: 'no-such-character' } });
  });

  it('readQuarantined shows a malformed record as JSON', async () => {
    await store({ id: 'a', saved: { odd: 1 } });
    await quarantineRecord('a', 'empty');
    expect(await readQuarantined(1)).toMatchObject({
      value: { id: 'a', name: '', revision: 0, text: JSON.stringify({ id: 'a', saved: { odd: 1 } }, null, 2) },
    });
  });

  it('recoverQuarantined restores a character under its id, with its tags and versions', async () => {
    await saveCharacter('a', saved, '1.0', 0);
    await changeSummaries(['a'], (summary) => ({ ...summary, tags: ['knights'] }));
    await addVersion({ character: 'a', name: 'one', made: '', reason: 'named', saved: text });
    await quarantineRecord('a', 'unreadable');
    expect(await recoverQuarantined(1, saved)).toEqual({ ok: true, value: 'a' });
    expect(await loadCharacter('a')).toMatchObject({ ok: true, value: { saved, revision: 2 } });
    expect(await listSummaries()).toMatchObject({ value: [{ id: 'a', name: 'Dai', tags: ['knights'], revision: 2 }] });
    expect(await listVersions('a')).toMatchObject({ value: [{ name: 'one' }] });
    expect(await listQuarantined()).toEqual({ ok: true, value: [] });
    expect(await recoverQuarantined(1, saved)).toEqual({ ok: false, error: { code: 'no-such-record' } });
  });

  it('recoverQuarantined does not overwrite another character with the same id', async () => {
    await store({ id: 'a', name: 'Old', saved: text, revision: 1, updated: '' });
    await quarantineRecord('a', 'unreadable');
    await saveCharacter('a', { ...saved, ruleset: 'man-to-man' }, '1.0', 0);
    const back = await recoverQuarantined(1, saved);
    expect(back).toMatchObject({ ok: true });
    expect(back.ok && back.value).not.toBe('a');
    expect(await loadCharacter('a')).toMatchObject({ value: { saved: { ruleset: 'man-to-man' } } });
    expect(await listSummaries()).toMatchObject({ value: [{}, {}] });
  });

  it('quarantineTexts keeps imported texts with their presumed name until the player deletes them', async () => {
    await quarantineTexts([
      { name: 'Ann', text: '{', why: 'truncated', file: 'all.json', place: 3 },
      { name: '', text: 'x', why: 'not-json', file: 'diary.txt', place: 0 },
    ]);
    expect(await listQuarantined()).toMatchObject({
      value: [
        { name: '', text: 'x', file: 'diary.txt', place: 0 },
        { name: 'Ann', text: '{', id: '', file: 'all.json', place: 3 },
      ],
    });
    expect(await deleteQuarantined(2)).toEqual({ ok: true, value: null });
    expect(await listQuarantined()).toMatchObject({ value: [{ name: 'Ann' }] });
    expect(await readQuarantined(2)).toEqual({ ok: false, error: { code: 'no-such-record' } });
  });
});

describe('Versions', () => {
  const version = (character: string, name: string) =>
    ({ character, name, made: '2026-01-01T10:00:00.000Z', reason: 'named', saved: `text of ${name}` }) as const;

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  afterEach(async () => {
    await closeDatabase();
    vi.unstubAllGlobals();
  });

  it('listVersions returns the versions of a character, newest first, without their texts', async () => {
    await addVersion(version('a', 'one'));
    await addVersion(version('b', 'other'));
    await addVersion(version('a', 'two'));
    const { saved: _, ...two } = version('a', 'two');
    expect(await listVersions('a')).toEqual({
      ok: true,
      value: [
        { ...two, key: 3 },
        { ...two, name: 'one', key: 1 },
      ],
    });
    expect(await listVersions('c')).toEqual({ ok: true, value: [] });
  });

  it('a version can be read, renamed and deleted', async () => {
    const added = await addVersion(version('a', 'one'));
    const key = added.ok ? added.value : 0;
    expect(await readStoredVersion(key)).toEqual({ ok: true, value: version('a', 'one') });
    expect(await renameStoredVersion(key, 'before the dungeon')).toEqual({ ok: true, value: null });
    expect(await readStoredVersion(key)).toMatchObject({ value: { name: 'before the dungeon', saved: 'text of one' } });
    expect(await deleteStoredVersion(key)).toEqual({ ok: true, value: null });
    const missing = { ok: false, error: { code: 'no-such-version' } };
    expect(await readStoredVersion(key)).toEqual(missing);
    expect(await renameStoredVersion(key, 'again')).toEqual(missing);
  });

  it('keepStored makes a version from the stored record', async () => {
    const saved = { ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name: 'Ann' } };
    await saveCharacter('a', saved, '1.0', 0);
    await saveCharacter('a', saved, '1.0', 1);
    expect(await addVersionFromRecord('a', 'from the other tab')).toEqual({ ok: true, value: { key: 1, revision: 2 } });
    expect(await listVersions('a')).toMatchObject({ value: [{ name: 'from the other tab', reason: 'named' }] });
    expect(await readStoredVersion(1)).toMatchObject({ value: { saved: expect.stringContaining('"Ann"') } });
    expect(await addVersionFromRecord('b', 'nobody')).toEqual({ ok: false, error: { code: 'no-such-character' } });
  });
});
