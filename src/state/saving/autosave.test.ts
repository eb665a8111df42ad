import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { blankSaved } from '../character/character-store.ts';
import { Autosave } from './autosave.ts';
import type { Saving } from './saving-store.ts';

const named = (name: string): SavedCharacter => {
  const saved = blankSaved();
  return { ...saved, character: { ...saved.character, name } };
};

/** A storage that can be told to fail. */
function set({ fails = false } = {}) {
  const written: string[] = [];
  const told: Saving['state'][] = [];
  const heard: Saving[] = [];
  const storage = { fails };
  const revisions = new Map<string, number>();
  const store = vi.fn(async (id: string, saved: SavedCharacter, basedOn: number): Promise<Outcome<number>> => {
    if (storage.fails) return { ok: false, problem: { code: 'storage-full' } };
    const stored = revisions.get(id) ?? 0;
    if (stored !== basedOn) return { ok: false, problem: { code: 'saved-elsewhere', revision: stored } };
    revisions.set(id, basedOn + 1);
    written.push(`${id}: ${saved.character.name}`);
    return { ok: true, value: basedOn + 1 };
  });
  const tell = (saving: Saving) => {
    told.push(saving.state);
    heard.push(saving);
  };
  const autosave = new Autosave({ store, tell });
  return { autosave, written, told, heard, storage, revisions };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('autosave', () => {
  it('writes once, 300 ms after the last edit', async () => {
    const { autosave, written, told } = set();
    autosave.changed('a', named('Ann'));
    await vi.advanceTimersByTimeAsync(200);
    autosave.changed('a', named('Anna'));
    await vi.advanceTimersByTimeAsync(299);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual(['a: Anna']);
    expect(told).toEqual(['saving', 'saving', 'saved']);
  });

  it('writes at once when asked to, and not again', async () => {
    const { autosave, written } = set();
    autosave.changed('a', named('Ann'));
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual(['a: Ann']);
  });

  it('keeps counting revisions', async () => {
    const { autosave, written } = set();
    autosave.changed('a', named('Ann'));
    await autosave.flush();
    autosave.changed('a', named('Anna'));
    await autosave.flush();
    expect(written).toEqual(['a: Ann', 'a: Anna']);
  });

  it('stores the former character when another is opened before it was written', async () => {
    const { autosave, written } = set();
    autosave.changed('a', named('Ann'));
    autosave.changed('b', named('Bea'));
    await vi.advanceTimersByTimeAsync(300);
    expect(written).toEqual(['a: Ann', 'b: Bea']);
  });

  it('says when it fails, and tries again with the next edit', async () => {
    const { autosave, written, told, storage } = set({ fails: true });
    autosave.changed('a', named('Ann'));
    await autosave.flush();
    expect(told.at(-1)).toBe('failed');
    storage.fails = false;
    autosave.changed('b', named('Bea'));
    await autosave.flush();
    expect(written).toEqual(['a: Ann', 'b: Bea']);
    expect(told.at(-1)).toBe('saved');
  });

  it('goes on saying that it fails until it does not', async () => {
    const { autosave, told, storage } = set({ fails: true });
    autosave.changed('a', named('Ann'));
    await autosave.flush();
    autosave.changed('a', named('Anna'));
    await autosave.flush();
    storage.fails = false;
    autosave.changed('a', named('Anne'));
    await autosave.flush();
    expect(told).toEqual(['saving', 'failed', 'failed', 'saved']);
  });

  it('does not write what was only read, but what was changed and changed back', async () => {
    const { autosave, written, told, revisions } = set();
    const read = named('Ann');
    revisions.set('a', 4);
    autosave.basedOn('a', 4, read);
    autosave.changed('a', read);
    await vi.advanceTimersByTimeAsync(1000);
    expect([written, told, autosave.revision('a')]).toEqual([[], [], 4]);
    autosave.changed('a', named('Anna'));
    autosave.changed('a', read);
    expect(autosave.isWaiting('a')).toBe(true);
    await autosave.flush();
    expect([written, autosave.revision('a')]).toEqual([['a: Ann'], 5]);
  });

  it('says which record it is that another tab was first with', async () => {
    const { autosave, heard } = set();
    autosave.changed('a', named('Ann'));
    autosave.refused('a', { code: 'saved-elsewhere', revision: 7 });
    expect(heard.at(-1)).toEqual({ state: 'failed', id: 'a', problem: { code: 'saved-elsewhere', revision: 7 } });
    autosave.forget('a');
    expect([heard.at(-1), autosave.unsaved()]).toEqual([{ state: 'saved' }, []]);
  });

  it('does not write over what another tab stored, until told so', async () => {
    const { autosave, written, told, revisions } = set();
    revisions.set('a', 3);
    autosave.basedOn('a', 2);
    autosave.changed('a', named('Ann'));
    await autosave.flush();
    expect([written, told.at(-1)]).toEqual([[], 'failed']);
    autosave.basedOn('a', 3);
    await autosave.flush();
    expect([written, told.at(-1)]).toEqual([['a: Ann'], 'saved']);
  });
});
