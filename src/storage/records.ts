import { type CharacterRecord, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';
import { readRevision, readText, readTime, type Stored } from './stored-fields.ts';

/** Records as they are stored, in the order of the ids; ones that are not stored are left out. */
export function readRecords(ids: readonly string[]): Promise<Outcome<CharacterRecord[]>> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('characters');
    const records = await Promise.all(ids.map((id) => store.get(id)));
    return done(records.flatMap((record, index) => (record ? [readRecord(ids[index] ?? '', record)] : [])));
  });
}

/** A record with what can be used of its fields; '' for other texts and times, and 1 for another revision. */
const readRecord = (id: string, { name, saved, revision, updated }: Stored<CharacterRecord>): CharacterRecord => ({
  id,
  name: readText(name) ?? '',
  saved: savedText(saved),
  revision: readRevision(revision) ?? 1,
  updated: readTime(updated) ?? '',
});

/** The text of a stored file; '' for anything else. */
export const savedText = (value: unknown): string => (typeof value === 'string' ? value : '');
