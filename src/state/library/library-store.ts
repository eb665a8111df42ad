import { create } from 'zustand';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

export type { CharacterSummary } from '../../storage/character-summary.ts';
export type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';

interface LibraryState {
  /** Every character of this browser, in the bin or not, the one changed last first. */
  readonly characters: readonly CharacterSummary[];
  readonly state: 'not-read' | 'reading' | 'read';
  /** Why the list could not be read; what was read before stays in it. */
  readonly problem: StorageProblem | null;
}

/** The characters of this browser, as a list shows them. Filled by `refreshLibrary` (library.ts), and kept in step with
 * everything that this tab or another one does from then on. */
export const useLibraryStore = create<LibraryState>()(() => ({ characters: [], state: 'not-read', problem: null }));

/** Grows with each patch: a list that was being read meanwhile may be older than that. */
let patches = 0;

/** How many times the list was patched so far. */
export const patchCount = (): number => patches;

/** Puts summaries that changed into the list, and takes out the ones that are gone. Nothing, where no list was read yet. */
export function patchLibrary(changed: readonly CharacterSummary[], gone: readonly string[] = []): void {
  patches += 1;
  const { characters, state } = useLibraryStore.getState();
  if (state === 'not-read' || (changed.length === 0 && gone.length === 0)) return;
  const out = new Set([...gone, ...changed.map(({ id }) => id)]);
  const list = [...changed, ...characters.filter(({ id }) => !out.has(id))];
  useLibraryStore.setState({
    characters: list.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)),
  });
}
