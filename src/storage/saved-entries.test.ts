import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearDatabase } from '../testing/browser-storage.ts';
import { withDatabase } from './database.ts';
import { listQuarantined } from './quarantine.ts';
import {
  changeKeptRecords,
  listKeptRecords,
  maxSavedEntries,
  quarantineKeptRecord,
  recoverKeptRecords,
} from './saved-entries.ts';

const updated = '2026-01-02T10:00:00.000Z';
const record = (id: string, saved = `text of ${id}`) => ({ id, saved, updated });
const listed = async () => {
  const list = await listKeptRecords();
  return list.ok ? list.value.map(({ id, saved }) => [id, saved]) : list.error;
};

beforeEach(clearDatabase);

describe('the store of saved custom entries', () => {
  it('is empty at first, and stores, replaces and deletes in one go', async () => {
    expect(await listed()).toEqual([]);
    await changeKeptRecords([record('a'), record('b')]);
    await changeKeptRecords([record('b', 'changed'), record('c')], ['a']);
    expect(await listed()).toEqual([
      ['b', 'changed'],
      ['c', 'text of c'],
    ]);
  });

  it('is added to a database of the previous version, whose records stay', async () => {
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

  it('takes at most 5,000 entries, and then changes nothing', async () => {
    const many = Array.from({ length: maxSavedEntries }, (_, index) => record(`e${index}`, ''));
    expect(await changeKeptRecords(many)).toMatchObject({ ok: true });
    expect(await changeKeptRecords([record('one more')])).toEqual({
      ok: false,
      error: { code: 'too-many-entries', limit: 5_000 },
    });
    expect(await changeKeptRecords([record('instead')], ['e0'])).toMatchObject({ ok: true });
  });

  it('gives defaults for damaged fields, and no id for an invalid key', async () => {
    await withDatabase(async (database) => {
      const value: object = { id: 7, saved: { not: 'a text' }, updated: 'yesterday' };
      await database.put('entries', value);
      return { ok: true, value: null };
    });
    expect(await listKeptRecords()).toEqual({ ok: true, value: [{ key: 7, id: '', saved: '', updated: '' }] });
  });
});

describe('a saved custom entry that cannot be read', () => {
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
