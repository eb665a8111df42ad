// @vitest-environment happy-dom
import { useLibraryStore } from '../library/library-store.ts';
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addEarned, setName } from '../../character/edit-character.ts';
import { blankEncounter, type Encounter } from '../../character/encounter.ts';
import {
  addFighters,
  changeFighter,
  changeFighterCharacter,
  changeFighterPlay,
  nextTurn,
  playOf,
} from '../../character/encounter-edits.ts';
import { serializeEncounter } from '../../character/file/encounter-file.ts';
import { parseLibrary } from '../../character/file/library-file.ts';
import { setBinned } from '../../storage/bin.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { withDatabase } from '../../storage/database.ts';
import { listEncounters, loadEncounter, saveEncounter } from '../../storage/encounters.ts';
import { listQuarantined } from '../../storage/quarantine.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase, storeCharacter } from '../../testing/browser-storage.ts';
import { eventually } from '../../testing/settle.ts';
import { blankSaved, openCharacter, setPlay, useCharacterStore } from '../character/character-store.ts';
import { exportLibrary, importIncoming, readIncoming } from '../library/library-file.ts';
import { listUnreadable, recoverUnreadable } from '../library/library-unreadable.ts';
import { emergencyKeys, emergencySaveKeys } from '../saving/autosave.ts';
import { openStored } from '../saving/open-record.ts';
import { resolveConflict } from '../saving/resolve-conflict.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { useSavingStore } from '../saving/saving-store.ts';
import { useViewStore } from '../view/view-store.ts';
import { deleteEncounter, duplicateEncounter, exportEncounter, renameEncounter } from './encounter-actions.ts';
import { refreshEncounters } from './encounter-list.ts';
import { encounterAutosave, encounterSaver } from './encounter-saver.ts';
import { fighterSheet, turnOrder } from './encounter-sheets.ts';
import {
  currentEncounter,
  editEncounter,
  editFighter,
  editNotes,
  redoEncounter,
  undoEncounter,
  useEncounterStore,
} from './encounter-store.ts';
import { receiveEncounter, storeArrival } from './encounters-in.ts';
import {
  addCharacters,
  closeEncounter,
  createAndShow,
  createEncounter,
  openEncounter,
  recoverEncounters,
  reopenEncounter,
} from './open-encounter.ts';
import { takeAgain, updateCharacters } from './update-characters.ts';

