// @vitest-environment happy-dom
import { changeList, useLibraryStore } from './library-store.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { CustomEntry } from '../../character/custom-entry.ts';
import { entriesVersion } from '../../character/file/entries-file.ts';
import { ownSkillSchema } from '../../character/skill-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { changeKeptRecords } from '../../storage/saved-entries.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import {
  changeSavedEntry,
  deleteSavedEntries,
  exportCustomEntries,
  keepCustomEntry,
  refreshCustomEntries,
  renameSavedEntry,
  undoCustomEntries,
} from './custom-entries.ts';
import { exportLibrary, importIncoming, readIncoming } from './library-file.ts';
import { listUnreadable, recoverUnreadable } from './library-unreadable.ts';
import { compareWithKept, importEntries, readIncomingEntries } from './receive-entries.ts';

const trait = (name: string, points = 0): CustomEntry => ({
  list: 'traits',
  own: z.parse(ownTraitSchema, { name, points }),
});
const skill = (name: string, spell: object | null = null): CustomEntry => ({
  list: 'skills',
  own: z.parse(ownSkillSchema, { name, spell }),
});
const kept = () => useLibraryStore.getState().entries.list;
const names = () => kept().map(({ entry }) => entry.own.name);
/** The names that another window finds in storage. */
const storedNames = async () => {
  await refreshCustomEntries();
  return names();
};
const first = () => {
  const [entry] = kept();
  if (!entry) throw new Error('nothing is kept');
  return entry;
};
const value = <Value>(outcome: Outcome<Value>): Value => {
  if (!outcome.ok) throw new Error('failed');
  return outcome.value;
};

beforeEach(async () => {
  await clearDatabase();
  changeList('entries', { list: [], state: 'not-read', problem: null });
});

