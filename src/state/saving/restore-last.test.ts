// @vitest-environment happy-dom
import { useViewStore } from '../view/view-store.ts';
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { setBinned } from '../../storage/bin.ts';
import { loadCharacter, saveCharacter, setCurrentId } from '../../storage/current-character.ts';
import { closeDatabase, withDatabase } from '../../storage/database.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../character/character-store.ts';
import { readUnreadableText } from '../library/library-unreadable.ts';
import { readEmergencySave } from './recover-emergency-save.ts';
import { restoreLast } from './restore-last.ts';
import { autosave, characterSaver } from './saver.ts';
import { useSavingStore } from './saving-store.ts';

const { writeEmergencySave } = characterSaver;
const named = (name: string) => {
  const saved = blankSaved('lite-3e');
  return { ...saved, character: setName(saved.character, name) };
};
const name = () => useCharacterStore.getState().saved.character.name;
const put = (id: string, saved: string, updated: string) =>
  withDatabase(async (database) => {
    await database.put('characters', { id, name: id, saved, revision: 1, updated });
    return { ok: true, value: null };
  });

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  useViewStore.setState({ notices: [] });
  openCharacter(blankSaved());
  await saveCharacter('a', named('Ann'), '1.0', 0);
  await saveCharacter('b', named('Bea'), '1.0', 0);
  await setCurrentId('a');
});

afterEach(async () => {
  for (const { id } of autosave.unsaved()) autosave.forget(id);
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('restoreLast', () => {
  it('opens the character that was last open, without writing it', async () => {
    expect(await restoreLast()).toEqual({ kind: 'character', report: [] });
    expect(useCharacterStore.getState()).toMatchObject({ id: 'a', lastEdit: '' });
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 1 } });
  });

  it('opens the newest character outside the bin if that one is gone', async () => {
    await setCurrentId('nobody');
    await setBinned(['b'], '2026-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({ kind: 'character' });
    expect(name()).toBe('Ann');
  });

  it('finds nothing in an empty storage', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await closeDatabase();
    expect(await restoreLast()).toEqual({ kind: 'nothing' });
  });

  it('returns the problem of a failing storage', async () => {
    await closeDatabase();
    vi.stubGlobal('indexedDB', undefined);
    expect(await restoreLast()).toEqual({ kind: 'problem', problem: { code: 'storage-blocked' } });
  });
});

describe('a character that cannot be read', () => {
  it('is quarantined, and the newest other one is opened', async () => {
    await put('a', '{"format', '2099-01-01T10:00:00.000Z');
    const restored = await restoreLast();
    expect(restored).toMatchObject({
      kind: 'character',
      instead: { problem: { code: 'unreadable', why: { code: 'truncated' } }, quarantineKey: 1 },
    });
    expect(name()).toBe('Bea');
    expect(await readUnreadableText(1)).toEqual({ ok: true, value: '{"format' });
    expect(await listSummaries()).toMatchObject({ value: [{ id: 'b' }] });
  });

  it('is also quarantined when it is the next newest', async () => {
    await put('a', '{"format', '2099-01-01T10:00:00.000Z');
    await put('c', '?', '2098-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({ kind: 'character' });
    expect(name()).toBe('Bea');
    expect(await readUnreadableText(2)).toEqual({ ok: true, value: '?' });
  });

  it('is kept in place when a newer version of the program wrote it', async () => {
    const newer = '{"format": "pointwright", "version": 99}';
    await put('a', newer, '2099-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({
      kind: 'character',
      instead: { problem: { why: { code: 'newer-version' } }, quarantineKey: null },
    });
    expect(name()).toBe('Bea');
    const list = await listSummaries();
    expect(list.ok && list.value.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  it('is replaced by a blank one if there is no other', async () => {
    await put('a', '{"format', '2099-01-01T10:00:00.000Z');
    await setBinned(['b'], '2026-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({ kind: 'nothing', instead: { quarantineKey: 1 } });
    expect(name()).toBe('');
  });
});

describe('an emergency save of an earlier page', () => {
  it('is stored and removed', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }]);
    await restoreLast();
    expect(name()).toBe('Ann, later');
    expect((await readEmergencySave(characterSaver)).unsaved).toEqual([]);
  });

  it('is kept in addition to what another tab has stored since', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Mine'), basedOn: 1 }]);
    await saveCharacter('a', named('Theirs'), '1.0', 1);
    await restoreLast();
    expect(name()).toBe('Theirs');
    const list = await listSummaries();
    expect(list.ok && list.value.map((summary) => summary.name).sort()).toEqual(['Bea', 'Mine', 'Theirs']);
  });

  it('causes a notice if both are kept', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Mine'), basedOn: 1 }]);
    await saveCharacter('a', named('Theirs'), '1.0', 1);
    await restoreLast();
    expect(useViewStore.getState().notices).toMatchObject([{ title: 'Mine was changed in two tabs' }]);
  });
});

