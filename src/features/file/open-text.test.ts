// @vitest-environment happy-dom

import { useLibraryStore } from '../../state/library/library-store.ts';
import { useSavingStore } from '../../state/saving/saving-store.ts';
import { notify } from '../../state/view/notices.ts';
import type { FrameNotice } from '../../state/view/view-state.ts';
import 'fake-indexeddb/auto';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { serializeEncounter } from '../../character/file/encounter-file.ts';
import { serializeLibrary } from '../../character/file/library-file.ts';
import { embedInPage } from '../../character/file/page-file.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { refreshDurability } from '../../state/saving/durability.ts';
import { openDialog, useViewStore } from '../../state/view/view-store.ts';
import { rutaQuill } from '../../testing/gcs-sheet-texts.ts';
import { eventually } from '../../testing/settle.ts';
import { openFiles, openText } from './open-text.ts';

const ruta = rutaQuill();
const name = () => useCharacterStore.getState().saved.character.name;

beforeEach(() => {
  openCharacter(blankSaved());
  editCharacter('Name', (character) => setName(character, 'Anna'));
  openDialog(null);
  useViewStore.setState({ notices: [] });
  useLibraryStore.setState({ incoming: null });
});

it('openText opens a clean file as a new character, with a notice that offers the previous one', async () => {
  const anna = useCharacterStore.getState();
  const { character, ...rest } = blankSaved();
  const zofia = { ...rest, character: addRow(setName(character, 'Žofia'), 'skills', { entry: 'bow' }) };
  await openText(serializeFile(zofia, '1.0.0'), 'zofia.json');
  expect(name()).toBe('Žofia');
  expect(useCharacterStore.getState().id).not.toBe(anna.id);
  expect(useViewStore.getState().dialog).toBeNull();
  undo();
  expect(name(), 'undo does not reach back over it').toBe('Žofia');
  const [notice] = useViewStore.getState().notices;
  expect(notice).toMatchObject({ title: 'Žofia is open', text: expect.stringContaining('From zofia.json: 1 skill.') });
  notice?.actions?.[0]?.run();
  expect(useCharacterStore.getState()).toMatchObject({ id: anna.id, saved: anna.saved });
});

it('openText opens the character in a web page, though it reads like a stat block', async () => {
  const zofia = { ...blankSaved(), character: setName(blankSaved().character, 'Žofia') };
  const page = `<!doctype html>\n<h1>Žofia</h1><p>ST 10, DX 10, IQ 10, HT 10</p>${embedInPage(serializeFile(zofia, '1'))}`;
  expect(await openText(page, 'zofia.html', true)).toBe(true);
  expect(name()).toBe('Žofia');
});

it('openText reports an unreadable file, and changes nothing', async () => {
  const before = useCharacterStore.getState().saved;
  await openText('{"format":', 'cut.json');
  expect(useCharacterStore.getState().saved).toBe(before);
  expect(useViewStore.getState().dialog).toBe('open-file');
  expect(useViewStore.getState().fileReport).toMatchObject({
    from: 'cut.json',
    read: null,
    problems: [{ code: 'truncated' }],
  });
});

it('openText reports repairs', async () => {
  await openText(
    '{"format":"pointwright","version":1,"character":{"name":"Bob","attributes":{"st":"twelve"}}}',
    'bob.json',
  );
  expect(name()).toBe('Bob');
  expect(useViewStore.getState().dialog).toBe('open-file');
  expect(useViewStore.getState().fileReport?.problems).not.toEqual([]);
});

const text = (called: string) => {
  const saved = blankSaved();
  return serializeFile({ ...saved, character: setName(saved.character, called) }, '1.0.0');
};
const asked = () => {
  const { from, list } = useLibraryStore.getState().incoming ?? {};
  const { dialog } = useViewStore.getState();
  return {
    from,
    dialog,
    names: list?.items.map(({ incoming }) => incoming.name),
    faults: list?.faults,
  };
};

it('openText asks which characters of a library to import, and opens none', async () => {
  const member = { id: 'a', updated: '', tags: [], text: text('Bea') };
  const library = serializeLibrary([member, { ...member, id: 'b', text: text('Cid') }], '1.0.0');
  expect(await openText(library, 'all.json')).toBe(false);
  expect(asked()).toEqual({ from: 'all.json', dialog: 'library-in', names: ['Bea', 'Cid'], faults: [] });
  expect(name()).toBe('Anna');
});

