// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setName, setPortrait } from '../../character/edit-character.ts';
import { closeDatabase } from '../../storage/database.ts';
import { readSummary } from '../../storage/summaries.ts';
import { eventually } from '../../testing/settle.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankSaved, editCharacter, openCharacter } from '../character/character-store.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { createFaceThumbnail, startFaceUpdates } from './face-updates.ts';

const createFace = vi.fn(async (data: string) => `data:image/jpeg;face of ${data.length}`);
const face = async () => {
  const summary = await readSummary('a');
  return summary.ok ? summary.value?.face : undefined;
};

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  createFace.mockClear();
  autosave.setBaseRevision('a', 0);
  stops = [startAutosave(), startFaceUpdates(createFace)];
  openCharacter(blankSaved(), 'a');
});

afterEach(async () => {
  for (const stop of stops) stop();
  await closeDatabase();
  vi.unstubAllGlobals();
});

it('startFaceUpdates makes a face for each stored portrait once, and removes it with the portrait', async () => {
  editCharacter('Portrait', (character) => setPortrait(character, smallPortrait));
  await autosave.flush();
  await eventually(async () => expect(await face()).toBe(`data:image/jpeg;face of ${smallPortrait.data.length}`));
  editCharacter('Name', (character) => setName(character, 'Ann'));
  await autosave.flush();
  expect(await face(), 'unchanged by other edits').toBe(`data:image/jpeg;face of ${smallPortrait.data.length}`);
  expect(createFace).toHaveBeenCalledOnce();
  editCharacter('Portrait', (character) => setPortrait(character, null));
  await autosave.flush();
  expect(await face()).toBeNull();
});

it('createFaceThumbnail returns null if the browser cannot draw', async () => {
  vi.stubGlobal('Image', undefined);
  expect(await createFaceThumbnail(smallPortrait.data)).toBeNull();
});
