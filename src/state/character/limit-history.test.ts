import { describe, expect, it } from 'vitest';
import { temporal } from 'zundo';
import { create } from 'zustand';
import { limitHistory } from './limit-history.ts';

interface Noted {
  readonly notes: readonly string[];
  readonly step: number;
}

/** A store with a limited history, and a function that makes another step with these notes. */
function limitedStore() {
  const useStore = create<Noted>()(temporal((): Noted => ({ notes: [], step: 0 })));
  limitHistory(useStore.temporal);
  const write = (notes: readonly string[]) => useStore.setState(({ step }) => ({ notes, step: step + 1 }));
  const past = () => useStore.temporal.getState().pastStates.map(({ step }) => step);
  return { useStore, write, past };
}

/** A text of so many letters that no other is the same as. */
const letters = (count: number, at: number): string => `${at}`.padEnd(count, 'n');

describe('limitHistory', () => {
  it('drops the oldest steps beyond 20 MB', () => {
    const { write, past, useStore } = limitedStore();
    for (let at = 0; at < 300; at += 1) write([letters(100_000, at)]);
    // 200 kB each: a hundred of them, and the newest, which is counted with the next.
    expect(past().length).toBeGreaterThanOrEqual(99);
    expect(past().length).toBeLessThanOrEqual(101);
    expect(past().at(-1)).toBe(299);
    useStore.temporal.getState().undo(past().length);
    expect(useStore.getState().step).toBeGreaterThanOrEqual(199);
    useStore.temporal.getState().redo(1_000);
    expect(useStore.getState().step).toBe(300);
    write(['another']);
    expect(past().length).toBeLessThanOrEqual(102);
  });

  it('keeps the last 50, whatever their size', () => {
    const { write, past } = limitedStore();
    for (let at = 0; at < 80; at += 1) write([letters(1_000_000, at)]);
    expect(past()).toEqual(Array.from({ length: 50 }, (_, at) => 30 + at));
  });

  it('counts once what steps have in common, at whatever place of a list', () => {
    const { write, past, useStore } = limitedStore();
    const long = letters(3_000_000, 0);
    for (let at = 0; at < 500; at += 1) write(at % 2 === 0 ? ['first', long] : [long]);
    expect(past()).toHaveLength(500);
    expect(useStore.getState().notes).toEqual([long]);
  });
});
