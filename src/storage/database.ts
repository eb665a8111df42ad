import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { failed } from '../engine/result.ts';
import type { CharacterSummary, Stored } from './character-summary.ts';
import { type Outcome, toStorageProblem } from './storage-problem.ts';

/** A stored character. Its text goes through the same parser as any file. */
export interface CharacterRecord {
  readonly id: string;
  /** Name of the character, for lists. */
  readonly name: string;
  /** The text of its file. */
  readonly saved: string;
  /** Starts at 1 and grows by one with each save. */
  readonly revision: number;
  /** Time of the last save, in ISO 8601. */
  readonly updated: string;
}

/** A quarantined record: it could not be read and is kept unchanged. Only the player can delete it. */
export interface UnreadableRecord {
  readonly record: unknown;
  /** Code of the problem. */
  readonly why: string;
  /** When it was quarantined, in ISO 8601. */
  readonly when: string;
  /** The tags that it had. */
  readonly tags?: readonly string[];
  /** The name of the file that it was imported from, if it was imported. */
  readonly file?: string;
  /** Its position in that file, from 1, if the file holds several. */
  readonly place?: number;
}

/** A saved state of a character, kept in addition to its record. */
export interface VersionRecord {
  /** Id of the character, which may be in the bin or quarantined. */
  readonly character: string;
  readonly name: string;
  /** When the version was made, in ISO 8601. */
  readonly made: string;
  /** `named`: by the player, or instead of an overwritten text. `before-migration`: by the program, before the record was
   * written in a newer format. */
  readonly reason: 'named' | 'before-migration';
  /** The text of its file. */
  readonly saved: string;
}

/** A custom entry saved for all characters. Its text goes through the same parser as any file of entries. */
export interface SavedEntryRecord {
  readonly id: string;
  /** The text of a file with this one entry. */
  readonly saved: string;
  /** Time of the last change, in ISO 8601. */
  readonly updated: string;
}

/** A stored encounter. Its text goes through the same parser as any file of an encounter. */
export interface EncounterRecord {
  readonly id: string;
  /** For lists: its name, how many fighters it has, and the round, 0 before it begins. */
  readonly name: string;
  readonly fighters: number;
  readonly round: number;
  /** The text of its file. */
  readonly saved: string;
  /** Starts at 1 and grows by one with each save. */
  readonly revision: number;
  /** Time of the last save, in ISO 8601. */
  readonly updated: string;
}

/** Library files of other programs that were added together: the data for lists. */
export interface LibrarySetRecord {
  readonly id: string;
  /** Of the folder, the archive or the file. */
  readonly name: string;
  readonly files: number;
  readonly entries: number;
  /** In bytes, as the files were. */
  readonly size: number;
  /** How many parts it is stored in. */
  readonly parts: number;
  /** When it was added, in ISO 8601. */
  readonly added: string;
}

/** A part of the headings ("SET/headings/3") or of the entries ("SET/entries/3") of a set, as JSON. */
interface LibraryPartRecord {
  readonly id: string;
  readonly text: string;
}

/**
 * The object stores. Data read from them may differ from the written data: the `Stored` types force every field to be
 * validated (character-summary.ts).
 */
export interface PointwrightDatabase extends DBSchema {
  characters: { key: string; value: Stored<CharacterRecord> };
  /** The data of each record for a list. A missing or damaged summary is rebuilt when the list is read. */
  summaries: { key: string; value: Stored<CharacterSummary> };
  versions: { key: number; value: Stored<VersionRecord>; indexes: { character: string } };
  settings: { key: string; value: unknown };
  unreadable: { key: number; value: Stored<UnreadableRecord> };
  /** The custom entries saved for all characters. */
  entries: { key: string; value: Stored<SavedEntryRecord> };
  encounters: { key: string; value: Stored<EncounterRecord> };
  librarySets: { key: string; value: Stored<LibrarySetRecord> };
  libraryParts: { key: string; value: Stored<LibraryPartRecord> };
}

export type Database = IDBPDatabase<PointwrightDatabase>;

const databaseName = 'pointwright';
const databaseVersion = 5;

/** How long to wait for other tabs that block an upgrade, in milliseconds. */
const upgradeTimeout = 5_000;

/** How long to wait for a browser that does not answer at all, in milliseconds. */
const answerTimeout = 5_000;

let opened: Promise<Database> | null = null;

