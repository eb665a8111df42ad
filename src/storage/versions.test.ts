import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankCharacter } from '../character/character.ts';
import { saveCharacter } from './current-character.ts';
import { closeDatabase } from './database.ts';
import {
  addVersion,
  addVersionFromRecord,
  deleteStoredVersion,
  listVersions,
  readStoredVersion,
  renameStoredVersion,
} from './versions.ts';

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
  expect(await readStoredVersion(key)).toEqual({ ok: true, value: version('a', 'one') });
  expect(await renameStoredVersion(key, 'before the dungeon')).toEqual({ ok: true, value: null });
  expect(await readStoredVersion(key)).toMatchObject({ value: { name: 'before the dungeon', saved: 'text of one' } });
  expect(await deleteStoredVersion(key)).toEqual({ ok: true, value: null });
  const missing = { ok: false, problem: { code: 'no-such-version' } };
  expect(await readStoredVersion(key)).toEqual(missing);
  expect(await renameStoredVersion(key, 'again')).toEqual(missing);
});

it('keepStored makes a version from the stored record', async () => {
  const saved = { ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name: 'Ann' } };
  await saveCharacter('a', saved, '1.0', 0);
  await saveCharacter('a', saved, '1.0', 1);
  expect(await addVersionFromRecord('a', 'from the other tab')).toEqual({ ok: true, value: { key: 1, revision: 2 } });
  expect(await listVersions('a')).toMatchObject({ value: [{ name: 'from the other tab', reason: 'named' }] });
  expect(await readStoredVersion(1)).toMatchObject({ value: { saved: expect.stringContaining('"Ann"') } });
  expect(await addVersionFromRecord('b', 'nobody')).toEqual({ ok: false, problem: { code: 'no-such-character' } });
});