it('openText stores and opens an encounter, and leaves the open character unchanged', async () => {
  const encounter = addFighters(blankEncounter('e1', 'Ambush'), blankSaved('lite-3e'), { copies: 2 });
  expect(await openText(serializeEncounter(encounter, '1.0.0'), 'ambush.json')).toBe(false);
  expect(currentEncounter()).toMatchObject({ id: 'e1', name: 'Ambush', fighters: [{}, {}] });
  expect([name(), useViewStore.getState().encounter, useViewStore.getState().dialog]).toEqual(['Anna', true, null]);
});

it('openText reports errors in an encounter, and an unreadable one', async () => {
  const encounter = addFighters(blankEncounter('e2', 'Raid'), blankSaved('lite-3e'), { copies: 2 });
  const damaged = JSON.parse(serializeEncounter(encounter, '1.0.0'));
  damaged.fighters[0].file = 7;
  await openText(JSON.stringify(damaged), 'raid.json');
  expect(useViewStore.getState().dialog).toBe('open-file');
  expect(useViewStore.getState().fileReport).toMatchObject({
    read: 'an encounter, 1 fighter',
    problems: [{ code: 'fighter-set-aside' }],
  });
  await openText('{"format":"pointwright-encounter","version":5}', 'new.json');
  expect(useViewStore.getState().fileReport).toMatchObject({ read: null, problems: [{ code: 'newer-version' }] });
});

it('openText opens a character whose text mentions libraries', async () => {
  expect(await openText(text('"pointwright-library"'), 'odd.json')).toBe(true);
  expect(name()).toBe('"pointwright-library"');
});

it('openFiles asks which of several files to import, and names unreadable ones', async () => {
  await openFiles([
    new File([text('Bea')], 'bea.json'),
    new File(['Dear diary'], 'diary.json'),
    new File([text('Cid')], 'cid.json'),
  ]);
  expect(asked()).toMatchObject({ from: '3 files', dialog: 'library-in', names: ['Bea', 'Cid'] });
  expect(asked().faults).toMatchObject([{ from: 'diary.json', raw: 'Dear diary', problem: { code: 'not-json' } }]);
  expect(name()).toBe('Anna');
});

it('openFiles asks which of the characters in a zip file to import, whatever its name', async () => {
  const packed = zipSync({
    'party/bea.json': strToU8(text('Bea')),
    'party/readme.md': strToU8('# The party'),
    '__MACOSX/party/._bea.json': strToU8('odd'),
    'party/diary.json': strToU8('Dear diary'),
  });
  await openFiles([new File([packed], 'party')]);
  expect(asked()).toMatchObject({ from: 'party', dialog: 'library-in', names: ['Bea'] });
  expect(asked().faults).toMatchObject([{ from: 'diary.json', problem: { code: 'not-json' } }]);
});

it.each([
  ['has no characters', zipSync({ 'a.txt': strToU8('a') }), 'zip-without-characters'],
  ['is damaged', strToU8('PK\u0003\u0004 and no more'), 'zip-damaged'],
])('openFiles says when a zip file %s', async (_, bytes, code) => {
  await openFiles([new File([bytes], 'party.zip')]);
  expect(asked()).toMatchObject({
    dialog: 'library-in',
    names: [],
    faults: [{ from: 'party.zip', raw: '', problem: { code } }],
  });
});

