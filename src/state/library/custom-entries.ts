import { type CustomEntry, renameCustomEntry } from '../../character/custom-entry.ts';
import { newId } from '../../character/edit-rows.ts';
import { type EntryInFile, parseEntries, serializeEntries } from '../../character/file/entries-file.ts';
import { done } from '../../engine/result.ts';
import type { SavedEntryRecord } from '../../storage/database.ts';
import {
  changeKeptRecords,
  listKeptRecords,
  quarantineKeptRecord,
  type StoredEntry,
} from '../../storage/saved-entries.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import type { CustomEntriesChange, SavedEntry } from './library-state.ts';
import { changeList, findSavedEntry, setCustomEntries, useLibraryStore } from './library-store.ts';

let changes = 0;

/** Reads the saved custom entries into the library store. An unreadable one is quarantined with its text. */
export async function refreshCustomEntries(): Promise<Outcome<null>> {
  for (;;) {
    const changesBefore = changes;
    const list = await listKeptRecords();
    if (!list.ok) {
      changeList('entries', { state: 'read', problem: list.error });
      return list;
    }
    const entries: SavedEntry[] = [];
    for (const record of list.value) {
      const kept = await readRecord(record);
      if (kept) entries.push(kept);
    }
    if (changesBefore !== changes) continue; // something was stored during the read
    setCustomEntries(entries);
    return done(null);
  }
}

/**
 * Reads the saved custom entries unless that was done before; from then on the list follows the changes of all tabs.
 */
export async function loadCustomEntries(): Promise<void> {
  if (useLibraryStore.getState().entries.state === 'not-read') await refreshCustomEntries();
}

/** Reads a record; null if it cannot be read. Records written by a newer program stay in place. */
async function readRecord({ key, id, saved, updated }: StoredEntry): Promise<SavedEntry | null> {
  const reading = parseEntries(saved);
  if (!reading.ok && reading.error.code === 'newer-version') return null;
  const [entry, ...others] = reading.ok && reading.value.unread.length === 0 && id !== '' ? reading.value.entries : [];
  if (entry && others.length === 0) return { ...entry, id, updated };
  await quarantineKeptRecord(key, reading.ok ? 'unreadable' : reading.error.code);
  return null;
}

/** Returns the record of a saved custom entry. */
export const recordOf = ({ id, updated, ...entry }: SavedEntry): SavedEntryRecord => ({
  id,
  updated,
  saved: serializeEntries([entry], appVersion),
});

/** Returns an entry as a kept one with a fresh id. */
export const asKept = ({ entry, setAside }: EntryInFile): SavedEntry => ({
  id: newId(),
  entry,
  setAside,
  updated: new Date().toISOString(),
});

/** Applies a change to the stored entries, in all tabs. Returns the change, for undo. */
export async function changeCustomEntries(change: CustomEntriesChange): Promise<Outcome<CustomEntriesChange>> {
  const kept = new Set(change.after.map(({ id }) => id));
  const deleted = change.before.map(({ id }) => id).filter((id) => !kept.has(id));
  const stored = await changeKeptRecords(change.after.map(recordOf), deleted);
  if (!stored.ok) return stored;
  changes += 1;
  const removed = new Set([...deleted, ...kept]);
  const { list: entries, state } = useLibraryStore.getState().entries;
  if (state === 'not-read') await refreshCustomEntries();
  else setCustomEntries([...entries.filter(({ id }) => !removed.has(id)), ...change.after]);
  broadcastToTabs({ kind: 'entries' });
  return done(change);
}

/** Reverts a change. */
export const undoCustomEntries = ({ before, after }: CustomEntriesChange): Promise<Outcome<CustomEntriesChange>> =>
  changeCustomEntries({ before: after, after: before });

/** Keeps an entry for all characters: in place of the kept one of the same chapter and name, if there is one. */
export async function keepCustomEntry(entry: CustomEntry): Promise<Outcome<CustomEntriesChange>> {
  await loadCustomEntries();
  const existing = findSavedEntry(useLibraryStore.getState().entries.list, entry);
  const kept = asKept({ entry, setAside: existing?.setAside ?? [] });
  return changeCustomEntries({
    before: existing ? [existing] : [],
    after: [existing ? { ...kept, id: existing.id } : kept],
  });
}

/** Changes a saved custom entry. Its copies on characters stay unchanged. */
export function changeSavedEntry(before: SavedEntry, entry: CustomEntry): Promise<Outcome<CustomEntriesChange>> {
  return changeCustomEntries({ before: [before], after: [{ ...before, entry, updated: new Date().toISOString() }] });
}

/** Renames a saved custom entry. */
export const renameSavedEntry = (before: SavedEntry, name: string): Promise<Outcome<CustomEntriesChange>> =>
  changeSavedEntry(before, renameCustomEntry(before.entry, name));

/** Deletes saved custom entries. Their copies on characters stay. */
export const deleteSavedEntries = (before: readonly SavedEntry[]): Promise<Outcome<CustomEntriesChange>> =>
  changeCustomEntries({ before, after: [] });

/** A file of the saved custom entries, for download. */
export interface CustomEntriesExport {
  readonly blob: Blob;
  /** "pointwright-entries-2026-07-29.json". */
  readonly name: string;
  readonly count: number;
}

/** Writes all saved custom entries to a file. */
export function exportCustomEntries(entries: readonly SavedEntry[]): CustomEntriesExport {
  return {
    blob: new Blob([serializeEntries(entries, appVersion)], { type: 'application/json' }),
    name: `pointwright-entries-${new Date().toISOString().slice(0, 10)}.json`,
    count: entries.length,
  };
}
