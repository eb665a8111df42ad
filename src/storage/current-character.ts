import { longestFile } from '../character/file/file-format.ts';
import type { FileRemark } from '../character/file/file-problem.ts';
import type { ReadingOptions } from '../character/file/parse-file.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { type CharacterRecord, withDatabase } from './database.ts';
import type { Outcome, StorageProblem } from './storage-problem.ts';

/** A character out of storage. `report` says what was put right while it was read. */
export interface StoredCharacter {
  readonly id: string;
  readonly revision: number;
  readonly saved: SavedCharacter;
  readonly report: readonly FileRemark[];
}

/** What a list of characters needs to know of one. */
export type CharacterSummary = Omit<CharacterRecord, 'saved'>;

const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
const failed = (problem: StorageProblem): Outcome<never> => ({ ok: false, problem });

/** Reads a stored character, by the same way as a file. */
export function loadCharacter(id: string, options: ReadingOptions = {}): Promise<Outcome<StoredCharacter>> {
  return withDatabase(async (database) => {
    const record = await database.get('characters', id);
    if (!record) return failed({ code: 'no-such-character' });
    // Loaded when there is something to read: a first visit has nothing.
    const { parseFile } = await import('../character/file/parse-file.ts');
    // Storage is outside of our types: another version may have written it.
    const reading = parseFile(typeof record.saved === 'string' ? record.saved : '', options);
    if (!reading.ok) return failed({ code: 'unreadable', why: reading.problem });
    return done({ id, revision: record.revision, saved: reading.saved, report: reading.report });
  });
}

/**
 * Stores a character, and answers its new revision. `basedOn` is the revision that it was loaded with or last saved as,
 * 0 for a new one: when another tab has saved it since, nothing is written. To write all the same, pass the revision
 * that the problem names. `app` is the version of this program.
 */
export function saveCharacter(
  id: string,
  saved: SavedCharacter,
  app: string,
  basedOn: number,
): Promise<Outcome<number>> {
  return withDatabase(async (database) => {
    const text = serializeFile(saved, app);
    if (text.length > longestFile) return failed({ code: 'too-large', limit: longestFile });
    const transaction = database.transaction('characters', 'readwrite');
    transaction.done.catch(() => undefined); // awaited below; a request may fail first
    const stored = await transaction.store.get(id);
    if (stored && stored.revision !== basedOn) {
      await transaction.done;
      return failed({ code: 'saved-elsewhere', revision: stored.revision });
    }
    const revision = basedOn + 1;
    const { name } = saved.character;
    await Promise.all([
      transaction.store.put({ id, name, saved: text, revision, updated: new Date().toISOString() }),
      transaction.done,
    ]);
    return done(revision);
  });
}

/** All stored characters, the one saved last first. */
export function listCharacters(): Promise<Outcome<CharacterSummary[]>> {
  return withDatabase(async (database) => {
    const records = await database.getAll('characters');
    const summaries = records.map(({ id, name, revision, updated }) => ({ id, name, revision, updated }));
    return done(summaries.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)));
  });
}

/**
 * Moves a record that cannot be read out of the way, into a store from which nothing is ever deleted. `why` is the code
 * of the problem. A record written by a newer version of the program is better left where it is.
 */
export function putAside(id: string, why: string): Promise<Outcome<null>> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['characters', 'unreadable'], 'readwrite');
    transaction.done.catch(() => undefined); // awaited below; a request may fail first
    const characters = transaction.objectStore('characters');
    const record = await characters.get(id);
    if (record) {
      const when = new Date().toISOString();
      await Promise.all([transaction.objectStore('unreadable').add({ record, why, when }), characters.delete(id)]);
    }
    await transaction.done;
    return record ? done(null) : failed({ code: 'no-such-character' });
  });
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
