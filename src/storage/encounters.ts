import { newId } from '../character/edit-rows.ts';
import { type Encounter, maxFighters } from '../character/encounter.ts';
import { encounterBounds, parseEncounter, serializeEncounter } from '../character/file/encounter-file.ts';
import type { FileRemark } from '../character/file/file-problem.ts';
import type { ReadingOptions } from '../character/file/parse-file.ts';
import { done, failed } from '../engine/result.ts';
import { readFields, readRevision, readText, readTime, type Stored } from './character-summary.ts';
import { type EncounterRecord, inOneTransaction, withDatabase } from './database.ts';
import { readSavedText } from './records.ts';
import type { Outcome } from './storage-problem.ts';

/** The data of a stored encounter for a list. */
export type EncounterSummary = Omit<EncounterRecord, 'saved'>;

/** An encounter read from storage. `report` lists corrections made while reading. */
export interface StoredEncounter {
  readonly revision: number;
  readonly encounter: Encounter;
  readonly report: readonly FileRemark[];
}

/** Lists every stored encounter, most recently saved first. A record whose key is no valid id gets a fresh one. */
export function listEncounters(): Promise<Outcome<EncounterSummary[]>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['encounters'], async (transaction) => {
      const list: EncounterSummary[] = [];
      const store = transaction.objectStore('encounters');
      for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
        const key: IDBValidKey = cursor.primaryKey; // not always a text
        const record = cursor.value;
        const id = typeof key === 'string' && key !== '' ? key : newId();
        if (id !== key) {
          await store.put({ ...record, id });
          await cursor.delete();
        }
        list.push(summaryOf(id, record));
      }
      return done(list.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)));
    }),
  );
}

function summaryOf(id: string, record: Stored<EncounterRecord>): EncounterSummary {
  const { name, fighters, round, revision, updated } = readFields(record);
  return {
    id,
    name: readText(name) ?? '',
    fighters: Math.min(readCount(fighters), maxFighters),
    round: readCount(round),
    revision: readRevision(revision) ?? 1,
    updated: readTime(updated) ?? '',
  };
}

const readCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

/** Reads a stored encounter with the same parser as a file. Its id is that of the record. */
export function loadEncounter(id: string, options: ReadingOptions = {}): Promise<Outcome<StoredEncounter>> {
  return withDatabase(async (database) => {
    const record = await database.get('encounters', id);
    if (!record) return failed({ code: 'no-such-encounter' });
    const reading = parseEncounter(readSavedText(record.saved), options);
    if (!reading.ok) return failed({ code: 'unreadable', why: reading.error });
    const encounter = reading.value.encounter.id === id ? reading.value.encounter : { ...reading.value.encounter, id };
    return done({ revision: readRevision(record.revision) ?? 1, encounter, report: reading.value.report });
  });
}

/** Returns the revision of a stored encounter; null if it is not stored. */
export function readEncounterRevision(id: string): Promise<Outcome<number | null>> {
  return withDatabase(async (database) => {
    const record = await database.get('encounters', id);
    return done(record ? (readRevision(record.revision) ?? 1) : null);
  });
}

/**
 * Stores an encounter and returns its new revision. `basedOn` is the revision that it was loaded with or last saved as, 0 for a new one:
 * if another tab has saved it since, nothing is written. `app` is the version of this program.
 */
export function saveEncounter(encounter: Encounter, app: string, basedOn: number): Promise<Outcome<number>> {
  return withDatabase(async (database) => {
    const saved = serializeEncounter(encounter, app);
    if (saved.length > encounterBounds.length) return failed({ code: 'too-large', limit: encounterBounds.length });
    return inOneTransaction(database, ['encounters'], async (transaction) => {
      const encounters = transaction.objectStore('encounters');
      const { id, name, fighters, round } = encounter;
      const stored = await encounters.get(id);
      const last = stored && (readRevision(stored.revision) ?? 1);
      if (last !== undefined && last !== basedOn) return failed({ code: 'saved-elsewhere', revision: last });
      const [revision, updated] = [basedOn + 1, new Date().toISOString()];
      await encounters.put({ id, name, fighters: fighters.length, round, saved, revision, updated });
      return done(revision);
    });
  });
}

/** Reads the stored texts of encounters, in the order of the ids; those that are not stored are left out. */
export function readEncounterTexts(
  ids: readonly string[],
): Promise<Outcome<Pick<EncounterRecord, 'id' | 'saved' | 'updated'>[]>> {
  return withDatabase(async (database) => {
    const store = database.transaction('encounters').store;
    const records = await Promise.all(ids.map((id) => store.get(id)));
    return done(
      records.flatMap((record, index) =>
        record
          ? [{ id: ids[index] ?? '', saved: readSavedText(record.saved), updated: readTime(record.updated) ?? '' }]
          : [],
      ),
    );
  });
}

/** Deletes an encounter and returns its record, for undo. */
export function deleteEncounter(id: string): Promise<Outcome<Stored<EncounterRecord>>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['encounters'], async (transaction) => {
      const encounters = transaction.objectStore('encounters');
      const record = await encounters.get(id);
      if (!record) return failed({ code: 'no-such-encounter' });
      await encounters.delete(id);
      return done(record);
    }),
  );
}

/** Puts a deleted record back. Nothing happens where the id has been stored again since. */
export function restoreEncounter(record: Stored<EncounterRecord>): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['encounters'], async (transaction) => {
      const encounters = transaction.objectStore('encounters');
      const id = readText(record.id);
      if (id && (await encounters.getKey(id)) === undefined) await encounters.put(record);
      return done(null);
    }),
  );
}

/** Quarantines an encounter that cannot be read, and returns its key there. `why` is the code of the problem. */
export function quarantineEncounter(id: string, why: string): Promise<Outcome<number>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['encounters', 'unreadable'], async (transaction) => {
      const encounters = transaction.objectStore('encounters');
      const record = await encounters.get(id);
      if (!record) return failed({ code: 'no-such-encounter' });
      const key = await transaction.objectStore('unreadable').add({ record, why, when: new Date().toISOString() });
      await encounters.delete(id);
      return done(key);
    }),
  );
}

/** Stores an encounter that was found readable in the quarantine, under its id or a fresh one, and deletes it from there. */
export function recoverEncounter(key: number, encounter: Encounter, app: string): Promise<Outcome<string>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['encounters', 'unreadable'], async (transaction) => {
      const encounters = transaction.objectStore('encounters');
      const isFree = encounter.id !== '' && (await encounters.getKey(encounter.id)) === undefined;
      const id = isFree ? encounter.id : newId();
      const { name, fighters, round } = encounter;
      const saved = serializeEncounter({ ...encounter, id }, app);
      const updated = new Date().toISOString();
      await encounters.put({ id, name, fighters: fighters.length, round, saved, revision: 1, updated });
      await transaction.objectStore('unreadable').delete(key);
      return done(id);
    }),
  );
}

/** Returns the id of the encounter that was last open, or null. */
export function loadCurrentEncounterId(): Promise<Outcome<string | null>> {
  return withDatabase(async (database) => {
    const id = await database.get('settings', 'currentEncounter');
    return done(typeof id === 'string' && id !== '' ? id : null);
  });
}

/** Remembers which encounter is open, or null. */
export function setCurrentEncounterId(id: string | null): Promise<Outcome<null>> {
  return withDatabase(async (database) => {
    await (id === null
      ? database.delete('settings', 'currentEncounter')
      : database.put('settings', id, 'currentEncounter'));
    return done(null);
  });
}
