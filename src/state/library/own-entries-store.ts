import { create } from 'zustand';
import type { EntryInFile } from '../../character/file/parse-entries.ts';
import { type OwnEntry, ownEntryIdentity } from '../../character/own-entry.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** An own entry that is saved for all characters: one of "My entries". */
export interface KeptEntry extends EntryInFile {
  readonly id: string;
  /** Time of the last change, in ISO 8601; '' if unknown. */
  readonly updated: string;
}

interface OwnEntriesState {
  /** Every kept entry, by name. */
  readonly entries: readonly KeptEntry[];
  readonly state: 'not-read' | 'read';
  /** Why they could not be read; the previous ones stay. */
  readonly problem: StorageProblem | null;
}

/** The own entries kept in this browser for all characters. Filled by `refreshOwnEntries` (own-entries.ts). */
export const useOwnEntriesStore = create<OwnEntriesState>()(() => ({ entries: [], state: 'not-read', problem: null }));

const byName = new Intl.Collator('en');

/** Replaces the list. */
export function setOwnEntries(entries: readonly KeptEntry[]): void {
  const sorted = [...entries].sort((a, b) => byName.compare(a.entry.own.name, b.entry.own.name));
  useOwnEntriesStore.setState({ entries: sorted, state: 'read', problem: null });
}

/** Returns the kept entry of the same chapter and name; null if there is none, or if the entry has no name. */
export function findKeptEntry(entries: readonly KeptEntry[], entry: OwnEntry): KeptEntry | null {
  if (entry.own.name.trim() === '') return null;
  const identity = ownEntryIdentity(entry);
  return entries.find((kept) => ownEntryIdentity(kept.entry) === identity) ?? null;
}
