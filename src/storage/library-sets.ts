import { done } from '../engine/result.ts';
import { readFields, readText, readTime } from './character-summary.ts';
import { inOneTransaction, type LibrarySetRecord, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

/** The two texts of each part: the data for lists and the search, and the entries themselves. */
type PartKind = 'headings' | 'entries';
const partId = (set: string, kind: PartKind, index: number): string => `${set}/${kind}/${index}`;

/** Every part of a set: ids are letters, digits and hyphens, all of which are below "~". */
const partsOf = (set: string): IDBKeyRange => IDBKeyRange.bound(`${set}/`, `${set}/~`);

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

/** Reads a record with defaults for invalid fields; null if it has no id. */
function readSet(value: unknown): LibrarySetRecord | null {
  const { id, name, files, entries, size, parts, added } = readFields(value);
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    name: readText(name) ?? '',
    files: count(files),
    entries: count(entries),
    size: count(size),
    parts: count(parts),
    added: readTime(added) ?? '',
  };
}

/** Lists the sets of library files, by name. */
export function listLibrarySets(): Promise<Outcome<LibrarySetRecord[]>> {
  return withDatabase(async (database) => {
    const records = await database.getAll('librarySets');
    const sets = records.flatMap((record) => readSet(record) ?? []);
    return done(sets.sort((a, b) => a.name.localeCompare(b.name, 'en')));
  });
}

/** Stores a part of a set that is being read. The set is not listed before `finishLibrarySet`. */
export function addLibraryPart(
  set: string,
  index: number,
  texts: { readonly headings: string; readonly entries: string },
): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['libraryParts'], async (transaction) => {
      const parts = transaction.objectStore('libraryParts');
      await parts.put({ id: partId(set, 'headings', index), text: texts.headings });
      await parts.put({ id: partId(set, 'entries', index), text: texts.entries });
      return done(null);
    }),
  );
}

/** Lists a set whose parts are all stored, replacing those with the same name. Returns whether there were any. */
export function finishLibrarySet(set: LibrarySetRecord): Promise<Outcome<{ readonly replaced: boolean }>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['librarySets', 'libraryParts'], async (transaction) => {
      const sets = transaction.objectStore('librarySets');
      const all = (await sets.getAll()).flatMap((record) => readSet(record) ?? []);
      const replaced = all.filter(({ id, name }) => name === set.name && id !== set.id);
      for (const { id } of replaced) {
        await sets.delete(id);
        await transaction.objectStore('libraryParts').delete(partsOf(id));
      }
      await sets.put(set);
      return done({ replaced: replaced.length > 0 });
    }),
  );
}

/** Deletes a set with all its parts; also one that was never finished. */
export function removeLibrarySet(id: string): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['librarySets', 'libraryParts'], async (transaction) => {
      await transaction.objectStore('librarySets').delete(id);
      await transaction.objectStore('libraryParts').delete(partsOf(id));
      return done(null);
    }),
  );
}

/** Reads one part of a set; '' if it is missing. */
export function readLibraryPart(set: string, kind: PartKind, index: number): Promise<Outcome<string>> {
  return withDatabase(async (database) => {
    const { text } = readFields(await database.get('libraryParts', partId(set, kind, index)));
    return done(typeof text === 'string' ? text : '');
  });
}

/** Deletes parts of sets that were never finished: their reading was canceled or its tab closed. */
export function deleteUnfinishedSets(): Promise<Outcome<null>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['librarySets', 'libraryParts'], async (transaction) => {
      const known = new Set(await transaction.objectStore('librarySets').getAllKeys());
      const parts = transaction.objectStore('libraryParts');
      const keys = await parts.getAllKeys();
      const sets = new Set(keys.map((key) => String(key).split('/')[0] ?? ''));
      for (const set of sets) if (!known.has(set)) await parts.delete(partsOf(set));
      return done(null);
    }),
  );
}
