import { nameOrKind, type SavedCharacter } from '../character/character.ts';
import { currentVersion, maxFileLength, serializeFile } from '../character/file/character-file.ts';
import type { FileRemark } from '../character/file/file-problem.ts';
import type { ReadingOptions } from '../character/file/parse-file.ts';
import { done, failed } from '../engine/result.ts';
import { type CharacterSummary, readOwnFields, readRevision } from './character-summary.ts';
import { inOneTransaction, type VersionRecord, withDatabase } from './database.ts';
import { readSavedText } from './records.ts';
import type { Outcome } from './storage-problem.ts';

/** A character read from storage. `report` lists corrections made while reading. */
export interface StoredCharacter {
  readonly id: string;
  readonly revision: number;
  readonly saved: SavedCharacter;
  readonly report: readonly FileRemark[];
}

/** Reads a stored character with the same parser as a file. */
export function loadCharacter(id: string, options: ReadingOptions = {}): Promise<Outcome<StoredCharacter>> {
  return withDatabase(async (database) => {
    const record = await database.get('characters', id);
    if (!record) return failed({ code: 'no-such-character' });
    // Loaded on demand: a first visit has nothing to read.
    const { parseFile } = await import('../character/file/parse-file.ts');
    const reading = parseFile(readSavedText(record.saved), options);
    if (!reading.ok) return failed({ code: 'unreadable', why: reading.error });
    return done({
      id,
      revision: readRevision(record.revision) ?? 1,
      saved: reading.value.saved,
      report: reading.value.report,
    });
  });
}

/**
 * Stores a character with its summary and returns its new revision. `basedOn` is the revision that it was loaded with or
 * last saved as, 0 for a new character: if another tab has saved it since, nothing is written. To overwrite anyway, pass
 * the revision from the problem. `app` is the version of this program; `points` go into the summary, null if not yet
 * calculated. A text in an older format that is overwritten is kept as a version. Saving takes a character out of the bin.
 */
export function saveCharacter(
  id: string,
  saved: SavedCharacter,
  app: string,
  basedOn: number,
  points: CharacterSummary['points'] = null,
): Promise<Outcome<number>> {
  return withDatabase(async (database) => {
    const text = serializeFile(saved, app);
    if (text.length > maxFileLength) return failed({ code: 'too-large', limit: maxFileLength });
    return inOneTransaction(database, ['characters', 'summaries', 'versions'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const [stored, summary] = await Promise.all([characters.get(id), summaries.get(id)]);
      const last = stored && (readRevision(stored.revision) ?? 1);
      if (last !== undefined && last !== basedOn) return failed({ code: 'saved-elsewhere', revision: last });
      const revision = basedOn + 1;
      const updated = new Date().toISOString();
      const { ruleset, character } = saved;
      const { portrait } = character;
      const name = nameOrKind(character);
      const { tags, face } = readOwnFields(summary);
      const oldVersion = stored && versionBeforeMigration(id, readSavedText(stored.saved), updated);
      // Sequential: a call that throws must not leave a pending promise.
      if (oldVersion) await transaction.objectStore('versions').add(oldVersion);
      await characters.put({ id, name, saved: text, revision, updated });
      // The face is generated later; until then the previous one is kept.
      const shown = { id, name, ruleset, revision, updated, points, tags, binned: null, face: portrait && face };
      await summaries.put(shown);
      return done(revision);
    });
  });
}

/** Returns the version to keep before a record in an older format is overwritten; null if the format is current. */
function versionBeforeMigration(id: string, saved: string, createdAt: string): VersionRecord | null {
  const [, version] = /"format": ?"pointwright",\s*"version": ?(\d+)/.exec(saved) ?? [];
  if (Number(version) >= currentVersion) return null;
  return { character: id, name: 'Before the update', made: createdAt, reason: 'before-migration', saved };
}

/** Returns the id of the character that was last open; null if there is none. */
export function loadCurrentId(): Promise<Outcome<string | null>> {
  return withDatabase(async (database) => {
    const id = await database.get('settings', 'currentId');
    return done(typeof id === 'string' ? id : null);
  });
}

/** Remembers which character is open. */
export function setCurrentId(id: string): Promise<Outcome<null>> {
  return withDatabase(async (database) => {
    await database.put('settings', id, 'currentId');
    return done(null);
  });
}