describe('The store of an encounter', async () => {
  const open = () => {
    const encounter = currentEncounter();
    if (!encounter) throw new Error('no encounter is open');
    return encounter;
  };
  const stored = async (id = open().id) => {
    const loaded = await loadEncounter(id);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return loaded.value;
  };
  const list = () =>
    useLibraryStore.getState().encounters.list.map(({ name, fighters, round }) => ({ name, fighters, round }));
  const loseHits = (key: string, hits: number, ...log: string[]) =>
    editFighter(
      key,
      `${hits} hits lost`,
      (play) => ({ ...play, state: { ...play.state, hitsLost: play.state.hitsLost + hits } }),
      ...log,
    );
  const resolve = (keep: 'mine' | 'theirs' | 'both') => resolveConflict(encounterSaver, keep);
  /** Forgets pending changes, as when the tab ends. `left` is the data it leaves in localStorage. */
  const endPage = (left: Readonly<Record<string, string>>) => {
    encounterAutosave.forget(open().id);
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  };
  const hitsOf = ({ fighters }: Encounter) => fighters.map((fighter) => playOf(fighter).state.hitsLost);
  const hits = () => hitsOf(open());

  beforeEach(async () => {
    await closeEncounter();
    for (const { id } of encounterAutosave.unsaved()) encounterAutosave.forget(id);
    await clearDatabase();
    localStorage.clear();
    useViewStore.setState({ notices: [] });
    await storeCharacter('falcon', johnFalcon());
    await storeCharacter('friedrick', fiendishFriedrick());
    await createEncounter('Duel', [
      { id: 'falcon', side: 'Party' },
      { id: 'friedrick', side: 'Foes' },
    ]);
  });

  afterEach(() => vi.restoreAllMocks());

  describe('an encounter', () => {
    it('is created from characters of the library, and stored', async () => {
      const { encounter, revision } = await stored();
      expect(revision).toBe(1);
      expect(encounter).toEqual(open());
      expect(encounter.fighters.map(({ side, source }) => [side, source])).toEqual([
        ['Party', 'falcon'],
        ['Foes', 'friedrick'],
      ]);
      await refreshEncounters();
      expect(list()).toEqual([{ name: 'Duel', fighters: 2, round: 0 }]);
    });

    it('says which characters could not be read', async () => {
      expect(await addCharacters([{ id: 'nobody' }, { id: 'falcon', copies: 2 }])).toEqual({
        ok: true,
        value: { added: 2, dropped: 0, unread: [{ id: 'nobody', problem: { code: 'no-such-character' } }] },
      });
      expect(open().fighters.map(({ name }) => name)).toEqual(['', '', 'John Falcon 2', 'John Falcon 3']);
      expect(undoEncounter()).toBe('John Falcon joins');
    });

    it('says how many fighters had no room', async () => {
      expect(
        await addCharacters([
          { id: 'falcon', copies: 97 },
          { id: 'friedrick', copies: 2 },
        ]),
      ).toEqual({
        ok: true,
        value: { added: 98, dropped: 1, unread: [] },
      });
      expect(open().fighters).toHaveLength(100);
      await createAndShow([{ id: 'falcon', copies: 101 }]);
      expect(useViewStore.getState().notices[0]).toMatchObject({
        title: 'Not all were added',
        text: expect.stringContaining('the first 100 of 101'),
      });
    });

    it('is edited in steps, each stored and with its sentences in the log', async () => {
      editEncounter('Next turn', (encounter) => nextTurn(encounter, turnOrder(encounter)));
      loseHits('k1', 3, 'Falcon is hit.', '3 hits lost.');
      expect(open().log).toEqual([
        { round: 1, text: 'Falcon is hit.' },
        { round: 1, text: '3 hits lost.' },
      ]);
      await encounterAutosave.flush();
      expect((await stored()).encounter).toEqual(open());
      expect(useSavingStore.getState().encounter).toEqual({ state: 'saved' });
      expect([undoEncounter(), hits()]).toEqual(['3 hits lost', [0, 0]]);
      expect([redoEncounter(), hits()]).toEqual(['3 hits lost', [3, 0]]);
      undoEncounter();
      expect([undoEncounter(), open().round, undoEncounter()]).toEqual(['Next turn', 0, null]);
    });

    it('is one step for undo while notes are typed with pauses', () => {
      const notes = (key: string) => open().fighters.find((each) => each.key === key)?.notes;
      loseHits('k1', 1);
      editNotes('k1', 'Notes on Falcon', 'Li', false);
      editNotes('k1', 'Notes on Falcon', 'Limps', true);
      editNotes('k2', 'Notes on the other', 'Lame', true);
      expect([notes('k1'), notes('k2')]).toEqual(['Limps', 'Lame']);
      expect([undoEncounter(), notes('k1'), notes('k2')]).toEqual(['Notes on the other', 'Limps', undefined]);
      expect([undoEncounter(), notes('k1'), hits()]).toEqual(['Notes on Falcon', undefined, [1, 0]]);
    });

    it('is open again after a reload, and not after it was closed', async () => {
      const { id } = open();
      loseHits('k2', 1);
      await encounterAutosave.flush();
      useEncounterStore.setState({ encounter: null }); // as on a new page
      expect(await reopenEncounter()).toEqual({ ok: true, value: true });
      expect([open().id, hits()]).toEqual([id, [0, 1]]);
      await closeEncounter();
      expect(await reopenEncounter()).toEqual({ ok: true, value: false });
    });

    it('begins a new history when another is opened', async () => {
      const { id } = open();
      loseHits('k1', 1);
      await createEncounter('Empty');
      expect(undoEncounter()).toBeNull();
      await openEncounter(id);
      expect([undoEncounter(), hits()]).toEqual([null, [1, 0]]);
    });
  });

  describe('the sheets of fighters', () => {
    it('are computed once: a step of one leaves the others unchanged', () => {
      const [falcon, friedrick] = [fighterSheet('k1'), fighterSheet('k2')];
      loseHits('k1', 5);
      const after = fighterSheet('k1');
      expect(after?.character).toBe(falcon?.character);
      expect(after?.combat).not.toBe(falcon?.combat);
      expect(fighterSheet('k1')).toBe(after);
      expect(fighterSheet('k2')).toBe(friedrick);
    });

    it('of copies are derived once, even when they come from storage', async () => {
      const { id } = open();
      await addCharacters([{ id: 'friedrick', copies: 3 }]);
      await encounterAutosave.flush();
      await closeEncounter();
      await openEncounter(id);
      const sheets = ['k2', 'k3', 'k4', 'k5'].map((key) => fighterSheet(key)?.character);
      expect(new Set(sheets).size).toBe(1);
      loseHits('k3', 2);
      expect(fighterSheet('k3')?.combat.fight.state.hitsLost).toBe(2);
      expect(fighterSheet('k4')?.combat.fight.state.hitsLost).toBe(0);
    });

    it('give the order of turns, in which a number set by hand wins', () => {
      expect(turnOrder()).toEqual(['k2', 'k1']);
      editEncounter('Falcon first', (encounter) => changeFighter(encounter, 'k1', { initiative: 20 }));
      expect(turnOrder()).toEqual(['k1', 'k2']);
    });

    it('do not exist for a missing fighter', () => {
      expect(fighterSheet('k9')).toBeNull();
    });
  });

  describe('the list of encounters', () => {
    it('follows changes: rename, copy, delete, undo', async () => {
      await refreshEncounters();
      const { id } = open();
      await renameEncounter(id, 'The duel');
      await eventually(() => expect(list().map(({ name }) => name)).toEqual(['The duel']));
      const copy = await duplicateEncounter(id);
      expect(list().map(({ name }) => name)).toEqual(['The duel (copy)', 'The duel']);
      await renameEncounter(copy.ok ? copy.value : '', 'Another');
      expect(list().map(({ name }) => name)).toEqual(['Another', 'The duel']);
      await deleteEncounter(id);
      expect([currentEncounter(), list().map(({ name }) => name)]).toEqual([null, ['Another']]);
      useViewStore.getState().notices[0]?.actions?.[0]?.run();
      await eventually(() => expect(list().map(({ name }) => name)).toEqual(['Another', 'The duel']));
      expect((await openEncounter(id)).ok && open().fighters.length).toBe(2);
    });

    it('is updated by other tabs', async () => {
      await refreshEncounters();
      const channel = new BroadcastChannel('pointwright');
      await saveEncounter({ ...open(), id: 'other', name: 'From there' }, '1.0', 0);
      channel.postMessage({ kind: 'encounter-stored', id: 'other', revision: 1 });
      await eventually(() => expect(list().map(({ name }) => name)).toContain('From there'));
      channel.close();
    });

    it('exports a file', async () => {
      loseHits('k1', 2);
      expect(await exportEncounter(open().id)).toMatchObject({
        value: { name: 'Duel.encounter.json', text: expect.stringContaining('"hitsLost": 2') },
      });
    });
  });

  describe('two tabs', () => {
    const channel = new BroadcastChannel('pointwright');
    /** Stores the encounter as another tab would. */
    const storeThere = async (name: string, basedOn: number) => {
      const saved = await saveEncounter({ ...open(), name }, '1.0', basedOn);
      channel.postMessage({ kind: 'encounter-stored', id: open().id, revision: saved.ok ? saved.value : 0 });
    };

    it('show each other’s changes at once, as one step', async () => {
      await storeThere('Theirs', 1);
      await eventually(() => expect(open().name).toBe('Theirs'));
      await storeThere('Theirs again', 2);
      await eventually(() => expect(open().name).toBe('Theirs again'));
      expect([undoEncounter(), open().name]).toEqual(['Changed in another tab', 'Duel']);
      await encounterAutosave.flush();
      expect(await stored()).toMatchObject({ revision: 4, encounter: { name: 'Duel' } });
    });

    describe('that changed the same', () => {
      beforeEach(async () => {
        loseHits('k1', 4);
        await storeThere('Theirs', 1);
        await eventually(() =>
          expect(useSavingStore.getState().encounter).toMatchObject({
            problem: { code: 'saved-elsewhere', revision: 2 },
          }),
        );
      });

      it('overwrite nothing', async () => {
        await encounterAutosave.flush();
        expect([open().name, (await stored()).encounter.name]).toEqual(['Duel', 'Theirs']);
      });

      it('keep mine, and theirs as a separate encounter', async () => {
        await resolve('mine');
        expect(await stored()).toMatchObject({ revision: 3, encounter: { name: 'Duel' } });
        expect(useSavingStore.getState().encounter).toEqual({ state: 'saved' });
        await refreshEncounters();
        expect(list().map(({ name }) => name)).toEqual(['Duel', 'Theirs (from the other tab)']);
      });

      it('keep theirs, and mine as a separate encounter; undo returns to mine', async () => {
        await resolve('theirs');
        expect([open().name, useSavingStore.getState().encounter.state]).toEqual(['Theirs', 'saved']);
        await refreshEncounters();
        const kept = useLibraryStore.getState().encounters.list.find(({ name }) => name === 'Duel (from this tab)');
        expect(hitsOf((await stored(kept?.id)).encounter)).toEqual([4, 0]);
        undoEncounter();
        expect([open().name, hits()]).toEqual(['Duel', [4, 0]]);
        await encounterAutosave.flush();
        expect((await stored()).encounter.name).toBe('Duel');
      });

      it('keep both; undo stays with the copy', async () => {
        const { id } = open();
        await resolve('both');
        expect(open().id).not.toBe(id);
        undoEncounter();
        await encounterAutosave.flush();
        expect((await stored(id)).encounter.name).toBe('Theirs');
        expect(hitsOf((await stored()).encounter)).toEqual([0, 0]);
      });

      it.each(['mine', 'theirs'] as const)('change nothing if there is no room for the copy: %s', async (keep) => {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('no room', 'QuotaExceededError');
        });
        expect(await resolve(keep)).toEqual({ ok: false, error: { code: 'storage-full' } });
        expect([open().name, (await stored()).encounter.name]).toEqual(['Duel', 'Theirs']);
      });
    });

    it('keep an unreadable one in quarantine, when mine overwrites it', async () => {
      const { id } = open();
      loseHits('k1', 4);
      await withDatabase(async (database) => {
        await database.put('encounters', { id, name: 'Duel', saved: '{ broken', revision: 2 });
        return { ok: true, value: null };
      });
      await encounterAutosave.flush();
      await resolve('mine');
      expect(hitsOf((await stored(id)).encounter)).toEqual([4, 0]);
      expect(await listQuarantined()).toMatchObject({ value: [{ id, text: '{ broken' }] });
    });

    it('ask about the same wound counted in both, since it may have happened twice', async () => {
      loseHits('k1', 1);
      expect(await saveEncounter(open(), '1.0', 1)).toEqual({ ok: true, value: 2 });
      channel.postMessage({ kind: 'encounter-stored', id: open().id, revision: 2 });
      const problem = { code: 'saved-elsewhere', revision: 2, isSame: true };
      await eventually(() => expect(useSavingStore.getState().encounter).toMatchObject({ state: 'failed', problem }));
      await resolve('mine');
      expect([hits(), useSavingStore.getState().encounter]).toEqual([[1, 0], { state: 'saved' }]);
      loseHits('k1', 1);
      await encounterAutosave.flush();
      expect(hitsOf((await stored()).encounter)).toEqual([2, 0]);
      await refreshEncounters();
      expect(list()).toHaveLength(1);
    });

    it('keep every step of both in two encounters if the tabs end in the middle of a conflict', async () => {
      const { id } = open();
      const started = open();
      const theirs = (step: number) =>
        saveEncounter(
          changeFighterPlay(started, 'k2', (play) => ({ ...play, state: { ...play.state, hitsLost: step } })),
          '1.0',
          step,
        );
      loseHits('k1', 1);
      await theirs(1);
      for (let step = 2; step <= 7; step += 1) {
        loseHits('k1', 1);
        await Promise.all([encounterAutosave.flush(), theirs(step)]);
      }
      expect(useSavingStore.getState().encounter).toMatchObject({
        state: 'failed',
        problem: { code: 'saved-elsewhere' },
      });
      // The tab ends without a word, and the next page begins.
      const [key = ''] = emergencySaveKeys(emergencyKeys.encounter);
      endPage({ [key]: localStorage.getItem(key) ?? '' });
      await recoverEncounters();
      expect(useViewStore.getState().notices[0]).toMatchObject({
        title: 'Duel was changed in two tabs',
        text: expect.stringContaining('an encounter of its own'),
      });
      await refreshEncounters();
      const kept = await Promise.all(useLibraryStore.getState().encounters.list.map((one) => stored(one.id)));
      expect(kept.map(({ encounter }) => hitsOf(encounter)).sort()).toEqual([
        [0, 7],
        [7, 0],
      ]);
      expect(hitsOf((await stored(id)).encounter)).toEqual([0, 7]);
    });
  });

  describe('changes that cannot be stored', () => {
    it('are left in localStorage, and stored by the next page', async () => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
      loseHits('k1', 6);
      await encounterAutosave.flush();
      expect(useSavingStore.getState().encounter).toMatchObject({ state: 'failed', problem: { code: 'storage-full' } });
      // Written at once, since a tab may end without warning.
      const [key = '', ...others] = emergencySaveKeys(emergencyKeys.encounter);
      expect(others).toEqual([]);
      const text = localStorage.getItem(key) ?? '';
      vi.restoreAllMocks();
      endPage({ [key]: text });
      await recoverEncounters();
      expect((await stored()).encounter.fighters.map((fighter) => playOf(fighter).state.hitsLost)).toEqual([6, 0]);
      expect(emergencySaveKeys(emergencyKeys.encounter)).toEqual([]);
    });

    it('become a separate encounter if another tab has stored something else', async () => {
      const { id } = open();
      const mine = { ...open(), name: 'Mine' };
      await saveEncounter({ ...open(), name: 'Theirs' }, '1.0', 1);
      encounterSaver.writeEmergencySave([{ id, saved: mine, basedOn: 1 }]);
      await recoverEncounters();
      await refreshEncounters();
      expect(
        list()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(['Mine', 'Theirs']);
      expect(useViewStore.getState().notices[0]?.title).toBe('Mine was changed in two tabs');
    });
  });

  describe('a record that cannot be read', () => {
    it('is moved to the quarantine, with its whole text', async () => {
      await withDatabase(async (database) => {
        await database.put('encounters', { id: 'bad', name: 'Bad', saved: '{ broken', revision: 3 });
        return { ok: true, value: null };
      });
      expect(await openEncounter('bad')).toMatchObject({ ok: false, error: { code: 'unreadable' } });
      expect(await listQuarantined()).toMatchObject({ value: [{ id: 'bad', name: 'Bad', text: '{ broken' }] });
      await refreshEncounters();
      expect(list().map(({ name }) => name)).toEqual(['Duel']);
    });

    it('stays in place if a newer program has written it', async () => {
      const saved = serializeEncounter(open(), '9.0').replace('"version": 1', '"version": 2');
      await withDatabase(async (database) => {
        await database.put('encounters', { id: 'new', name: 'New', saved, revision: 3 });
        return { ok: true, value: null };
      });
      expect(await openEncounter('new')).toMatchObject({ ok: false, error: { why: { code: 'newer-version' } } });
      expect(await listQuarantined()).toEqual({ ok: true, value: [] });
    });
  });
});

