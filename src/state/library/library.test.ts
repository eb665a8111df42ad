// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-concept.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { closeDatabase } from '../../storage/database.ts';
import { listVersions } from '../../storage/versions.ts';
import { blankSaved, editCharacter, openCharacter, undo, useCharacterStore } from '../character/character-store.ts';
import { isOpenUntouched, openStored } from '../saving/open-record.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { rulesHash } from '../updates/app-version.ts';
import { duplicateCharacter, readCharacter, refreshLibrary, renameCharacter, tagCharacters } from './library.ts';
import { binCharacters, deleteForever, purgeBin, restoreCharacters } from './library-bin.ts';
import { workOutPoints } from './library-points.ts';
import { useLibraryStore } from './library-store.ts';
import { deleteVersion, keepVersion, openVersion, readVersion, renameVersion, versionsOf } from './library-versions.ts';

const named = (name: string) => {
  const saved = blankSaved('lite-3e');
  return { ...saved, character: setName(saved.character, name) };
};
const list = () => useLibraryStore.getState().characters;
const one = (id: string) => list().find((each) => each.id === id);
const open = () => useCharacterStore.getState();

let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  useLibraryStore.setState({ characters: [], state: 'not-read', problem: null });
  stop = startAutosave();
  autosave.basedOn('open', 0);
  openCharacter(named('Open'), 'open');
  await autosave.flush();
  for (const name of ['Ann', 'Bea']) await saveCharacter(name, named(name), '1.0', 0);
  await refreshLibrary();
});

