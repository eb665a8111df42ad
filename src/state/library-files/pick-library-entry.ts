import { readStoredEntry, type StoredEntry } from '../../interchange/gcs/library/library-entry.ts';
import { readLibraryPart } from '../../storage/library-sets.ts';
import type { IndexedHeading } from './library-index.ts';

/** Reads the whole entry of a heading; null if it is stored no more, or cannot be read. */
export async function readEntryOf({ set, part, place }: IndexedHeading): Promise<StoredEntry | null> {
  const stored = await readLibraryPart(set, 'entries', part);
  return stored.ok ? readStoredEntry(stored.value, place) : null;
}
