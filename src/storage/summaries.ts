import type { CharacterSummary } from './character-summary.ts';
import { type CharacterRecord, type Database, together, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';

/** Every stored character, in the bin or not, the one saved last first. No text is read for it. */
export function listSummaries(): Promise<Outcome<CharacterSummary[]>> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['characters', 'summaries']);
    const [ids, found] = await Promise.all([
      transaction.objectStore('characters').getAllKeys(),
      transaction.objectStore('summaries').getAll(),
      transaction.done,
    ]);
    const records = new Set(ids);
    const summaries = found.filter(({ id }) => records.has(id));
    const known = new Set(summaries.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) summaries.push(...(await makeSummaries(database, missing)));
    return done(summaries.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)));
  });
}

/** The summary of one character; null when it is not stored. */
export function readSummary(id: string): Promise<Outcome<CharacterSummary | null>> {
  return withDatabase(async (database) => {
    const [record, summary] = await Promise.all([database.get('characters', id), database.get('summaries', id)]);
    return done(record ? (summary ?? freshSummary(record)) : null);
  });
}

/**
 * Changes summaries, all in one transaction, and answers those that changed. `change` answers the same object, or null,
 * to leave one as it is. Ids without a record are passed over.
 */
export function changeSummaries(
  ids: readonly string[],
  change: (summary: CharacterSummary) => CharacterSummary | null,
): Promise<Outcome<CharacterSummary[]>> {
  return withDatabase((database) =>
    together(database, ['characters', 'summaries'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const changed: CharacterSummary[] = [];
      for (const id of ids) {
        const record = await characters.get(id);
        if (!record) continue;
        const before = (await summaries.get(id)) ?? freshSummary(record);
        const after = change(before);
        if (!after || after === before) continue;
        await summaries.put(after);
        changed.push(after);
      }
      return done(changed);
    }),
  );
}

/** What a record says of itself, with nothing worked out. */
function freshSummary({ id, name, saved, revision, updated }: CharacterRecord): CharacterSummary {
  // Storage is outside of our types: another version may have written it, or something else.
  const [, ruleset = ''] = /"ruleset": ?"([a-z0-9-]{1,60})"/.exec(String(saved).slice(0, 2_000)) ?? [];
  const [known, when] = [String(name ?? ''), String(updated ?? '')];
  const rest = { points: null, tags: [], binned: null, face: null };
  return { id, name: known, ruleset, revision: Number(revision) || 0, updated: when, ...rest };
}

/** Makes the summaries of records that have none: those of version 1 of the database, or written by something else. */
async function makeSummaries(database: Database, ids: readonly string[]): Promise<CharacterSummary[]> {
  const made: CharacterSummary[] = [];
  for (const id of ids) {
    const record = await database.get('characters', id);
    if (record) made.push(freshSummary(record));
  }
  // A list is shown even where nothing can be written.
  await together(database, ['summaries'], async (transaction) => {
    for (const summary of made) await transaction.objectStore('summaries').put(summary);
  }).catch(() => undefined);
  return made;
}
