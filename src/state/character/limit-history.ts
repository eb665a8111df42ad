import type { TemporalState } from 'zundo';
import type { StoreApi } from 'zustand';

/** How many bytes the steps that can be undone may take, as estimated. */
const maxBytes = 20_000_000;
/** How many steps can be undone whatever their size. */
const minSteps = 50;

/**
 * Limits the history of a store to about 20 MB, in place of a number of steps: as soon as it is larger the oldest steps are dropped, but
 * none of the last 50. Steps share what they have in common, so that an ordinary one takes about 1 kB.
 */
export function limitHistory<State>(history: StoreApi<TemporalState<State>>): void {
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

/** Estimates how many bytes a value takes besides those that it shares with another: two for a letter, eight for a field. */
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
