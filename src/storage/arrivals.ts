import { newId } from '../character/edit-rows.ts';
import { sameFileText } from '../character/file/character-file.ts';
import { readTags } from '../character/tags.ts';
import { done } from '../engine/result.ts';
import { type CharacterSummary, readRevision, readText } from './character-summary.ts';
import { inOneTransaction, type WriteTransaction, withDatabase } from './database.ts';
import { readSavedText } from './records.ts';
import type { Outcome } from './storage-problem.ts';

/** A character that is being imported. */
export interface Arrival {
  /** The requested id. If a character of that id exists and is not overwritten, a fresh id is used instead. */
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file. */
  readonly saved: string;
  /** Time of the last change, in ISO 8601; '' for now. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** True to replace the character of that id. The replaced text is kept as a version, and the tags of both are merged. */
  readonly overwrite: boolean;
  /**
   * Returns true for ids that existed when the player chose, and for ids stored by the same import. If given, a character
   * that another window has imported since is not stored a second time.
   */
  readonly isKnown?: (id: string) => boolean;
  /** True when the existing character differed from this one at the time the player chose to overwrite it. */
  readonly differed?: boolean;
  /** Its points and face for the list, if known. */
  readonly shown?: Pick<CharacterSummary, 'points' | 'face'>;
}

/** The result of storing an arrival. */
interface StoredArrival {
  /** Its id; the id of the identical character if it was not stored. */
  readonly id: string;
  /** Its summary; null if another window has stored the same character in the meantime. */
  readonly summary: CharacterSummary | null;
}

/** Returns the id of an identical character that another window has imported since the player chose, or null. */
type DuplicateFinder = (arrival: Arrival) => Promise<string | null>;

/**
 * Creates a finder that searches within a transaction, so that nothing can be stored between the search and the write,
 * with or without locks. Characters are identical when their texts are, and they have the same id or, if the file has no
 * id, the same name. `own` are the ids that the transaction itself has stored.
 */
function createDuplicateFinder(
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

/** Stores imported characters: all of them or, if one fails, none. Returns the results in the same order. */
export function storeArrivals(arrivals: readonly Arrival[], versionName: string): Promise<Outcome<StoredArrival[]>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'summaries', 'versions'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const now = new Date().toISOString();
      const storedIds = new Set<string>();
      const findDuplicate = createDuplicateFinder(transaction, storedIds);
      const stored: StoredArrival[] = [];
      for (const arrival of arrivals) {
        const { id: requestedId, name, ruleset, saved, updated: changedAt, tags, overwrite, shown } = arrival;
        const duplicateId = await findDuplicate(arrival);
        if (duplicateId !== null) {
          stored.push({ id: duplicateId, summary: null });
          continue;
        }
        const before = requestedId === '' ? undefined : await characters.get(requestedId);
        const id = requestedId === '' || (before && !overwrite) ? newId() : requestedId;
        const updated = changedAt || now;
        const revision = before && overwrite ? (readRevision(before.revision) ?? 1) + 1 : 1;
        if (before && overwrite) {
          const version = {
            character: id,
            name: versionName,
            made: now,
            reason: 'named',
            saved: before.saved,
          } as const;
          await transaction.objectStore('versions').add(version);
        }
        const existingTags = before && overwrite ? readTags((await summaries.get(id))?.tags) : [];
        const summary = {
          id,
          name,
          ruleset,
          revision,
          updated,
          points: null,
          tags: existingTags.length > 0 ? readTags([...existingTags, ...tags]) : tags,
          binned: null,
          face: null,
          ...shown,
        };
        await characters.put({ id, name, saved, revision, updated });
        await summaries.put(summary);
        stored.push({ id, summary });
        storedIds.add(id);
      }
      return done(stored);
    }),
  );
}
