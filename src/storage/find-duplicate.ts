import { sameFileText } from '../character/file/same-file-text.ts';
import type { Arrival } from './arrival.ts';
import type { WriteTransaction } from './database.ts';
import { readSavedText } from './records.ts';
import { readText } from './stored-fields.ts';

/** Returns the id of an identical character that another window has imported since the player chose; null for none. */
export type DuplicateFinder = (arrival: Arrival) => Promise<string | null>;

/**
 * Creates a finder that searches within a transaction, so that nothing can be stored between the search and the write,
 * with or without locks. Characters are identical when their texts are, and they have the same id or, if the file has no
 * id, the same name. `own` are the ids that the transaction itself has stored.
 */
export function createDuplicateFinder(
  transaction: WriteTransaction<'characters' | 'summaries' | 'versions'>,
  own: ReadonlySet<string>,
): DuplicateFinder {
  const characters = transaction.objectStore('characters');
  const isSame = async (id: string, { saved }: Arrival) => {
    const record = await characters.get(id);
    return record !== undefined && sameFileText(readSavedText(record.saved), saved);
  };
  let names: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  /** Reads the ids of all characters by name. */
  const readIdsByName = async () => {
    const idsByName = new Map<string, string[]>();
    for (const { id, name } of await transaction.objectStore('summaries').getAll()) {
      const [key, listed] = [readText(id), readText(name)];
      if (key !== null && listed !== null) idsByName.set(listed, [...(idsByName.get(listed) ?? []), key]);
    }
    return idsByName;
  };
  return async (arrival) => {
    const { id, name, overwrite, isKnown, differed = false } = arrival;
    if (!isKnown) return null;
    if (overwrite) return differed && (await isSame(id, arrival)) ? id : null;
    if (id !== '') return !isKnown(id) && (await isSame(id, arrival)) ? id : null;
    names ??= readIdsByName();
    for (const candidate of (await names).get(name) ?? []) {
      if (!isKnown(candidate) && !own.has(candidate) && (await isSame(candidate, arrival))) return candidate;
    }
    return null;
  };
}
