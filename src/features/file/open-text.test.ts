// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { setName } from '../../character/edit-concept.ts';
import { addRow } from '../../character/edit-rows.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { blankSaved, editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character-store.ts';
import { useNoticeStore } from '../../state/notice-store.ts';
import { openDialog, useViewStore } from '../../state/view-store.ts';
import { openText, useFileStore } from './open-text.ts';

const name = () => useCharacterStore.getState().saved.character.name;

beforeEach(() => {
  openCharacter(blankSaved());
  editCharacter('Name', (character) => setName(character, 'Anna'));
  openDialog(null);
  useNoticeStore.setState({ notices: [] });
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
