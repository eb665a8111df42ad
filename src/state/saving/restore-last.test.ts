// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-concept.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { setBinned } from '../../storage/bin.ts';
import { loadCharacter, saveCharacter, setCurrentId } from '../../storage/current-character.ts';
import { closeDatabase, withDatabase } from '../../storage/database.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../character/character-store.ts';
import { unreadableText } from '../library/library-unreadable.ts';
import { useNoticeStore } from '../view/notice-store.ts';
import { writeEmergencySave } from './emergency-save.ts';
import { readEmergencySave } from './recover-emergency-save.ts';
import { restoreLast } from './restore-last.ts';
import { autosave } from './saver.ts';
import { useSavingStore } from './saving-store.ts';

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
  useNoticeStore.setState({ notices: [] });
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

describe('at start', () => {
  it('the character that was open last is open again, and is not written', async () => {
    expect(await restoreLast()).toEqual({ found: 'character', report: [] });
    expect(useCharacterStore.getState()).toMatchObject({ id: 'a', lastEdit: '' });
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 1 } });
  });

  it('one that is gone gives way to the newest, which is not in the bin', async () => {
    await setCurrentId('nobody');
    await setBinned(['b'], '2026-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({ found: 'character' });
    expect(name()).toBe('Ann');
  });

  it('nothing is found where there is nothing', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await closeDatabase();
    expect(await restoreLast()).toEqual({ found: 'nothing' });
  });

  it('storage that fails is named', async () => {
    await closeDatabase();
    vi.stubGlobal('indexedDB', undefined);
    expect(await restoreLast()).toEqual({ found: 'problem', problem: { code: 'storage-blocked' } });
  });
});

describe('a character that cannot be read', () => {
  it('is put aside, and the newest other one is open', async () => {
    await put('a', '{"format', '2099-01-01T10:00:00.000Z');
    const restored = await restoreLast();
    expect(restored).toMatchObject({
      found: 'character',
      instead: { problem: { code: 'unreadable', why: { code: 'truncated' } }, aside: 1 },
    });
    expect(name()).toBe('Bea');
    expect(await unreadableText(1)).toEqual({ ok: true, value: '{"format' });
    expect(await listSummaries()).toMatchObject({ value: [{ id: 'b' }] });
  });

  it('is passed over as well when it is the next newest', async () => {
    await put('a', '{"format', '2099-01-01T10:00:00.000Z');
    await put('c', '?', '2098-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({ found: 'character' });
    expect(name()).toBe('Bea');
    expect(await unreadableText(2)).toEqual({ ok: true, value: '?' });
  });

  it('stays where it is when a newer version of the program wrote it', async () => {
    const newer = '{"format": "pointwright", "version": 99}';
    await put('a', newer, '2099-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({
      found: 'character',
      instead: { problem: { why: { code: 'newer-version' } }, aside: null },
    });
    expect(name()).toBe('Bea');
    const list = await listSummaries();
    expect(list.ok && list.value.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  it('leaves a blank one where there is no other', async () => {
    await put('a', '{"format', '2099-01-01T10:00:00.000Z');
    await setBinned(['b'], '2026-01-01T10:00:00.000Z');
    expect(await restoreLast()).toMatchObject({ found: 'nothing', instead: { aside: 1 } });
    expect(name()).toBe('');
  });
});

describe('what a page before could not store', () => {
  it('is stored, and forgotten', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }], '1.0');
    await restoreLast();
    expect(name()).toBe('Ann, later');
    expect(readEmergencySave().unsaved).toEqual([]);
  });

  it('is kept beside what another tab has stored since', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Mine'), basedOn: 1 }], '1.0');
    await saveCharacter('a', named('Theirs'), '1.0', 1);
    await restoreLast();
    expect(name()).toBe('Theirs');
    const list = await listSummaries();
    expect(list.ok && list.value.map((each) => each.name).sort()).toEqual(['Bea', 'Mine', 'Theirs']);
  });

  it('is told to be kept beside it', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Mine'), basedOn: 1 }], '1.0');
    await saveCharacter('a', named('Theirs'), '1.0', 1);
    await restoreLast();
    expect(useNoticeStore.getState().notices).toMatchObject([{ title: 'Mine was changed in two tabs' }]);
  });
});

describe('what still cannot be stored', () => {
  const full = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  const storedNames = async () => {
    const list = await listSummaries();
    return list.ok && list.value.map((each) => each.name).sort();
  };

  it('is open, and stored once there is room; nothing of it comes back after that', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }], '1.0');
    full();
    expect(await restoreLast()).toEqual({ found: 'character', report: [] });
    expect(name()).toBe('Ann, later');
    await autosave.flush();
    expect(useSavingStore.getState()).toMatchObject({ state: 'failed', problem: { code: 'storage-full' } });
    expect(readEmergencySave().unsaved).toMatchObject([{ id: 'a', basedOn: 1 }]);

    vi.restoreAllMocks();
    await autosave.flush();
    expect(useSavingStore.getState()).toEqual({ state: 'saved' });
    expect(await storedNames()).toEqual(['Ann, later', 'Bea']);
    expect(readEmergencySave().unsaved).toEqual([]);
  });

  it('is open though it was never stored before', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await closeDatabase();
    writeEmergencySave([{ id: 'new', saved: named('Never stored'), basedOn: 0 }], '1.0');
    full();
    expect(await restoreLast()).toEqual({ found: 'character', report: [] });
    expect(useCharacterStore.getState()).toMatchObject({ id: 'new' });
    expect(name()).toBe('Never stored');
  });

  it('is open where nothing can be read', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }], '1.0');
    await closeDatabase();
    vi.stubGlobal('indexedDB', undefined);
    expect(await restoreLast()).toEqual({ found: 'problem', problem: { code: 'storage-blocked' } });
    expect(name()).toBe('Ann, later');
  });

  it('of one character from two tabs is all kept', async () => {
    writeEmergencySave([{ id: 'a', saved: named('From one tab'), basedOn: 1 }], '1.0');
    const text = JSON.stringify([{ id: 'a', basedOn: 1, text: serializeFile(named('From the other'), '1.0') }]);
    localStorage.setItem('pointwright.unsaved.other', text);
    full();
    await restoreLast();
    vi.restoreAllMocks();
    await autosave.flush();
    expect(await storedNames()).toEqual(['Bea', 'From one tab', 'From the other']);
  });

  it('stays where it was left when it cannot be left anew', async () => {
    writeEmergencySave([{ id: 'a', saved: named('Ann, later'), basedOn: 1 }], '1.0');
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
    full();
    await restoreLast();
    expect(refused).toBe(2);
    expect(readEmergencySave().unsaved).toMatchObject([{ id: 'a', basedOn: 1 }]);
  });
});
