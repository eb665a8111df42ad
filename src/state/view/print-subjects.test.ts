// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { saveCharacter } from '../../storage/current-character.ts';
import { closeDatabase, withDatabase } from '../../storage/database.ts';
import { eventually } from '../../testing/settle.ts';
import { blankSaved, editCharacter, openCharacter } from '../character/character-store.ts';
import { refreshLibrary } from '../library/library.ts';
import { choosePrintSubjects, openPrintFor } from './print-subjects.ts';
import { openDialog, useViewStore } from './view-store.ts';

const named = (name: string, ruleset = 'man-to-man') => {
  const saved = blankSaved(ruleset);
  return { ...saved, character: setName(saved.character, name) };
};
const names = () => useViewStore.getState().printSubjects.subjects.map(({ sheet }) => buildModel(sheet).head.name);

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  openDialog(null);
  await choosePrintSubjects(null);
  openCharacter(named('Open'), 'open');
  await saveCharacter('b', named('Bea', 'lite-3e'), '1.0', 0);
  await saveCharacter('a', named('Ann', 'fourth-edition'), '1.0', 0);
  await withDatabase(async (database) => {
    const record = { id: 'x', name: 'Broken', saved: '{"format":', revision: 1, updated: '2020-01-01T00:00:00.000Z' };
    await database.put('characters', record);
    return { ok: true, value: null };
  });
  await refreshLibrary();
});

describe('choosePrintSubjects: the printed characters', () => {
  it('are read with their rulesets, and sorted alphabetically', async () => {
    await choosePrintSubjects(['b', 'open', 'a']);
    expect(names()).toEqual(['Ann', 'Bea', 'Open']);
    const { subjects, leftOut } = useViewStore.getState().printSubjects;
    expect(subjects.map(({ sheet }) => buildModel(sheet).ruleset.id)).toEqual([
      'fourth-edition',
      'lite-3e',
      'man-to-man',
    ]);
    expect(leftOut).toEqual([]);
  });

  it('include the newest edits, stored or not', async () => {
    editCharacter('Name', (character) => setName(character, 'Renamed'));
    await choosePrintSubjects(['open']);
    expect(names()).toEqual(['Renamed']);
  });

  it('can be changed, and none is read twice', async () => {
    await choosePrintSubjects(['a', 'b']);
    const [before] = useViewStore.getState().printSubjects.subjects;
    await choosePrintSubjects(['a']);
    expect(names()).toEqual(['Ann']);
    await choosePrintSubjects(['open', 'a']);
    expect(names()).toEqual(['Ann', 'Open']);
    expect(useViewStore.getState().printSubjects.subjects[0]).toBe(before);
  });

  it('leave out and list unreadable characters', async () => {
    await choosePrintSubjects(['x', 'a', 'gone']);
    expect(names()).toEqual(['Ann']);
    const { leftOut } = useViewStore.getState().printSubjects;
    expect(leftOut.map(({ id, name }) => [id, name])).toEqual([
      ['x', 'Broken'],
      ['gone', ''],
    ]);
    expect(leftOut[0]?.reason).toMatch(/could not be read/);
    expect(leftOut[1]?.reason).toMatch(/not in this browser/);
  });

  it('come from the library until the dialog is closed', async () => {
    openPrintFor(['a', 'b']);
    expect(useViewStore.getState().dialog).toBe('print');
    await eventually(() => expect(names()).toEqual(['Ann', 'Bea']));
    openDialog(null);
    expect(useViewStore.getState().printSubjects).toEqual({ encounter: null, ids: null, subjects: [], leftOut: [] });
  });

  it('are discarded if the dialog is closed while they are being read', async () => {
    openPrintFor(['a', 'b']);
    openDialog(null);
    await choosePrintSubjects(null);
    expect(useViewStore.getState().printSubjects.ids).toBeNull();
    expect(names()).toEqual([]);
    await choosePrintSubjects(['b']);
    expect(names()).toEqual(['Bea']);
  });
});
