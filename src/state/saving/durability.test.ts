// @vitest-environment happy-dom
import { useSavingStore } from './saving-store.ts';
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { closeDatabase } from '../../storage/database.ts';
import { eventually } from '../../testing/settle.ts';
import { blankSaved, editCharacter, openCharacter } from '../character/character-store.ts';
import { markExported, refreshDurability, remindNow, watchDurability } from './durability.ts';
import { autosave, startAutosave } from './saver.ts';

/** A fake StorageManager; `kept` is whether storage is persistent. */
const storage = { kept: false, persisted: vi.fn(), persist: vi.fn(), estimate: vi.fn() };
const type = (text: string) => editCharacter(`Name: ${text}`, (character) => setName(character, text));
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

let stops: (() => void)[] = [];
let count = 0;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  storage.kept = false;
  storage.persisted.mockReset().mockImplementation(async () => storage.kept);
  storage.persist.mockReset().mockImplementation(async () => {
    storage.kept = true;
    return true;
  });
  storage.estimate.mockReset().mockResolvedValue({ usage: 1_000, quota: 5_000 });
  vi.stubGlobal('navigator', { storage });
  useSavingStore.setState({ durability: { persisted: null, exported: null, room: null } });
  stops = [startAutosave(), watchDurability()];
  count += 1;
  openCharacter(blankSaved(), `a${count}`);
  await autosave.flush();
});

afterEach(async () => {
  for (const stop of stops) stop();
  await closeDatabase();
  vi.unstubAllGlobals();
});

describe('the browser storage', () => {
  it('is requested to be persistent once, after the first edit', async () => {
    await refreshDurability();
    expect(useSavingStore.getState().durability).toEqual({
      persisted: false,
      exported: null,
      room: { used: 1_000, of: 5_000 },
    });
    expect(storage.persist).not.toHaveBeenCalled();
    type('Ann');
    await autosave.flush();
    await eventually(() => expect(useSavingStore.getState().durability.persisted).toBe(true));
    openCharacter(blankSaved(), `b${count}`);
    type('Bea');
    await autosave.flush();
    await refreshDurability();
    expect(storage.persist).toHaveBeenCalledOnce();
  });

  it('is not requested automatically in Firefox, which would interrupt the player with a prompt', async () => {
    vi.stubGlobal('navigator', { storage, userAgent: 'Mozilla/5.0 (X11; rv:153.0) Gecko/20100101 Firefox/153.0' });
    await refreshDurability();
    storage.persisted.mockClear();
    type('Ann');
    await autosave.flush();
    // Once before the request would be made, and once to refresh the state.
    await eventually(() => expect(storage.persisted).toHaveBeenCalledTimes(2));
    expect(useSavingStore.getState().durability.persisted).toBe(false);
    expect(storage.persist).not.toHaveBeenCalled();
  });

  it('is not requested again if it is already persistent', async () => {
    storage.kept = true;
    type('Ann');
    await autosave.flush();
    await eventually(() => expect(useSavingStore.getState().durability.persisted).toBe(true));
    expect(storage.persist).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['is missing', undefined],
    ['is incomplete', {}],
    [
      'rejects',
      { persisted: () => Promise.reject(new TypeError('no')), estimate: () => Promise.reject(new TypeError('no')) },
    ],
  ])('is in an unknown state if the StorageManager %s', async (_, manager) => {
    vi.stubGlobal('navigator', { storage: manager });
    type('Ann');
    await autosave.flush();
    await refreshDurability();
    expect(useSavingStore.getState().durability).toEqual({ persisted: null, exported: null, room: null });
  });
});

describe('the reminder', () => {
  beforeEach(() => {
    storage.persist.mockResolvedValue(false);
  });

  it('comes two weeks after an unexported change, and again a week later', async () => {
    type('Ann');
    await autosave.flush();
    await eventually(() => expect(storage.persist).toHaveBeenCalled());
    expect(await remindNow(days(13))).toBe(false);
    expect(await remindNow(days(15))).toBe(true);
    expect(await remindNow(days(16))).toBe(false);
    expect(await remindNow(days(23))).toBe(true);
  });

  it('does not come for an exported character', async () => {
    type('Ann');
    await autosave.flush();
    await eventually(() => expect(storage.persist).toHaveBeenCalled());
    await markExported([`a${count}`]);
    expect(useSavingStore.getState().durability.exported).toMatch(/^\d{4}-/);
    expect(await remindNow(days(15))).toBe(false);
  });
});
