import { done, failed } from '../engine/result.ts';
import { readRevision, readText, readTime, type Stored } from './character-summary.ts';
import { inOneTransaction, type VersionRecord, withDatabase } from './database.ts';
import { readSavedText } from './records.ts';
import type { Outcome } from './storage-problem.ts';

/** A version of a character, without its text. */
export interface CharacterVersion extends Omit<VersionRecord, 'saved'> {
  /** Key of the version. */
  readonly key: number;
}

/** Reads a version; invalid texts and times become ''. */
const readVersionRecord = (character: string, { name, made, reason, saved }: Stored<VersionRecord>): VersionRecord => ({
  character,
  name: readText(name) ?? '',
  made: readTime(made) ?? '',
  reason: reason === 'before-migration' ? reason : 'named',
  saved: readSavedText(saved),
});

/** Lists the versions of a character, newest first. */
export function listVersions(character: string): Promise<Outcome<CharacterVersion[]>> {
  return withDatabase(async (database) => {
    const versions: CharacterVersion[] = [];
    const index = database.transaction('versions').store.index('character');
    // One at a time: the texts may be long and are discarded.
    for (let cursor = await index.openCursor(character); cursor; cursor = await cursor.continue()) {
      const { saved: _, ...rest } = readVersionRecord(character, cursor.value);
      versions.push({ ...rest, key: cursor.primaryKey });
    }
    return done(versions.reverse());
  });
}

/** Reads a version with its text. */
export function readStoredVersion(key: number): Promise<Outcome<VersionRecord>> {
  return withDatabase(async (database) => {
    const version = await database.get('versions', key);
    const character = version && readText(version.character);
    return version && character ? done(readVersionRecord(character, version)) : failed({ code: 'no-such-version' });
  });
}

/** Stores a version and returns its key. */
export function addVersion(version: VersionRecord): Promise<Outcome<number>> {
  return withDatabase(async (database) => done(await database.add('versions', version)));
}

/** Copies the stored record of a character to a version of that name. Returns its key and the revision of the record. */
export function addVersionFromRecord(
  id: string,
  name: string,
): Promise<Outcome<{ readonly key: number; readonly revision: number }>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'versions'], async (transaction) => {
      const record = await transaction.objectStore('characters').get(id);
      if (!record) return failed({ code: 'no-such-character' });
      const createdAt = new Date().toISOString();
      const version = { character: id, name, made: createdAt, reason: 'named', saved: record.saved } as const;
      const key = await transaction.objectStore('versions').add(version);
      return done({ key, revision: readRevision(record.revision) ?? 1 });
    }),
  );
}

/** Renames a version. */
export function renameStoredVersion(key: number, name: string): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['versions'], async (transaction) => {
      const store = transaction.objectStore('versions');
      const version = await store.get(key);
      if (!version) return failed({ code: 'no-such-version' });
      await store.put({ ...version, name }, key);
      return done(null);
    }),
  );
}

/** Permanently deletes a version. */
export function deleteStoredVersion(key: number): Promise<Outcome<null>> {
  return withDatabase(async (database) => {
    await database.delete('versions', key);
    return done(null);
  });
}
