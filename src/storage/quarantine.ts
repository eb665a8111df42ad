import type { SavedCharacter } from '../character/character.ts';
import { newId } from '../character/edit-rows.ts';
import { readTags } from '../character/tags.ts';
import { done, failed } from '../engine/result.ts';
import {
  type CharacterSummary,
  readFields,
  readRevision,
  readText,
  readTime,
  type Stored,
} from './character-summary.ts';
import { type CharacterRecord, inOneTransaction, type UnreadableRecord, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

/** A quarantined record as shown to the player; lists use all fields but the text. */
export interface QuarantineEntry {
  readonly key: number;
  /** The id and the name that it had; '' if unknown. */
  readonly id: string;
  readonly name: string;
  /** Code of the problem that it was quarantined for, and when, in ISO 8601. */
  readonly why: string;
  readonly when: string;
  /** The stored text, unchanged. */
  readonly text: string;
  /** The revision that it had; 0 if unknown. */
  readonly revision: number;
  readonly tags: readonly string[];
  /** The name of the file that it was imported from; '' if it was not imported. */
  readonly file: string;
  /** Its position in that file, from 1; 0 for the whole file. */
  readonly place: number;
}

/** An imported text that could not be read. */
interface UnreadableText {
  /** The presumed name of the character in it. */
  readonly name: string;
  readonly text: string;
  /** Code of the problem. */
  readonly why: string;
  /** The name of the file, and the position in it, from 1; 0 for the whole file. */
  readonly file: string;
  readonly place: number;
}

/**
 * Quarantines a record that cannot be read, and returns its key. `why` is the code of the problem. Its versions are
 * kept. A record written by a newer version of the program should not be quarantined.
 */
export function quarantineRecord(id: string, why: string): Promise<Outcome<number>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'summaries', 'unreadable'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const [record, summary] = await Promise.all([characters.get(id), summaries.get(id)]);
      if (!record) return failed({ code: 'no-such-character' });
      const quarantined = { record, why, when: new Date().toISOString(), tags: readTags(summary?.tags) };
      const key = await transaction.objectStore('unreadable').add(quarantined);
      await characters.delete(id);
      await summaries.delete(id);
      return done(key);
    }),
  );
}

/** Quarantines imported texts that could not be read, unchanged; the same text of the same file is kept only once. */
export function quarantineTexts(texts: readonly UnreadableText[]): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['unreadable'], async (transaction) => {
      const store = transaction.objectStore('unreadable');
      const when = new Date().toISOString();
      const kept = new Set<string>();
      for (let cursor = texts.length > 0 ? await store.openCursor() : null; cursor; cursor = await cursor.continue()) {
        const { file, place, text } = readEntry(cursor.primaryKey, cursor.value);
        if (file !== '') kept.add(JSON.stringify([file, place, text]));
      }
      for (const { name, text, why, file, place } of texts) {
        if (kept.has(JSON.stringify([file, place, text]))) continue;
        await store.add({ record: { name, saved: text }, why, when, file, place });
      }
      return done(null);
    }),
  );
}

/** Lists all quarantined records, newest first. */
export function listQuarantined(): Promise<Outcome<QuarantineEntry[]>> {
  return withDatabase(async (database) => {
    const entries: QuarantineEntry[] = [];
    let cursor = await database.transaction('unreadable').store.openCursor();
    for (; cursor; cursor = await cursor.continue()) entries.push(readEntry(cursor.primaryKey, cursor.value));
    return done(entries.reverse());
  });
}

/** Reads one quarantined record. */
export function readQuarantined(key: number): Promise<Outcome<QuarantineEntry>> {
  return withDatabase(async (database) => {
    // A cursor, not `get`: the stored value itself may be undefined.
    const cursor = await database.transaction('unreadable').store.openCursor(key);
    return cursor === null ? failed({ code: 'no-such-record' }) : done(readEntry(key, cursor.value));
  });
}

/**
 * Restores a quarantined record that turned out to be readable as a character, with its tags and versions, under its old
 * id or, if another character has that id by now, a fresh one. Returns the id. Its text is stored unchanged.
 */
export function recoverQuarantined(key: number, { ruleset, character }: SavedCharacter): Promise<Outcome<string>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'summaries', 'unreadable'], async (transaction) => {
      const [characters, unreadable] = [transaction.objectStore('characters'), transaction.objectStore('unreadable')];
      const stored = await unreadable.get(key);
      if (stored === undefined) return failed({ code: 'no-such-record' });
      const { id: formerId, text: saved, revision: last, tags } = readEntry(key, stored);
      const isIdFree = formerId !== '' && (await characters.getKey(formerId)) === undefined;
      const id = isIdFree ? formerId : newId();
      const { name } = character;
      const [revision, updated] = [last + 1, new Date().toISOString()];
      const summary: CharacterSummary = {
        id,
        name,
        ruleset,
        revision,
        updated,
        points: null,
        tags,
        binned: null,
        face: null,
      };
      const record: CharacterRecord = { id, name, saved, revision, updated };
      await characters.put(record);
      await transaction.objectStore('summaries').put(summary);
      await unreadable.delete(key);
      return done(id);
    }),
  );
}

/** Permanently deletes a quarantined record; called only on the player's request. */
export function deleteQuarantined(key: number): Promise<Outcome<null>> {
  return withDatabase(async (database) => {
    await database.delete('unreadable', key);
    return done(null);
  });
}

/** Reads a stored entry, any part of which may be missing or malformed. */
function readEntry(key: number, entry: Stored<UnreadableRecord> | null): QuarantineEntry {
  const { record, why, when, tags, file, place } = readFields(entry);
  const { id, name, saved, revision } = readFields(record);
  return {
    key,
    id: readText(id) ?? '',
    name: readText(name) ?? '',
    why: readText(why) ?? '',
    when: readTime(when) ?? '',
    text: typeof saved === 'string' ? saved : formatValue(record ?? entry),
    revision: readRevision(revision) ?? 0,
    tags: readTags(tags),
    file: readText(file) ?? '',
    place: readRevision(place) ?? 0,
  };
}

/** Formats any value as readable text: as JSON, as far as possible. */
function formatValue(value: unknown): string {
  const seen = new Set<unknown>();
  const toJson = (_: string, part: unknown): unknown => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return '(as above)'; // it may contain itself
    seen.add(part);
    return part;
  };
  try {
    return JSON.stringify(value ?? null, toJson, 2) ?? '';
  } catch {
    return '(nested too deeply to show)';
  }
}
