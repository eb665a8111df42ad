import { nameOrKind, type SavedCharacter } from '../../character/character.ts';
import type { Encounter } from '../../character/encounter.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { encounterFile, parseEncounter } from '../../character/file/encounter-file.ts';
import { type EntryInFile, entriesFile, parseEntries, serializeEntries } from '../../character/file/entries-file.ts';
import { claimsToBe } from '../../character/file/envelope.ts';
import type { FileRefusal } from '../../character/file/file-problem.ts';
import type { UnreadEntry } from '../../character/file/library-file.ts';
import {
  iterateEntries,
  type LibraryEntries,
  libraryEncounter,
  libraryEndWith,
  libraryFile,
  libraryHead,
  libraryMember,
  readLibraryEncounters,
  readLibraryEntries,
} from '../../character/file/library-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { done } from '../../engine/result.ts';
import { describeAgreement } from '../../interchange/gcs/gcs-report.ts';
import { isForGcs } from '../../interchange/gcs/read/recognize-gcs.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { type Arrival, storeArrivals } from '../../storage/arrivals.ts';
import { listEncounters, readEncounterTexts } from '../../storage/encounters.ts';
import { quarantineTexts } from '../../storage/quarantine.ts';
import { readRecords } from '../../storage/records.ts';
import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { openGcs } from '../reading/open-gcs.ts';
import { type ReadingTask, silentTask } from '../reading/reading-notice.ts';
import { markExported } from '../saving/durability.ts';
import { autosave, characterSaver } from '../saving/saver.ts';
import { syncOpen } from '../saving/sync-open.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { yieldBetween, yieldToMain } from '../view/idle.ts';
import { loadCustomEntries } from './custom-entries.ts';
import { createConflictFinder, type ImportCandidate } from './import-conflicts.ts';
import type { Incoming, IncomingFault, IncomingItem, IncomingList } from './library-state.ts';
import { type CharacterSummary, patchLibrary, useLibraryStore } from './library-store.ts';
import { compareWithKept, importEntries } from './receive-entries.ts';

/** A library file for download. */
export interface LibraryExport {
  readonly blob: Blob;
  /** "pointwright-library-2026-07-29.json". */
  readonly name: string;
  readonly count: number;
}

/** `mine`: keep the stored character, import nothing. `theirs`: replace the stored character and keep it as a version.
 * `both`: import under a fresh id. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** The numbers of characters by outcome. If storage failed, `problem` says why, and the counts end there. */
export interface ImportResult {
  /** Imported without a conflict. */
  readonly added: number;
  /** Imported in place of a stored character. */
  readonly replaced: number;
  /** Imported in addition to a stored character. */
  readonly copied: number;
  /** Imported by another window since the list was read, and not stored again. */
  readonly alreadyImported: number;
  /** Not imported, because the stored character was kept. */
  readonly skipped: number;
  /** Unreadable and quarantined. */
  readonly quarantined: number;
  /** Neither imported nor quarantined, because the player stopped before. */
  readonly stopped: number;
  /** Custom entries saved for all characters that were added. Missing if the list has none. */
  readonly entries?: number;
  /** Encounters that were added. Missing if the list has none. */
  readonly encounters?: number;
  /** The character that was stored, if it is the only one. */
  readonly only?: Pick<CharacterSummary, 'id' | 'name'>;
  readonly problem: StorageProblem | null;
}

/** How many characters are read or stored at a time. */
const batchSize = 40;

/**
 * Writes characters to one file; 'all' means all except those in the bin, all encounters, and the custom entries saved
 * for all characters. The page stays responsive.
 */
export async function exportLibrary(ids: readonly string[] | 'all'): Promise<Outcome<LibraryExport>> {
  await autosave.flush();
  const list = await listSummaries();
  if (!list.ok) return list;
  const wanted = ids === 'all' ? null : new Set(ids);
  const chosen = list.value.filter(({ id, binned }) => (wanted ? wanted.has(id) : binned === null));
  const parts: Blob[] = [];
  let count = 0;
  for (let from = 0; from < chosen.length; from += batchSize) {
    const batch = new Map(chosen.slice(from, from + batchSize).map((summary) => [summary.id, summary]));
    const records = await readRecords([...batch.keys()]);
    if (!records.ok) return records;
    const members = records.value.map(({ id, updated, saved }) => {
      count += 1;
      return libraryMember({ id, updated, tags: batch.get(id)?.tags ?? [], text: saved }, count === 1);
    });
    parts.push(new Blob(members)); // blobs need not be kept in memory
    await yieldToMain();
  }
  if (ids === 'all') {
    const encounters = await encounterParts();
    if (!encounters.ok) return encounters;
    parts.push(...encounters.value);
    await loadCustomEntries();
  }
  const entries = ids === 'all' ? useLibraryStore.getState().entries.list : [];
  const end = libraryEndWith(entries.length > 0 ? serializeEntries(entries, appVersion) : '');
  const blob = new Blob([libraryHead(appVersion), ...parts, end], { type: 'application/json' });
  await markExported(chosen.map(({ id }) => id));
  return done({ blob, name: `pointwright-library-${new Date().toISOString().slice(0, 10)}.json`, count });
}