describe('an emergency save that still cannot be stored', () => {
  const failWrites = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  const storedNames = async () => {
    const list = await listSummaries();
    return list.ok && list.value.map((summary) => summary.name).sort();
  };

  it('is opened, stored once there is space, and then removed', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }]);
    failWrites();
    expect(await restoreLast()).toEqual({ kind: 'character', report: [] });
    expect(name()).toBe('Ann, later');
    await autosave.flush();
    expect(useSavingStore.getState().character).toMatchObject({ state: 'failed', problem: { code: 'storage-full' } });
    expect((await readEmergencySave(characterSaver)).unsaved).toMatchObject([{ id: 'a', basedOn: 1 }]);

    vi.restoreAllMocks();
    await autosave.flush();
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
    expect(await storedNames()).toEqual(['Ann, later', 'Bea']);
    expect((await readEmergencySave(characterSaver)).unsaved).toEqual([]);
  });

  it('is opened even if it was never stored', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await closeDatabase();
    writeEmergencySave([{ id: 'new', saved: named('Never stored'), basedOn: 0 }]);
    failWrites();
    expect(await restoreLast()).toEqual({ kind: 'character', report: [] });
    expect(useCharacterStore.getState()).toMatchObject({ id: 'new' });
    expect(name()).toBe('Never stored');
  });

  it('is opened even if the storage cannot be read', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }]);
    await closeDatabase();
    vi.stubGlobal('indexedDB', undefined);
    expect(await restoreLast()).toEqual({ kind: 'problem', problem: { code: 'storage-blocked' } });
    expect(name()).toBe('Ann, later');
  });

  it('is kept twice if two tabs have changed the same character', async () => {
    writeEmergencySave([{ id: 'a', saved: named('From one tab'), basedOn: 1 }]);
    const text = JSON.stringify([{ id: 'a', basedOn: 1, text: serializeFile(named('From the other'), '1.0') }]);
    localStorage.setItem('pointwright.unsaved.other', text);
    failWrites();
    await restoreLast();
    vi.restoreAllMocks();
    await autosave.flush();
    expect(await storedNames()).toEqual(['Bea', 'From one tab', 'From the other']);
  });

  it('is put back if it cannot be written again', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }]);
    let refused = 0;
    const refusing = (name: string, text: string): void => {
      refused += 1;
      if (refused === 1) throw new DOMException('no room', 'QuotaExceededError');
      localStorage.setItem(name, text);
    };
    const { localStorage } = globalThis;
    const get = (storage: Storage, key: string | symbol): unknown =>
      key === 'setItem' ? refusing : Reflect.get(storage, key);
    vi.stubGlobal('localStorage', new Proxy(localStorage, { get }));
    failWrites();
    await restoreLast();
    expect(refused).toBe(2);
    expect((await readEmergencySave(characterSaver)).unsaved).toMatchObject([{ id: 'a', basedOn: 1 }]);
  });
});
