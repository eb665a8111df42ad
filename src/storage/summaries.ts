import { nameOrKind } from '../character/character.ts';
import { newId } from '../character/edit-rows.ts';
import { done } from '../engine/result.ts';
import {
  type CharacterSummary,
  isSummary,
  readFields,
  readOwnFields,
  readRevision,
  readText,
  readTime,
  type Stored,
} from './character-summary.ts';
import { type CharacterRecord, type Database, inOneTransaction, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

/**
 * Lists every stored character, binned or not, most recently saved first. Texts are only read for records whose summary
 * is missing or damaged and has to be rebuilt.
 */
export function listSummaries(): Promise<Outcome<CharacterSummary[]>> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['characters', 'summaries']);
    const [keys, stored] = await Promise.all([
      transaction.objectStore('characters').getAllKeys(),
      transaction.objectStore('summaries').getAll(),
      transaction.done,
    ]);
    const ids = [...keys.filter(isId), ...(await assignIds(database, keys))];
    const records = new Set(ids);
    const summaries = stored.filter(isSummary).filter(({ id }) => records.has(id));
    const known = new Set(summaries.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) summaries.push(...(await buildMissingSummaries(database, missing)));
    return done(summaries.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)));
  });
}

/** Reads the summary of one character; null if it is not stored. */
export function readSummary(id: string): Promise<Outcome<CharacterSummary | null>> {
  return withDatabase(async (database) => {
    const [record, summary] = await Promise.all([database.get('characters', id), database.get('summaries', id)]);
    return done(record ? summaryOf(id, record, summary) : null);
  });
}

/**
 * Changes summaries in one transaction and returns those that changed. `change` returns the same object, or null, to
 * leave a summary unchanged. Ids without a record are skipped.
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
 * Returns the summary of a record: the stored one if it is complete and of the same revision, otherwise one built from
 * the record, with whatever tags, bin state and face can still be read. `name` is the name in its text, if that was read.
 */
function summaryOf(
  id: string,
  record: Stored<CharacterRecord>,
  stored: Stored<CharacterSummary> | undefined,
  name = '',
): CharacterSummary {
  const revision = readRevision(record.revision) ?? 1;
  if (isSummary(stored) && stored.id === id && stored.revision === revision) return stored;
  const { name: listed, updated } = readFields(stored);
  return {
    ...readOwnFields(stored),
    id,
    name: readText(record.name) ?? readText(listed) ?? name,
    ruleset: readRulesetId(record.saved),
    revision,
    updated: readTime(record.updated) ?? readTime(updated) ?? '',
    points: null,
  };
}

/** Returns the ruleset id near the start of a file's text; '' for none. */
function readRulesetId(saved: unknown): string {
  if (typeof saved !== 'string') return '';
  return /"ruleset": ?"([a-z0-9-]{1,60})"/.exec(saved.slice(0, 2_000))?.[1] ?? '';
}

/** Builds the summaries of records whose summary is missing or damaged, such as records of database version 1. */
async function buildMissingSummaries(database: Database, ids: readonly string[]): Promise<CharacterSummary[]> {
  const built: CharacterSummary[] = [];
  for (const id of ids) {
    const [record, stored] = await Promise.all([database.get('characters', id), database.get('summaries', id)]);
    if (record) built.push(summaryOf(id, record, stored, await readNameFromText(record, stored)));
  }
  // The list is shown even if nothing can be written.
  await inOneTransaction(database, ['summaries'], async (transaction) => {
    const summaries = transaction.objectStore('summaries');
    for (const summary of built) if (!isSummary(await summaries.get(summary.id))) await summaries.put(summary);
  }).catch(() => undefined);
  return built;
}

/** Returns the name in the text of a record that has lost its listed name; '' for other records, or if unreadable. */
async function readNameFromText(
  record: Stored<CharacterRecord>,
  stored: Stored<CharacterSummary> | undefined,
): Promise<string> {
  if (readText(record.name) !== null || readText(stored?.name) !== null || typeof record.saved !== 'string') return '';
  const { parseFile } = await import('../character/file/parse-file.ts');
  const reading = parseFile(record.saved);
  return reading.ok ? nameOrKind(reading.value.saved.character) : '';
}

/** Returns true for a valid character id. IndexedDB also accepts numbers, dates and arrays as keys. */
const isId = (key: unknown): key is string => typeof key === 'string' && key !== '';

/** Moves records with an invalid id to fresh ids, with their tags and versions. Returns the fresh ids. */
async function assignIds(database: Database, keys: readonly IDBValidKey[]): Promise<string[]> {
  const invalidKeys = keys.filter((key) => !isId(key));
  if (invalidKeys.length === 0) return [];
  const assigned = inOneTransaction(database, ['characters', 'summaries', 'versions'], async (transaction) => {
    const [characters, summaries] = [transaction.objectStore('characters'), transaction.objectStore('summaries')];
    const versions = transaction.objectStore('versions');
    const ids: string[] = [];
    for (const key of invalidKeys) {
      const range = IDBKeyRange.only(key);
      const [record, summary] = [await characters.get(range), await summaries.get(range)];
      if (!record) continue; // another tab has already moved it
      const id = newId();
      await characters.put({ ...record, id });
      if (summary) await summaries.put({ ...summary, id });
      for (const versionKey of await versions.index('character').getAllKeys(range)) {
        const version = await versions.get(versionKey);
        if (version) await versions.put({ ...version, character: id }, versionKey);
      }
      await characters.delete(range);
      await summaries.delete(range);
      ids.push(id);
    }
    return ids;
  });
  return assigned.catch(() => []); // if nothing can be written, they stay unchanged
}