/** The end of the list of characters, and all stored encounters. */
async function encounterParts(): Promise<Outcome<Blob[]>> {
  const [{ prepareEncounters }, { encounterAutosave }] = await Promise.all([
    import('../encounter/open-encounter.ts'),
    import('../encounter/encounter-saver.ts'),
  ]);
  await prepareEncounters(); // changes that an earlier page could not store belong to them
  await encounterAutosave.flush();
  const list = await listEncounters();
  if (!list.ok) return list;
  const parts: Blob[] = [];
  for (const { id } of list.value) {
    const records = await readEncounterTexts([id]);
    if (!records.ok) return records;
    for (const { saved } of records.value) {
      parts.push(new Blob([libraryEncounter(saved, parts.length === 0)]));
      await yieldToMain();
    }
  }
  return done(parts);
}

let keys = 0;

/** Returns a key that is unique in this session. */
function nextKey(): number {
  keys += 1;
  return keys;
}

/** A file of which nothing could be read, and no text is kept. */
export const unreadFile = (from: string, problem: FileRefusal): IncomingFault => ({
  key: nextKey(),
  from,
  place: 0,
  name: '',
  problem,
  raw: '',
});

/**
 * Reads the text of a library file or of a single character, of this program or of GCS, and finds its conflicts with stored characters. Any other
 * text gives one fault with place 0. Never throws. Lists of several texts can be concatenated, because keys are unique.
 * Reports its progress to `task`, and returns null if that is canceled.
 */
