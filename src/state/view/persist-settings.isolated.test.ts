// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setName, setPortrait } from '../../character/edit-concept.ts';
import { closeDatabase } from '../../storage/database.ts';
import { readSummary } from '../../storage/summaries.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankSaved, editCharacter, openCharacter } from '../character/character-store.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { persistSettings } from './persist-settings.ts';
import { persistedSetting } from './persisted-setting.ts';

const make = vi.fn(async (data: string) => `data:image/jpeg;face of ${data.length}`);
const face = async () => {
  const summary = await readSummary('a');
  return summary.ok ? summary.value?.face : undefined;
};

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  make.mockClear();
  autosave.basedOn('a', 0);
  stops = [startAutosave(), persistSettings(make)];
  openCharacter(blankSaved(), 'a');
});

afterEach(async () => {
  for (const stop of stops) stop();
  await closeDatabase();
  vi.unstubAllGlobals();
});

it('is made when a portrait is stored, once for each, and goes with it', async () => {
  editCharacter('Portrait', (character) => setPortrait(character, smallPortrait));
  await autosave.flush();
  await vi.waitFor(async () => expect(await face()).toBe(`data:image/jpeg;face of ${smallPortrait.data.length}`));
  editCharacter('Name', (character) => setName(character, 'Ann'));
  await autosave.flush();
  expect(await face(), 'it stays while other things change').toBe(
    `data:image/jpeg;face of ${smallPortrait.data.length}`,
  );
  expect(make).toHaveBeenCalledOnce();
  editCharacter('Portrait', (character) => setPortrait(character, null));
  await autosave.flush();
  expect(await face()).toBeNull();
});

it('is none where the browser cannot draw', async () => {
  vi.stubGlobal('Image', undefined);
  expect(await persistedSetting(smallPortrait.data)).toBeNull();
});
