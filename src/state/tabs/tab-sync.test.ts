// @vitest-environment happy-dom
import { useViewStore } from '../view/view-store.ts';
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConcept, setName } from '../../character/edit-character.ts';
import { atRest } from '../../character/play.ts';
import { setBinned } from '../../storage/bin.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { closeDatabase } from '../../storage/database.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { listVersions } from '../../storage/versions.ts';
import { eventually } from '../../testing/settle.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  redo,
  setPlay,
  undo,
  useCharacterStore,
} from '../character/character-store.ts';
import { refreshLibrary } from '../library/library.ts';
import { changeList, useLibraryStore } from '../library/library-store.ts';
import { readVersion } from '../library/library-versions.ts';
import { openStored } from '../saving/open-record.ts';
import { resolveConflict } from '../saving/resolve-conflict.ts';
import { autosave, characterSaver, startAutosave } from '../saving/saver.ts';
import { useSavingStore } from '../saving/saving-store.ts';
import { syncOpen } from '../saving/sync-open.ts';
import { subscribeToTabs } from './tab-channel.ts';
import { startTabSync } from './tab-sync.ts';

const resolve = (keep: 'mine' | 'theirs' | 'both') => resolveConflict(characterSaver, keep);
const named = (name: string) => {
  const saved = blankSaved('lite-3e');
  return { ...saved, character: setName(saved.character, name) };
};
const open = () => useCharacterStore.getState();
const name = () => open().saved.character.name;
const storedName = async (id = 'a') => {
  const loaded = await loadCharacter(id);
  return loaded.ok ? loaded.value.saved.character.name : loaded.error.code;
};
const history = () => useCharacterStore.temporal.getState().pastStates.map(({ lastEdit }) => lastEdit);
const type = (text: string) => editCharacter(`Name: ${text}`, (character) => setName(character, text));
const versionNames = async () => {
  const list = await listVersions('a');
  const versions = list.ok ? list.value : [];
  return Promise.all(
    versions.map(async ({ key, name: words }) => {
      const read = await readVersion(key);
      return `${words}: ${read.ok ? read.value.character.name : ''}`;
    }),
  );
};

/** The other tab: it stores characters and broadcasts messages. */
const otherTab = {
  channel: new BroadcastChannel('pointwright'),
  received: [] as unknown[],
  async store(text: string, basedOn: number): Promise<void> {
    const stored = await saveCharacter('a', named(text), '1.0', basedOn);
    if (stored.ok) otherTab.channel.postMessage({ kind: 'stored', id: 'a', revision: stored.value });
  },
};
otherTab.channel.onmessage = ({ data }) => void otherTab.received.push(data);

let stops: (() => void)[] = [];

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  autosave.forget('a');
  openCharacter(named('Before'));
  otherTab.received = [];
  useViewStore.setState({ notices: [] });
  changeList('characters', { list: [], state: 'not-read', problem: null });
  await saveCharacter('a', named('Ann'), '1.0', 0);
  stops = [startAutosave(), startTabSync()];
  await openStored('a');
});

afterEach(async () => {
  for (const { id } of autosave.unsaved()) autosave.forget(id);
  for (const stop of stops) stop();
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a character that was only opened', () => {
  it('is not written', async () => {
    await autosave.flush();
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 1 } });
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
  });
});