export async function readIncoming(text: string, from: string, task: ReadingTask): Promise<IncomingList | null>;
export async function readIncoming(text: string, from: string): Promise<IncomingList>;
export async function readIncoming(text: string, from: string, task = silentTask): Promise<IncomingList | null> {
  const options = { rulesets: rulesetIds };
  const [items, faults]: [IncomingItem[], IncomingFault[]] = [[], []];
  await autosave.flush();
  const rest = yieldBetween(yieldToMain);
  const conflicts = await createConflictFinder(rest);
  let parsed: ImportCandidate[] = [];
  const compare = async () => {
    items.push(...(await conflicts.find(parsed)));
    parsed = [];
  };
  const accept = (
    character: Pick<Incoming, 'id' | 'report' | 'updated' | 'tags' | 'agreement'>,
    saved: SavedCharacter,
    fileText: string,
  ) => {
    const stored = {
      name: nameOrKind(saved.character),
      ruleset: saved.ruleset,
      text: serializeFile(saved, appVersion),
    };
    parsed.push({ incoming: { ...character, ...stored, key: nextKey(), from }, saved, text: fileText });
  };
  const fail = ({ place, name, problem, raw }: Omit<IncomingFault, 'key' | 'from'>) =>
    faults.push({ key: nextKey(), from, place, name, problem, raw });
  /** Returns the list with custom entries; unreadable ones are faults, as among characters. */
  const acceptEntries = ({ reading, raw }: LibraryEntries): IncomingList => {
    if (!reading.ok) {
      fail({ place: 0, name: 'My entries', problem: reading.error, raw });
      return { items, faults };
    }
    for (const { value } of reading.value.unread) {
      fail({ place: 0, name: 'My entries', problem: { code: 'unreadable' }, raw: JSON.stringify(value, null, 2) });
    }
    return reading.value.entries.length > 0 ? { items, faults, entries: reading.value.entries } : { items, faults };
  };
  if (isForGcs(text, from)) {
    const opening = await openGcs(text, task.signal);
    if (!opening) return null;
    if (opening.ok) {
      const { saved, report, remarks } = opening.value;
      accept({ id: '', report: remarks, updated: '', tags: [], agreement: describeAgreement(report) }, saved, text);
    } else {
      // A template or a list is not a damaged character, whose text would be kept.
      const raw = opening.error.code === 'gcs-not-a-sheet' ? '' : text;
      fail({ place: 0, name: '', problem: opening.error, raw });
    }
    await compare();
    return { items, faults };
  }
  if (claimsToBe(encounterFile, text)) {
    const reading = parseEncounter(text, options);
    if (reading.ok) return { items, faults, encounters: [reading.value.encounter] };
    fail({ place: 0, name: 'Encounter', problem: reading.error, raw: text });
    return { items, faults };
  }
  if (claimsToBe(entriesFile, text)) {
    return acceptEntries({ reading: parseEntries(text), raw: text });
  }
  if (!claimsToBe(libraryFile, text)) {
    const reading = parseFile(text, options);
    if (reading.ok) accept({ id: '', report: reading.value.report, updated: '', tags: [] }, reading.value.saved, text);
    else fail({ place: 0, name: '', problem: reading.error, raw: text });
    await compare();
    return { items, faults };
  }
  const ids = new Set<string>();
  let readLength = 0;
  const reportDone = (length: number) => {
    readLength += length;
    task.reportProgress(Math.min(1, readLength / text.length));
  };
  let unread: UnreadEntry[] = [];
  /**
   * Reads the characters found, in the order of the file. Characters that are stored with the same text are not parsed.
   */
  const readFound = async () => {
    const unchanged = await conflicts.findUnchanged(unread.filter(({ id, sound }) => sound && !ids.has(id)));
    for (const entry of unread) {
      if (task.signal.aborted) return;
      const stored = ids.has(entry.id) || !entry.sound ? undefined : unchanged.get(entry.id);
      if (stored) {
        await compare(); // the earlier ones come first
        const { id, updated, tags } = entry;
        const { name, ruleset } = stored;
        const incoming = { id, updated, tags, name, ruleset, text: entry.text, report: [], key: nextKey(), from };
        items.push(conflicts.unchanged(incoming, stored));
        ids.add(id);
      } else {
        const item = entry.read(options);
        if (item.ok) {
          const { id, saved, report, updated, tags } = item.value;
          // A repeated id belongs to another character.
          accept({ id: ids.has(id) ? '' : id, report, updated, tags }, saved, item.value.text);
          ids.add(id);
          if (entry.rest) fail(entry.rest);
        } else fail(item.error);
      }
      reportDone(entry.text.length);
      await rest();
    }
    unread = [];
    await compare();
  };
  const library = iterateEntries(text);
  for (;;) {
    const { done: ended, value } = library.next();
    if (ended || !value.ok || unread.length >= batchSize) await readFound();
    if (task.signal.aborted) return null;
    if (ended) {
      if (value) fail({ place: 0, name: '', problem: value, raw: text });
      const { encounters, faults: unreadable } = readLibraryEncounters(text, options);
      for (const { problem, raw } of unreadable) fail({ place: 0, name: 'Encounter', problem, raw });
      const found = readLibraryEntries(text);
      const list = found ? acceptEntries(found) : { items, faults };
      return encounters.length > 0 ? { ...list, encounters } : list;
    }
    if (!value.ok) {
      fail(value.error);
      reportDone(value.error.raw.length);
    } else unread.push(value.value);
    await rest();
  }
}

const defaultChoice = ({ conflict }: IncomingItem): ConflictChoice => (conflict?.same ? 'mine' : 'both');

/**
 * Imports a list. `choose` is called for each conflict; the default is `mine` if both are the same, otherwise `both`.
 * `onProgress` gets the number done and the total. When `signal` is aborted, it stops after the characters that are being stored;
 * these and those before them stay. Never throws.
 */
