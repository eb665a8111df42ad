import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankCharacter } from '../character/blank-character.ts';
import { saveCharacter } from './current-character.ts';
import { closeDatabase } from './database.ts';
import { addVersion, deleteVersion, keepStored, listVersions, readVersion, renameVersion } from './versions.ts';

const version = (character: string, name: string) =>
  ({ character, name, made: '2026-01-01T10:00:00.000Z', reason: 'named', saved: `text of ${name}` }) as const;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
});

it('listVersions returns the versions of a character, newest first, without their texts', async () => {
  await addVersion(version('a', 'one'));
  await addVersion(version('b', 'other'));
  await addVersion(version('a', 'two'));
  const { saved: _, ...two } = version('a', 'two');
  expect(await listVersions('a')).toEqual({
    ok: true,
    value: [
      { ...two, key: 3 },
      { ...two, name: 'one', key: 1 },
    ],
  });
  expect(await listVersions('c')).toEqual({ ok: true, value: [] });
});

it('a version can be read, renamed and deleted', async () => {
  const added = await addVersion(version('a', 'one'));
  const key = added.ok ? added.value : 0;
  expect(await readVersion(key)).toEqual({ ok: true, value: version('a', 'one') });
  expect(await renameVersion(key, 'before the dungeon')).toEqual({ ok: true, value: null });
  expect(await readVersion(key)).toMatchObject({ value: { name: 'before the dungeon', saved: 'text of one' } });
  expect(await deleteVersion(key)).toEqual({ ok: true, value: null });
  const missing = { ok: false, problem: { code: 'no-such-version' } };
  expect(await readVersion(key)).toEqual(missing);
  expect(await renameVersion(key, 'again')).toEqual(missing);
});

it('keepStored makes a version from the stored record', async () => {
  const saved = { ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name: 'Ann' } };
  await saveCharacter('a', saved, '1.0', 0);
  await saveCharacter('a', saved, '1.0', 1);
  expect(await keepStored('a', 'from the other tab')).toEqual({ ok: true, value: { key: 1, revision: 2 } });
  expect(await listVersions('a')).toMatchObject({ value: [{ name: 'from the other tab', reason: 'named' }] });
  expect(await readVersion(1)).toMatchObject({ value: { saved: expect.stringContaining('"Ann"') } });
  expect(await keepStored('b', 'nobody')).toEqual({ ok: false, problem: { code: 'no-such-character' } });
});