describe('a change of the open character by another tab', () => {
  it('is shown at once if nothing was changed here, and is not written again', async () => {
    await otherTab.store('Anna', 1);
    await eventually(() => expect(name()).toBe('Anna'));
    expect(useViewStore.getState().notices).toMatchObject([{ kind: 'information', title: 'Changed in another tab' }]);
    await autosave.flush();
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 2 } });
    type('Anna II');
    await autosave.flush();
    expect(await loadCharacter('a')).toMatchObject({ value: { revision: 3 } });
  });

  it('is one undo step, however often the other tab stored', async () => {
    type('Ann I');
    await autosave.flush();
    await otherTab.store('Anna', 2);
    await eventually(() => expect(name()).toBe('Anna'));
    await otherTab.store('Anna II', 3);
    await eventually(() => expect(name()).toBe('Anna II'));
    expect([...history(), open().lastEdit]).toEqual(['', 'Name: Ann I', 'Changed in another tab']);
    undo();
    expect(name()).toBe('Ann I');
    redo();
    expect(name()).toBe('Anna II');
    undo();
    await autosave.flush();
    expect(await storedName(), 'what was undone is stored').toBe('Ann I');
  });

  it('is shown without a notice if in play alone, and is not an undo step of the choices', async () => {
    type('Ann I');
    await autosave.flush();
    const play = { ...atRest, turn: 3 };
    const stored = await saveCharacter('a', { ...open().saved, play }, '1.0', 2);
    otherTab.channel.postMessage({ kind: 'stored', id: 'a', revision: stored.ok ? stored.value : 0 });
    await eventually(() => expect(open().saved.play?.turn).toBe(3));
    expect(history()).toEqual(['']);
    expect(useViewStore.getState().notices).toEqual([]);
    undo();
    expect([name(), open().saved.play?.turn]).toEqual(['Ann', 3]);
    await autosave.flush();
    expect(await loadCharacter('a')).toMatchObject({ value: { saved: { play: { turn: 3 } } } });
  });

  it('is detected without a message when this tab becomes visible', async () => {
    await saveCharacter('a', named('Anna'), '1.0', 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(name()).toBe('Anna'));
  });

  it('has no effect if both tabs made the same change', async () => {
    type('Anna');
    const { saved } = open();
    await otherTab.store('Anna', 1);
    await eventually(() => expect(autosave.revision('a')).toBe(2));
    expect(open().saved).toBe(saved);
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
    expect(await versionNames()).toEqual([]);
  });

  it('is asked about if both tabs made the same change of play, which may have happened twice', async () => {
    const play = { ...atRest, state: { ...atRest.state, hitsLost: 1 } };
    setPlay(play);
    const stored = await saveCharacter('a', open().saved, '1.0', 1);
    otherTab.channel.postMessage({ kind: 'stored', id: 'a', revision: stored.ok ? stored.value : 0 });
    const problem = { code: 'saved-elsewhere', revision: 2, isSame: true };
    await eventually(() => expect(useSavingStore.getState().character).toEqual({ state: 'failed', id: 'a', problem }));
    await resolve('mine');
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
    expect(await versionNames()).toEqual([]);
  });

  it('is reported at once as a conflict if something was changed here, without overwriting', async () => {
    type('Mine');
    await otherTab.store('Theirs', 1);
    await eventually(() => expect(useSavingStore.getState().character.state).toBe('failed'));
    expect(useSavingStore.getState().character).toEqual({
      state: 'failed',
      id: 'a',
      problem: { code: 'saved-elsewhere', revision: 2 },
    });
    expect([name(), await storedName()]).toEqual(['Mine', 'Theirs']);
    editCharacter('Player', (character) => setConcept(character, 'player', 'Me'));
    await autosave.flush();
    expect([name(), await storedName()], 'editing continues').toEqual(['Mine', 'Theirs']);
  });
});

describe('a conflict between tabs', () => {
  beforeEach(async () => {
    type('Mine');
    await otherTab.store('Theirs', 1);
    await eventually(() => expect(useSavingStore.getState().character.state).toBe('failed'));
  });

  it('keeps mine, and theirs as a version', async () => {
    expect(await resolve('mine')).toEqual({ ok: true, value: null });
    expect([name(), await storedName()]).toEqual(['Mine', 'Mine']);
    expect(await versionNames()).toEqual(['From the other tab: Theirs']);
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
  });

  it('keeps theirs, and mine as a version; undo returns to mine', async () => {
    expect(await resolve('theirs')).toEqual({ ok: true, value: null });
    expect([name(), await storedName()]).toEqual(['Theirs', 'Theirs']);
    expect(await versionNames()).toEqual(['From this tab: Mine']);
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
    undo();
    await autosave.flush();
    expect([name(), await storedName()]).toEqual(['Mine', 'Mine']);
  });

  it('keeps both, mine in a separate record with its history', async () => {
    expect(await resolve('both')).toEqual({ ok: true, value: null });
    const { id } = open();
    expect(id).not.toBe('a');
    expect([name(), await storedName(id), await storedName()]).toEqual(['Mine', 'Mine', 'Theirs']);
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
    undo();
    expect(name()).toBe('Ann');
  });

  it.each(['mine', 'theirs'] as const)(
    'changes nothing if the storage is too full for a version: keeping %s',
    async (keep) => {
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
      expect(await resolve(keep)).toEqual({ ok: false, error: { code: 'storage-full' } });
      expect([name(), await storedName()]).toEqual(['Mine', 'Theirs']);
      expect(useSavingStore.getState().character).toMatchObject({
        state: 'failed',
        problem: { code: 'saved-elsewhere' },
      });
    },
  );

  it('can be resolved for a character that is no longer open', async () => {
    openCharacter(named('Bea'), 'b');
    await autosave.flush();
    expect(useSavingStore.getState().character).toMatchObject({ state: 'failed', id: 'a' });
    await resolve('both');
    expect([name(), await storedName('b'), await storedName()]).toEqual(['Bea', 'Bea', 'Theirs']);
    const list = await listSummaries();
    expect(list.ok && list.value.map((summary) => summary.name)).toContain('Mine');
    expect(useSavingStore.getState().character).toEqual({ state: 'saved' });
  });

  it('keeps the newest changes of mine when it is opened again', async () => {
    openCharacter(named('Bea'), 'b');
    expect(await openStored('a')).toEqual({ ok: true, value: true });
    expect(name()).toBe('Mine');
    await resolve('theirs');
    expect([name(), await storedName()]).toEqual(['Theirs', 'Theirs']);
  });
});

