import { create } from 'zustand';
import { type CustomEntry, customEntryIdentity } from '../../character/custom-entry.ts';
import { memoizeOnce } from '../../engine/memoize.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { openDialog } from '../view/view-store.ts';
import type { IncomingList, LibraryState, SavedEntry, StoredLists } from './library-state.ts';

export type { CharacterSummary } from '../../storage/character-summary.ts';
export type { EncounterSummary } from '../../storage/encounters.ts';
export type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';

const notRead = { list: [], state: 'not-read', problem: null } as const;

/** The data stored in this browser, in the form of lists, and data from files that is still to be stored. */
export const useLibraryStore = create<LibraryState>()(() => ({
  characters: notRead,
  entries: notRead,
  encounters: notRead,
  incoming: null,
  received: null,
}));

/** Changes a list, its state or its problem; the rest stays unchanged. */
export function changeList<Name extends keyof StoredLists>(name: Name, change: Partial<StoredLists[Name]>): void {
  useLibraryStore.setState((library) => ({ [name]: { ...library[name], ...change } }));
}

/** Incremented with each patch: a list that was being read at the same time may be older. */
let patches = 0;

/** Returns the number of patches so far. */
export const patchCount = (): number => patches;

/** Updates the list with changed summaries and removes deleted ids. Does nothing if no list was read yet. */
export function patchLibrary(changed: readonly CharacterSummary[], removed: readonly string[] = []): void {
  patches += 1;
  const { list: characters, state } = useLibraryStore.getState().characters;
  if (state === 'not-read' || (changed.length === 0 && removed.length === 0)) return;
  const replacedIds = new Set([...removed, ...changed.map(({ id }) => id)]);
  const list = [...changed, ...characters.filter(({ id }) => !replacedIds.has(id))];
  changeList('characters', {
    list: list.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)),
  });
}

const byName = memoizeOnce(() => new Intl.Collator('en'));

/** Replaces the list of saved custom entries. */
export function setCustomEntries(entries: readonly SavedEntry[]): void {
  const sorted = [...entries].sort((a, b) => byName().compare(a.entry.own.name, b.entry.own.name));
  changeList('entries', { list: sorted, state: 'read', problem: null });
}

/**
 * Returns the saved custom entry with the same chapter and name; null if there is none, or if the entry has no name.
 */
export function findSavedEntry(entries: readonly SavedEntry[], entry: CustomEntry): SavedEntry | null {
  if (entry.own.name.trim() === '') return null;
  const identity = customEntryIdentity(entry);
  return entries.find((kept) => customEntryIdentity(kept.entry) === identity) ?? null;
}

/** Asks the player what to import from a list. `from` names its source: "characters.json", "3 files". */
export function askAboutIncoming(from: string, list: IncomingList): void {
  useLibraryStore.setState({ incoming: { from, list } });
  openDialog('library-in');
}
