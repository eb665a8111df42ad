// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { blankEncounter, type Encounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { parseLibrary } from '../../character/file/parse-library.ts';
import { serializeEncounter } from '../../character/file/serialize-encounter.ts';
import { withDatabase } from '../../storage/database.ts';
import { listEncounters, loadEncounter, saveEncounter } from '../../storage/encounters.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase, storeCharacter } from '../../testing/browser-storage.ts';
import { exportLibrary, importIncoming, readIncoming } from '../library/library-file.ts';
import { listUnreadable, recoverUnreadable } from '../library/library-unreadable.ts';
import { useNoticeStore } from '../view/notice-store.ts';
import { useViewStore } from '../view/view-store.ts';
import { currentEncounter } from './encounter-store.ts';
import { receiveEncounter, storeArrival } from './encounters-in.ts';
import { closeEncounter } from './open-encounter.ts';

const ambush = (name = 'Ambush'): Encounter => addFighters(blankEncounter('e1', name), johnFalcon(), { copies: 3 });
const names = async () => {
  const list = await listEncounters();
  return list.ok ? list.value.map(({ name, fighters }) => `${name}: ${fighters}`).sort() : [];
};

beforeEach(async () => {
  await closeEncounter();
  await clearDatabase();
  useNoticeStore.setState({ notices: [] });
  useViewStore.setState({ encounter: false });
});

describe('an encounter from outside', () => {
  it('is stored under its id, opened and shown', async () => {
    expect(await receiveEncounter(ambush(), 'ambush.json')).toBe(true);
    expect([currentEncounter()?.id, await names()]).toEqual(['e1', ['Ambush: 3']]);
    expect(useViewStore.getState().encounter).toBe(true);
    expect(useNoticeStore.getState().notices[0]).toMatchObject({
      title: 'Ambush is open',
      text: 'From ambush.json: 3 fighters.',
    });
  });

  it('is not stored again where the same is there, and gets an id of its own where another is', async () => {
    expect(await storeArrival(ambush())).toEqual({ ok: true, value: { id: 'e1', isNew: true } });
    expect(await storeArrival(ambush())).toEqual({ ok: true, value: { id: 'e1', isNew: false } });
    const other = await storeArrival(ambush('Another'));
    expect(other.ok && other.value.isNew && other.value.id !== 'e1').toBe(true);
    expect(await names()).toEqual(['Ambush: 3', 'Another: 3']);
  });

  it('gets an id where its own cannot be used', async () => {
    const stored = await storeArrival({ ...ambush(), id: '../../x' });
    expect(stored.ok && /^[\w-]{36}$/.test(stored.value.id)).toBe(true);
  });
});

describe('a library file', () => {
  it('has all encounters after the characters, and gives them back', async () => {
    await storeCharacter('falcon', johnFalcon());
    await saveEncounter(ambush(), '1.0', 0);
    await saveEncounter({ ...ambush('Second'), id: 'e2' }, '1.0', 0);
    const library = await exportLibrary('all');
    if (!library.ok) throw new Error(library.problem.code);
    const text = await library.value.blob.text();
    expect(JSON.parse(text).encounters).toHaveLength(2);
    expect(parseLibrary(text)).toMatchObject({ ok: true, characters: [{ id: 'falcon' }], faults: [] });
    await clearDatabase();
    const list = await readIncoming(text, 'library.json');
    expect(list).toMatchObject({ items: [{}], faults: [], encounters: [{}, {}] });
    expect(await importIncoming(list)).toMatchObject({ added: 1, encounters: 2, problem: null });
    expect(await names()).toEqual(['Ambush: 3', 'Second: 3']);
    const restored = await loadEncounter('e1');
    expect(restored.ok && restored.value.encounter).toEqual(ambush());
    expect(await importIncoming(list)).toMatchObject({ encounters: 0 });
  });

  it('of some characters has no encounters', async () => {
    await storeCharacter('falcon', johnFalcon());
    await saveEncounter(ambush(), '1.0', 0);
    const library = await exportLibrary(['falcon']);
    expect(library.ok && JSON.parse(await library.value.blob.text())).not.toHaveProperty('encounters');
  });

  it('keeps an encounter that cannot be read, and the others', async () => {
    await saveEncounter(ambush(), '1.0', 0);
    await withDatabase(async (database) => {
      await database.put('encounters', { id: 'bad', name: 'Bad', saved: '{ "format": "pointwright-encounter", ' });
      return { ok: true, value: null };
    });
    const library = await exportLibrary('all');
    const text = library.ok ? await library.value.blob.text() : '';
    const list = await readIncoming(text, 'library.json');
    expect(list).toMatchObject({
      encounters: [{ name: 'Ambush' }],
      faults: [{ name: 'Encounter', raw: '{ "format": "pointwright-encounter", ' }],
    });
  });

  it('that breaks off within an encounter keeps what there is of it', async () => {
    await saveEncounter(ambush(), '1.0', 0);
    const library = await exportLibrary('all');
    const text = library.ok ? await library.value.blob.text() : '';
    const list = await readIncoming(text.slice(0, -400), 'library.json');
    expect(list.faults.some(({ raw }) => raw.includes('"name": "Ambush"'))).toBe(true);
  });
});

describe('several files', () => {
  it('may be encounters', async () => {
    const list = await readIncoming(serializeEncounter(ambush(), '1.0'), 'ambush.json');
    expect(list).toMatchObject({ items: [], faults: [], encounters: [{ name: 'Ambush' }] });
    const broken = await readIncoming('{ "format": "pointwright-encounter", "version": 7 }', 'new.json');
    expect(broken).toMatchObject({ faults: [{ problem: { code: 'newer-version' } }] });
  });
});

it('an encounter in the quarantine is restored once it can be read', async () => {
  await withDatabase(async (database) => {
    const record = { id: 'e1', name: 'Ambush', saved: serializeEncounter(ambush(), '1.0') };
    await database.add('unreadable', { record, why: 'newer-version', when: '2026-01-01T10:00:00.000Z' });
    return { ok: true, value: null };
  });
  const quarantined = await listUnreadable();
  expect(quarantined).toMatchObject({ value: [{ why: 'It can be read now: restore it.' }] });
  expect(await recoverUnreadable(quarantined.ok ? (quarantined.value[0]?.key ?? 0) : 0)).toEqual({
    ok: true,
    value: '',
  });
  expect([await names(), await listUnreadable()]).toEqual([['Ambush: 3'], { ok: true, value: [] }]);
});
