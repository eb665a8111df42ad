// @vitest-environment happy-dom
import { useViewStore } from '../state/view/view-store.ts';
import '../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setName } from '../character/edit-character.ts';
import { blankSaved, editCharacter, openCharacter } from '../state/character/character-store.ts';
import { closeDatabase, withDatabase } from '../storage/database.ts';
import { eventually } from '../testing/settle.ts';
import { notifyRestoreOutcome } from './notify-restore-outcome.ts';

const notices = () => useViewStore.getState().notices;
const problem = { code: 'unreadable', why: { code: 'truncated', line: 1, column: 9 } } as const;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  useViewStore.setState({ notices: [] });
  openCharacter(blankSaved());
});

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('notifyRestoreOutcome reports repairs except mild ones', () => {
  notifyRestoreOutcome({ kind: 'character', report: [{ code: 'unknown-fields', paths: [['aura']], count: 1 }] });
  expect(notices()).toEqual([]);
  notifyRestoreOutcome({ kind: 'character', report: [{ code: 'unsafe-field-dropped', path: ['prototype'] }] });
  expect(notices()).toMatchObject([{ kind: 'attention', text: expect.stringContaining('prototype') }]);
});

it('notifyRestoreOutcome says what could not be read and what is open, and offers the stored record as a file', async () => {
  await withDatabase(async (database) => {
    await database.add('unreadable', { record: { id: 'a', saved: '{"format' }, why: 'truncated', when: '' });
    return { ok: true, value: null };
  });
  editCharacter('Name', (character) => setName(character, 'Bea'));
  notifyRestoreOutcome({ kind: 'character', report: [], instead: { problem, quarantineKey: 1 } });
  expect(notices()).toMatchObject([{ kind: 'problem', title: 'The saved character was not opened' }]);
  expect(notices()[0]?.text).toMatch(/This file is incomplete.*Opened instead: Bea\.$/);
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:x';
  });
  notices()[0]?.actions?.[0]?.run();
  await eventually(() => expect(blobs.length).toBe(1));
  expect(await blobs[0]?.text()).toBe('{"format');
});

it('notifyRestoreOutcome offers no file for a record that was not quarantined', () => {
  notifyRestoreOutcome({ kind: 'nothing', instead: { problem, quarantineKey: null } });
  expect(notices()[0]).toMatchObject({
    text: expect.stringMatching(/A blank character is open instead\.$/),
    actions: [],
  });
});
