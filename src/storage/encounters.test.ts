import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { blankEncounter } from '../character/encounter.ts';
import { addFighters } from '../character/encounter-edits.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import { clearDatabase } from '../testing/browser-storage.ts';
import { loadCharacter, loadCurrentId, saveCharacter } from './current-character.ts';
import { closeDatabase, withDatabase } from './database.ts';
import {
  deleteEncounter,
  listEncounters,
  loadCurrentEncounterId,
  loadEncounter,
  quarantineEncounter,
  restoreEncounter,
  saveEncounter,
  setCurrentEncounterId,
} from './encounters.ts';
import {
  changeKeptRecords,
  listKeptRecords,
  maxKeptEntries,
  quarantineKeptRecord,
  recoverKeptRecords,
} from './kept-entries.ts';
import { listQuarantined } from './quarantine.ts';
import { changeSummaries, listSummaries, readSummary } from './summaries.ts';

describe('Encounters', async () => {
  const orc: SavedCharacter = { ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name: 'Orc' } };
  const raid = (name = 'Raid') => addFighters(blankEncounter('r', name), orc, { copies: 2 });
  /** Writes a record directly to the database. */
  const store = (record: unknown) =>
    withDatabase(async (database) => {
      await database.put('encounters', record as never);
      return { ok: true, value: null };
    });

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  afterEach(async () => {
    await closeDatabase();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  describe('a stored encounter', () => {
    it('is loaded as it was saved, with its revision, and listed', async () => {
      expect(await saveEncounter(raid(), '1.0', 0)).toEqual({ ok: true, value: 1 });
      expect(await saveEncounter({ ...raid(), round: 3 }, '1.0', 1)).toEqual({ ok: true, value: 2 });
      expect(await loadEncounter('r')).toEqual({
        ok: true,
        value: { revision: 2, encounter: { ...raid(), round: 3 }, report: [] },
      });
      expect(await listEncounters()).toEqual({
        ok: true,
        value: [{ id: 'r', name: 'Raid', fighters: 2, round: 3, revision: 2, updated: expect.stringMatching(/^20/) }],
      });
    });

    it('is never written over a state that another tab has saved', async () => {
      await saveEncounter(raid('Theirs'), '1.0', 0);
      expect(await saveEncounter(raid('Mine'), '1.0', 0)).toEqual({
        ok: false,
        problem: { code: 'saved-elsewhere', revision: 1 },
      });
      expect(await loadEncounter('r')).toMatchObject({ value: { encounter: { name: 'Theirs' } } });
    });

    it('is deleted, and put back as it was', async () => {
      await saveEncounter(raid(), '1.0', 0);
      const deleted = await deleteEncounter('r');
      expect(await loadEncounter('r')).toEqual({ ok: false, problem: { code: 'no-such-encounter' } });
      if (deleted.ok) await restoreEncounter(deleted.value);
      expect(await loadEncounter('r')).toMatchObject({ value: { revision: 1, encounter: { name: 'Raid' } } });
      await saveEncounter({ ...raid(), name: 'Later' }, '1.0', 1);
      if (deleted.ok) await restoreEncounter(deleted.value);
      expect(await loadEncounter('r')).toMatchObject({ value: { encounter: { name: 'Later' } } });
    });

    it('that cannot be read is moved to the quarantine with its text', async () => {
      await store({ id: 'bad', name: 'Bad', saved: 'nonsense', revision: 4 });
      expect(await loadEncounter('bad')).toMatchObject({ ok: false, problem: { code: 'unreadable' } });
      await quarantineEncounter('bad', 'not-json');
      expect(await listQuarantined()).toMatchObject({ value: [{ name: 'Bad', why: 'not-json', text: 'nonsense' }] });
      expect(await listEncounters()).toEqual({ ok: true, value: [] });
    });

    it('is not written where the storage is full', async () => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
      expect(await saveEncounter(raid(), '1.0', 0)).toEqual({ ok: false, problem: { code: 'storage-full' } });
    });
  });

  describe('damaged records', () => {
    it('are listed as far as they can be read', async () => {
      await store({ id: 'odd', name: 5, fighters: -1, round: 'two', revision: 0, updated: 'never' });
      expect(await listEncounters()).toEqual({
        ok: true,
        value: [{ id: 'odd', name: '', fighters: 0, round: 0, revision: 1, updated: '' }],
      });
    });

    it('whose key is no text get an id', async () => {
      await store({ id: 7, name: 'Seven', saved: 'x' });
      const list = await listEncounters();
      const [seven] = list.ok ? list.value : [];
      expect(seven?.name).toBe('Seven');
      expect(await loadEncounter(seven?.id ?? '')).toMatchObject({ problem: { code: 'unreadable' } });
      expect(await listEncounters()).toMatchObject({ value: [{ id: seven?.id }] });
    });
  });

  it('the id of the encounter that was open last is remembered', async () => {
    expect(await loadCurrentEncounterId()).toEqual({ ok: true, value: null });
    await setCurrentEncounterId('r');
    expect(await loadCurrentEncounterId()).toEqual({ ok: true, value: 'r' });
    await setCurrentEncounterId(null);
    expect(await loadCurrentEncounterId()).toEqual({ ok: true, value: null });
  });

  it.each([1, 2, 3])('a database of version %i keeps all that it has', async (version) => {
    const old = await openDB('pointwright', version, {
      upgrade(database) {
        database.createObjectStore('characters', { keyPath: 'id' });
        database.createObjectStore('settings');
        database.createObjectStore('unreadable', { autoIncrement: true });
        if (version < 2) return;
        database.createObjectStore('summaries', { keyPath: 'id' });
        database.createObjectStore('versions', { autoIncrement: true }).createIndex('character', 'character');
        if (version < 3) return;
        database.createObjectStore('entries', { keyPath: 'id' });
      },
    });
    await old.put('characters', {
      id: 'a',
      name: 'Ann',
      saved: '{}',
      revision: 1,
      updated: '2026-01-01T10:00:00.000Z',
    });
    if (version > 2) await old.put('entries', { id: 'e', saved: '{}', updated: '' });
    old.close();
    expect(await saveEncounter(raid(), '1.0', 0)).toEqual({ ok: true, value: 1 });
    expect(await loadCharacter('a')).toMatchObject({ problem: { code: 'unreadable' } });
    expect(await saveCharacter('a', orc, '1.0', 1)).toEqual({ ok: true, value: 2 });
    const kept = await withDatabase(async (database) => ({ ok: true, value: await database.getAllKeys('entries') }));
    expect(kept).toEqual({ ok: true, value: version > 2 ? ['e'] : [] });
  });
});