describe('a custom entry saved for all characters', () => {
  it('is listed by name, here and in another window', async () => {
    await keepCustomEntry(trait('Night blindness', -10));
    await keepCustomEntry(skill('Falconry'));
    expect(names()).toEqual(['Falconry', 'Night blindness']);
    expect(await storedNames()).toEqual(['Falconry', 'Night blindness']);
    expect(kept()[1]).toMatchObject({ entry: { list: 'traits', own: { points: -10 } }, setAside: [] });
  });

  it('replaces the one of its chapter and name; undo restores that', async () => {
    await keepCustomEntry(trait('Seal sense', 5));
    const change = value(await keepCustomEntry(trait(' seal  SENSE ', 7)));
    expect(kept()).toMatchObject([{ entry: { own: { points: 7 } } }]);
    await undoCustomEntries(change);
    expect(await storedNames()).toEqual(['Seal sense']);
    expect(first()).toMatchObject({ entry: { own: { points: 5 } } });
  });

  it('is distinct from the spell with the same name, and from another without a name', async () => {
    for (const entry of [skill('Fire'), skill('Fire', {}), trait('Fire'), trait(''), trait('')])
      await keepCustomEntry(entry);
    expect(names()).toEqual(['', '', 'Fire', 'Fire', 'Fire']);
  });

  it('can be changed, renamed and deleted, each of which can be undone', async () => {
    await keepCustomEntry(trait('A', 5));
    const changed = value(await changeSavedEntry(first(), trait('A', 6)));
    const renamed = value(await renameSavedEntry(first(), 'B'));
    expect(first()).toMatchObject({ entry: { own: { name: 'B', points: 6 } } });
    const deleted = value(await deleteSavedEntries(kept()));
    expect(await storedNames()).toEqual([]);
    await undoCustomEntries(deleted);
    expect(await storedNames()).toEqual(['B']);
    await undoCustomEntries(renamed);
    await undoCustomEntries(changed);
    expect(await storedNames()).toEqual(['A']);
    expect(first()).toMatchObject({ entry: { own: { points: 5 } } });
  });

  it('is quarantined with its text if it can no longer be read; the others are read', async () => {
    await keepCustomEntry(trait('Sound'));
    await changeKeptRecords([{ id: 'x', saved: '{"format":"pointwright-entries","version":1,"tr', updated: '' }]);
    expect(await storedNames()).toEqual(['Sound']);
    const [record] = value(await listUnreadable());
    expect(record).toMatchObject({ why: expect.stringContaining('incomplete'), length: 47 });
    expect(await recoverUnreadable(record?.key ?? 0)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
    expect(value(await listUnreadable())).toHaveLength(1);
  });

  it('stays unchanged if a newer program has written it', async () => {
    await changeKeptRecords([
      { id: 'x', saved: `{"format":"pointwright-entries","version":${entriesVersion + 1}}`, updated: '' },
    ]);
    expect(await storedNames()).toEqual([]);
    expect(value(await listUnreadable())).toEqual([]);
  });

  it('is restored from the quarantine once it can be read', async () => {
    const text = '{"format":"pointwright-entries","version":1,"traits":["not yet"]}';
    await changeKeptRecords([{ id: 'x', saved: text, updated: '' }]);
    expect(await storedNames()).toEqual([]);
    const [record] = value(await listUnreadable());
    expect(await recoverUnreadable(record?.key ?? 0)).toMatchObject({ ok: false });
  });
});

describe('a file of custom entries', () => {
  it('gives another browser the same entries', async () => {
    await keepCustomEntry(trait('Seal sense', 5));
    await keepCustomEntry(skill('Falconry'));
    const { blob, name, count } = exportCustomEntries(kept());
    expect([name, count]).toEqual([expect.stringMatching(/^pointwright-entries-\d{4}-\d\d-\d\d\.json$/), 2]);
    const before = kept().map(({ entry }) => entry);
    await deleteSavedEntries(kept());
    const reading = await readIncomingEntries(await blob.text(), name);
    if (!reading?.ok) throw new Error(reading?.error.code);
    expect(reading.value).toMatchObject({ same: 0, differing: [], report: [] });
    const change = value(await importEntries(reading.value, () => 'both'));
    expect(kept().map(({ entry }) => entry)).toEqual(before);
    const again = await readIncomingEntries(await blob.text(), name);
    expect(again).toMatchObject({ ok: true, value: { same: 2, fresh: [], differing: [] } });
    await undoCustomEntries(change);
    expect(await storedNames()).toEqual([]);
  });

  it('leaves the choice to the player if it has another version of a saved one', async () => {
    const take = async (choice: 'mine' | 'theirs' | 'both') => {
      await deleteSavedEntries(kept());
      await keepCustomEntry(trait('Seal sense', 5));
      const text = JSON.stringify({
        format: 'pointwright-entries',
        version: 1,
        traits: [{ name: 'Seal sense', points: 8 }],
      });
      const reading = await readIncomingEntries(text, 'gm.json');
      if (!reading?.ok) throw new Error(reading?.error.code);
      await importEntries(reading.value, () => choice);
      return kept().map(({ entry }) => [entry.own.name, entry.list === 'traits' && entry.own.points]);
    };
    expect(await take('mine')).toEqual([['Seal sense', 5]]);
    expect(await take('theirs')).toEqual([['Seal sense', 8]]);
    expect(await take('both')).toEqual([
      ['Seal sense', 5],
      ['Seal sense (2)', 8],
    ]);
  });

  it('keeps the text of invalid entries in quarantine', async () => {
    const text = JSON.stringify({ format: 'pointwright-entries', version: 1, traits: [{ name: 'A' }, 'lost?'] });
    const reading = await readIncomingEntries(text, 'gm.json');
    if (!reading?.ok) throw new Error(reading?.error.code);
    await importEntries(reading.value, () => 'both');
    expect(names()).toEqual(['A']);
    expect(value(await listUnreadable())).toMatchObject([{ file: 'gm.json', length: 5 }]);
  });
});

describe('the file of the whole library', () => {
  it('includes the saved custom entries, and restores them', async () => {
    await keepCustomEntry(trait('Seal sense', 5));
    const text = await value(await exportLibrary('all')).blob.text();
    expect(JSON.parse(text).entries.traits).toEqual([{ name: 'Seal sense', points: 5 }]);
    await deleteSavedEntries(kept());
    const list = await readIncoming(text, 'library.json');
    expect(list).toMatchObject({ faults: [], entries: [{ entry: { own: { name: 'Seal sense' } } }] });
    expect(await importIncoming(list)).toMatchObject({ entries: 1, problem: null });
    expect(await importIncoming(await readIncoming(text, 'library.json'))).toMatchObject({ entries: 0 });
    expect(await storedNames()).toEqual(['Seal sense']);
  });

  it('keeps its characters if entries are damaged, and quarantines the damaged parts', async () => {
    await keepCustomEntry(trait('Seal sense', 5));
    const whole = await value(await exportLibrary('all')).blob.text();
    const list = await readIncoming(whole.slice(0, whole.indexOf('Seal')), 'library.json');
    expect(list.faults).toContainEqual(
      expect.objectContaining({ name: 'My entries', problem: expect.objectContaining({ code: 'truncated' }) }),
    );
  });
});

describe('many custom entries at once', () => {
  const inFile = (entry: CustomEntry) => ({ entry, setAside: [] });
  const many = (count: number) => Array.from({ length: count }, (_, n) => inFile(trait(`Gift ${n}`)));

  /** How often an entry is written as text while entries are compared and kept. */
  async function countWritings(count: number): Promise<number> {
    await clearDatabase();
    changeList('entries', { list: [], state: 'not-read', problem: null });
    const entries = [...many(count), ...many(count)];
    const stringify = vi.spyOn(JSON, 'stringify');
    const compared = await compareWithKept(entries);
    expect(compared).toMatchObject({ differing: [], same: count });
    if (compared) value(await importEntries({ ...compared, from: 'gm.json', unread: [] }, () => 'mine'));
    const writings = stringify.mock.calls.length;
    stringify.mockRestore();
    expect(kept()).toHaveLength(count);
    return writings;
  }

  it('are compared with each other in one pass', async () => {
    expect(await countWritings(200)).toBeLessThanOrEqual(2.1 * (await countWritings(100)));
  });

  it('get different names one after the other if the name is the same', async () => {
    const same = Array.from({ length: 300 }, (_, n) => inFile(trait('Gift', n)));
    const compared = await compareWithKept(same);
    if (compared) value(await importEntries({ ...compared, from: 'gm.json', unread: [] }, () => 'both'));
    expect(new Set(names()).size).toBe(300);
    expect(names()).toContain('Gift (300)');
  });

  it('report the progress of the comparison, and stop on request', async () => {
    const stop = new AbortController();
    const shares: number[] = [];
    const task = {
      signal: stop.signal,
      reportProgress: (share: number) => {
        shares.push(share);
        if (share >= 0.5) stop.abort();
      },
    };
    expect(await compareWithKept(many(100), task)).toBeNull();
    expect(shares).toHaveLength(51);
    expect(names()).toEqual([]);
  });
});
