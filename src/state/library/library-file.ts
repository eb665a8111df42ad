import { rulesetIds } from '../../catalog/entry.ts';
import type { FileRefusal } from '../../character/file/file-problem.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { claimsToBeLibrary, libraryItems } from '../../character/file/parse-library.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { libraryBeginning, libraryEnd, libraryMember } from '../../character/file/serialize-library.ts';
import type { Arrival } from '../../storage/arrival.ts';
import { storeArrivals } from '../../storage/arrivals.ts';
import { readRecords } from '../../storage/records.ts';
import { done, type Outcome, type StorageProblem } from '../../storage/storage-problem.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { quarantineTexts } from '../../storage/unreadable.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { quietly, type ReadingTask } from '../reading/reading-notice.ts';
import { markExported } from '../saving/durability.ts';
import { autosave } from '../saving/saver.ts';
import { checkStored } from '../tabs/other-tabs.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { yieldBetween, yieldToMain } from '../view/idle.ts';
import { conflictFinder, type Newcomer } from './import-conflicts.ts';
import type { Incoming, IncomingFault, IncomingItem, IncomingList } from './incoming.ts';
import { type CharacterSummary, patchLibrary } from './library-store.ts';

/** A library file, ready to be downloaded. */
export interface LibraryExport {
  readonly blob: Blob;
  /** "pointwright-library-2026-07-29.json". */
  readonly name: string;
  readonly count: number;
}

/** `mine`: what is here stays, nothing is taken in. `theirs`: what comes in takes its place, and what was here is kept as
 * a version. `both`: what comes in gets a record of its own. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** What was done. When storage failed on the way, `problem` says why, and the counts what was done until then. */
export interface ImportResult {
  /** New here. */
  readonly added: number;
  /** In place of one that was here. */
  readonly replaced: number;
  /** Beside one that was here. */
  readonly beside: number;
  /** Taken in by another window since the list was read: not stored a second time. */
  readonly meanwhile: number;
  /** Left out, since what is here stays. */
  readonly left: number;
  /** Could not be read; put aside. */
  readonly aside: number;
  readonly problem: StorageProblem | null;
}

/** How many characters are read, or stored, at once. */
const batch = 40;

/** Makes one file of characters, of all but those in the bin with 'all'. The page stays alive meanwhile. */
export async function exportLibrary(ids: readonly string[] | 'all'): Promise<Outcome<LibraryExport>> {
  await autosave.flush();
  const list = await listSummaries();
  if (!list.ok) return list;
  const wanted = ids === 'all' ? null : new Set(ids);
  const chosen = list.value.filter(({ id, binned }) => (wanted ? wanted.has(id) : binned === null));
  const parts: Blob[] = [];
  let count = 0;
  for (let from = 0; from < chosen.length; from += batch) {
    const some = new Map(chosen.slice(from, from + batch).map((each) => [each.id, each]));
    const records = await readRecords([...some.keys()]);
    if (!records.ok) return records;
    const members = records.value.map(({ id, updated, saved }) => {
      count += 1;
      return libraryMember({ id, updated, tags: some.get(id)?.tags ?? [], text: saved }, count === 1);
    });
    parts.push(new Blob(members)); // which the browser may keep elsewhere than in memory
    await yieldToMain();
  }
  const blob = new Blob([libraryBeginning(appVersion), ...parts, libraryEnd], { type: 'application/json' });
  await markExported(chosen.map(({ id }) => id));
  return done({ blob, name: `pointwright-library-${new Date().toISOString().slice(0, 10)}.json`, count });
}

let keys = 0;

/** A key that nothing else that was read in this session has. */
function nextKey(): number {
  keys += 1;
  return keys;
}

/** Reads the text of a library file, or of a single character, and finds what it meets here. A text that is neither is
 * one fault with place 0. Never throws. Lists of several texts can be put together: no two of anything have the same key.
 * `task` is told how much is read; the answer is null when it was broken off. */
