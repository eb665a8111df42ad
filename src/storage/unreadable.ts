import { newId } from '../character/new-id.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { readTags } from '../character/tags.ts';
import type { CharacterSummary } from './character-summary.ts';
import { type CharacterRecord, inOneTransaction, type UnreadableRecord, withDatabase } from './database.ts';
import { done, failed, type Outcome } from './storage-problem.ts';
import { readRevision, readText, readTime, type Stored, storedFields } from './stored-fields.ts';

/** What is known of something that was put aside: all but its text is for lists. */
export interface QuarantineEntry {
  readonly key: number;
  /** The id and the name that it had; '' where nothing is known. */
  readonly id: string;
  readonly name: string;
  /** Code of the problem that it was put aside for, and when that was, in ISO 8601. */
  readonly why: string;
  readonly when: string;
  /** What is stored, as it was. */
  readonly text: string;
  /** The revision that it had; 0 where nothing is known. */
  readonly revision: number;
  readonly tags: readonly string[];
  /** The name of the file that it came in; '' where it did not. */
  readonly file: string;
  /** Its place in that file, from 1; 0 for the whole of it. */
  readonly place: number;
}

/** A text from outside that could not be read. */
interface UnreadableText {
  /** The name that the character in it may have. */
  readonly name: string;
  readonly text: string;
  /** Code of the problem. */
  readonly why: string;
  /** Where it came from, and its place there, from 1; 0 for the whole of it. */
  readonly file: string;
  readonly place: number;
}

/**
 * Moves a record that cannot be read out of the way, and answers its key. `why` is the code of the problem. Its versions
 * stay. A record written by a newer version of the program is better left where it is.
 */
export function quarantineRecord(id: string, why: string): Promise<Outcome<number>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'summaries', 'unreadable'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const [record, summary] = await Promise.all([characters.get(id), summaries.get(id)]);
      if (!record) return failed({ code: 'no-such-character' });
      const aside = { record, why, when: new Date().toISOString(), tags: readTags(summary?.tags) };
      const key = await transaction.objectStore('unreadable').add(aside);
      await characters.delete(id);
      await summaries.delete(id);
      return done(key);
    }),
  );
}

/** Keeps texts that came from outside and could not be read, as they were; each once, however often it comes from its file. */
export function quarantineTexts(texts: readonly UnreadableText[]): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['unreadable'], async (transaction) => {
      const store = transaction.objectStore('unreadable');
      const when = new Date().toISOString();
      const kept = new Set<string>();
      for (let cursor = texts.length > 0 ? await store.openCursor() : null; cursor; cursor = await cursor.continue()) {
        const { file, place, text } = entryOf(cursor.primaryKey, cursor.value);
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

/** All that was put aside, the newest first. */
export function listQuarantined(): Promise<Outcome<QuarantineEntry[]>> {
  return withDatabase(async (database) => {
    const entries: QuarantineEntry[] = [];
    let cursor = await database.transaction('unreadable').store.openCursor();
    for (; cursor; cursor = await cursor.continue()) entries.push(entryOf(cursor.primaryKey, cursor.value));
    return done(entries.reverse());
  });
}

/** One of them. */
export function readQuarantined(key: number): Promise<Outcome<QuarantineEntry>> {
  return withDatabase(async (database) => {
    // Not `get`: nothing at all may be what is stored.
    const found = await database.transaction('unreadable').store.openCursor(key);
    return found === null ? failed({ code: 'no-such-record' }) : done(entryOf(key, found.value));
  });
}

/**
 * Makes a character again of what could be read after all: under its old id, with its tags and versions, unless there is
 * another character of that id by now. Answers the id. Its text is stored as it was.
 */
export function recoverQuarantined(key: number, { ruleset, character }: SavedCharacter): Promise<Outcome<string>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'summaries', 'unreadable'], async (transaction) => {
      const [characters, unreadable] = [transaction.objectStore('characters'), transaction.objectStore('unreadable')];
      const found = await unreadable.get(key);
      if (found === undefined) return failed({ code: 'no-such-record' });
      const { id: former, text: saved, revision: last, tags } = entryOf(key, found);
      const free = former !== '' && (await characters.getKey(former)) === undefined;
      const id = free ? former : newId();
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

/** Deletes what was put aside for good: only when the player asks for it. */
export function deleteQuarantined(key: number): Promise<Outcome<null>> {
  return withDatabase(async (database) => {
    await database.delete('unreadable', key);
    return done(null);
  });
}

/** What is known of an entry, of which anything may be missing or be something else. */
function entryOf(key: number, entry: Stored<UnreadableRecord> | null): QuarantineEntry {
  const { record, why, when, tags, file, place } = storedFields(entry);
  const { id, name, saved, revision } = storedFields(record);
  return {
    key,
    id: readText(id) ?? '',
    name: readText(name) ?? '',
    why: readText(why) ?? '',
    when: readTime(when) ?? '',
    text: typeof saved === 'string' ? saved : asText(record ?? entry),
    revision: readRevision(revision) ?? 0,
    tags: readTags(tags),
    file: readText(file) ?? '',
    place: readRevision(place) ?? 0,
  };
}

/** Anything as a text that can be looked at: as JSON, as far as that can hold it. */
function asText(value: unknown): string {
  const seen = new Set<unknown>();
  const known = (_: string, each: unknown): unknown => {
    if (typeof each === 'bigint') return String(each);
    if (typeof each !== 'object' || each === null) return each;
    if (seen.has(each)) return '(as above)'; // it may hold itself
    seen.add(each);
    return each;
  };
  try {
    return JSON.stringify(value ?? null, known, 2) ?? '';
  } catch {
    return '(too deep to be written down)';
  }
}
