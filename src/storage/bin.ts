import { done } from '../engine/result.ts';
import { type CharacterSummary, readOwnFields } from './character-summary.ts';
import { inOneTransaction, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';
import { changeSummaries } from './summaries.ts';

/** How long a character stays in the bin before it is deleted, in days. */
export const daysInBin = 30;

const millisecondsPerDay = 86_400_000;

/** Moves characters to the bin, or takes them out (`binned` null). Returns the summaries that changed. */
export function setBinned(ids: readonly string[], binned: string | null): Promise<Outcome<CharacterSummary[]>> {
  return changeSummaries(ids, (summary) =>
    (summary.binned === null) === (binned === null) ? null : { ...summary, binned },
  );
}

/** Deletes characters that are in the bin, with all their versions. Returns the deleted ids; the rest are skipped. */
export function deleteBinned(ids: readonly string[]): Promise<Outcome<string[]>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'summaries', 'versions'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const versions = transaction.objectStore('versions');
      const deleted: string[] = [];
      for (const id of ids) {
        const summary = await summaries.get(id);
        // A character that is not known to be in the bin is kept.
        if (readOwnFields(summary).binned === null) continue;
        await characters.delete(id);
        await summaries.delete(id);
        for (const key of await versions.index('character').getAllKeys(id)) await versions.delete(key);
        deleted.push(id);
      }
      return done(deleted);
    }),
  );
}

/** Returns the ids of characters binned for more than 30 days. A character without a valid time is kept. */
export function findOverdue(summaries: readonly CharacterSummary[], now: Date): string[] {
  return summaries
    .filter(({ binned }) => binned !== null && now.getTime() - Date.parse(binned) > daysInBin * millisecondsPerDay)
    .map(({ id }) => id);
}
