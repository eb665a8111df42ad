// @vitest-environment happy-dom
import type { IncomingList } from './library-state.ts';
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName, setPortrait } from '../../character/edit-character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { parseLibrary, serializeLibrary } from '../../character/file/library-file.ts';
import { setBinned } from '../../storage/bin.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { closeDatabase, withDatabase } from '../../storage/database.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { listVersions, readStoredVersion } from '../../storage/versions.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankSaved, editCharacter, openCharacter, undo, useCharacterStore } from '../character/character-store.ts';
import { refreshDurability } from '../saving/durability.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { useSavingStore } from '../saving/saving-store.ts';
import { tagCharacters } from './library.ts';
import { exportLibrary, importIncoming, readIncoming } from './library-file.ts';
import { deleteUnreadable, listUnreadable, readUnreadableText, recoverUnreadable } from './library-unreadable.ts';

const named = (name: string, player = '') => {
  const saved = blankSaved('lite-3e');
  const character = setName(saved.character, name);
  return { ...saved, character: { ...character, concept: { ...character.concept, player } } };
};
const file = (name: string, player?: string) => serializeFile(named(name, player), '1.0');
const library = (...members: [id: string, name: string, player?: string][]) =>
  serializeLibrary(
    members.map(([id, name, player]) => ({
      id,
      updated: '2020-01-01T10:00:00.000Z',
      tags: ['theirs'],
      text: file(name, player),
    })),
    '1.0',
  );
const stored = async (id: string) => {
  const loaded = await loadCharacter(id);
  return loaded.ok ? `${loaded.value.saved.character.name} of ${loaded.value.saved.character.concept.player}` : 'none';
};
const names = async () => {
  const list = await listSummaries();
  return list.ok ? list.value.map(({ name }) => name).sort() : [];
};
const conflicts = ({ items }: IncomingList) =>
  items.map(({ incoming, conflict }) => `${incoming.name}: ${conflict ? `${conflict.id} ${conflict.same}` : 'new'}`);

let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  autosave.setBaseRevision('open', 0);
  stop = startAutosave();
  openCharacter(named('Open', 'me'), 'open');
  await autosave.flush();
  await saveCharacter('a', named('Ann', 'me'), '1.0', 0);
  await saveCharacter('b', named('Bea', 'me'), '1.0', 0);
});

