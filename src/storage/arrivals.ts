import { newId } from '../character/new-id.ts';
import { readTags } from '../character/tags.ts';
import { meanwhileFinder } from './arrived-meanwhile.ts';
import type { CharacterSummary } from './character-summary.ts';
import { inOneTransaction, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';
import { readRevision } from './stored-fields.ts';

/** A character that comes in from outside. */
export interface Arrival {
  /** The id that it is to have. Where there is one of that id that it does not go over, it gets a fresh one. */
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file. */
  readonly saved: string;
  /** When it was changed last, in ISO 8601; '' for now. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** True when it takes the place of the one of that id. What was there is kept as a version, beside its other ones, and it has the tags of
   * both. */
  readonly over: boolean;
  /**
   * True for the ids that were here when the player chose, and for those that the same import has stored. Where it is given,
   * a character that has come in by another window since then is not stored a second time.
   */
  readonly isKnown?: (id: string) => boolean;
  /** When the player chose to have it go `over` the one of that id, the two were not the same. */
  readonly differed?: boolean;
  /** Its points and its face, where they are known. */
  readonly shown?: Pick<CharacterSummary, 'points' | 'face'>;
}

/** What became of an arrival. */
export interface StoredArrival {
  /** The id that it has; of the other one, where it was not stored. */
  readonly id: string;
  /** Its summary; null where another window has stored the same character meanwhile. */
  readonly summary: CharacterSummary | null;
}

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
