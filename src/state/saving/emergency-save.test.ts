// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { setName, setPortrait } from '../../character/edit-character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankSaved } from '../character/character-store.ts';
import { emergencyKeys, emergencySaveKeys } from './autosave.ts';
import { readEmergencySave } from './recover-emergency-save.ts';
import { characterSaver } from './saver.ts';

const { writeEmergencySave } = characterSaver;
const read = () => readEmergencySave(characterSaver);
const hasEmergencySave = () => emergencySaveKeys(emergencyKeys.character).length > 0;

beforeEach(() => localStorage.clear());

it('writeEmergencySave: characters are read back unchanged, and an empty list removes them', async () => {
  const saved = blankSaved();
  const typed = { ...saved, character: setName(saved.character, 'Typed and closed') };
  writeEmergencySave([{ id: 'a', saved: typed, basedOn: 3 }]);
  expect((await read()).unsaved).toEqual([{ id: 'a', saved: typed, basedOn: 3 }]);
  expect(hasEmergencySave()).toBe(true);
  writeEmergencySave([]);
  expect((await read()).unsaved).toEqual([]);
  expect(hasEmergencySave()).toBe(false);
});

it('readEmergencySave also reads those of other tabs and of an old version with one key for all; forget removes them', async () => {
  const saved = blankSaved();
  const text = serializeFile(saved, '1.0.0');
  localStorage.setItem('pointwright.unsaved', JSON.stringify([{ id: 'old', basedOn: 1, text }]));
  localStorage.setItem('pointwright.unsaved.tab', JSON.stringify([{ id: 'other', basedOn: 2, text }]));
  localStorage.setItem('pointwright.guide', 'hidden');
  writeEmergencySave([]); // which does not affect the rest
  writeEmergencySave([{ id: 'mine', saved, basedOn: 3 }]);
  const emergencySave = await read();
  expect(emergencySave.unsaved.map(({ id }) => id).sort()).toEqual(['mine', 'old', 'other']);
  emergencySave.forget();
  expect(Object.keys(localStorage)).toEqual(['pointwright.guide']);
});

it('writeEmergencySave keeps a portrait', async () => {
  const saved = blankSaved();
  const pictured = { ...saved, character: setPortrait(saved.character, smallPortrait) };
  writeEmergencySave([{ id: 'a', saved: pictured, basedOn: 3 }]);
  expect((await read()).unsaved).toEqual([{ id: 'a', saved: pictured, basedOn: 3 }]);
});

it.each(['', '{', '7', '[7, null, {"id": "a"}]', '[{"id":"a","basedOn":1,"text":"{"}]'])(
  'readEmergencySave ignores %s',
  async (text) => {
    localStorage.setItem('pointwright.unsaved', text);
    expect((await read()).unsaved).toEqual([]);
    expect(localStorage.getItem('pointwright.unsaved'), 'kept').toBe(text);
  },
);
