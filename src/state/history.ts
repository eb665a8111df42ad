import { type TemporalState, temporal } from 'zundo';
import { create, type StoreApi, useStore } from 'zustand';

/** The fields of a store with a history in addition to its content. */
interface Labeled {
  /** The last change ("Broadsword 13 → 14"), which names the undo step; '' when it was opened. */
  readonly lastEdit: string;
}

/** The labels of the steps that can be undone and redone next, or null. */
export interface StepLabels {
  readonly undo: string | null;
  readonly redo: string | null;
}

interface HistoryOptions<State extends Labeled, Step extends Labeled> {
  readonly initial: () => State;
  /** The part of a state that undo and redo restore: the content and its label. */
  readonly stepOf: (state: State) => Step;
  /** The content, an object: a change of anything else in the store is no step. */
  readonly contentOf: (step: Step) => unknown;
  /** Runs an undo or redo, and restores the parts that no step may change. */
  readonly keep?: (step: () => void) => void;
}

/**
 * Creates a store that remembers its states for undo, by labels, as many as the limit allows. The build of a character, its play and
 * encounters have one each.
 */
export function createHistory<State extends Labeled, Step extends Labeled>({
  initial,
  stepOf,
  contentOf,
  keep = (step) => step(),
}: HistoryOptions<State, Step>) {
  const store = create<State>()(
    temporal(initial, {
      partialize: stepOf,
      equality: (past, current) => contentOf(past) === contentOf(current),
    }),
  );
  const { temporal: steps } = store;
  limitHistory(steps);

  /** Runs a change of the store that is no step. */
  const untracked = (change: () => void): void => {
    const { pause, resume } = steps.getState();
    pause();
    change();
    resume();
  };
  const content = () => contentOf(stepOf(store.getState()));
  return {
    useStore: store,
    untracked,

    /** Runs a change of the store as part of the previous step if `joins` and nothing was undone since. */
    inOneStep: (joins: boolean, change: () => void): void =>
      joins && steps.getState().futureStates.length === 0 ? untracked(change) : change(),

    /** Undoes the last steps. Returns the label of the last, or null if nothing was undone. */
    undo: (count = 1): string | null => {
      const { pastStates, undo } = steps.getState();
      if (pastStates.length === 0) return null;
      const [before, { lastEdit }] = [content(), store.getState()];
      keep(() => undo(count));
      return content() === before ? null : lastEdit;
    },

    /** Redoes steps that were undone. Returns the label of the last, or null if nothing was redone. */
    redo: (count = 1): string | null => {
      const { futureStates, redo } = steps.getState();
      if (futureStates.length === 0) return null;
      keep(() => redo(count));
      return store.getState().lastEdit;
    },

    /** Forgets all steps. */
    clear: (): void => steps.getState().clear(),

    /** Forgets the steps that were undone: they cannot be redone. */
    clearUndone: (): void => steps.setState({ futureStates: [] }),

    /** The labels of the next steps, for components. */
    useLabels: (): StepLabels => {
      const label = store(({ lastEdit }) => lastEdit);
      const undo = useStore(steps, ({ pastStates }) => (pastStates.length > 0 ? label : null));
      const redo = useStore(steps, ({ futureStates }) => futureStates.at(-1)?.lastEdit ?? null);
      return { undo, redo };
    },
  };
}

/** How many bytes the steps that can be undone may take, as estimated. */
const maxBytes = 20_000_000;
/** How many steps can be undone whatever their size. */
const minSteps = 50;

/**
 * Limits the history of a store to about 20 MB, instead of a number of steps: as soon as it is larger the oldest steps
 * are dropped, but none of the last 50. Steps share their common parts, so that an ordinary one takes about 1 kB.
 */
function limitHistory<State>(history: StoreApi<TemporalState<State>>): void {
  const sizes = new WeakMap<object, number>();
  const sizeAt = (states: readonly Partial<State>[], at: number): number => {
    const state = states[at];
    if (!state) return 0;
    const size = sizes.get(state) ?? bytesOfItsOwn(state, states[at + 1]);
    sizes.set(state, size);
    return size;
  };
  history.subscribe(({ pastStates }, before) => {
    if (pastStates === before.pastStates) return;
    // The newest step shares everything with a state that is not in the list, and is counted with the next.
    let from = pastStates.length - 1;
    for (let bytes = 0; from > 0; from -= 1) {
      bytes += sizeAt(pastStates, from - 1);
      if (bytes > maxBytes && pastStates.length - from >= minSteps) break;
    }
    if (from > 0) history.setState({ pastStates: pastStates.slice(from) });
  });
}

/**
 * Estimates how many bytes a value takes in addition to those that it shares with another: two for a letter, eight for
 * a field.
 */
function bytesOfItsOwn(value: unknown, other: unknown): number {
  if (value === other) return 0;
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const fields = Object.entries(value);
  const others = new Map(typeof other === 'object' && other !== null ? Object.entries(other) : []);
  // Rows that have another place in a list are the same.
  const shared = new Set(Array.isArray(value) ? others.values() : []);
  const sizes = fields.map(([name, part]) => (shared.has(part) ? 0 : bytesOfItsOwn(part, others.get(name))));
  return sizes.reduce((sum, size) => sum + size, 16 + 8 * fields.length);
}