export async function importIncoming(
  list: IncomingList,
  choose: (item: IncomingItem) => ConflictChoice = defaultChoice,
  onProgress: (done: number, all: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<ImportResult> {
  const counts = { added: 0, replaced: 0, copied: 0, alreadyImported: 0, skipped: 0, quarantined: 0, stopped: 0 };
  const all = list.items.length + list.faults.length;
  await autosave.flush();
  const chosen = list.items.map((item): Chosen => ({ item, choice: item.conflict ? choose(item) : null }));
  const skipped = chosen.filter(({ choice }) => choice === 'mine');
  const toStore = chosen.filter(({ choice }) => choice !== 'mine');
  counts.skipped = skipped.length;
  // Identical characters are in the imported file, which counts as an export.
  const inFile = skipped.flatMap(({ item: { conflict } }) => (conflict?.same ? [conflict.id] : []));
  const versionName = `Before the import of ${new Date().toISOString().slice(0, 10)}`;
  const shown: CharacterSummary[] = [];
  /** Ids stored by this import: duplicates within one file are separate characters. */
  const storedIds = new Set<string>();
  const finish = async (problem: StorageProblem | null): Promise<ImportResult> => {
    patchLibrary(shown); // only once: rendering a long list takes longer than storing a few characters
    await markExported([...inFile, ...storedIds]);
    const [only, ...others] = shown;
    const stored = only && others.length === 0 ? { ...counts, only: { id: only.id, name: only.name } } : counts;
    if (problem || counts.stopped > 0) return { ...stored, problem };
    const encounters = list.encounters ? await importListedEncounters(list.encounters) : null;
    if (encounters && !encounters.ok) return { ...stored, problem: encounters.error };
    const all = encounters ? { ...stored, encounters: encounters.value } : stored;
    if (!list.entries) return { ...all, problem };
    const added = await importCustomEntries(list.entries, list.items[0]?.incoming.from ?? '');
    return added.ok ? { ...all, entries: added.value, problem } : { ...all, problem: added.error };
  };
  const texts = list.faults.filter(({ raw }) => raw !== '');
  for (let from = 0; from < toStore.length; from += batchSize) {
    if (signal?.aborted) {
      counts.stopped = toStore.length - from + texts.length;
      return finish(null);
    }
    const batch = toStore.slice(from, from + batchSize);
    const stored = await storeArrivals(
      batch.map((decided) => toArrival(decided, storedIds)),
      versionName,
    );
    if (!stored.ok) return finish(stored.error);
    for (const [index, { choice }] of batch.entries()) {
      const { id, summary } = stored.value[index] ?? { id: '', summary: null };
      if (summary) {
        counts[choice === null ? 'added' : choice === 'theirs' ? 'replaced' : 'copied'] += 1;
        shown.push(summary);
        broadcastToTabs({ kind: 'stored', id, revision: summary.revision });
      } else counts.alreadyImported += 1;
      storedIds.add(id);
    }
    if (stored.value.some(({ id }) => id === useCharacterStore.getState().id))
      await syncOpen(characterSaver, 'Taken from a file');
    onProgress(skipped.length + from + batch.length, all);
    await yieldToMain();
  }
  const kept = await quarantineTexts(
    texts.map(({ name, raw, problem, from, place }) => ({ name, text: raw, why: problem.code, file: from, place })),
  );
  if (!kept.ok) return finish(kept.error);
  if (texts.length > 0) broadcastToTabs({ kind: 'library' });
  onProgress(all, all);
  counts.quarantined = texts.length;
  return finish(null);
}

/** Stores the encounters of a file that are not stored yet. Returns how many. */
async function importListedEncounters(encounters: readonly Encounter[]): Promise<Outcome<number>> {
  return (await import('../encounter/encounters-in.ts')).importEncounters(encounters);
}

/**
 * Saves the custom entries of a library file; one with a different saved version gets its own name. Returns how many.
 */
async function importCustomEntries(entries: readonly EntryInFile[], from: string): Promise<Outcome<number>> {
  const compared = await compareWithKept(entries);
  if (!compared) return done(0); // only if it can be canceled
  const imported = await importEntries({ ...compared, from, unread: [] }, () => 'both');
  return imported.ok ? done(imported.value.after.length) : imported;
}

/** A character to be imported with the player's choice; null without a conflict. */
interface Chosen {
  readonly item: IncomingItem;
  readonly choice: ConflictChoice | null;
}

/** Converts it to the arrival to be stored. */
function toArrival({ item: { incoming, conflict, known }, choice }: Chosen, storedIds: ReadonlySet<string>): Arrival {
  const { name, ruleset, text, updated, tags } = incoming;
  const overwrite = choice === 'theirs' && conflict !== null;
  return {
    id: overwrite ? conflict.id : choice === 'both' ? '' : incoming.id,
    name,
    ruleset,
    saved: text,
    updated,
    tags,
    overwrite,
    isKnown: (id) => known.has(id) || storedIds.has(id),
    differed: conflict !== null && !conflict.same,
  };
}
