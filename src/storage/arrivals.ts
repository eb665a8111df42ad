import { newId } from '../character/new-id.ts';
import { readTags } from '../character/tags.ts';
import type { Arrival, StoredArrival } from './arrival.ts';
import { inOneTransaction, withDatabase } from './database.ts';
import { createDuplicateFinder } from './find-duplicate.ts';
import { done, type Outcome } from './storage-problem.ts';
import { readRevision } from './stored-fields.ts';

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