describe('Encounters of files', async () => {
  const ambush = (name = 'Ambush'): Encounter => addFighters(blankEncounter('e1', name), johnFalcon(), { copies: 3 });
  const names = async () => {
    const list = await listEncounters();
    return list.ok ? list.value.map(({ name, fighters }) => `${name}: ${fighters}`).sort() : [];
  };

  beforeEach(async () => {
    await closeEncounter();
    await clearDatabase();
    useViewStore.setState({ notices: [] });
    useViewStore.setState({ encounter: false });
  });

  describe('an encounter from outside', () => {
    it('is stored under its id, opened and shown', async () => {
      expect(await receiveEncounter(ambush(), 'ambush.json')).toBe(true);
      expect([currentEncounter()?.id, await names()]).toEqual(['e1', ['Ambush: 3']]);
      expect(useViewStore.getState().encounter).toBe(true);
      expect(useViewStore.getState().notices[0]).toMatchObject({
        title: 'Ambush is open',
        text: 'From ambush.json: 3 fighters.',
      });
    });

    it('is not stored again if the same is there, and gets a new id if a different one is', async () => {
      expect(await storeArrival(ambush())).toEqual({ ok: true, value: { id: 'e1', isNew: true } });
      expect(await storeArrival(ambush())).toEqual({ ok: true, value: { id: 'e1', isNew: false } });
      const other = await storeArrival(ambush('Another'));
      expect(other.ok && other.value.isNew && other.value.id !== 'e1').toBe(true);
      expect(await names()).toEqual(['Ambush: 3', 'Another: 3']);
    });

    it('gets an id if its own cannot be used', async () => {
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
      if (!library.ok) throw new Error(library.error.code);
      const text = await library.value.blob.text();
      expect(JSON.parse(text).encounters).toHaveLength(2);
      expect(parseLibrary(text)).toMatchObject({ ok: true, value: { characters: [{ id: 'falcon' }], faults: [] } });
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

    it('keeps an unreadable encounter, and the others', async () => {
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

    it('keeps the available part of an encounter in which it breaks off', async () => {
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
});

describe('Updating characters', async () => {
  afterAll(startAutosave());

  const loseHits = (key: string, hitsLost: number) =>
    editFighter(key, `${hitsLost} hits lost`, (play) => ({ ...play, state: { ...play.state, hitsLost } }));
  const stored = async (id: string) => {
    const loaded = await loadCharacter(id);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return loaded.value;
  };
  const hitsLost = async (id: string) => (await stored(id)).saved.play?.state.hitsLost ?? 0;
  const notice = () => useViewStore.getState().notices[0];

  beforeEach(async () => {
    openCharacter(blankSaved());
    await closeEncounter();
    for (const { id } of [...encounterAutosave.unsaved(), ...autosave.unsaved()]) {
      encounterAutosave.forget(id);
      autosave.forget(id);
    }
    await clearDatabase();
    useViewStore.setState({ notices: [] });
    await storeCharacter('falcon', johnFalcon());
    await storeCharacter('friedrick', fiendishFriedrick());
    await createEncounter('Duel', [{ id: 'falcon' }, { id: 'friedrick' }]);
  });

  describe('updateCharacters', () => {
    it('writes the changes to the library, and nothing else; a second time there is nothing to write', async () => {
      loseHits('k1', 3);
      const result = await updateCharacters();
      expect(result).toMatchObject({ updated: ['John Falcon'], left: [] });
      expect([await hitsLost('falcon'), (await stored('friedrick')).revision]).toEqual([3, 1]);
      expect((await stored('falcon')).saved.character).toEqual(johnFalcon().character);
      expect(notice()).toMatchObject({ kind: 'information', title: 'Written to the library: John Falcon' });
      expect(await updateCharacters()).toMatchObject({ updated: [], left: [], undo: null });
    });

    it('can be undone as a whole, and done again', async () => {
      loseHits('k1', 3);
      loseHits('k2', 5);
      const { undo } = await updateCharacters();
      expect([await hitsLost('falcon'), await hitsLost('friedrick')]).toEqual([3, 5]);
      await undo?.();
      expect([await hitsLost('falcon'), await hitsLost('friedrick')]).toEqual([0, 0]);
      expect(await updateCharacters()).toMatchObject({ updated: ['John Falcon', 'Fiendish Friedrick'], left: [] });
    });

    it('follows a step that was undone in the encounter since', async () => {
      loseHits('k1', 3);
      await updateCharacters();
      undoEncounter();
      expect(await updateCharacters()).toMatchObject({ updated: ['John Falcon'], left: [] });
      expect(await hitsLost('falcon')).toBe(0);
    });

    it('writes earned points once', async () => {
      editEncounter('2 points', (encounter) =>
        changeFighterCharacter(encounter, 'k1', (saved) => ({
          ...saved,
          character: addEarned(saved.character, { date: '', points: 2, why: 'Duel' }),
        })),
      );
      await updateCharacters();
      await updateCharacters();
      expect((await stored('falcon')).saved.character.earned.map(({ points, why }) => [points, why])).toEqual([
        [2, 'Duel'],
      ]);
    });

    it('skips a character that was changed in play elsewhere, until it is taken again', async () => {
      loseHits('k1', 3);
      const { saved, revision } = await stored('falcon');
      const play = { ...playOf({ character: saved }), turn: 4 };
      await saveCharacter('falcon', { ...saved, play }, '1.0', revision);
      const { updated, left } = await updateCharacters();
      expect(updated).toEqual([]);
      expect(left).toEqual([expect.stringMatching(/^John Falcon: .* changed outside of this encounter/)]);
      expect(await hitsLost('falcon')).toBe(0);
      await takeAgain('k1');
      expect(await updateCharacters()).toMatchObject({ updated: ['John Falcon'] });
      expect(await hitsLost('falcon')).toBe(3);
    });

    it('keeps choices that were changed in the library', async () => {
      loseHits('k1', 3);
      const { saved, revision } = await stored('falcon');
      await saveCharacter('falcon', { ...saved, character: setName(saved.character, 'Sir John') }, '1.0', revision);
      await updateCharacters();
      expect((await stored('falcon')).saved).toMatchObject({
        character: { name: 'Sir John' },
        play: { state: { hitsLost: 3 } },
      });
    });

    it('skips a character that is deleted or in the bin, and one with several copies', async () => {
      await createEncounter('Ambush', [{ id: 'falcon' }, { id: 'friedrick', copies: 3 }]);
      loseHits('k1', 3);
      loseHits('k2', 3);
      await setBinned(['falcon'], new Date().toISOString());
      expect((await updateCharacters()).left).toEqual([
        'John Falcon: the character is in the bin.',
        'Fiendish Friedrick: 3 fighters are copies of this character, so it was left as it is.',
      ]);
      expect(notice()?.kind).toBe('attention');
      await clearDatabase();
      expect((await updateCharacters()).left[0]).toBe('John Falcon: the character is no longer in the library.');
    });

    it('shows the change if the character is open, without a conflict', async () => {
      await openStored('falcon');
      loseHits('k1', 3);
      await updateCharacters();
      expect(useCharacterStore.getState().saved.play?.state.hitsLost).toBe(3);
      setPlay(undefined);
      await autosave.flush();
      expect(await hitsLost('falcon')).toBe(0);
    });
  });

  it('takeAgain uses the choices of the library with the state of play of the fight, as one step', async () => {
    loseHits('k1', 3);
    const { saved, revision } = await stored('falcon');
    await saveCharacter('falcon', { ...saved, character: setName(saved.character, 'Sir John') }, '1.0', revision);
    expect(await takeAgain('k1')).toEqual({ ok: true, value: true });
    const fighter = () => currentEncounter()?.fighters[0]?.character;
    expect(fighter()).toMatchObject({ character: { name: 'Sir John' }, play: { state: { hitsLost: 3 } } });
    expect(undoEncounter()).toBe('John Falcon taken again');
    expect(fighter()?.character.name).toBe('John Falcon');
  });
});
