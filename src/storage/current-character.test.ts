import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { setConcept } from '../character/edit-character.ts';
import { addRow } from '../character/edit-rows.ts';
import { loadCharacter, loadCurrentId, saveCharacter, setCurrentId } from './current-character.ts';
import { closeDatabase, withDatabase } from './database.ts';
import { listSummaries } from './summaries.ts';
import { listVersions, readStoredVersion } from './versions.ts';

const named = (name: string): SavedCharacter => ({
  ruleset: 'lite-3e',
  houseRules: [],
  character: addRow({ ...blankCharacter(), name }, 'skills', { entry: 'broadsword', points: 4 }),
});

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
  vi.restoreAllMocks();
});

describe('a stored character', () => {
  it('is loaded as it was saved, with its revision', async () => {
    expect(await saveCharacter('a', named('Dai'), '1.0', 0)).toEqual({ ok: true, value: 1 });
    expect(await saveCharacter('a', named('Dai Blackthorn'), '1.0', 1)).toEqual({ ok: true, value: 2 });
    expect(await loadCharacter('a')).toEqual({
      ok: true,
      value: { id: 'a', revision: 2, saved: named('Dai Blackthorn'), report: [] },
    });
  });

  it('is listed by its kind of hero while it has no name', async () => {
    const archer = named('');
    await saveCharacter('a', { ...archer, character: setConcept(archer.character, 'startedAs', 'Archer') }, '1.0', 0);
    await saveCharacter('b', named(''), '1.0', 0);
    const listed = await listSummaries();
    // Saved in the same moment, so in any order.
    expect(listed.ok && listed.value.map(({ id, name }) => [id, name]).sort()).toEqual([
      ['a', 'Archer, unnamed'],
      ['b', ''],
    ]);
  });

  it('survives a reload', async () => {
    await saveCharacter('a', named('Dai'), '1.0', 0);
    await closeDatabase();
    expect(await loadCharacter('a')).toMatchObject({ ok: true, value: { saved: named('Dai') } });
  });

  it('is not overwritten when another tab has saved it since', async () => {
    await saveCharacter('a', named('mine'), '1.0', 0);
    await saveCharacter('a', named('theirs'), '1.0', 1);
    const problem = { code: 'saved-elsewhere', revision: 2 };
    expect(await saveCharacter('a', named('mine, later'), '1.0', 1)).toEqual({ ok: false, error: problem });
    expect(await saveCharacter('a', named('new'), '1.0', 0)).toEqual({ ok: false, error: problem });
    expect(await loadCharacter('a')).toMatchObject({ value: { saved: { character: { name: 'theirs' } } } });
    expect(await saveCharacter('a', named('mine, later'), '1.0', 2)).toEqual({ ok: true, value: 3 });
  });

  it('is stored again when its record is gone', async () => {
    expect(await saveCharacter('a', named('Dai'), '1.0', 7)).toEqual({ ok: true, value: 8 });
  });

  it('has a summary, stored with it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T10:00:00Z') });
    await saveCharacter('a', named('Žofie'), '1.0', 0, { spent: 4, budget: 100 });
    vi.useRealTimers();
    expect(await listSummaries()).toEqual({
      ok: true,
      value: [
        {
          id: 'a',
          name: 'Žofie',
          ruleset: 'lite-3e',
          revision: 1,
          updated: '2026-01-01T10:00:00.000Z',
          points: { spent: 4, budget: 100 },
          tags: [],
          binned: null,
          face: null,
        },
      ],
    });
  });

  it('does not overwrite the previous text if it is too large to be read back', async () => {
    await saveCharacter('a', named('Dai'), '1.0', 0);
    const saved = named('Dai');
    const note = 'n'.repeat(20_000);
    const skills = Array.from({ length: 300 }, () => saved.character.skills.map((row) => ({ ...row, note }))).flat();
    const large = { ...saved, character: { ...saved.character, skills } };
    expect(await saveCharacter('a', large, '1.0', 1)).toEqual({
      ok: false,
      error: { code: 'too-large', limit: 5_000_000 },
    });
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 1 } });
  });

  it('is reported as no-such-character if it does not exist', async () => {
    expect(await loadCharacter('a')).toEqual({ ok: false, error: { code: 'no-such-character' } });
  });
});

describe('an unreadable record', () => {
  it.each([
    ['cut off', '{"format": "pointw', 'truncated'],
    ['no text', 5, 'empty'],
    ['of a newer version', '{"format": "pointwright", "version": 99}', 'newer-version'],
  ])('%s is reported as such, and kept', async (_, saved, why) => {
    await store({ id: 'a', saved });
    expect(await loadCharacter('a')).toMatchObject({ ok: false, error: { code: 'unreadable', why: { code: why } } });
    expect(await listSummaries()).toMatchObject({ value: [{ id: 'a', name: '', revision: 1 }] });
  });
});

