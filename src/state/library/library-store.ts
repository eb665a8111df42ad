import { create } from 'zustand';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

export type { CharacterSummary } from '../../storage/character-summary.ts';
export type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';

interface LibraryState {
  /** Every stored character, in the bin or not, most recently changed first. */
  readonly characters: readonly CharacterSummary[];
  readonly state: 'not-read' | 'reading' | 'read';
  /** Why the list could not be read; the previous list is kept. */
  readonly problem: StorageProblem | null;
}

/** The characters stored in this browser, as a list shows them. Filled by `refreshLibrary` (library.ts), and from then on
 * kept up to date with the changes of all tabs. */
export const useLibraryStore = create<LibraryState>()(() => ({ characters: [], state: 'not-read', problem: null }));

/** Incremented with each patch: a list that was being read at the same time may be older. */
let patches = 0;

/** Returns the number of patches so far. */
export const patchCount = (): number => patches;

/** Updates the list with changed summaries and removes deleted ids. Does nothing if no list was read yet. */
export function patchLibrary(changed: readonly CharacterSummary[], removed: readonly string[] = []): void {
  patches += 1;
  const { characters, state } = useLibraryStore.getState();
  if (state === 'not-read' || (changed.length === 0 && removed.length === 0)) return;
  const replacedIds = new Set([...removed, ...changed.map(({ id }) => id)]);
  const list = [...changed, ...characters.filter(({ id }) => !replacedIds.has(id))];
  useLibraryStore.setState({
    characters: list.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)),
  });
}
