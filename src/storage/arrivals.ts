import { newId } from '../character/new-id.ts';
import { readTags } from '../character/tags.ts';
import type { CharacterSummary } from './character-summary.ts';
import { together, withDatabase } from './database.ts';
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
  /** Its points and its face, where they are known. */
  readonly shown?: Pick<CharacterSummary, 'points' | 'face'>;
}

/** Stores characters from outside: all of them or, when one fails, none. Answers their summaries, in the same order. */
export function storeArrivals(arrivals: readonly Arrival[], versionName: string): Promise<Outcome<CharacterSummary[]>> {
  return withDatabase((database) =>
    together(database, ['characters', 'summaries', 'versions'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const now = new Date().toISOString();
      const stored: CharacterSummary[] = [];
      for (const { id: wanted, name, ruleset, saved, updated: changed, tags, over, shown } of arrivals) {
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
        stored.push(summary);
      }
      return done(stored);
    }),
  );
}
