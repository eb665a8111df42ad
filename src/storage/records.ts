import { done } from '../engine/result.ts';
import { readRevision, readText, readTime, type Stored } from './character-summary.ts';
import { type CharacterRecord, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

/** Reads stored records in the order of the ids; ids without a record are skipped. */
export function readRecords(ids: readonly string[]): Promise<Outcome<CharacterRecord[]>> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('characters');
    const records = await Promise.all(ids.map((id) => store.get(id)));
    return done(records.flatMap((record, index) => (record ? [readRecord(ids[index] ?? '', record)] : [])));
  });
}

/** Reads a record with defaults for invalid fields: '' for texts and times, 1 for the revision. */
const readRecord = (id: string, { name, saved, revision, updated }: Stored<CharacterRecord>): CharacterRecord => ({
  id,
  name: readText(name) ?? '',
  saved: readSavedText(saved),
  revision: readRevision(revision) ?? 1,
  updated: readTime(updated) ?? '',
});

/** Returns the text of a stored file; '' for anything else. */
export const readSavedText = (value: unknown): string => (typeof value === 'string' ? value : '');
