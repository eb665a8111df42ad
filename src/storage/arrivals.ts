import { newId } from '../character/new-id.ts';
import { readTags } from '../character/tags.ts';
import type { Arrival, StoredArrival } from './arrival.ts';
import { meanwhileFinder } from './arrived-meanwhile.ts';
import { inOneTransaction, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';
import { readRevision } from './stored-fields.ts';

/** Stores characters from outside: all of them or, when one fails, none. Answers what became of them, in the same order. */
export function storeArrivals(arrivals: readonly Arrival[], versionName: string): Promise<Outcome<StoredArrival[]>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['characters', 'summaries', 'versions'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const now = new Date().toISOString();
      const own = new Set<string>();
      const findMeanwhile = meanwhileFinder(transaction, own);
      const stored: StoredArrival[] = [];
      for (const arrival of arrivals) {
        const { id: wanted, name, ruleset, saved, updated: changed, tags, over, shown } = arrival;
        const meanwhile = await findMeanwhile(arrival);
        if (meanwhile !== null) {
          stored.push({ id: meanwhile, summary: null });
          continue;
        }
        const before = wanted === '' ? undefined : await characters.get(wanted);
        const id = wanted === '' || (before && !over) ? newId() : wanted;
        const updated = changed || now;
        const revision = before && over ? (readRevision(before.revision) ?? 1) + 1 : 1;
        if (before && over) {
          const version = {
            character: id,
            name: versionName,
            made: now,
            reason: 'named',
            saved: before.saved,
          } as const;
          await transaction.objectStore('versions').add(version);
        }
        const former = before && over ? readTags((await summaries.get(id))?.tags) : [];
        const summary = {
          id,
          name,
          ruleset,
          revision,
          updated,
          points: null,
          tags: former.length > 0 ? readTags([...former, ...tags]) : tags,
          binned: null,
          face: null,
          ...shown,
        };
        await characters.put({ id, name, saved, revision, updated });
        await summaries.put(summary);
        stored.push({ id, summary });
        own.add(id);
      }
      return done(stored);
    }),
  );
}