afterEach(async () => {
  for (const { id } of autosave.unsaved()) autosave.forget(id);
  stop();
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('exportLibrary', () => {
  const exported = async (ids: readonly string[] | 'all') => {
    const result = await exportLibrary(ids);
    if (!result.ok) throw new Error(result.error.code);
    return { ...result.value, text: await result.value.blob.text() };
  };

  it('writes all characters except those in the bin, with the newest edits, tags and portraits', async () => {
    await tagCharacters(['a'], 'knights', true);
    await setBinned(['b'], '2026-01-01T10:00:00.000Z');
    editCharacter('Portrait', (character) => setPortrait(setName(character, 'Opened'), smallPortrait));
    const { text, name, count } = await exported('all');
    expect(name).toMatch(/^pointwright-library-\d{4}-\d\d-\d\d\.json$/);
    expect(count).toBe(2);
    const reading = parseLibrary(text);
    const read = reading.ok ? reading.value.characters : [];
    expect(reading).toMatchObject({ ok: true, value: { faults: [] } });
    expect(read.map(({ id }) => id).sort()).toEqual(['a', 'open']);
    expect(read.find(({ id }) => id === 'a')).toMatchObject({ tags: ['knights'], saved: named('Ann', 'me') });
    expect(read.find(({ id }) => id === 'open')?.saved.character).toMatchObject({
      name: 'Opened',
      portrait: smallPortrait,
    });
  });

  it('writes the requested characters, in the bin or not', async () => {
    await setBinned(['b'], '2026-01-01T10:00:00.000Z');
    const { text, count } = await exported(['b', 'nobody']);
    expect([count, text.includes('"Bea"'), text.includes('"Ann"')]).toEqual([1, true, false]);
  });

  it('writes an unreadable text unchanged', async () => {
    await withDatabase(async (database) => {
      await database.put('characters', { id: 'a', name: 'Ann', saved: '{"half', revision: 1, updated: '' });
      return { ok: true, value: null };
    });
    const reading = parseLibrary((await exported('all')).text);
    expect(reading).toMatchObject({
      value: { characters: [{}, {}], faults: [{ raw: '{"half', problem: { code: 'truncated' } }] },
    });
  });

  it('writes a file that is imported unchanged into an empty browser', async () => {
    await tagCharacters(['a', 'b'], 'knights', true);
    const before = await listSummaries();
    const { text } = await exported('all');
    await closeDatabase();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const list = await readIncoming(text, 'library.json');
    expect(await importIncoming(list)).toMatchObject({
      added: 3,
      replaced: 0,
      copied: 0,
      skipped: 0,
      quarantined: 0,
      stopped: 0,
      problem: null,
    });
    const after = await listSummaries();
    const kept = (all: typeof before) =>
      all.ok ? all.value.map(({ id, name, updated, tags }) => ({ id, name, updated, tags })) : [];
    expect(kept(after)).toEqual(kept(before));
    expect(await stored('a')).toBe('Ann of me');
  });

  it('writes more characters than fit in one batch', async () => {
    const many = Array.from({ length: 130 }, (_, i) => [`m${i}`, `Many ${i}`] as [string, string]);
    await importIncoming(await readIncoming(library(...many), 'many.json'));
    const { text, count } = await exported('all');
    const reading = parseLibrary(text);
    expect([count, reading.ok && reading.value.characters.length]).toEqual([133, 133]);
  });
});

describe('readIncoming', () => {
  it('finds a conflict with the character of the same id, or else of the same name', async () => {
    const text = library(['a', 'Other name'], ['x', ' bea '], ['y', 'New'], ['b', 'Bea', 'me'], ['a', 'Twice']);
    expect(conflicts(await readIncoming(text, 'x.json'))).toEqual([
      'Other name: a false',
      ' bea : b false',
      'New: new',
      'Bea: b true',
      'Twice: new',
    ]);
    expect(conflicts(await readIncoming(file('Ann', 'me'), 'ann.json'))).toEqual(['Ann: a true']);
    expect(conflicts(await readIncoming(file(''), 'nobody.json'))).toEqual([': new']);
  });

  it('compares with the newest edits of the open character', async () => {
    editCharacter('Name', (character) => setName(character, 'Opened'));
    expect(conflicts(await readIncoming(library(['open', 'Opened', 'me']), 'x.json'))).toEqual(['Opened: open true']);
  });

  it('does not parse characters that are stored with the same text', async () => {
    const text = library(['a', 'Ann', 'me'], ['b', 'Bea', 'you'], ['c', 'Cat']);
    const parse = vi.spyOn(JSON, 'parse');
    const list = await readIncoming(text, 'all.json');
    expect(conflicts(list)).toEqual(['Ann: a true', 'Bea: b false', 'Cat: new']);
    const files = parse.mock.calls.map(([read]) => read).filter((read) => read.includes('"format"'));
    expect(files.filter((read) => read.includes('"Ann"'))).toEqual([]);
    expect(files.some((read) => read.includes('"Cat"'))).toBe(true);
  });

  it('returns a fault for a text that is neither a character nor a library', async () => {
    expect(await readIncoming('Dear diary', 'diary.txt')).toMatchObject({
      items: [],
      faults: [{ from: 'diary.txt', place: 0, raw: 'Dear diary', problem: { code: 'not-json' } }],
    });
    const newer = '{"format": "pointwright-library", "version": 9, "characters": []}';
    expect(await readIncoming(newer, 'x')).toMatchObject({
      items: [],
      faults: [{ problem: { code: 'newer-version' } }],
    });
  });

  it('assigns keys that are unique across lists', async () => {
    const lists = [await readIncoming(library(['a', 'A'], ['b', 'B']), ''), await readIncoming('x', '')];
    const keys = lists.flatMap(({ items, faults }) => [
      ...items.map(({ incoming }) => incoming.key),
      ...faults.map(({ key }) => key),
    ]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('a conflict', () => {
  const theirs = () => readIncoming(library(['a', 'Anna', 'them'], ['z', 'Zoe', 'them']), 'x.json');

  it('resolved as mine keeps the stored character', async () => {
    expect(await importIncoming(await theirs(), () => 'mine')).toMatchObject({
      added: 1,
      skipped: 1,
      only: { name: expect.any(String) },
      problem: null,
    });
    expect([await stored('a'), await stored('z')]).toEqual(['Ann of me', 'Zoe of them']);
    expect(await listVersions('a')).toEqual({ ok: true, value: [] });
  });

  it('resolved as theirs keeps mine as a version, with the earlier ones, and all tags', async () => {
    const { addVersionOf } = await import('./library-versions.ts');
    await addVersionOf('a', 'before');
    await tagCharacters(['a'], 'mine', true);
    expect(await importIncoming(await theirs(), () => 'theirs')).toMatchObject({
      added: 1,
      replaced: 1,
      problem: null,
    });
    expect(await stored('a')).toBe('Anna of them');
    const versions = await listVersions('a');
    expect(versions).toMatchObject({
      value: [{ name: expect.stringMatching(/^Before the import of /) }, { name: 'before' }],
    });
    const key = versions.ok ? (versions.value[0]?.key ?? 0) : 0;
    expect(await readStoredVersion(key)).toMatchObject({ value: { saved: expect.stringContaining('"Ann"') } });
    const list = await listSummaries();
    expect(list.ok && list.value.find(({ id }) => id === 'a')).toMatchObject({ tags: ['mine', 'theirs'], revision: 2 });
  });

  it('resolved as both keeps both', async () => {
    expect(await importIncoming(await theirs(), () => 'both')).toMatchObject({ added: 1, copied: 1, problem: null });
    expect(await stored('a')).toBe('Ann of me');
    expect(await names()).toEqual(['Ann', 'Anna', 'Bea', 'Open', 'Zoe']);
  });

  it('with the open character is shown at once, as an edit that can be undone', async () => {
    await importIncoming(await readIncoming(library(['open', 'Taken', 'them']), 'x.json'), () => 'theirs');
    expect(useCharacterStore.getState()).toMatchObject({ id: 'open', lastEdit: 'Taken from a file' });
    expect(useCharacterStore.getState().saved.character.name).toBe('Taken');
    undo();
    await autosave.flush();
    expect(await stored('open')).toBe('Open of me');
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
  });

  it('by default changes nothing if both are the same, and otherwise keeps both', async () => {
    const list = await readIncoming(library(['a', 'Ann', 'me'], ['b', 'Bea', 'them']), 'x.json');
    expect(await importIncoming(list)).toMatchObject({ added: 0, skipped: 1, copied: 1, replaced: 0 });
    expect(await names()).toEqual(['Ann', 'Bea', 'Bea', 'Open']);
  });
});

describe('importIncoming', () => {
  it('reports its progress', async () => {
    const progress: string[] = [];
    const list = await readIncoming(
      library(...Array.from({ length: 50 }, (_, i) => [`${i}`, `N ${i}`] as [string, string])),
      '',
    );
    await importIncoming(list, undefined, (done, all) => progress.push(`${done}/${all}`));
    expect(progress).toEqual(['40/50', '50/50', '50/50']);
  });

  it('stops between two groups on request, and keeps the ones stored until then', async () => {
    const list = await readIncoming(
      library(...Array.from({ length: 50 }, (_, i) => [`${i}`, `N ${i}`] as [string, string])),
      '',
    );
    const stopping = new AbortController();
    const result = await importIncoming(list, undefined, () => stopping.abort(), stopping.signal);
    expect(result).toMatchObject({ added: 40, stopped: 10, problem: null });
    expect((await names()).filter((name) => name.startsWith('N '))).toHaveLength(40);
  });

  it('uses few transactions if everything is stored already, and marks it as exported', async () => {
    const many = Array.from({ length: 200 }, (_, i) => [`m${i}`, `Many ${i}`] as [string, string]);
    await importIncoming(await readIncoming(library(...many), 'many.json'));
    openCharacter(named('Many 7'), 'm7');
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const list = await readIncoming(library(...many), 'many.json');
    expect(transactions.mock.calls.length).toBeLessThan(15);
    transactions.mockClear();
    expect(await importIncoming(list)).toMatchObject({ skipped: 200, problem: null });
    expect(transactions.mock.calls.length).toBeLessThan(5);
    await refreshDurability();
    expect(useSavingStore.getState().durability.exported).not.toBeNull();
  });

  it('completes when the page is never idle, as in a background tab', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const many = Array.from({ length: 60 }, (_, i) => [`${i}`, `N ${i}`] as [string, string]);
    expect(await importIncoming(await readIncoming(library(...many), 'many.json'))).toMatchObject({ added: 60 });
    expect(await exportLibrary('all')).toMatchObject({ value: { count: 63 } });
  });

  it('stops when the storage is full, and reports the progress until then', async () => {
    const list = await readIncoming(
      library(...Array.from({ length: 50 }, (_, i) => [`${i}`, `N ${i}`] as [string, string])),
      '',
    );
    const put = IDBObjectStore.prototype.put;
    let written = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name === 'characters') written += 1;
      if (written > 45) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    });
    expect(await importIncoming(list)).toEqual({
      added: 40,
      replaced: 0,
      copied: 0,
      alreadyImported: 0,
      skipped: 0,
      quarantined: 0,
      stopped: 0,
      problem: { code: 'storage-full' },
    });
    vi.restoreAllMocks();
    expect((await names()).length).toBe(43);
  });

  it('quarantines unreadable texts, to be downloaded and recovered', async () => {
    const cut = library(['z', 'Zoe'], ['y', 'Yan']).replace('"name": "Yan",', '"name": "Yan"');
    const list = await readIncoming(cut, 'x.json');
    expect(await importIncoming(list)).toMatchObject({ added: 1, quarantined: 1, problem: null });
    const quarantined = await listUnreadable();
    expect(quarantined).toMatchObject({
      value: [{ name: 'Yan', file: 'x.json', place: 2, why: expect.stringMatching(/^This is not a character file/) }],
    });
    const key = quarantined.ok ? (quarantined.value[0]?.key ?? 0) : 0;
    expect(await readUnreadableText(key)).toEqual({ ok: true, value: list.faults[0]?.raw });
    expect(await recoverUnreadable(key)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
    expect(await deleteUnreadable(key)).toEqual({ ok: true, value: null });
    expect(await listUnreadable()).toEqual({ ok: true, value: [] });
    expect(await readUnreadableText(key)).toEqual({ ok: false, error: { code: 'no-such-record' } });
  });

  it('lets a quarantined record be recovered once it can be read', async () => {
    await withDatabase(async (database) => {
      const record = { id: 'q', name: 'Quinn', saved: file('Quinn'), revision: 2, updated: '' };
      await database.add('unreadable', { record, why: 'unreadable', when: '2026-01-01T10:00:00.000Z' });
      return { ok: true, value: null };
    });
    const quarantined = await listUnreadable();
    expect(quarantined).toMatchObject({ value: [{ name: 'Quinn', why: 'It can be read now: restore it.' }] });
    expect(await recoverUnreadable(quarantined.ok ? (quarantined.value[0]?.key ?? 0) : 0)).toEqual({
      ok: true,
      value: 'q',
    });
    expect(await stored('q')).toBe('Quinn of ');
  });
});

describe('two windows that import the same file at once', () => {
  /** Both windows read the text before one of them stores anything. */
  const both = async (text: string, choose?: () => 'theirs' | 'both') => {
    const lists = [await readIncoming(text, 'x.json'), await readIncoming(text, 'x.json')];
    const [first, second] = await Promise.all(lists.map((list) => importIncoming(list, choose)));
    if (!first || !second) throw new Error('a result is missing');
    const sum = (count: keyof Omit<typeof first, 'problem' | 'entries' | 'encounters' | 'only'>) =>
      first[count] + second[count];
    expect([first.problem, second.problem]).toEqual([null, null]);
    return {
      added: sum('added'),
      replaced: sum('replaced'),
      copied: sum('copied'),
      alreadyImported: sum('alreadyImported'),
    };
  };

  it('store each character once, and the later one reports it', async () => {
    const many = Array.from({ length: 50 }, (_, i) => [`n${i}`, `N ${i}`] as [string, string]);
    expect(await both(library(...many))).toMatchObject({ added: 50, alreadyImported: 50, copied: 0 });
    expect(await names()).toHaveLength(53);
  });

  it('store characters without ids once', async () => {
    expect(await both(file('Zoe'))).toMatchObject({ added: 1, alreadyImported: 1 });
    expect(await names()).toEqual(['Ann', 'Bea', 'Open', 'Zoe']);
  });

  it('store copies and replacements once', async () => {
    expect(await both(library(['a', 'Ann', 'them']), () => 'both')).toMatchObject({ copied: 1, alreadyImported: 1 });
    expect(await names()).toEqual(['Ann', 'Ann', 'Bea', 'Open']);
    expect(await both(library(['b', 'Bea', 'them']), () => 'theirs')).toMatchObject({
      replaced: 1,
      alreadyImported: 1,
    });
    expect(await listVersions('b')).toMatchObject({ value: [{ reason: 'named' }] });
    expect(await stored('b')).toBe('Bea of them');
  });

  it('quarantine an unreadable text once', async () => {
    await both(library(['z', 'Zoe'], ['y', 'Yan']).replace('"name": "Yan",', '"name": "Yan"'));
    expect(await listUnreadable()).toMatchObject({ value: [{ name: 'Yan' }] });
  });

  it('keep both characters when another window has stored a different one under the id', async () => {
    const list = await readIncoming(library(['z', 'Zoe', 'me']), 'x.json');
    await importIncoming(await readIncoming(library(['z', 'Zoe', 'them']), 'y.json'));
    expect(await importIncoming(list)).toMatchObject({ added: 1, alreadyImported: 0 });
    expect(await names()).toEqual(['Ann', 'Bea', 'Open', 'Zoe', 'Zoe']);
  });

  it('are not confused with a file that holds a character twice, or a repeated import', async () => {
    expect(await importIncoming(await readIncoming(library(['', 'Twin'], ['', 'Twin']), 'x.json'))).toMatchObject({
      added: 2,
      alreadyImported: 0,
    });
    const sameId = library(['z', 'Zoe'], ['z', 'Zoe']);
    expect(await importIncoming(await readIncoming(sameId, 'x.json'))).toMatchObject({ added: 2, alreadyImported: 0 });
    expect(await importIncoming(await readIncoming(library(['', 'Twin']), 'x.json'), () => 'both')).toMatchObject({
      copied: 1,
      alreadyImported: 0,
    });
  });
});