afterEach(async () => {
  autosave.forget(open().id);
  stop();
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the list', () => {
  it('has every character of this browser', () => {
    expect(
      list()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Ann', 'Bea', 'Open']);
    expect(useLibraryStore.getState()).toMatchObject({ state: 'read', problem: null });
    expect(one('open')?.points).toEqual({ spent: 0, budget: 100, by: rulesHash });
  });

  it('follows the open character as it is stored', async () => {
    editCharacter('Name', (character) => setName(character, 'Opened'));
    await autosave.flush();
    await vi.waitFor(() => expect(list()[0]).toMatchObject({ id: 'open', name: 'Opened', revision: 2 }));
  });

  it('says when it cannot be read, and keeps what it had', async () => {
    await closeDatabase();
    vi.stubGlobal('indexedDB', undefined);
    expect(await refreshLibrary()).toMatchObject({ ok: false });
    expect(useLibraryStore.getState()).toMatchObject({ state: 'read', problem: { code: 'storage-blocked' } });
    expect(list().length).toBe(3);
  });
});

describe('a character of the list', () => {
  it('is renamed in storage, and the open one by an edit', async () => {
    expect(await renameCharacter('Ann', 'Anna')).toEqual({ ok: true, value: null });
    expect(await loadCharacter('Ann')).toMatchObject({
      value: { saved: { character: { name: 'Anna' } }, revision: 2 },
    });
    expect(one('Ann')?.name).toBe('Anna');
    await renameCharacter('open', 'Opened');
    expect(open().saved.character.name).toBe('Opened');
    undo();
    expect(open().saved.character.name).toBe('Open');
    expect(await renameCharacter('nobody', 'x')).toEqual({ ok: false, problem: { code: 'no-such-character' } });
  });

  it('is copied with its tags and points, and not opened', async () => {
    await tagCharacters(['open'], 'knights', true);
    editCharacter('Name', (character) => setName(character, 'Opened')); // not stored yet
    const copy = await duplicateCharacter('open');
    const id = copy.ok ? copy.value : '';
    expect(one(id)).toMatchObject({
      name: 'Opened (copy)',
      tags: ['knights'],
      points: { spent: 0, budget: 100, by: rulesHash },
    });
    expect(await loadCharacter(id)).toMatchObject({ value: { saved: { character: { name: 'Opened (copy)' } } } });
    expect(open().id).toBe('open');
  });

  it('is read with its newest edits', async () => {
    editCharacter('Name', (character) => setName(character, 'Opened'));
    expect(await readCharacter('open')).toMatchObject({ value: { character: { name: 'Opened' } } });
    expect(await readCharacter('Bea')).toMatchObject({ value: { character: { name: 'Bea' } } });
    expect(await readCharacter('nobody')).toMatchObject({ ok: false });
  });

  it('gets its points worked out, and what cannot be worked out is tried once', async () => {
    const raw = named('Broken');
    await saveCharacter('broken', raw, '1.0', 0);
    const { withDatabase } = await import('../../storage/database.ts');
    await withDatabase(async (database) => {
      const record = await database.get('characters', 'broken');
      if (record) await database.put('characters', { ...record, saved: '{' });
      return { ok: true, value: null };
    });
    await refreshLibrary();
    expect([one('Ann')?.points, one('broken')?.points]).toEqual([null, null]);
    await workOutPoints(['Ann', 'broken', 'nobody']);
    expect([one('Ann')?.points, one('broken')?.points]).toEqual([{ spent: 0, budget: 100, by: rulesHash }, null]);
    const read = vi.spyOn(IDBObjectStore.prototype, 'get');
    await workOutPoints(['Ann', 'broken']);
    expect(read).not.toHaveBeenCalled();
  });

  it('gets its points anew where the rules of another build had worked them out', async () => {
    await saveCharacter('old', named('Old'), '1.0', 0, { spent: 77, budget: 90, by: 'other rules' });
    await saveCharacter('older', named('Older'), '1.0', 0, { spent: 77, budget: 90 });
    await refreshLibrary();
    expect(one('old')?.points).toMatchObject({ spent: 77 }); // shown until then
    await workOutPoints(['old', 'older']);
    const anew = { spent: 0, budget: 100, by: rulesHash };
    expect([one('old')?.points, one('older')?.points]).toEqual([anew, anew]);
  });
});

describe('tags', () => {
  it('are given to many, and taken from them, whatever their case', async () => {
    expect(await tagCharacters(['Ann', 'Bea', 'nobody'], ' Knights ', true)).toEqual({ ok: true, value: 2 });
    expect(await tagCharacters(['Ann'], 'KNIGHTS', true)).toEqual({ ok: true, value: 0 });
    expect([one('Ann')?.tags, one('open')?.tags]).toEqual([['Knights'], []]);
    expect(await tagCharacters(['Ann'], 'knights', false)).toEqual({ ok: true, value: 1 });
    expect([one('Ann')?.tags, one('Bea')?.tags]).toEqual([[], ['Knights']]);
  });

  it('are twenty at most', async () => {
    for (let i = 0; i < 20; i += 1) await tagCharacters(['Ann'], `tag ${i}`, true);
    expect(await tagCharacters(['Ann', 'Bea'], 'one more', true)).toEqual({
      ok: false,
      problem: { code: 'too-many-tags', limit: 20 },
    });
    expect([one('Ann')?.tags.length, one('Bea')?.tags]).toEqual([20, ['one more']]);
  });

  it('stay as they were where there is no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await tagCharacters(['Ann'], 'knights', true)).toEqual({ ok: false, problem: { code: 'storage-full' } });
    expect(one('Ann')?.tags).toEqual([]);
  });
});

