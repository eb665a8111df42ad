// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { closeDatabase } from '../../storage/database.ts';
import { listVersions } from '../../storage/versions.ts';
import { eventually } from '../../testing/settle.ts';
import { blankSaved, editCharacter, openCharacter, undo, useCharacterStore } from '../character/character-store.ts';
import { isOpenUntouched, openStored } from '../saving/open-record.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { rulesHash } from '../updates/app-version.ts';
import { duplicateCharacter, readCharacter, refreshLibrary, renameCharacter, tagCharacters } from './library.ts';
import { binCharacters, deleteForever, purgeBin, restoreCharacters } from './library-bin.ts';
import { updateMissingPoints } from './library-points.ts';
import { changeList, useLibraryStore } from './library-store.ts';
import {
  addVersionOf,
  deleteVersion,
  listVersionsOf,
  openVersion,
  readVersion,
  renameVersion,
} from './library-versions.ts';

const named = (name: string) => {
  const saved = blankSaved('lite-3e');
  return { ...saved, character: setName(saved.character, name) };
};
const list = () => useLibraryStore.getState().characters.list;
const summaryOf = (id: string) => list().find((summary) => summary.id === id);
const open = () => useCharacterStore.getState();

let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  changeList('characters', { list: [], state: 'not-read', problem: null });
  stop = startAutosave();
  autosave.setBaseRevision('open', 0);
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