describe('a GCS sheet', () => {
  it('opens as a new character, with a notice that the numbers agree and a way to the report', async () => {
    expect(await openText(ruta, 'ruta.gcs')).toBe(true);
    expect([name(), useViewStore.getState().dialog]).toEqual(['Ruta Quill', null]);
    const [notice] = useViewStore.getState().notices;
    expect(notice).toMatchObject({
      title: 'Ruta Quill is open',
      text: expect.stringMatching(/^From ruta\.gcs\. All \d+ numbers agree with the file\./),
    });
    expect(notice?.actions?.map(({ label }) => label)).toEqual(['Import report', 'Back to Anna']);
    notice?.actions?.[0]?.run();
    expect(useViewStore.getState().dialog).toBe('gcs-report');
    notice?.actions?.[1]?.run();
    expect(name()).toBe('Anna');
  });

  it('is recognized whatever its name, and opens its report if numbers differ', async () => {
    await openText(ruta.replace('"value": 12,', '"value": 13,'), 'the clipboard');
    expect([name(), useViewStore.getState().dialog]).toEqual(['Ruta Quill', 'gcs-report']);
    expect(useCharacterStore.getState().saved.character.origin?.report?.differences).toHaveLength(1);
  });

  it.each([
    ['one that is cut off', ruta.slice(0, 4_000), 'ruta.gcs', { code: 'gcs-refused', why: { code: 'cut-off' } }],
    ['what is only called one', 'Dear diary', 'diary.gcs', { code: 'gcs-refused', why: { code: 'not-json' } }],
    [
      'one in XML',
      '<?xml version="1.0"?>\n<character version="4"/>',
      'old.gcs',
      { code: 'gcs-not-a-sheet', found: 'xml' },
    ],
    ['a list', '{"version":5,"rows":[]}', 'skills.skl', { code: 'gcs-not-a-sheet', found: 'list' }],
  ])('is refused with a sentence: %s', async (_, content, from, problem) => {
    expect(await openText(content, from)).toBe(false);
    expect([name(), useViewStore.getState().dialog]).toEqual(['Anna', 'open-file']);
    expect(useViewStore.getState().fileReport).toMatchObject({ from, read: null, problems: [problem] });
  });

  it('opens as our file if it is one under a GCS name', async () => {
    await openText(text('Bea'), 'bea.gcs');
    expect(name()).toBe('Bea');
  });

  it('opens in the dialog for stat blocks if it is a text with little in it', async () => {
    await openFiles([new File(['Old Pike, sailor'], 'pike.txt')]);
    expect(useViewStore.getState().statBlock.text).toBe('Old Pike, sailor');
    expect(useViewStore.getState().dialog).toBe('stat-block');
  });

  it('can be one of several files', async () => {
    const list = new File(['{"version":5,"rows":[]}'], 'skills.skl');
    await openFiles([new File([ruta], 'ruta.gcs'), new File([text('Bea')], 'bea.json'), list]);
    expect(asked()).toMatchObject({ from: '2 files', names: ['Ruta Quill', 'Bea'] });
    expect(asked().faults).toEqual([]);
    expect(useViewStore.getState().notices.map(({ title }) => title)).toContain('skills.skl is a library file');
    const [item] = useLibraryStore.getState().incoming?.list.items ?? [];
    expect(item?.incoming.agreement).toMatch(/^All \d+ numbers agree with the file\.$/);
  });

  it('is opened by a worker when it is long; if canceled, the open character stays', async () => {
    const terminate = vi.fn();
    vi.stubGlobal(
      'Worker',
      class {
        readonly postMessage = vi.fn();
        readonly terminate = terminate;
      },
    );
    const long = JSON.stringify({ ...JSON.parse(ruta), padding: 'x'.repeat(400_000) });
    const opening = openText(long, 'long.gcs');
    await eventually(() => expect(reading()).toMatchObject({ title: 'Reading long.gcs…', progress: null }));
    cancel();
    expect(await opening).toBe(false);
    expect([terminate.mock.calls.length, name(), reading()]).toEqual([1, 'Anna', undefined]);
    vi.unstubAllGlobals();
    expect(await openText(long, 'long.gcs')).toBe(true);
  });
});

it('openText marks a character from a file as exported, but not one from the clipboard', async () => {
  const exported = () => useSavingStore.getState().durability.exported;
  await openText(text('Bea'), 'the clipboard');
  await refreshDurability();
  expect(exported()).toBeNull();
  await openFiles([new File([text('Cid')], 'cid.json')]);
  await eventually(() => expect(exported()).not.toBeNull());
  openCharacter(blankSaved());
  await refreshDurability();
  expect(exported()).toBeNull();
});

it('chooseFile opens a single chosen file directly', async () => {
  await openFiles([]);
  await openFiles([new File([text('Bea')], 'bea.json')]);
  expect([name(), asked().dialog]).toEqual(['Bea', null]);
});

/** The notice that something long is being read, and its button. */
const reading = () => useViewStore.getState().notices.find(({ progress }) => progress !== undefined);
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
    const stop = useViewStore.subscribe(() => seen.push(reading()));
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
    await eventually(() => expect(reading()).toBeDefined());
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
    const stop = useViewStore.subscribe(() => shares.push(reading()?.progress ?? -1));
    await openText(library, 'all.json');
    stop();
    expect(shares[0]).toBe(-1);
    expect(shares.some((share) => share > 0 && share <= 1)).toBe(true);
    expect(useLibraryStore.getState().incoming?.list.items).toHaveLength(400);
  });

  it('opens no dialog when the player cancels', async () => {
    const stop = useViewStore.subscribe(() => {
      if (!reading()?.progress) return;
      stop();
      notify({ kind: 'information', title: 'Something else' });
      cancel();
    });
    await openText(library, 'all.json');
    expect(useLibraryStore.getState().incoming).toBeNull();
    expect(useViewStore.getState().dialog).toBeNull();
  });
});
