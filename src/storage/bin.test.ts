import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankCharacter } from '../character/character.ts';
import { deleteBinned, findOverdue, setBinned } from './bin.ts';
import type { CharacterSummary } from './character-summary.ts';
import { loadCharacter, saveCharacter } from './current-character.ts';
import { closeDatabase } from './database.ts';
import { listSummaries } from './summaries.ts';
import { addVersion, listVersions } from './versions.ts';

const saved = { ruleset: 'lite-3e', houseRules: [], character: blankCharacter() };
const when = '2026-03-01T12:00:00.000Z';

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const id of ['a', 'b', 'c']) {
    await saveCharacter(id, saved, '1.0', 0);
    await addVersion({ character: id, name: 'one', made: when, reason: 'named', saved: '' });
  }
});

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
});

it('setBinned: characters come back from the bin unchanged', async () => {
  const before = await listSummaries();
  expect(await setBinned(['a', 'b'], when)).toMatchObject({ value: [{ id: 'a', binned: when }, { id: 'b' }] });
  expect(await setBinned(['a'], '2026-04-01T00:00:00.000Z')).toEqual({ ok: true, value: [] });
  expect(await setBinned(['a', 'b', 'c'], null)).toMatchObject({ value: [{ id: 'a', binned: null }, { id: 'b' }] });
  expect(await listSummaries()).toEqual(before);
});

it('deleteBinned deletes only characters in the bin, with their versions', async () => {
  await setBinned(['a'], when);
  expect(await deleteBinned(['a', 'b', 'nobody'])).toEqual({ ok: true, value: ['a'] });
  expect(await loadCharacter('a')).toMatchObject({ ok: false });
  expect(await listVersions('a')).toEqual({ ok: true, value: [] });
  expect(await loadCharacter('b')).toMatchObject({ ok: true });
  expect(await listVersions('b')).toMatchObject({ value: [{ name: 'one' }] });
  expect(await listSummaries()).toMatchObject({ value: [{}, {}] });
});

it('saveCharacter takes a character out of the bin', async () => {
  await setBinned(['a'], when);
  await saveCharacter('a', saved, '1.0', 1);
  expect(await deleteBinned(['a'])).toEqual({ ok: true, value: [] });
});

describe('overdue characters in the bin', () => {
  const summary = (id: string, binned: string | null): CharacterSummary => ({
    id,
    binned,
    name: '',
    ruleset: '',
    revision: 1,
    updated: when,
    points: null,
    tags: [],
    face: null,
  });
  const bin = [summary('a', when), summary('b', null), summary('c', 'some day')];

  it.each([
    ['2026-03-01T12:00:00.000Z', []],
    ['2026-03-31T12:00:00.000Z', []], // 30 days, to the millisecond
    ['2026-03-31T12:00:00.001Z', ['a']],
    ['2027-01-01T00:00:00.000Z', ['a']],
    ['2020-01-01T00:00:00.000Z', []], // a clock that was set back
  ])('at %s are %j', (now, ids) => {
    expect(findOverdue(bin, new Date(now))).toEqual(ids);
  });
});