describe('Saved custom entries', async () => {
  const updated = '2026-01-02T10:00:00.000Z';
  const record = (id: string, saved = `text of ${id}`) => ({ id, saved, updated });
  const listed = async () => {
    const list = await listKeptRecords();
    return list.ok ? list.value.map(({ id, saved }) => [id, saved]) : list.problem;
  };

  beforeEach(clearDatabase);

  describe('the store of kept entries', () => {
    it('is empty at first, and stores, replaces and deletes in one go', async () => {
      expect(await listed()).toEqual([]);
      await changeKeptRecords([record('a'), record('b')]);
      await changeKeptRecords([record('b', 'changed'), record('c')], ['a']);
      expect(await listed()).toEqual([
        ['b', 'changed'],
        ['c', 'text of c'],
      ]);
    });

    it('is added to a database of the version before, whose records stay', async () => {
      const old = await openDB('pointwright', 2, {
        upgrade(database) {
          database.createObjectStore('characters', { keyPath: 'id' });
          database.createObjectStore('settings');
          database.createObjectStore('unreadable', { autoIncrement: true });
          database.createObjectStore('summaries', { keyPath: 'id' });
          database.createObjectStore('versions', { autoIncrement: true }).createIndex('character', 'character');
        },
      });
      await old.put('settings', 'a', 'currentId');
      old.close();
      expect(await listed()).toEqual([]);
      const setting = await withDatabase(async (database) => ({
        ok: true,
        value: await database.get('settings', 'currentId'),
      }));
      expect(setting).toEqual({ ok: true, value: 'a' });
    });

    it('takes no more than 5,000 entries, and then changes nothing', async () => {
      const many = Array.from({ length: maxKeptEntries }, (_, index) => record(`e${index}`, ''));
      expect(await changeKeptRecords(many)).toMatchObject({ ok: true });
      expect(await changeKeptRecords([record('one more')])).toEqual({
        ok: false,
        problem: { code: 'too-many-entries', limit: 5_000 },
      });
      expect(await changeKeptRecords([record('instead')], ['e0'])).toMatchObject({ ok: true });
    });

    it('gives defaults for damaged fields, and no id for a key that is none', async () => {
      await withDatabase(async (database) => {
        const value: object = { id: 7, saved: { not: 'a text' }, updated: 'yesterday' };
        await database.put('entries', value);
        return { ok: true, value: null };
      });
      expect(await listKeptRecords()).toEqual({ ok: true, value: [{ key: 7, id: '', saved: '', updated: '' }] });
    });
  });

  describe('a kept entry that cannot be read', () => {
    it('is quarantined with its text, and can be stored again', async () => {
      await changeKeptRecords([record('a', '{'), record('b')]);
      await quarantineKeptRecord('a', 'truncated');
      expect(await listed()).toEqual([['b', 'text of b']]);
      const quarantined = await listQuarantined();
      expect(quarantined).toMatchObject({ ok: true, value: [{ id: 'a', text: '{', why: 'truncated' }] });
      const key = quarantined.ok ? (quarantined.value[0]?.key ?? 0) : 0;
      await recoverKeptRecords(key, [record('a', 'mended')]);
      expect(await listQuarantined()).toEqual({ ok: true, value: [] });
      expect(await listed()).toEqual([
        ['a', 'mended'],
        ['b', 'text of b'],
      ]);
    });

    it('may have been deleted in the meantime', async () => {
      expect(await quarantineKeptRecord('gone', 'truncated')).toEqual({ ok: true, value: null });
      expect(await listQuarantined()).toEqual({ ok: true, value: [] });
    });
  });
});

describe('Summaries', () => {
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
        problem: { code: 'storage-full' },
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

    it('of deleted records are not listed', async () => {
      await saveCharacter('a', named('Ann'), '1.0', 0);
      await withDatabase(async (database) => {
        await database.delete('characters', 'a');
        return { ok: true, value: null };
      });
      expect(await listSummaries()).toEqual({ ok: true, value: [] });
      expect(await readSummary('a')).toEqual({ ok: true, value: null });
    });
  });
});
