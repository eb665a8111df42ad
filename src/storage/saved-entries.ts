import { done, failed } from '../engine/result.ts';
import { readTime } from './character-summary.ts';
import { inOneTransaction, type SavedEntryRecord, withDatabase } from './database.ts';
import { readSavedText } from './records.ts';
import type { Outcome } from './storage-problem.ts';

/** The maximum number of saved custom entries: as many as a list of a file may have rows. */
export const maxSavedEntries = 5_000;

/** A stored entry as it was read; `id` is '' where its key is no valid id, so that it can only be quarantined. */
export interface StoredEntry extends SavedEntryRecord {
  readonly key: IDBValidKey;
}

/** Lists all saved custom entries, without parsing them. */
export function listKeptRecords(): Promise<Outcome<StoredEntry[]>> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('entries');
    const records: StoredEntry[] = [];
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      const { primaryKey, value } = cursor;
      const key: IDBValidKey = primaryKey; // not always the text that it was written with
      const { saved, updated } = value;
      records.push({
        key,
        id: typeof key === 'string' ? key : '',
        saved: readSavedText(saved),
        updated: readTime(updated) ?? '',
      });
    }
    return done(records);
  });
}

/** Stores and deletes saved custom entries: all of them or, if one fails, none. */
export function changeKeptRecords(
  stored: readonly SavedEntryRecord[],
  deleted: readonly string[] = [],
): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['entries'], async (transaction) => {
      const entries = transaction.objectStore('entries');
      const kept = new Set<IDBValidKey>(await entries.getAllKeys());
      for (const id of deleted) kept.delete(id);
      for (const { id } of stored) kept.add(id);
      if (stored.length > 0 && kept.size > maxSavedEntries) {
        return failed({ code: 'too-many-entries', limit: maxSavedEntries });
      }
      for (const id of deleted) await entries.delete(id);
      for (const record of stored) await entries.put(record);
      return done(null);
    }),
  );
}

/**
 * Quarantines a saved custom entry that cannot be read; nothing happens if it no longer exists. `why` is the code of
 * the problem.
 */
export function quarantineKeptRecord(key: IDBValidKey, why: string): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['entries', 'unreadable'], async (transaction) => {
      const entries = transaction.objectStore('entries');
      const range = IDBKeyRange.only(key);
      const record = await entries.get(range);
      if (!record) return done(null);
      await transaction.objectStore('unreadable').add({ record, why, when: new Date().toISOString() });
      await entries.delete(range);
      return done(null);
    }),
  );
}

/** Stores the entries that were found in a quarantined text, and deletes it from the quarantine. */
export function recoverKeptRecords(key: number, stored: readonly SavedEntryRecord[]): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['entries', 'unreadable'], async (transaction) => {
      for (const record of stored) await transaction.objectStore('entries').put(record);
      await transaction.objectStore('unreadable').delete(key);
      return done(null);
    }),
  );
}
