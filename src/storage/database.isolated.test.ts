import type { OpenDBCallbacks } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

const close = vi.fn();
let callbacks: OpenDBCallbacks<unknown> = {};
let finishOpening: (database: { close: () => void }) => void = () => undefined;

vi.mock('idb', () => ({
  openDB: (_name: string, _version: number, given: OpenDBCallbacks<unknown>) => {
    callbacks = given;
    return new Promise((resolve) => {
      finishOpening = resolve;
    });
  },
}));

const useDatabase = (): Promise<Outcome<string>> => withDatabase(async () => ({ ok: true, value: 'done' }));
const blocked = () => callbacks.blocked?.(1, 2, new Event('blocked') as IDBVersionChangeEvent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', {});
  close.mockClear();
});

afterEach(async () => {
  finishOpening({ close });
  await closeDatabase();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a database upgrade that another tab blocks', () => {
  it('is waited for during the first seconds', async () => {
    const outcome = useDatabase();
    blocked();
    await vi.advanceTimersByTimeAsync(4_000);
    finishOpening({ close });
    expect(await outcome).toEqual({ ok: true, value: 'done' });
  });

  it('is reported after five seconds; a connection that opens later is closed', async () => {
    const outcome = useDatabase();
    blocked();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toEqual({ ok: false, error: { code: 'storage-waiting' } });
    finishOpening({ close });
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a browser that does not answer', () => {
  it('is given five seconds, once', async () => {
    const outcome = useDatabase();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toEqual({ ok: false, error: { code: 'storage-silent' } });
    expect(await useDatabase()).toEqual({ ok: false, error: { code: 'storage-silent' } });
  });

  it('is asked again once it has answered after all', async () => {
    const outcome = useDatabase();
    await vi.advanceTimersByTimeAsync(5_000);
    await outcome;
    finishOpening({ close });
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
    const again = useDatabase();
    finishOpening({ close });
    expect(await again).toEqual({ ok: true, value: 'done' });
  });

  it('has more time if another tab has to be closed', async () => {
    const outcome = useDatabase();
    await vi.advanceTimersByTimeAsync(4_000);
    blocked();
    await vi.advanceTimersByTimeAsync(4_000);
    finishOpening({ close });
    expect(await outcome).toEqual({ ok: true, value: 'done' });
  });
});

describe('the database connection', () => {
  it('is opened once for several calls', async () => {
    const outcomes = Promise.all([useDatabase(), useDatabase()]);
    finishOpening({ close });
    expect(await outcomes).toEqual([
      { ok: true, value: 'done' },
      { ok: true, value: 'done' },
    ]);
  });

  it('is closed when a newer program wants to upgrade', async () => {
    const outcome = useDatabase();
    finishOpening({ close });
    await outcome;
    callbacks.blocking?.(1, 2, new Event('versionchange') as IDBVersionChangeEvent);
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
  });
});
