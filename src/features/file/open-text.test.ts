// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-concept.ts';
import { addRow } from '../../character/edit-rows.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { serializeLibrary } from '../../character/file/serialize-library.ts';
import { blankSaved, editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character-store.ts';
import { useIncomingStore } from '../../state/incoming-store.ts';
import { refreshKeeping, useKeepingStore } from '../../state/keeping.ts';
import { useNoticeStore } from '../../state/notice-store.ts';
import { openDialog, useViewStore } from '../../state/view-store.ts';
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

it('opens a clean file under a record of its own, with the way back in a notice', async () => {
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

it('changes nothing for a file that cannot be read, and says so', async () => {
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

it('reports what was put right', async () => {
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
    names: list?.items.map(({ incoming }) => incoming.saved.character.name),
    faults: list?.faults,
  };
};

it('asks what to take in of a library, and opens nothing', async () => {
  const member = { id: 'a', updated: '', tags: [], text: text('Bea') };
  const library = serializeLibrary([member, { ...member, id: 'b', text: text('Cid') }], '1.0.0');
  expect(await openText(library, 'all.json')).toBe(false);
  expect(asked()).toEqual({ from: 'all.json', dialog: 'library-in', names: ['Bea', 'Cid'], faults: [] });
  expect(name()).toBe('Anna');
});

it('opens a character that only speaks of libraries', async () => {
  expect(await openText(text('"pointwright-library"'), 'odd.json')).toBe(true);
  expect(name()).toBe('"pointwright-library"');
});

it('asks what to take in of several files, and names what cannot be read', async () => {
  await openFiles([
    new File([text('Bea')], 'bea.json'),
    new File(['Dear diary'], 'diary.json'),
    new File([text('Cid')], 'cid.json'),
  ]);
  expect(asked()).toMatchObject({ from: '3 files', dialog: 'library-in', names: ['Bea', 'Cid'] });
  expect(asked().faults).toMatchObject([{ from: 'diary.json', raw: 'Dear diary', problem: { code: 'not-json' } }]);
  expect(name()).toBe('Anna');
});

it('counts as kept in the file that it came from, and not where it came from the clipboard', async () => {
  const exported = () => useKeepingStore.getState().exported;
  await openText(text('Bea'), 'the clipboard');
  await refreshKeeping();
  expect(exported()).toBeNull();
  await openFiles([new File([text('Cid')], 'cid.json')]);
  await vi.waitFor(() => expect(exported()).not.toBeNull());
  openCharacter(blankSaved());
  await refreshKeeping();
  expect(exported()).toBeNull();
});

it('opens one file that is chosen alone', async () => {
  await openFiles([]);
  await openFiles([new File([text('Bea')], 'bea.json')]);
  expect([name(), asked().dialog]).toEqual(['Bea', null]);
});