describe('the bin', () => {
  it('takes characters, gives them back, and deletes them for good', async () => {
    expect(await binCharacters(['Ann', 'Bea'])).toEqual({ ok: true, value: 2 });
    expect(one('Ann')?.binned).not.toBeNull();
    expect(await restoreCharacters(['Bea'])).toEqual({ ok: true, value: 1 });
    expect(await deleteForever(['Ann', 'Bea'])).toEqual({ ok: true, value: 1 });
    expect(
      list()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['Bea', 'open']);
    expect(await loadCharacter('Ann')).toMatchObject({ ok: false });
  });

  it('leaves the open one where nothing was chosen for it and there is no other', async () => {
    await binCharacters(['open', 'Ann', 'Bea']);
    expect(isOpenUntouched()).toBe(true);
    expect(await binCharacters([open().id])).toEqual({ ok: true, value: 0 });
    expect(open().saved.character.name).toBe('');
  });

  it('takes the open one, once another is open', async () => {
    expect(await binCharacters(['open', 'Bea'])).toEqual({ ok: true, value: 2 });
    expect(open().id).toBe('Ann');
    expect(await binCharacters(['Ann'])).toEqual({ ok: true, value: 1 });
    expect(open().saved.character.name).toBe('');
    expect(['open', 'Ann', 'Bea']).not.toContain(open().id);
    await refreshLibrary();
    expect(
      list()
        .filter(({ binned }) => binned === null)
        .map(({ id }) => id),
    ).toEqual([open().id]);
  });

  it('is left by a character that is opened', async () => {
    await binCharacters(['Ann']);
    expect(await openStored('Ann')).toEqual({ ok: true, value: true });
    expect(one('Ann')?.binned).toBeNull();
  });

  it('is emptied of what was in it for more than 30 days', async () => {
    await keepVersion('Ann', 'one');
    await binCharacters(['Ann', 'Bea']);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    expect(await purgeBin(days(29.9))).toEqual({ ok: true, value: 0 });
    expect(await purgeBin(days(30.1))).toEqual({ ok: true, value: 2 });
    expect(list().map(({ id }) => id)).toEqual(['open']);
    expect(await listVersions('Ann')).toEqual({ ok: true, value: [] });
  });
});

describe('versions', () => {
  const keyOf = async (id: string, name: string): Promise<number> => {
    const kept = await keepVersion(id, name);
    return kept.ok ? kept.value : 0;
  };

  it('are kept of the open character as it is now, and of others as they are stored', async () => {
    editCharacter('Name', (character) => setName(character, 'Opened'));
    const key = await keyOf('open', ' before the\ndungeon ');
    expect(await readVersion(key)).toMatchObject({ value: { character: { name: 'Opened' } } });
    expect(await versionsOf('open')).toMatchObject({ value: [{ key, name: 'before the dungeon', reason: 'named' }] });
    const other = await keyOf('Bea', '');
    expect(await readVersion(other)).toMatchObject({ value: { character: { name: 'Bea' } } });
    expect(await versionsOf('Bea')).toMatchObject({ value: [{ name: 'Without a name' }] });
    expect(await keepVersion('nobody', 'x')).toEqual({ ok: false, problem: { code: 'no-such-character' } });
  });

  it('are gone back to by an edit that can be undone', async () => {
    const key = await keyOf('open', 'before the dungeon');
    editCharacter('Name', (character) => setName(character, 'After'));
    expect(await openVersion(key)).toEqual({ ok: true, value: true });
    expect(open()).toMatchObject({ id: 'open', lastEdit: 'Back to the version “before the dungeon”' });
    expect(open().saved.character.name).toBe('Open');
    undo();
    expect(open().saved.character.name).toBe('After');
  });

  it('of another character are not put in place of the open one', async () => {
    const key = await keyOf('Bea', 'one');
    expect(await openVersion(key)).toEqual({ ok: false, problem: { code: 'no-such-version' } });
    expect(open().saved.character.name).toBe('Open');
  });

  it('are renamed and deleted', async () => {
    const key = await keyOf('open', 'one');
    await renameVersion(key, ` ${'x'.repeat(200)} `);
    await renameVersion(key, '  ');
    expect(await versionsOf('open')).toMatchObject({ value: [{ name: 'x'.repeat(120) }] });
    await deleteVersion(key);
    expect(await versionsOf('open')).toEqual({ ok: true, value: [] });
    expect(await openVersion(key)).toMatchObject({ ok: false });
  });
});
