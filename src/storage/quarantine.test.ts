import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankCharacter } from '../character/character.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import { loadCharacter, saveCharacter } from './current-character.ts';
import { closeDatabase, withDatabase } from './database.ts';
import {
  deleteQuarantined,
  listQuarantined,
  quarantineRecord,
  quarantineTexts,
  readQuarantined,
  recoverQuarantined,
} from './quarantine.ts';
import { changeSummaries, listSummaries } from './summaries.ts';
import { addVersion, listVersions } from './versions.ts';

const saved = { ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name: 'Dai' } };
const text = serializeFile(saved, '1.0');

/** Writes a record directly to the database. */
const store = (record: unknown) =>
  withDatabase(async (database) => {
    await database.put('characters', record as never);
    return { ok: true, value: null };
  });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
});

it('quarantineRecord keeps a record unchanged, each time', async () => {
  const record = { id: 'a', saved: '{"format', revision: 3, name: 'Dai', updated: '2026' };
  for (let time = 1; time <= 2; time += 1) {
    await store(record);
    expect(await quarantineRecord('a', 'truncated')).toEqual({ ok: true, value: time });
  }
  expect(await listSummaries()).toEqual({ ok: true, value: [] });
  const entry = { id: 'a', name: 'Dai', why: 'truncated', text: '{"format', revision: 3, tags: [] };
  expect(await listQuarantined()).toMatchObject({
    ok: true,
    value: [
      { key: 2, ...entry },
      { key: 1, ...entry },
    ],
  });
  expect(await quarantineRecord('a', 'truncated')).toEqual({ ok: false, problem: { code: 'no-such-character' } });
});

it('readQuarantined shows a malformed record as JSON', async () => {
  await store({ id: 'a', saved: { odd: 1 } });
  await quarantineRecord('a', 'empty');
  expect(await readQuarantined(1)).toMatchObject({
    value: { id: 'a', name: '', revision: 0, text: JSON.stringify({ id: 'a', saved: { odd: 1 } }, null, 2) },
  });
});

it('recoverQuarantined restores a character under its id, with its tags and versions', async () => {
  await saveCharacter('a', saved, '1.0', 0);
  await changeSummaries(['a'], (summary) => ({ ...summary, tags: ['knights'] }));
  await addVersion({ character: 'a', name: 'one', made: '', reason: 'named', saved: text });
  await quarantineRecord('a', 'unreadable');
  expect(await recoverQuarantined(1, saved)).toEqual({ ok: true, value: 'a' });
  expect(await loadCharacter('a')).toMatchObject({ ok: true, value: { saved, revision: 2 } });
  expect(await listSummaries()).toMatchObject({ value: [{ id: 'a', name: 'Dai', tags: ['knights'], revision: 2 }] });
  expect(await listVersions('a')).toMatchObject({ value: [{ name: 'one' }] });
  expect(await listQuarantined()).toEqual({ ok: true, value: [] });
  expect(await recoverQuarantined(1, saved)).toEqual({ ok: false, problem: { code: 'no-such-record' } });
});

it('recoverQuarantined does not overwrite another character with the same id', async () => {
  await store({ id: 'a', name: 'Old', saved: text, revision: 1, updated: '' });
  await quarantineRecord('a', 'unreadable');
  await saveCharacter('a', { ...saved, ruleset: 'man-to-man' }, '1.0', 0);
  const back = await recoverQuarantined(1, saved);
  expect(back).toMatchObject({ ok: true });
  expect(back.ok && back.value).not.toBe('a');
  expect(await loadCharacter('a')).toMatchObject({ value: { saved: { ruleset: 'man-to-man' } } });
  expect(await listSummaries()).toMatchObject({ value: [{}, {}] });
});

it('quarantineTexts keeps imported texts with their presumed name until the player deletes them', async () => {
  await quarantineTexts([
    { name: 'Ann', text: '{', why: 'truncated', file: 'all.json', place: 3 },
    { name: '', text: 'x', why: 'not-json', file: 'diary.txt', place: 0 },
  ]);
  expect(await listQuarantined()).toMatchObject({
    value: [
      { name: '', text: 'x', file: 'diary.txt', place: 0 },
      { name: 'Ann', text: '{', id: '', file: 'all.json', place: 3 },
    ],
  });
  expect(await deleteQuarantined(2)).toEqual({ ok: true, value: null });
  expect(await listQuarantined()).toMatchObject({ value: [{ name: 'Ann' }] });
  expect(await readQuarantined(2)).toEqual({ ok: false, problem: { code: 'no-such-record' } });
});