describe('the list of characters', () => {
  it('contains every stored character', () => {
    expect(
      list()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Ann', 'Bea', 'Open']);
    expect(useLibraryStore.getState().characters).toMatchObject({ state: 'read', problem: null });
    expect(summaryOf('open')?.points).toMatchObject({ spent: 0, budget: 100, by: rulesHash });
  });

  it('is updated when the open character is stored', async () => {
    editCharacter('Name', (character) => setName(character, 'Opened'));
    await autosave.flush();
    await eventually(() => expect(list()[0]).toMatchObject({ id: 'open', name: 'Opened', revision: 2 }));
  });

  it('reports a read failure and keeps its content', async () => {
    await closeDatabase();
    vi.stubGlobal('indexedDB', undefined);
    expect(await refreshLibrary()).toMatchObject({ ok: false });
    expect(useLibraryStore.getState().characters).toMatchObject({
      state: 'read',
      problem: { code: 'storage-blocked' },
    });
    expect(list().length).toBe(3);
  });
});

describe('a character in the list', () => {
  it('is renamed in storage, and the open one by an edit', async () => {
    expect(await renameCharacter('Ann', 'Anna')).toEqual({ ok: true, value: null });
    expect(await loadCharacter('Ann')).toMatchObject({
      value: { saved: { character: { name: 'Anna' } }, revision: 2 },
    });
    expect(summaryOf('Ann')?.name).toBe('Anna');
    await renameCharacter('open', 'Opened');
    expect(open().saved.character.name).toBe('Opened');
    undo();
    expect(open().saved.character.name).toBe('Open');
    expect(await renameCharacter('nobody', 'x')).toEqual({ ok: false, error: { code: 'no-such-character' } });
  });

  it('is duplicated with its tags and points, without being opened', async () => {
    await tagCharacters(['open'], 'knights', true);
    editCharacter('Name', (character) => setName(character, 'Opened')); // not stored yet
    const copy = await duplicateCharacter('open');
    const id = copy.ok ? copy.value : '';
    expect(summaryOf(id)).toMatchObject({
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

  it('gets its points calculated; a failed calculation is not repeated', async () => {
    const raw = named('Broken');
    await saveCharacter('broken', raw, '1.0', 0);
    const { withDatabase } = await import('../../storage/database.ts');
    await withDatabase(async (database) => {
      const record = await database.get('characters', 'broken');
      if (record) await database.put('characters', { ...record, saved: '{' });
      return { ok: true, value: null };
    });
    await refreshLibrary();
    expect([summaryOf('Ann')?.points, summaryOf('broken')?.points]).toEqual([null, null]);
    await updateMissingPoints(['Ann', 'broken', 'nobody']);
    expect([summaryOf('Ann')?.points, summaryOf('broken')?.points]).toEqual([
      expect.objectContaining({ spent: 0, budget: 100, issues: 0, by: rulesHash }),
      null,
    ]);
    expect(summaryOf('Ann')?.points?.vitals?.[0]).toEqual({ name: 'ST', text: '10' });
    const read = vi.spyOn(IDBObjectStore.prototype, 'get');
    await updateMissingPoints(['Ann', 'broken']);
    expect(read).not.toHaveBeenCalled();
  });

  it('gets its points recalculated if another build calculated them', async () => {
    await saveCharacter('old', named('Old'), '1.0', 0, { spent: 77, budget: 90, by: 'other rules' });
    await saveCharacter('older', named('Older'), '1.0', 0, { spent: 77, budget: 90 });
    await refreshLibrary();
    expect(summaryOf('old')?.points).toMatchObject({ spent: 77 }); // shown until then
    await updateMissingPoints(['old', 'older']);
    const anew = expect.objectContaining({ spent: 0, budget: 100, by: rulesHash });
    expect([summaryOf('old')?.points, summaryOf('older')?.points]).toEqual([anew, anew]);
  });
});

describe('tags', () => {
  it('are added to and removed from many characters, ignoring case', async () => {
    expect(await tagCharacters(['Ann', 'Bea', 'nobody'], ' Knights ', true)).toEqual({ ok: true, value: 2 });
    expect(await tagCharacters(['Ann'], 'KNIGHTS', true)).toEqual({ ok: true, value: 0 });
    expect([summaryOf('Ann')?.tags, summaryOf('open')?.tags]).toEqual([['Knights'], []]);
    expect(await tagCharacters(['Ann'], 'knights', false)).toEqual({ ok: true, value: 1 });
    expect([summaryOf('Ann')?.tags, summaryOf('Bea')?.tags]).toEqual([[], ['Knights']]);
  });

  it('are limited to twenty', async () => {
    for (let i = 0; i < 20; i += 1) await tagCharacters(['Ann'], `tag ${i}`, true);
    expect(await tagCharacters(['Ann', 'Bea'], 'one more', true)).toEqual({
      ok: false,
      error: { code: 'too-many-tags', limit: 20 },
    });
    expect([summaryOf('Ann')?.tags.length, summaryOf('Bea')?.tags]).toEqual([20, ['one more']]);
  });

  it('are unchanged when the storage is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await tagCharacters(['Ann'], 'knights', true)).toEqual({ ok: false, error: { code: 'storage-full' } });
    expect(summaryOf('Ann')?.tags).toEqual([]);
  });
});

describe('the bin', () => {
  it('takes characters, restores them, and deletes them permanently', async () => {
    expect(await binCharacters(['Ann', 'Bea'])).toEqual({ ok: true, value: 2 });
    expect(summaryOf('Ann')?.binned).not.toBeNull();
    expect(await restoreCharacters(['Bea'])).toEqual({ ok: true, value: 1 });
    expect(await deleteForever(['Ann', 'Bea'])).toEqual({ ok: true, value: 1 });
    expect(
      list()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['Bea', 'open']);
    expect(await loadCharacter('Ann')).toMatchObject({ ok: false });
  });

  it('does not take the open character if it is blank and the only one', async () => {
    await binCharacters(['open', 'Ann', 'Bea']);
    expect(isOpenUntouched()).toBe(true);
    expect(await binCharacters([open().id])).toEqual({ ok: true, value: 0 });
    expect(open().saved.character.name).toBe('');
  });

  it('takes the open character after opening another', async () => {
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

  it('releases a character that is opened', async () => {
    await binCharacters(['Ann']);
    expect(await openStored('Ann')).toEqual({ ok: true, value: true });
    expect(summaryOf('Ann')?.binned).toBeNull();
  });

  it('is purged of characters binned for more than 30 days', async () => {
    await addVersionOf('Ann', 'one');
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
    const kept = await addVersionOf(id, name);
    return kept.ok ? kept.value : 0;
  };

  it('contain the newest edits of the open character, and the stored text of others', async () => {
    editCharacter('Name', (character) => setName(character, 'Opened'));
    const key = await keyOf('open', ' before the\ndungeon ');
    expect(await readVersion(key)).toMatchObject({ value: { character: { name: 'Opened' } } });
    expect(await listVersionsOf('open')).toMatchObject({
      value: [{ key, name: 'before the dungeon', reason: 'named' }],
    });
    const keyOfBea = await keyOf('Bea', '');
    expect(await readVersion(keyOfBea)).toMatchObject({ value: { character: { name: 'Bea' } } });
    expect(await listVersionsOf('Bea')).toMatchObject({ value: [{ name: 'Unnamed character' }] });
    expect(await addVersionOf('nobody', 'x')).toEqual({ ok: false, error: { code: 'no-such-character' } });
  });

  it('are restored by an edit that can be undone', async () => {
    const key = await keyOf('open', 'before the dungeon');
    editCharacter('Name', (character) => setName(character, 'After'));
    expect(await openVersion(key)).toEqual({ ok: true, value: true });
    expect(open()).toMatchObject({ id: 'open', lastEdit: 'Restored version “before the dungeon”' });
    expect(open().saved.character.name).toBe('Open');
    undo();
    expect(open().saved.character.name).toBe('After');
  });

  it('of another character do not replace the open one', async () => {
    const key = await keyOf('Bea', 'one');
    expect(await openVersion(key)).toEqual({ ok: false, error: { code: 'no-such-version' } });
    expect(open().saved.character.name).toBe('Open');
  });

  it('are renamed and deleted', async () => {
    const key = await keyOf('open', 'one');
    await renameVersion(key, ` ${'x'.repeat(200)} `);
    await renameVersion(key, '  ');
    expect(await listVersionsOf('open')).toMatchObject({ value: [{ name: 'x'.repeat(120) }] });
    await deleteVersion(key);
    expect(await listVersionsOf('open')).toEqual({ ok: true, value: [] });
    expect(await openVersion(key)).toMatchObject({ ok: false });
  });
});
