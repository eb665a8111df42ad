// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { setName, setPortrait } from '../../character/edit-concept.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankSaved } from '../character/character-store.ts';
import { hasEmergencySave, writeEmergencySave } from './emergency-save.ts';
import { readEmergencySave } from './recover-emergency-save.ts';

beforeEach(() => localStorage.clear());

it('writeEmergencySave: characters are read back unchanged, and an empty list removes them', async () => {
  const saved = blankSaved();
  const typed = { ...saved, character: setName(saved.character, 'Typed and closed') };
  writeEmergencySave([{ id: 'a', saved: typed, basedOn: 3 }], '1.0.0');
  expect(readEmergencySave().unsaved).toEqual([{ id: 'a', saved: typed, basedOn: 3 }]);
  expect(hasEmergencySave()).toBe(true);
  writeEmergencySave([], '1.0.0');
  expect(readEmergencySave().unsaved).toEqual([]);
  expect(hasEmergencySave()).toBe(false);
});

it('readEmergencySave also reads those of other tabs and of an old version with one key for all; forget removes them', async () => {
  const saved = blankSaved();
  const text = serializeFile(saved, '1.0.0');
  localStorage.setItem('pointwright.unsaved', JSON.stringify([{ id: 'old', basedOn: 1, text }]));
  localStorage.setItem('pointwright.unsaved.tab', JSON.stringify([{ id: 'other', basedOn: 2, text }]));
  localStorage.setItem('pointwright.guide', 'hidden');
  writeEmergencySave([], '1.0.0'); // which does not affect the others
  writeEmergencySave([{ id: 'mine', saved, basedOn: 3 }], '1.0.0');
  const emergencySave = readEmergencySave();
  expect(emergencySave.unsaved.map(({ id }) => id).sort()).toEqual(['mine', 'old', 'other']);
  emergencySave.forget();
  expect(Object.keys(localStorage)).toEqual(['pointwright.guide']);
});

it('writeEmergencySave keeps a portrait', async () => {
  const saved = blankSaved();
  const pictured = { ...saved, character: setPortrait(saved.character, smallPortrait) };
  writeEmergencySave([{ id: 'a', saved: pictured, basedOn: 3 }], '1.0.0');
  expect(readEmergencySave().unsaved).toEqual([{ id: 'a', saved: pictured, basedOn: 3 }]);
});

it.each(['', '{', '7', '[7, null, {"id": "a"}]', '[{"id":"a","basedOn":1,"text":"{"}]'])(
  'readEmergencySave ignores %s',
  async (text) => {
    localStorage.setItem('pointwright.unsaved', text);
    expect(readEmergencySave().unsaved).toEqual([]);
    expect(localStorage.getItem('pointwright.unsaved'), 'kept').toBe(text);
  },
);
