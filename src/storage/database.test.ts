import type { OpenDBCallbacks } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

const close = vi.fn();
let callbacks: OpenDBCallbacks<unknown> = {};
let letIn: (database: { close: () => void }) => void = () => undefined;

vi.mock('idb', () => ({
  openDB: (_name: string, _version: number, given: OpenDBCallbacks<unknown>) => {
    callbacks = given;
    return new Promise((resolve) => {
      letIn = resolve;
    });
  },
}));

const ask = (): Promise<Outcome<string>> => withDatabase(async () => ({ ok: true, value: 'done' }));
const blocked = () => callbacks.blocked?.(1, 2, new Event('blocked') as IDBVersionChangeEvent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', {});
  close.mockClear();
});

afterEach(async () => {
  letIn({ close });
  await closeDatabase();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a database that another tab holds in an older form', () => {
  it('is waited for, for a while', async () => {
    const answer = ask();
    blocked();
    await vi.advanceTimersByTimeAsync(4_000);
    letIn({ close });
    expect(await answer).toEqual({ ok: true, value: 'done' });
  });

  it('is a problem after five seconds; it is not left open when it comes after all', async () => {
    const answer = ask();
    blocked();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toEqual({ ok: false, problem: { code: 'storage-waiting' } });
    letIn({ close });
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a database that is open', () => {
  it('is opened once for many', async () => {
    const answers = Promise.all([ask(), ask()]);
    letIn({ close });
    expect(await answers).toEqual([
      { ok: true, value: 'done' },
      { ok: true, value: 'done' },
    ]);
  });

  it('is let go of when a newer program wants it', async () => {
    const answer = ask();
    letIn({ close });
    await answer;
    callbacks.blocking?.(1, 2, new Event('versionchange') as IDBVersionChangeEvent);
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
  });
});
