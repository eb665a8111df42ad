import { describe, expect, it } from 'vitest';
import { createHistory } from './history.ts';

interface Noted {
  readonly notes: readonly string[];
  readonly step: number;
  readonly lastEdit: string;
}

const createNoted = (keep?: (step: () => void) => void) =>
  createHistory({
    initial: (): Noted => ({ notes: [], step: 0, lastEdit: '' }),
    stepOf: (state) => state,
    contentOf: ({ notes }) => notes,
    ...(keep ? { keep } : {}),
  });

/** A store with a limited history, and a function that makes another step with these notes. */
function limitedStore() {
  const { useStore } = createNoted();
  const write = (notes: readonly string[]) => useStore.setState(({ step }) => ({ notes, step: step + 1 }));
  const past = () => useStore.temporal.getState().pastStates.map(({ step }) => step);
  return { useStore, write, past };
}

/** A text of so many letters that no other is the same as. */
const letters = (count: number, at: number): string => `${at}`.padEnd(count, 'n');

describe('the limit of a history', () => {
  it('of 20 MB drops the oldest steps beyond it', () => {
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

  it('keeps the last 50 steps, whatever their size', () => {
    const { write, past } = limitedStore();
    for (let at = 0; at < 80; at += 1) write([letters(1_000_000, at)]);
    expect(past()).toEqual(Array.from({ length: 50 }, (_, at) => 30 + at));
  });

  it('counts common parts of steps once, anywhere in a list', () => {
    const { write, past, useStore } = limitedStore();
    const long = letters(3_000_000, 0);
    for (let at = 0; at < 500; at += 1) write(at % 2 === 0 ? ['first', long] : [long]);
    expect(past()).toHaveLength(500);
    expect(useStore.getState().notes).toEqual([long]);
  });
});

describe('a history', () => {
  const edit = ({ useStore }: ReturnType<typeof createNoted>, label: string) =>
    useStore.setState(({ step }) => ({ notes: [label], step: step + 1, lastEdit: label }));
  const notes = ({ useStore }: ReturnType<typeof createNoted>) => useStore.getState().notes.join();

  it('goes back and forth by one step or by several, and names the step', () => {
    const history = createNoted();
    for (const label of ['one', 'two', 'three']) edit(history, label);
    expect([history.undo(), notes(history)]).toEqual(['three', 'two']);
    expect([history.undo(2), notes(history)]).toEqual(['two', '']);
    expect([history.undo(), notes(history)]).toEqual([null, '']);
    expect([history.redo(3), notes(history)]).toEqual(['three', 'three']);
    expect(history.redo()).toBeNull();
  });

  it('ignores changes of anything except the content', () => {
    const history = createNoted();
    history.useStore.setState({ step: 7 });
    expect(history.undo()).toBeNull();
    expect(history.useStore.getState().step).toBe(7);
  });

  it('joins an edit to the previous step unless something was undone since', () => {
    const history = createNoted();
    edit(history, 'one');
    history.inOneStep(true, () => edit(history, 'two'));
    history.inOneStep(false, () => edit(history, 'three'));
    history.undo();
    expect(notes(history)).toBe('two');
    history.inOneStep(true, () => edit(history, 'four'));
    expect([history.undo(), notes(history), history.undo(), notes(history)]).toEqual(['four', 'two', 'two', '']);
  });

  it('forgets undone steps, or everything', () => {
    const history = createNoted();
    for (const label of ['one', 'two']) edit(history, label);
    history.undo();
    history.clearUndone();
    expect(history.redo()).toBeNull();
    history.clear();
    expect([history.undo(), notes(history)]).toEqual([null, 'one']);
  });

  it('lets its owner restore parts that no step changes, without a new step', () => {
    const history = createNoted((step) => {
      const { step: count } = history.useStore.getState();
      step();
      history.untracked(() => history.useStore.setState({ step: count + 10 }));
    });
    edit(history, 'one');
    history.undo();
    expect(history.useStore.getState()).toEqual({ notes: [], step: 11, lastEdit: '' });
    history.redo();
    expect(history.useStore.getState()).toEqual({ notes: ['one'], step: 21, lastEdit: 'one' });
  });
});