export async function readIncoming(text: string, from: string, task: ReadingTask): Promise<IncomingList | null>;
export async function readIncoming(text: string, from: string): Promise<IncomingList>;
export async function readIncoming(text: string, from: string, task = quietly): Promise<IncomingList | null> {
  const options = { rulesets: rulesetIds };
  const [items, faults]: [IncomingItem[], IncomingFault[]] = [[], []];
  await autosave.flush();
  const rest = yieldBetween(yieldToMain);
  const findClashes = await conflictFinder(rest);
  let read: Newcomer[] = [];
  const compare = async () => {
    items.push(...(await findClashes(read)));
    read = [];
  };
  const take = (one: Omit<Incoming, 'key' | 'from'>, its: string) =>
    read.push({ incoming: { ...one, key: nextKey(), from }, text: its });
  const fail = (place: number, name: string, problem: FileRefusal, raw: string) =>
    faults.push({ key: nextKey(), from, place, name, problem, raw });
  if (!claimsToBeLibrary(text)) {
    const reading = parseFile(text, options);
    if (reading.ok) take({ id: '', saved: reading.saved, report: reading.report, updated: '', tags: [] }, text);
    else fail(0, '', reading.problem, text);
    await compare();
    return { items, faults };
  }
  const ids = new Set<string>();
  let done = 0;
  const library = libraryItems(text, options);
  for (;;) {
    const { done: ended, value } = library.next();
    if (task.signal.aborted) return null;
    if (ended) {
      if (value) fail(0, '', value, text);
      await compare();
      return { items, faults };
    }
    if (value.ok) {
      const { id, saved, report, updated, tags } = value;
      // The second of one id is another character.
      take({ id: ids.has(id) ? '' : id, saved, report, updated, tags }, value.text);
      ids.add(id);
    } else fail(value.place, value.name, value.problem, value.raw);
    if (value.ok) done += value.text.length;
    else done += value.raw.length;
    task.tell(Math.min(1, done / text.length));
    if (read.length >= batch) await compare();
    await rest();
  }
}

const usualChoice = ({ clash }: IncomingItem): ConflictChoice => (clash?.same ? 'mine' : 'both');

/**
 * Stores what came in. `choose` is asked for each that clashes; the default is `mine` where both are the same, else
 * `both`. `tell` hears how many of how many are done. Never throws.
 */
export async function importIncoming(
  list: IncomingList,
  choose: (item: IncomingItem) => ConflictChoice = usualChoice,
  tell: (done: number, all: number) => void = () => undefined,
): Promise<ImportResult> {
  const taken = { added: 0, replaced: 0, beside: 0, meanwhile: 0, left: 0, aside: 0 };
  const all = list.items.length + list.faults.length;
  await autosave.flush();
  const chosen = list.items.map((item): Chosen => ({ item, choice: item.clash ? choose(item) : null }));
  const left = chosen.filter(({ choice }) => choice === 'mine');
  const coming = chosen.filter(({ choice }) => choice !== 'mine');
  taken.left = left.length;
  // They are in a file, too: the one that was taken in.
  const inFile = left.flatMap(({ item: { clash } }) => (clash?.same ? [clash.id] : []));
  const versionName = `Before the import of ${new Date().toISOString().slice(0, 10)}`;
  const shown: CharacterSummary[] = [];
  /** What this import has stored itself: two that are the same in one file are two. */
  const own = new Set<string>();
  const finish = async (problem: StorageProblem | null): Promise<ImportResult> => {
    patchLibrary(shown); // once: drawing a long list takes longer than storing a few characters
    await markExported([...inFile, ...own]);
    return { ...taken, problem };
  };
  for (let from = 0; from < coming.length; from += batch) {
    const some = coming.slice(from, from + batch);
    const stored = await storeArrivals(
      some.map((each) => arrivalOf(each, own)),
      versionName,
    );
    if (!stored.ok) return finish(stored.problem);
    for (const [index, { choice }] of some.entries()) {
      const { id, summary } = stored.value[index] ?? { id: '', summary: null };
      if (summary) {
        taken[choice === null ? 'added' : choice === 'theirs' ? 'replaced' : 'beside'] += 1;
        shown.push(summary);
        broadcastToTabs({ kind: 'stored', id, revision: summary.revision });
      } else taken.meanwhile += 1;
      own.add(id);
    }
    if (stored.value.some(({ id }) => id === useCharacterStore.getState().id)) await checkStored('Taken from a file');
    tell(left.length + from + some.length, all);
    await yieldToMain();
  }
  const texts = list.faults.filter(({ raw }) => raw !== '');
  const kept = await quarantineTexts(
    texts.map(({ name, raw, problem, from, place }) => ({ name, text: raw, why: problem.code, file: from, place })),
  );
  if (!kept.ok) return finish(kept.problem);
  if (texts.length > 0) broadcastToTabs({ kind: 'library' });
  tell(all, all);
  taken.aside = texts.length;
  return finish(null);
}

/** What is to become of one that came in; no choice where it clashes with nothing. */
interface Chosen {
  readonly item: IncomingItem;
  readonly choice: ConflictChoice | null;
}

/** What is to be stored of it. */
function arrivalOf({ item: { incoming, clash, known }, choice }: Chosen, own: ReadonlySet<string>): Arrival {
  const { saved, updated, tags } = incoming;
  const overwrite = choice === 'theirs' && clash !== null;
  return {
    id: overwrite ? clash.id : choice === 'both' ? '' : incoming.id,
    name: saved.character.name,
    ruleset: saved.ruleset,
    saved: serializeFile(saved, appVersion),
    updated,
    tags,
    overwrite,
    isKnown: (id) => known.has(id) || own.has(id),
    differed: clash !== null && !clash.same,
  };
}
