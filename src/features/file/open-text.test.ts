// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-concept.ts';
import { addRow } from '../../character/edit-rows.ts';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { serializeEncounter } from '../../character/file/serialize-encounter.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { serializeLibrary } from '../../character/file/serialize-library.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { useIncomingStore } from '../../state/library/incoming-store.ts';
import { refreshDurability, useDurabilityStore } from '../../state/saving/durability.ts';
import { type FrameNotice, notify, useNoticeStore } from '../../state/view/notice-store.ts';
import { openDialog, useViewStore } from '../../state/view/view-store.ts';
import { openFiles, openText } from './open-text.ts';
import { useFileStore } from './read-text.ts';

const name = () => useCharacterStore.getState().saved.character.name;

beforeEach(() => {
  openCharacter(blankSaved());
  editCharacter('Name', (character) => setName(character, 'Anna'));
  openDialog(null);
  useNoticeStore.setState({ notices: [] });
  useIncomingStore.setState({ from: '', list: null });
});

it('openText: opens a clean file as a new character, with a notice that offers the previous one', async () => {
  const anna = useCharacterStore.getState();
  const { character, ...rest } = blankSaved();
  const zofia = { ...rest, character: addRow(setName(character, 'Žofia'), 'skills', { entry: 'bow' }) };
  await openText(serializeFile(zofia, '1.0.0'), 'zofia.json');
  expect(name()).toBe('Žofia');
  expect(useCharacterStore.getState().id).not.toBe(anna.id);
  expect(useViewStore.getState().dialog).toBeNull();
  undo();
  expect(name(), 'undo does not reach back over it').toBe('Žofia');
  const [notice] = useNoticeStore.getState().notices;
  expect(notice).toMatchObject({ title: 'Žofia is open', text: expect.stringContaining('From zofia.json: 1 skill.') });
  notice?.actions?.[0]?.run();
  expect(useCharacterStore.getState()).toMatchObject({ id: anna.id, saved: anna.saved });
});

it('openText: reports a file that cannot be read, and changes nothing', async () => {
  const before = useCharacterStore.getState().saved;
  await openText('{"format":', 'cut.json');
  expect(useCharacterStore.getState().saved).toBe(before);
  expect(useViewStore.getState().dialog).toBe('open-file');
  expect(useFileStore.getState().report).toMatchObject({
    from: 'cut.json',
    read: null,
    problems: [{ code: 'truncated' }],
  });
});

it('openText: reports repairs', async () => {
  await openText(
    '{"format":"pointwright","version":1,"character":{"name":"Bob","attributes":{"st":"twelve"}}}',
    'bob.json',
  );
  expect(name()).toBe('Bob');
  expect(useViewStore.getState().dialog).toBe('open-file');
  expect(useFileStore.getState().report?.problems).not.toEqual([]);
});

const text = (called: string) => {
  const saved = blankSaved();
  return serializeFile({ ...saved, character: setName(saved.character, called) }, '1.0.0');
};
const asked = () => {
  const { from, list } = useIncomingStore.getState();
  const { dialog } = useViewStore.getState();
  return {
    from,
    dialog,
    names: list?.items.map(({ incoming }) => incoming.name),
    faults: list?.faults,
  };
};

it('openText: asks which characters of a library to import, and opens none', async () => {
  const member = { id: 'a', updated: '', tags: [], text: text('Bea') };
  const library = serializeLibrary([member, { ...member, id: 'b', text: text('Cid') }], '1.0.0');
  expect(await openText(library, 'all.json')).toBe(false);
  expect(asked()).toEqual({ from: 'all.json', dialog: 'library-in', names: ['Bea', 'Cid'], faults: [] });
  expect(name()).toBe('Anna');
});

it('openText: stores and opens an encounter, and leaves the open character as it is', async () => {
  const encounter = addFighters(blankEncounter('e1', 'Ambush'), blankSaved('lite-3e'), { copies: 2 });
  expect(await openText(serializeEncounter(encounter, '1.0.0'), 'ambush.json')).toBe(false);
  expect(currentEncounter()).toMatchObject({ id: 'e1', name: 'Ambush', fighters: [{}, {}] });
  expect([name(), useViewStore.getState().encounter, useViewStore.getState().dialog]).toEqual(['Anna', true, null]);
});

it('openText: reports what was wrong with an encounter, and one that cannot be read', async () => {
  const encounter = addFighters(blankEncounter('e2', 'Raid'), blankSaved('lite-3e'), { copies: 2 });
  const damaged = JSON.parse(serializeEncounter(encounter, '1.0.0'));
  damaged.fighters[0].file = 7;
  await openText(JSON.stringify(damaged), 'raid.json');
  expect(useViewStore.getState().dialog).toBe('open-file');
  expect(useFileStore.getState().report).toMatchObject({
    read: 'an encounter, 1 fighter',
    problems: [{ code: 'fighter-set-aside' }],
  });
  await openText('{"format":"pointwright-encounter","version":5}', 'new.json');
  expect(useFileStore.getState().report).toMatchObject({ read: null, problems: [{ code: 'newer-version' }] });
});

