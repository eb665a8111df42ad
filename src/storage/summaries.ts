import { newId } from '../character/new-id.ts';
import { type CharacterSummary, isSummary, readOwnFields } from './character-summary.ts';
import { type CharacterRecord, type Database, inOneTransaction, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';
import { readRevision, readText, readTime, type Stored, storedFields } from './stored-fields.ts';

/**
 * Every stored character, in the bin or not, the one saved last first. No text is read for it, but of records whose summary
 * is missing or damaged: that is made again.
 */
export function listSummaries(): Promise<Outcome<CharacterSummary[]>> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['characters', 'summaries']);
    const [keys, found] = await Promise.all([
      transaction.objectStore('characters').getAllKeys(),
      transaction.objectStore('summaries').getAll(),
      transaction.done,
    ]);
    const ids = [...keys.filter(isId), ...(await giveIds(database, keys))];
    const records = new Set(ids);
    const summaries = found.filter(isSummary).filter(({ id }) => records.has(id));
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
    return done(record ? summaryOf(id, record, summary) : null);
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
    inOneTransaction(database, ['characters', 'summaries'], async (transaction) => {
      const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
      const changed: CharacterSummary[] = [];
      for (const id of ids) {
        const record = await characters.get(id);
        if (!record) continue;
        const before = summaryOf(id, record, await summaries.get(id));
        const after = change(before);
        if (!after || after === before) continue;
        await summaries.put(after);
        changed.push(after);
      }
      return done(changed);
    }),
  );
}

/**
 * The summary of a record: as it is stored, where that is whole and of the same revision; otherwise what the record says,
 * with the tags, the place in the bin and the face that can still be read. `name` is the one in its text, where that was read.
 */
function summaryOf(
  id: string,
  record: Stored<CharacterRecord>,
  stored: Stored<CharacterSummary> | undefined,
  name = '',
): CharacterSummary {
  const revision = readRevision(record.revision) ?? 1;
  if (isSummary(stored) && stored.id === id && stored.revision === revision) return stored;
  const { name: listed, updated } = storedFields(stored);
  return {
    ...readOwnFields(stored),
    id,
    name: readText(record.name) ?? readText(listed) ?? name,
    ruleset: rulesetIn(record.saved),
    revision,
    updated: readTime(record.updated) ?? readTime(updated) ?? '',
    points: null,
  };
}

/** The id of the ruleset that the text of a file names at its beginning; '' for none. */
function rulesetIn(saved: unknown): string {
  if (typeof saved !== 'string') return '';
  return /"ruleset": ?"([a-z0-9-]{1,60})"/.exec(saved.slice(0, 2_000))?.[1] ?? '';
}

/** Makes the summaries of records that have none, or a damaged one: those of version 1 of the database, for example. */
async function makeSummaries(database: Database, ids: readonly string[]): Promise<CharacterSummary[]> {
  const made: CharacterSummary[] = [];
  for (const id of ids) {
    const [record, stored] = await Promise.all([database.get('characters', id), database.get('summaries', id)]);
    if (record) made.push(summaryOf(id, record, stored, await nameIn(record, stored)));
  }
  // A list is shown even where nothing can be written.
  await inOneTransaction(database, ['summaries'], async (transaction) => {
    const summaries = transaction.objectStore('summaries');
    for (const summary of made) if (!isSummary(await summaries.get(summary.id))) await summaries.put(summary);
  }).catch(() => undefined);
  return made;
}

/** The name in the text of a record that is not listed under a name any more; '' for others, and where it cannot be read. */
async function nameIn(record: Stored<CharacterRecord>, stored: Stored<CharacterSummary> | undefined): Promise<string> {
  if (readText(record.name) !== null || readText(stored?.name) !== null || typeof record.saved !== 'string') return '';
  const { parseFile } = await import('../character/file/parse-file.ts');
  const reading = parseFile(record.saved);
  return reading.ok ? reading.saved.character.name : '';
}

/** True for what can be the id of a character. The database takes numbers, dates and lists as well. */
const isId = (key: unknown): key is string => typeof key === 'string' && key !== '';

/** Moves records whose id is none to fresh ids, with their tags and versions, and answers these. */
async function giveIds(database: Database, keys: readonly IDBValidKey[]): Promise<string[]> {
  const strange = keys.filter((key) => !isId(key));
  if (strange.length === 0) return [];
  const given = inOneTransaction(database, ['characters', 'summaries', 'versions'], async (transaction) => {
    const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
    const versions = transaction.objectStore('versions');
    const ids: string[] = [];
    for (const key of strange) {
      const range = IDBKeyRange.only(key);
      const [record, summary] = [await characters.get(range), await summaries.get(range)];
      if (!record) continue; // another tab was faster
      const id = newId();
      await characters.put({ ...record, id });
      if (summary) await summaries.put({ ...summary, id });
      for (const each of await versions.index('character').getAllKeys(range)) {
        const version = await versions.get(each);
        if (version) await versions.put({ ...version, character: id }, each);
      }
      await characters.delete(range);
      await summaries.delete(range);
      ids.push(id);
    }
    return ids;
  });
  return given.catch(() => []); // where nothing can be written they stay as they are
}
