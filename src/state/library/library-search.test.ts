import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeArrivals } from '../../storage/arrivals.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { closeDatabase } from '../../storage/database.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { itAtLength } from '../../testing/extent.ts';
import { manyArrivals } from '../../testing/huge-character.ts';
import { countTags, findCharacters, type LibraryQuery } from './library-search.ts';

const summary = (name: string, more: Partial<CharacterSummary> = {}): CharacterSummary => ({
  id: name,
  name,
  ruleset: 'lite-3e',
  revision: 1,
  updated: '2026-01-01T10:00:00.000Z',
  points: null,
  tags: [],
  binned: null,
  face: null,
  ...more,
});

const list = [
  summary('Žofie Černá', { tags: ['Knights'], points: { spent: 60, budget: 100 } }),
  summary('adam', { ruleset: 'man-to-man', points: { spent: 120, budget: 100 } }),
  summary('', { updated: '2026-03-01T10:00:00.000Z' }),
  summary('Bert 10', { tags: ['knights', 'Mages'], updated: '2026-02-01T10:00:00.000Z' }),
  summary('Bert 9', { binned: '2026-02-01T10:00:00.000Z', tags: ['Mages'] }),
  summary('Bert 2'),
];
const namesFound = (query: LibraryQuery) => findCharacters(list, query).map(({ name }) => name);

describe('characters of the library', () => {
  it.each<[LibraryQuery, string[]]>([
    [{ words: 'zofie' }, ['Žofie Černá']],
    [{ words: 'CERNA  žof' }, ['Žofie Černá']],
    [{ words: 'cernà ŽOFIÉ' }, ['Žofie Černá']],
    [{ words: 'mage' }, ['Bert 10']],
    [{ words: 'bert knight' }, ['Bert 10']],
    [{ words: 'man to man' }, ['adam']],
    [{ words: 'nobody' }, []],
    [{ tag: 'KNIGHTS' }, ['Bert 10', 'Žofie Černá']],
    [{ tag: 'knight' }, []],
    [{ ruleset: 'man-to-man' }, ['adam']],
    [{ binned: true }, ['Bert 9']],
    [{ words: 'bert', binned: true }, ['Bert 9']],
  ])('are found by %j', (query, names) => {
    expect(namesFound(query)).toEqual(names);
  });

  it('are sorted in the requested order', () => {
    expect(namesFound({}).slice(0, 2)).toEqual(['', 'Bert 10']);
    expect(namesFound({ order: 'name' })).toEqual(['adam', 'Bert 2', 'Bert 10', 'Žofie Černá', '']);
    expect(namesFound({ order: 'points' }).slice(0, 2)).toEqual(['adam', 'Žofie Černá']);
  });

  it('are returned in a new list', () => {
    const before = [...list];
    namesFound({ order: 'name' });
    expect(list).toEqual(before);
  });

  it('have tags, counted regardless of case', () => {
    expect(countTags(list)).toEqual([
      { tag: 'Knights', count: 2 },
      { tag: 'Mages', count: 1 },
    ]);
  });
});

describe('five thousand characters', () => {
  afterEach(async () => {
    await closeDatabase();
    vi.unstubAllGlobals();
  });

  itAtLength(
    'are stored, listed and searched',
    async () => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      expect(await storeArrivals(manyArrivals(5_000), '')).toMatchObject({ ok: true });
      const read = await listSummaries();
      const all = read.ok ? read.value : [];
      expect(all.length).toBe(5_000);
      expect(findCharacters(all, { words: '4999' }).map(({ id }) => id)).toEqual(['many-4999']);
      expect(findCharacters(all, { tag: 'tag 3', order: 'name' }).length).toBe(500);
    },
    60_000,
  );
});
