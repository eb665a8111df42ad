import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { blankSaved } from '../character/character-store.ts';
import { Autosave } from './autosave.ts';
import type { Saving } from './saving-store.ts';

const named = (name: string): SavedCharacter => {
  const saved = blankSaved();
  return { ...saved, character: { ...saved.character, name } };
};

/** An autosave on a fake storage that can be set to fail. */
function setUp({ fails = false } = {}) {
  const written: string[] = [];
  const states: Saving['state'][] = [];
  const reports: Saving[] = [];
  const storage = { fails };
  const revisions = new Map<string, number>();
  const store = vi.fn(async (id: string, saved: SavedCharacter, basedOn: number): Promise<Outcome<number>> => {
    if (storage.fails) return { ok: false, error: { code: 'storage-full' } };
    const stored = revisions.get(id) ?? 0;
    if (stored !== basedOn) return { ok: false, error: { code: 'saved-elsewhere', revision: stored } };
    revisions.set(id, basedOn + 1);
    written.push(`${id}: ${saved.character.name}`);
    return { ok: true, value: basedOn + 1 };
  });
  const onStateChange = (saving: Saving) => {
    states.push(saving.state);
    reports.push(saving);
  };
  const autosave = new Autosave({ store, onStateChange });
  return { autosave, written, states, reports, storage, revisions };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('autosave', () => {
  it('writes once, 300 ms after the last edit', async () => {
    const { autosave, written, states } = setUp();
    autosave.markChanged('a', named('Ann'));
    await vi.advanceTimersByTimeAsync(200);
    autosave.markChanged('a', named('Anna'));
    await vi.advanceTimersByTimeAsync(299);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual(['a: Anna']);
    expect(states).toEqual(['saving', 'saving', 'saved']);
  });

  it('writes at once on flush, and only once', async () => {
    const { autosave, written } = setUp();
    autosave.markChanged('a', named('Ann'));
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual(['a: Ann']);
  });

  it('keeps counting revisions', async () => {
    const { autosave, written } = setUp();
    autosave.markChanged('a', named('Ann'));
    await autosave.flush();
    autosave.markChanged('a', named('Anna'));
    await autosave.flush();
    expect(written).toEqual(['a: Ann', 'a: Anna']);
  });

  it('stores the previous character if another is opened before it was written', async () => {
    const { autosave, written } = setUp();
    autosave.markChanged('a', named('Ann'));
    autosave.markChanged('b', named('Bea'));
    await vi.advanceTimersByTimeAsync(300);
    expect(written).toEqual(['a: Ann', 'b: Bea']);
  });

  it('reports a failure, and retries with the next edit', async () => {
    const { autosave, written, states, storage } = setUp({ fails: true });
    autosave.markChanged('a', named('Ann'));
    await autosave.flush();
    expect(states.at(-1)).toBe('failed');
    storage.fails = false;
    autosave.markChanged('b', named('Bea'));
    await autosave.flush();
    expect(written).toEqual(['a: Ann', 'b: Bea']);
    expect(states.at(-1)).toBe('saved');
  });

  it('stays in the failed state until a write succeeds', async () => {
    const { autosave, states, storage } = setUp({ fails: true });
    autosave.markChanged('a', named('Ann'));
    await autosave.flush();
    autosave.markChanged('a', named('Anna'));
    await autosave.flush();
    storage.fails = false;
    autosave.markChanged('a', named('Anne'));
    await autosave.flush();
    expect(states).toEqual(['saving', 'failed', 'failed', 'saved']);
  });

  it('does not write data that was only read, but writes a change that was reverted', async () => {
    const { autosave, written, states, revisions } = setUp();
    const read = named('Ann');
    revisions.set('a', 4);
    autosave.setBaseRevision('a', 4, read);
    autosave.markChanged('a', read);
    await vi.advanceTimersByTimeAsync(1000);
    expect([written, states, autosave.revision('a')]).toEqual([[], [], 4]);
    autosave.markChanged('a', named('Anna'));
    autosave.markChanged('a', read);
    expect(autosave.isPending('a')).toBe(true);
    await autosave.flush();
    expect([written, autosave.revision('a')]).toEqual([['a: Ann'], 5]);
  });

  it('reports the record that another tab has saved first', async () => {
    const { autosave, reports } = setUp();
    autosave.markChanged('a', named('Ann'));
    autosave.reportFailure('a', { code: 'saved-elsewhere', revision: 7 });
    expect(reports.at(-1)).toEqual({ state: 'failed', id: 'a', problem: { code: 'saved-elsewhere', revision: 7 } });
    autosave.forget('a');
    expect([reports.at(-1), autosave.unsaved()]).toEqual([{ state: 'saved' }, []]);
  });

  it('does not overwrite what another tab stored before the base revision is updated', async () => {
    const { autosave, written, states, revisions } = setUp();
    revisions.set('a', 3);
    autosave.setBaseRevision('a', 2);
    autosave.markChanged('a', named('Ann'));
    await autosave.flush();
    expect([written, states.at(-1)]).toEqual([[], 'failed']);
    autosave.setBaseRevision('a', 3);
    await autosave.flush();
    expect([written, states.at(-1)]).toEqual([['a: Ann'], 'saved']);
  });
});
