import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { CharacterSummary } from './character-summary.ts';
import { type Outcome, storageProblem } from './storage-problem.ts';
import type { Stored } from './stored-fields.ts';

/** A character as it is stored. Its text goes through the same reader as any file. */
export interface CharacterRecord {
  readonly id: string;
  /** Name of the character, for lists. */
  readonly name: string;
  /** The text of its file. */
  readonly saved: string;
  /** Grows by one each time it is saved; 1 the first time. */
  readonly revision: number;
  /** When it was saved last, in ISO 8601. */
  readonly updated: string;
}

/** A record that could not be read, as it was. The program never deletes one; the player may. */
export interface UnreadableRecord {
  readonly record: unknown;
  /** Code of the problem. */
  readonly why: string;
  /** When it was put aside, in ISO 8601. */
  readonly when: string;
  /** The tags that it had. */
  readonly tags?: readonly string[];
  /** The name of the file that it came in, where it came from outside. */
  readonly file?: string;
  /** Its place in that file, from 1, where that holds several. */
  readonly place?: number;
}

/** A state of a character that is kept beside its record. */
export interface VersionRecord {
  /** Id of the character. It may be in the bin, or put aside. */
  readonly character: string;
  readonly name: string;
  /** When it was kept, in ISO 8601. */
  readonly made: string;
  /** `named`: by the player, or in place of what was overwritten. `before-migration`: by the program, before the record was
   * written in a newer form. */
  readonly reason: 'named' | 'before-migration';
  /** The text of its file. */
  readonly saved: string;
}

/**
 * The stores. What is read from them is not what was written for certain: the types let none of it through without being
 * looked at (stored-fields.ts).
 */
export interface PointwrightDatabase extends DBSchema {
  characters: { key: string; value: Stored<CharacterRecord> };
  /** Of each record what a list shows. One that is missing or damaged is made again when the list is read. */
  summaries: { key: string; value: Stored<CharacterSummary> };
  versions: { key: number; value: Stored<VersionRecord>; indexes: { character: string } };
  settings: { key: string; value: unknown };
  unreadable: { key: number; value: Stored<UnreadableRecord> };
}

export type Database = IDBPDatabase<PointwrightDatabase>;

const databaseName = 'pointwright';
const databaseVersion = 2;

/** How long to wait for other tabs to let an upgrade pass, in milliseconds. */
const patience = 5_000;

let opened: Promise<Database> | null = null;

/** Another tab does not let go of the storage. */
class Waiting extends Error {
  override readonly name = 'Waiting';
}

/** The browser has no IndexedDB at all. */
class Missing extends Error {
  override readonly name = 'NotSupportedError';
}

function open(): Promise<Database> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new Missing());
  let gaveUp: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    if (opened === opening) opened = null;
  };
  const opening = new Promise<Database>((resolve, reject) => {
    let late = false;
    openDB<PointwrightDatabase>(databaseName, databaseVersion, {
      // Makes stores and touches no record: an upgrade is over at once, and can lose nothing.
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('characters', { keyPath: 'id' });
          database.createObjectStore('settings');
          database.createObjectStore('unreadable', { autoIncrement: true });
        }
        database.createObjectStore('summaries', { keyPath: 'id' });
        database.createObjectStore('versions', { autoIncrement: true }).createIndex('character', 'character');
      },
      blocked() {
        gaveUp = setTimeout(() => {
          late = true;
          reject(new Waiting());
        }, patience);
      },
      // A newer version of the program wants to upgrade: make way for it.
      blocking() {
        forget();
        opening.then((database) => database.close()).catch(() => undefined);
      },
      terminated: forget,
    })
      .then((database) => (late ? database.close() : resolve(database)))
      .catch(reject)
      .finally(() => clearTimeout(gaveUp));
  });
  return opening;
}

/**
 * Does something with the database, which is opened when it is not yet. What goes wrong in the database becomes a
 * problem; nothing is thrown. `work` answers its own outcome, and may be called a second time when the connection was
 * lost at the first.
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
      if (opened === connection) opened = null;
      return { ok: false, problem: error instanceof Waiting ? { code: 'storage-waiting' } : storageProblem(error) };
    }
    try {
      return await work(await connection);
    } catch (error) {
      // The connection was closed under us: by a newer version of the program, or by the browser.
      if (attempt === 1 && error instanceof Error && error.name === 'InvalidStateError') {
        if (opened === connection) opened = null;
        continue;
      }
      return { ok: false, problem: storageProblem(error) };
    }
  }
}

/** A transaction that may write to some stores. */
export type Writing<Store extends StoreNames<PointwrightDatabase>> = IDBPTransaction<
  PointwrightDatabase,
  Store[],
  'readwrite'
>;

/** Does several things in one transaction, all of them or, when one fails, none. Throws what failed. */
export async function inOneTransaction<Store extends StoreNames<PointwrightDatabase>, Value>(
  database: Database,
  stores: Store[],
  work: (transaction: Writing<Store>) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction(stores, 'readwrite');
  transaction.done.catch(() => undefined); // awaited below; a request may fail first
  try {
    const value = await work(transaction);
    await transaction.done;
    return value;
  } catch (error) {
    const reason = transaction.error; // a request may only say that the transaction has ended, and not why
    try {
      transaction.abort(); // a call that throws does not end it: what was asked for before would be written
    } catch {
      // It has ended.
    }
    throw reason ?? error;
  }
}

/** Lets go of the database; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  try {
    (await closing)?.close();
  } catch {
    // It had not been opened.
  }
}