it('openText: opens a character whose text mentions libraries', async () => {
  expect(await openText(text('"pointwright-library"'), 'odd.json')).toBe(true);
  expect(name()).toBe('"pointwright-library"');
});

it('openFiles: asks which of several files to import, and names those that cannot be read', async () => {
  await openFiles([
    new File([text('Bea')], 'bea.json'),
    new File(['Dear diary'], 'diary.json'),
    new File([text('Cid')], 'cid.json'),
  ]);
  expect(asked()).toMatchObject({ from: '3 files', dialog: 'library-in', names: ['Bea', 'Cid'] });
  expect(asked().faults).toMatchObject([{ from: 'diary.json', raw: 'Dear diary', problem: { code: 'not-json' } }]);
  expect(name()).toBe('Anna');
});

it('openText: marks a character from a file as exported, but not one from the clipboard', async () => {
  const exported = () => useDurabilityStore.getState().exported;
  await openText(text('Bea'), 'the clipboard');
  await refreshDurability();
  expect(exported()).toBeNull();
  await openFiles([new File([text('Cid')], 'cid.json')]);
  await vi.waitFor(() => expect(exported()).not.toBeNull());
  openCharacter(blankSaved());
  await refreshDurability();
  expect(exported()).toBeNull();
});

it('chooseFile: opens a single chosen file directly', async () => {
  await openFiles([]);
  await openFiles([new File([text('Bea')], 'bea.json')]);
  expect([name(), asked().dialog]).toEqual(['Bea', null]);
});

/** The notice that something long is being read, and its button. */
const reading = () => useNoticeStore.getState().notices.find(({ progress }) => progress !== undefined);
const cancel = () =>
  reading()
    ?.actions?.find(({ label }) => label === 'Cancel')
    ?.run();

describe('a long file', () => {
  const longFile = () => {
    const { character, ...rest } = blankSaved();
    const story = 'x'.repeat(19_000);
    const rows = Array.from({ length: 20 }, (_, i) => ({ path: `/a${i}`, value: story }));
    return serializeFile({ ...rest, character: { ...setName(character, 'Long'), setAside: rows } }, '1.0.0');
  };
  afterEach(() => vi.unstubAllGlobals());

  it('shows a progress notice, and opens', async () => {
    const seen: (FrameNotice | undefined)[] = [];
    const stop = useNoticeStore.subscribe(() => seen.push(reading()));
    expect(await openText(longFile(), 'long.json')).toBe(true);
    stop();
    expect(seen[0]).toMatchObject({ title: 'Reading long.json…', progress: null });
    expect(reading()).toBeUndefined();
    expect(name()).toBe('Long');
  });

  it('is read by a worker, which is stopped when the player cancels: the open character stays', async () => {
    const terminate = vi.fn();
    vi.stubGlobal(
      'Worker',
      class {
        readonly postMessage = vi.fn();
        readonly terminate = terminate;
      },
    );
    const opening = openText(longFile(), 'long.json');
    await vi.waitFor(() => expect(reading()).toBeDefined());
    cancel();
    expect(await opening).toBe(false);
    expect(reading()).toBeUndefined();
    expect(terminate).toHaveBeenCalled();
    expect(name()).toBe('Anna');
    expect(useViewStore.getState().dialog).toBeNull();
  });

  it('is parsed by the page if the worker does not start', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        onerror?: (event: Event) => void;
        readonly terminate = vi.fn();
        postMessage() {
          this.onerror?.(new Event('error'));
        }
      },
    );
    expect(await openText(longFile(), 'long.json')).toBe(true);
    expect(name()).toBe('Long');
  });
});

describe('a long library', () => {
  const members = Array.from({ length: 400 }, (_, i) => ({
    id: `id${i}`,
    updated: '',
    tags: [],
    text: serializeFile({ ...blankSaved(), character: setName(blankSaved().character, 'x'.repeat(6_000)) }, '1.0.0'),
  }));
  const library = serializeLibrary(members, '1.0.0');

  it('shows its progress, and asks which characters to import', async () => {
    const shares: number[] = [];
    const stop = useNoticeStore.subscribe(() => shares.push(reading()?.progress ?? -1));
    await openText(library, 'all.json');
    stop();
    expect(shares[0]).toBe(-1);
    expect(shares.some((share) => share > 0 && share <= 1)).toBe(true);
    expect(useIncomingStore.getState().list?.items).toHaveLength(400);
  });

  it('opens no dialog when the player cancels', async () => {
    const opening = openText(library, 'all.json');
    await vi.waitFor(() => expect(reading()?.progress).toBeGreaterThan(0));
    notify({ kind: 'information', title: 'Something else' });
    cancel();
    await opening;
    expect(useIncomingStore.getState().list).toBeNull();
    expect(useViewStore.getState().dialog).toBeNull();
  });
});
