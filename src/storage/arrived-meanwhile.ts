import { sameFileText } from '../character/file/same-file-text.ts';
import type { Arrival } from './arrival.ts';
import type { Writing } from './database.ts';
import { savedText } from './records.ts';
import { readText } from './stored-fields.ts';

/** Finds the id of the same character, where it has come in by another window since the player chose; null for none. */
export type MeanwhileFinder = (arrival: Arrival) => Promise<string | null>;

/**
 * Looks within a transaction, so that nothing comes between looking and storing, with or without locks. A character is the
 * same when its text is, and it has the same id or, where the file gives it none, the same name. `own` are the ids that
 * the transaction itself has stored.
 */
export function meanwhileFinder(
  transaction: Writing<'characters' | 'summaries' | 'versions'>,
  own: ReadonlySet<string>,
): MeanwhileFinder {
  const characters = transaction.objectStore('characters');
  const isSame = async (id: string, { saved }: Arrival) => {
    const record = await characters.get(id);
    return record !== undefined && sameFileText(savedText(record.saved), saved);
  };
  let names: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  /** The ids of all characters, by their names; read when it is first asked for. */
  const idsByName = async () => {
    const found = new Map<string, string[]>();
    for (const { id, name } of await transaction.objectStore('summaries').getAll()) {
      const [key, listed] = [readText(id), readText(name)];
      if (key !== null && listed !== null) found.set(listed, [...(found.get(listed) ?? []), key]);
    }
    return found;
  };
  return async (arrival) => {
    const { id, name, over, isKnown, differed = false } = arrival;
    if (!isKnown) return null;
    if (over) return differed && (await isSame(id, arrival)) ? id : null;
    if (id !== '') return !isKnown(id) && (await isSame(id, arrival)) ? id : null;
    names ??= idsByName();
    for (const other of (await names).get(name) ?? []) {
      if (!isKnown(other) && !own.has(other) && (await isSame(other, arrival))) return other;
    }
    return null;
  };
}