describe('a character that could not be stored for lack of space', () => {
  it('is stored when this tab becomes visible, even if it is new', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    openCharacter(named('New'), 'new');
    await autosave.flush();
    expect(useSavingStore.getState().character).toMatchObject({ problem: { code: 'storage-full' } });
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(useSavingStore.getState().character).toEqual({ state: 'saved' }));
    expect(await storedName('new')).toBe('New');
  });
});

describe('two tabs that save at once', () => {
  it('never overwrite each other', async () => {
    type('Mine');
    const [, theirs] = await Promise.all([autosave.flush(), saveCharacter('a', named('Theirs'), '1.0', 1)]);
    const mine = useSavingStore.getState().character;
    // Exactly one of them succeeds.
    expect([mine.state === 'saved', theirs.ok].filter(Boolean).length).toBe(1);
    expect(await storedName()).toBe(theirs.ok ? 'Theirs' : 'Mine');
  });
});

describe('tabs', () => {
  it('notify each other when the same character is open in both', async () => {
    otherTab.channel.postMessage({ kind: 'opened', id: 'a' });
    await eventually(() => expect(otherTab.received).toContainEqual({ kind: 'open-too', id: 'a' }));
    expect(otherTab.received).toContainEqual({ kind: 'opened', id: 'a' });
    otherTab.channel.postMessage({ kind: 'open-too', id: 'a' });
    await eventually(() =>
      expect(useViewStore.getState().notices).toMatchObject([
        { kind: 'information', title: 'Ann is open in another tab, too' },
      ]),
    );
  });

  it('are notified of stored records', async () => {
    type('Anna');
    await autosave.flush();
    await eventually(() => expect(otherTab.received).toContainEqual({ kind: 'stored', id: 'a', revision: 2 }));
  });

  it('refresh their lists when another tab changes something', async () => {
    await refreshLibrary();
    await saveCharacter('b', named('Bea'), '1.0', 0);
    otherTab.channel.postMessage({ kind: 'library' });
    await eventually(() => expect(useLibraryStore.getState().characters.list.map(({ id }) => id)).toContain('b'));
  });

  it('show one notice when another tab bins the open character; an edit restores it', async () => {
    await setBinned(['a'], new Date().toISOString());
    otherTab.channel.postMessage({ kind: 'library' });
    await eventually(() => expect(useViewStore.getState().notices.length).toBe(1));
    expect(useViewStore.getState().notices[0]?.title).toBe('Ann was moved to the bin in another tab');
    type('Anna');
    await autosave.flush();
    const list = await listSummaries();
    expect(list).toMatchObject({ value: [{ id: 'a', name: 'Anna', binned: null }] });
  });

  it('are still notified when another listener of this one stops', async () => {
    const listener = vi.fn();
    stops.push(subscribeToTabs(listener));
    subscribeToTabs(vi.fn())();
    otherTab.channel.postMessage({ kind: 'entries' });
    await eventually(() => expect(listener).toHaveBeenCalledWith({ kind: 'entries' }));
  });

  it('ignore unknown messages', async () => {
    for (const message of [null, 5, {}, { kind: 'stored' }, { kind: 'later', id: 'a' }, { kind: 'opened', id: 7 }]) {
      otherTab.channel.postMessage(message);
    }
    otherTab.channel.postMessage({ kind: 'opened', id: 'a' });
    await eventually(() => expect(otherTab.received).toContainEqual({ kind: 'open-too', id: 'a' }));
    await syncOpen(characterSaver);
    expect([name(), useViewStore.getState().notices]).toEqual(['Ann', []]);
  });
});
