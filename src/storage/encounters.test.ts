import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { blankEncounter } from '../character/encounter.ts';
import { addFighters } from '../character/encounter-edits.ts';
import { loadCharacter, saveCharacter } from './current-character.ts';
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
import { listQuarantined } from './quarantine.ts';

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
      error: { code: 'saved-elsewhere', revision: 1 },
    });
    expect(await loadEncounter('r')).toMatchObject({ value: { encounter: { name: 'Theirs' } } });
  });

  it('is deleted, and restored unchanged', async () => {
    await saveEncounter(raid(), '1.0', 0);
    const deleted = await deleteEncounter('r');
    expect(await loadEncounter('r')).toEqual({ ok: false, error: { code: 'no-such-encounter' } });
    if (deleted.ok) await restoreEncounter(deleted.value);
    expect(await loadEncounter('r')).toMatchObject({ value: { revision: 1, encounter: { name: 'Raid' } } });
    await saveEncounter({ ...raid(), name: 'Later' }, '1.0', 1);
    if (deleted.ok) await restoreEncounter(deleted.value);
    expect(await loadEncounter('r')).toMatchObject({ value: { encounter: { name: 'Later' } } });
  });

  it('is moved to the quarantine with its text if it cannot be read', async () => {
    await store({ id: 'bad', name: 'Bad', saved: 'nonsense', revision: 4 });
    expect(await loadEncounter('bad')).toMatchObject({ ok: false, error: { code: 'unreadable' } });
    await quarantineEncounter('bad', 'not-json');
    expect(await listQuarantined()).toMatchObject({ value: [{ name: 'Bad', why: 'not-json', text: 'nonsense' }] });
    expect(await listEncounters()).toEqual({ ok: true, value: [] });
  });

  it('is not written if the storage is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await saveEncounter(raid(), '1.0', 0)).toEqual({ ok: false, error: { code: 'storage-full' } });
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

  it('get an id if their key is not a text', async () => {
    await store({ id: 7, name: 'Seven', saved: 'x' });
    const list = await listEncounters();
    const [seven] = list.ok ? list.value : [];
    expect(seven?.name).toBe('Seven');
    expect(await loadEncounter(seven?.id ?? '')).toMatchObject({ error: { code: 'unreadable' } });
    expect(await listEncounters()).toMatchObject({ value: [{ id: seven?.id }] });
  });
});

it('the id of the last open encounter is remembered', async () => {
  expect(await loadCurrentEncounterId()).toEqual({ ok: true, value: null });
  await setCurrentEncounterId('r');
  expect(await loadCurrentEncounterId()).toEqual({ ok: true, value: 'r' });
  await setCurrentEncounterId(null);
  expect(await loadCurrentEncounterId()).toEqual({ ok: true, value: null });
});

it.each([1, 2, 3])('a database of version %i keeps everything in it', async (version) => {
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
  await old.put('characters', { id: 'a', name: 'Ann', saved: '{}', revision: 1, updated: '2026-01-01T10:00:00.000Z' });
  if (version > 2) await old.put('entries', { id: 'e', saved: '{}', updated: '' });
  old.close();
  expect(await saveEncounter(raid(), '1.0', 0)).toEqual({ ok: true, value: 1 });
  expect(await loadCharacter('a')).toMatchObject({ error: { code: 'unreadable' } });
  expect(await saveCharacter('a', orc, '1.0', 1)).toEqual({ ok: true, value: 2 });
  const kept = await withDatabase(async (database) => ({ ok: true, value: await database.getAllKeys('entries') }));
  expect(kept).toEqual({ ok: true, value: version > 2 ? ['e'] : [] });
});