describe('a record in an older format', () => {
  const old = '{"format": "pointwright", "version": 0, "character": {"name": "Dai"}}';

  it('is kept as a version when it is first written in the new format, and only then', async () => {
    await store({ id: 'a', name: 'Dai', saved: old, revision: 3, updated: '2026-01-01T10:00:00.000Z' });
    await saveCharacter('a', named('Dai'), '1.0', 3);
    await saveCharacter('a', named('Dai II'), '1.0', 4);
    const kept = await listVersions('a');
    expect(kept).toMatchObject({ ok: true, value: [{ character: 'a', reason: 'before-migration' }] });
    const key = kept.ok ? (kept.value[0]?.key ?? 0) : 0;
    expect(await readStoredVersion(key)).toMatchObject({ ok: true, value: { saved: old } });
  });

  it('is not kept when nothing is written', async () => {
    await store({ id: 'a', name: 'Dai', saved: old, revision: 3, updated: '2026-01-01T10:00:00.000Z' });
    expect(await saveCharacter('a', named('Dai'), '1.0', 2)).toMatchObject({ ok: false });
    expect(await listVersions('a')).toEqual({ ok: true, value: [] });
  });
});

describe('the current character', () => {
  it('is remembered', async () => {
    expect(await loadCurrentId()).toEqual({ ok: true, value: null });
    expect(await setCurrentId('b')).toEqual({ ok: true, value: null });
    await closeDatabase();
    expect(await loadCurrentId()).toEqual({ ok: true, value: 'b' });
  });
});

describe('a storage failure', () => {
  it('leaves the stored character unchanged for lack of space', async () => {
    await saveCharacter('a', named('Dai'), '1.0', 0);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await saveCharacter('a', named('Dai II'), '1.0', 1)).toEqual({ ok: false, error: { code: 'storage-full' } });
    vi.restoreAllMocks();
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 1, saved: named('Dai') } });
  });

  it('is reported for lack of space even if only the end of the transaction shows it', async () => {
    await saveCharacter('a', named('Dai'), '1.0', 0);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      const request = put.apply(this, given);
      // As in browsers: the transaction aborts with the reason, its requests fail only because it was aborted.
      const abort: unknown = Reflect.get(this.transaction, '_abort');
      if (typeof abort === 'function') abort.call(this.transaction, 'QuotaExceededError');
      return request;
    });
    expect(await saveCharacter('a', named('Dai II'), '1.0', 1)).toEqual({ ok: false, error: { code: 'storage-full' } });
    vi.restoreAllMocks();
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 1, saved: named('Dai') } });
  });

  it('leaves the record and the summary unchanged while writing the summary', async () => {
    await saveCharacter('a', named('Dai'), '1.0', 0, { spent: 4, budget: 100 });
    const before = await listSummaries();
    const put = IDBObjectStore.prototype.put;
    let refused = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name !== 'summaries') return put.apply(this, given);
      refused += 1;
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await saveCharacter('a', named('Dai II'), '1.0', 1)).toMatchObject({ error: { code: 'storage-full' } });
    vi.restoreAllMocks();
    expect(refused).toBe(1);
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 1, saved: named('Dai') } });
    expect(await listSummaries()).toEqual(before);
  });

  it('is reported as blocked without IndexedDB, and a later attempt succeeds', async () => {
    const factory = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    expect(await loadCurrentId()).toEqual({ ok: false, error: { code: 'storage-blocked' } });
    vi.stubGlobal('indexedDB', factory);
    expect(await loadCurrentId()).toEqual({ ok: true, value: null });
  });

  it('is reported as blocked if security settings cause it', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(await loadCharacter('a')).toEqual({ ok: false, error: { code: 'storage-blocked' } });
  });

  it('is reported as such if a newer program causes it, and does not block that program', async () => {
    await saveCharacter('a', named('Dai'), '1.0', 0);
    const newer = await openDB('pointwright', 99);
    expect(await loadCharacter('a')).toEqual({ ok: false, error: { code: 'storage-newer' } });
    newer.close();
  });

  it('is retried once after a lost connection', async () => {
    await saveCharacter('a', named('Dai'), '1.0', 0);
    await withDatabase(async (database) => {
      database.close();
      return { ok: true, value: null };
    });
    expect(await loadCharacter('a')).toMatchObject({ ok: true });
  });

  it('is reported by the browser’s error name if its kind is unknown', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('oh', 'UnknownError');
    });
    expect(await loadCurrentId()).toEqual({ ok: false, error: { code: 'storage-failed', name: 'UnknownError' } });
  });
});
