// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { autosave, startAutosave } from '../../state/saving/saver.ts';
import { useNoticeStore } from '../../state/view/notice-store.ts';
import { clearLibrary } from '../../testing/planted-characters.ts';
import { moveToBin } from './character-actions.ts';

const told = () => useNoticeStore.getState().notices.map(({ title, text }) => `${title}: ${text}`);

beforeEach(async () => {
  await clearLibrary();
  useNoticeStore.setState({ notices: [] });
});

it('moveToBin: says why an open blank character cannot go to the bin', async () => {
  const stop = startAutosave();
  openCharacter(blankSaved(), 'blank');
  await autosave.flush();
  await moveToBin([{ id: 'blank', name: '' }]);
  expect(told()).toEqual([
    'Unnamed character stays in the list: It is your only character and still blank. The next one you create or open from a file replaces it.',
  ]);
  stop();
});

it('moveToBin: moves the only character, and opens a blank one', async () => {
  const stop = startAutosave();
  const { character, ...rules } = blankSaved();
  openCharacter({ ...rules, character: setName(character, 'Ann') }, 'ann');
  await autosave.flush();
  await moveToBin([{ id: 'ann', name: 'Ann' }]);
  expect(told()).toEqual(['Ann is in the bin: for 30 days.']);
  expect(useCharacterStore.getState().saved.character.name).toBe('');
  stop();
});
