import { currentVersion, longestFile } from '../character/file/file-format.ts';
import type { FileRemark } from '../character/file/file-problem.ts';
import type { ReadingOptions } from '../character/file/parse-file.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { type CharacterSummary, readOwnFields } from './character-summary.ts';
import { inOneTransaction, type VersionRecord, withDatabase } from './database.ts';
import { savedText } from './records.ts';
import { done, failed, type Outcome } from './storage-problem.ts';
import { readRevision } from './stored-fields.ts';

/** A character out of storage. `report` says what was put right while it was read. */
export interface StoredCharacter {
  readonly id: string;
  readonly revision: number;
  readonly saved: SavedCharacter;
  readonly report: readonly FileRemark[];
}

/** Reads a stored character, by the same way as a file. */
export function loadCharacter(id: string, options: ReadingOptions = {}): Promise<Outcome<StoredCharacter>> {
  return withDatabase(async (database) => {
    const record = await database.get('characters', id);
    if (!record) return failed({ code: 'no-such-character' });
    // Loaded when there is something to read: a first visit has nothing.
    const { parseFile } = await import('../character/file/parse-file.ts');
    const reading = parseFile(savedText(record.saved), options);
    if (!reading.ok) return failed({ code: 'unreadable', why: reading.problem });
    return done({ id, revision: readRevision(record.revision) ?? 1, saved: reading.saved, report: reading.report });
  });
}

/**
 * Stores a character with its summary, and answers its new revision. `basedOn` is the revision that it was loaded with or
 * last saved as, 0 for a new one: when another tab has saved it since, nothing is written. To write all the same, pass the
 * revision that the problem names. `app` is the version of this program; `points` are those of the summary, null when
 * they are not worked out. A text in an older form that is overwritten is kept as a version. What is saved is not in the
 * bin (any more).
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
    if (text.length > longestFile) return failed({ code: 'too-large', limit: longestFile });
    return inOneTransaction(database, ['characters', 'summaries', 'versions'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const [stored, summary] = await Promise.all([characters.get(id), summaries.get(id)]);
      const last = stored && (readRevision(stored.revision) ?? 1);
      if (last !== undefined && last !== basedOn) return failed({ code: 'saved-elsewhere', revision: last });
      const revision = basedOn + 1;
      const updated = new Date().toISOString();
      const { ruleset, character } = saved;
      const { name, portrait } = character;
      const { tags, face } = readOwnFields(summary);
      const former = stored && beforeMigration(id, savedText(stored.saved), updated);
      // One after the other: a call that throws must leave no promise behind.
      if (former) await transaction.objectStore('versions').add(former);
      await characters.put({ id, name, saved: text, revision, updated });
      // The face is made in its own time; until then it is the one of before.
      const shown = { id, name, ruleset, revision, updated, points, tags, binned: null, face: portrait && face };
      await summaries.put(shown);
      return done(revision);
    });
  });
}

/** A record in an older form as a version, to be kept before it is written in today's; null for one that is not older. */
function beforeMigration(id: string, saved: string, made: string): VersionRecord | null {
  const [, version] = /"format": ?"pointwright",\s*"version": ?(\d+)/.exec(saved) ?? [];
  if (Number(version) >= currentVersion) return null;
  return { character: id, name: 'Before the update', made, reason: 'before-migration', saved };
}

/** The id of the character that was open last; null when there is none. */
export function currentId(): Promise<Outcome<string | null>> {
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