/** Another tab blocks the upgrade of the database. */
class UpgradeBlocked extends Error {
  override readonly name = 'UpgradeBlocked';
}

/** The browser has not answered. Until it does, every request for the database is told so at once. */
class NoAnswer extends Error {
  override readonly name = 'TimeoutError';
}

/** The browser has no IndexedDB at all. */
class IndexedDbMissing extends Error {
  override readonly name = 'NotSupportedError';
}

function open(): Promise<Database> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new IndexedDbMissing());
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let timedOut = false;
  const forget = (): void => {
    if (opened === opening) opened = null;
  };
  const opening = new Promise<Database>((resolve, reject) => {
    const giveUp = (after: number, error: Error): void => {
      clearTimeout(timeout);
      timeout = setTimeout(() => {
        timedOut = true;
        reject(error);
      }, after);
    };
    giveUp(answerTimeout, new NoAnswer());
    openDB<PointwrightDatabase>(databaseName, databaseVersion, {
      // Creates stores without touching records: an upgrade is instant and cannot lose data.
      upgrade(database, from) {
        clearTimeout(timeout); // it answers, and may have to move much
        if (from < 1) {
          database.createObjectStore('characters', { keyPath: 'id' });
          database.createObjectStore('settings');
          database.createObjectStore('unreadable', { autoIncrement: true });
        }
        if (from < 2) {
          database.createObjectStore('summaries', { keyPath: 'id' });
          database.createObjectStore('versions', { autoIncrement: true }).createIndex('character', 'character');
        }
        if (from < 3) database.createObjectStore('entries', { keyPath: 'id' });
        if (from < 4) database.createObjectStore('encounters', { keyPath: 'id' });
        database.createObjectStore('librarySets', { keyPath: 'id' });
        database.createObjectStore('libraryParts', { keyPath: 'id' });
      },
      blocked() {
        giveUp(upgradeTimeout, new UpgradeBlocked());
      },
      // A newer version of the program wants to upgrade: close the connection.
      blocking() {
        forget();
        opening.then((database) => database.close()).catch(() => undefined);
      },
      terminated: forget,
    })
      .then((database) => (timedOut ? database.close() : resolve(database)))
      .catch(reject)
      .finally(() => {
        clearTimeout(timeout);
        if (timedOut) forget(); // the next use opens it again
      });
  });
  return opening;
}

/**
 * Runs `work` with the database, opening it if necessary. Database errors become problems; nothing is thrown. `work`
 * returns its own outcome, and is called a second time if the connection is lost during the first.
 */
export async function withDatabase<Value>(
  work: (database: Database) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  for (let attempt = 1; ; attempt += 1) {
    let connection: Promise<Database> | null = null;
    try {
      opened ??= open();
      connection = opened;
      await connection;
    } catch (error) {
      if (opened === connection && !(error instanceof NoAnswer)) opened = null;
      return failed(error instanceof UpgradeBlocked ? { code: 'storage-waiting' } : toStorageProblem(error));
    }
    try {
      return await work(await connection);
    } catch (error) {
      // The connection was closed by a newer version of the program, or by the browser.
      if (attempt === 1 && error instanceof Error && error.name === 'InvalidStateError') {
        if (opened === connection) opened = null;
        continue;
      }
      return failed(toStorageProblem(error));
    }
  }
}

/** A transaction that may write to some stores. */
export type WriteTransaction<Store extends StoreNames<PointwrightDatabase>> = IDBPTransaction<
  PointwrightDatabase,
  Store[],
  'readwrite'
>;

/** Runs `work` in one transaction: all of its writes take effect or, if one fails, none. Throws the error that failed. */
export async function inOneTransaction<Store extends StoreNames<PointwrightDatabase>, Value>(
  database: Database,
  stores: Store[],
  work: (transaction: WriteTransaction<Store>) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction(stores, 'readwrite');
  transaction.done.catch(() => undefined); // awaited below; a request may fail first
  try {
    const value = await work(transaction);
    await transaction.done;
    return value;
  } catch (error) {
    const reason = transaction.error; // a request may only report that the transaction was aborted, and not why
    try {
      transaction.abort(); // an exception in `work` does not abort it: earlier requests would still be written
    } catch {
      // Already aborted.
    }
    throw reason ?? error;
  }
}

/** Closes the database; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  try {
    (await closing)?.close();
  } catch {
    // It was never opened.
  }
}
