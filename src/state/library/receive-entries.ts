import { customEntryIdentity, renameCustomEntry, writtenText } from '../../character/custom-entry.ts';
import type { EntryInFile } from '../../character/file/entries-file.ts';
import { done } from '../../engine/result.ts';
import { quarantineTexts } from '../../storage/quarantine.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { parseEntriesInBackground } from '../reading/parse-in-background.ts';
import { type ReadingTask, silentTask, withReadingNotice } from '../reading/reading-notice.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { yieldBetween, yieldToMain } from '../view/idle.ts';
import { openDialog } from '../view/view-store.ts';
import { asKept, changeCustomEntries, loadCustomEntries } from './custom-entries.ts';
import type { CustomEntriesChange, IncomingEntries, IncomingEntriesReading, SavedEntry } from './library-state.ts';
import { useLibraryStore } from './library-store.ts';

/**
 * `mine`: the saved entry stays unchanged. `theirs`: the file's entry replaces it. `both`: the new one gets another
 * name.
 */
export type EntryChoice = 'mine' | 'theirs' | 'both';

/**
 * Reads the text of a file of custom entries, and compares them with the saved ones. Never throws.
 * @returns null if it was canceled
 */
export async function readIncomingEntries(
  text: string,
  from: string,
  task: ReadingTask = silentTask,
): Promise<IncomingEntriesReading | null> {
  const reading = await parseEntriesInBackground(text, task.signal);
  if (!reading?.ok) return reading;
  const { entries, unread, report } = reading.value;
  const compared = await compareWithKept(entries, task);
  return compared && done({ ...compared, from, unread, report });
}

/**
 * Compares entries with the saved ones, each with those of its name and with those that are written alike.
 * @returns null if it was canceled
 */
export async function compareWithKept(
  entries: readonly EntryInFile[],
  { signal, reportProgress }: ReadingTask = silentTask,
): Promise<Pick<IncomingEntries, 'fresh' | 'differing' | 'same'> | null> {
  await loadCustomEntries();
  const rest = yieldBetween(yieldToMain);
  const kept = useLibraryStore.getState().entries.list;
  const byIdentity = new Map<string, SavedEntry>();
  const written = new Set<string>();
  const writtenAs = ({ entry }: EntryInFile): string => `${entry.list} ${writtenText(entry)}`;
  for (const mine of kept) {
    const identity = customEntryIdentity(mine.entry);
    if (mine.entry.own.name.trim() !== '' && !byIdentity.has(identity)) byIdentity.set(identity, mine);
    written.add(writtenAs(mine));
    await rest();
  }
  const fresh: EntryInFile[] = [];
  const differing: { mine: SavedEntry; theirs: EntryInFile }[] = [];
  let same = 0;
  for (const [index, theirs] of entries.entries()) {
    const mine = byIdentity.get(customEntryIdentity(theirs.entry));
    const text = writtenAs(theirs);
    if (mine && writtenAs(mine) !== text) differing.push({ mine, theirs });
    // The same entry may be in the file twice, or kept without a name.
    else if (mine || written.has(text)) same += 1;
    else {
      fresh.push(theirs);
      written.add(text);
    }
    await rest();
    if (signal.aborted) return null;
    reportProgress(index / entries.length);
  }
  return { fresh, differing, same };
}

/**
 * Saves entries from a file. `choose` is called for each one with a different saved version. Data that could not be
 * read as an entry is quarantined as text. Returns the change, for undo.
 */
export async function importEntries(
  { from, fresh, differing, unread }: Pick<IncomingEntries, 'from' | 'fresh' | 'differing' | 'unread'>,
  choose: (theirs: EntryInFile) => EntryChoice,
): Promise<Outcome<CustomEntriesChange>> {
  const before = new Set<SavedEntry>();
  const after: SavedEntry[] = [];
  const taken = new Set(useLibraryStore.getState().entries.list.map(({ entry }) => customEntryIdentity(entry)));
  const counts = new Map<string, number>();
  const add = (added: EntryInFile) => after.push(asKept(withFreeName(added, taken, counts)));
  for (const { mine, theirs } of differing) {
    const choice = choose(theirs);
    // A second version of the same entry in the file does not replace the first.
    const replaces = choice === 'theirs' && !before.has(mine);
    if (replaces) {
      before.add(mine);
      after.push({ ...asKept(theirs), id: mine.id });
    } else if (choice !== 'mine') add(theirs);
  }
  for (const entry of fresh) add(entry);
  if (unread.length > 0) {
    const texts = unread.map(({ value }, index) => ({
      name: 'Custom entry',
      text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      why: 'unreadable',
      file: from,
      place: index + 1,
    }));
    const kept = await quarantineTexts(texts);
    if (!kept.ok) return kept;
    broadcastToTabs({ kind: 'library' });
  }
  const change = { before: [...before], after };
  return after.length > 0 ? changeCustomEntries(change) : done(change);
}

/**
 * Returns the entry under a name that is free in its chapter: "Seal sense", "Seal sense (2)". Adds it to the `taken` ones; `counts`
 * has the number that was used last for each of them.
 */
function withFreeName(added: EntryInFile, taken: Set<string>, counts: Map<string, number>): EntryInFile {
  const { name } = added.entry.own;
  const identity = customEntryIdentity(added.entry);
  let { entry } = added;
  let count = counts.get(identity) ?? 1;
  while (name.trim() !== '' && taken.has(customEntryIdentity(entry))) {
    count += 1;
    entry = renameCustomEntry(added.entry, `${name.trim()} (${count})`);
  }
  counts.set(identity, count);
  taken.add(customEntryIdentity(entry));
  return { ...added, entry };
}

/** Texts of more characters than this take long enough for a notice. */
const longText = 300_000;

/** A text with custom entries. */
interface Source {
  readonly text: string;
  /** "entries.json", "the clipboard" */
  readonly from: string;
}

/**
 * Reads files of custom entries and shows "My entries". New ones are saved at once, since that can be undone; for those
 * with a different saved version, the player chooses first. If one of the files cannot be read, nothing is saved.
 */
export async function receiveEntries(sources: readonly Source[]): Promise<void> {
  const length = sources.reduce((sum, { text }) => sum + text.length, 0);
  const name = sources.length === 1 ? (sources[0]?.from ?? '') : `${sources.length} files`;
  const read = (task: ReadingTask) => readSources(sources, task);
  const result = await (length > longText ? withReadingNotice(name, read) : read(silentTask));
  if (!result) return; // canceled, or no file
  const { from, reading } = result;
  const asks = reading.ok && reading.value.differing.length > 0;
  const imported = reading.ok && !asks ? await importEntries(reading.value, () => 'mine') : null;
  useLibraryStore.setState({
    received: {
      from,
      reading,
      added: imported?.ok ? imported.value : null,
      problem: imported && !imported.ok ? imported.error : null,
    },
  });
  openDialog('my-entries');
}

/** Reads the files one after the other, up to the first that cannot be read; null if it was canceled. */
async function readSources(
  sources: readonly Source[],
  task: ReadingTask,
): Promise<{ readonly from: string; readonly reading: IncomingEntriesReading } | null> {
  let read: { readonly from: string; readonly reading: IncomingEntriesReading } | null = null;
  for (const { text, from } of sources) {
    const reading = await readIncomingEntries(text, from, task);
    if (!reading) return null;
    if (!reading.ok) return { from, reading };
    if (!read?.reading.ok) read = { from, reading };
    else {
      const several = `${sources.length} files`;
      const incoming = mergeIncoming(read.reading.value, reading.value, several);
      read = { from: several, reading: done(incoming) };
    }
  }
  return read;
}

const mergeIncoming = (a: IncomingEntries, b: IncomingEntries, from: string): IncomingEntries => ({
  from,
  fresh: [...a.fresh, ...b.fresh],
  differing: [...a.differing, ...b.differing],
  same: a.same + b.same,
  unread: [...a.unread, ...b.unread],
  report: [...a.report, ...b.report],
});

/** Remembers the result of the player's choice. */
export function settleReceived(outcome: Awaited<ReturnType<typeof importEntries>>): void {
  useLibraryStore.setState(({ received }) => ({
    received: received && {
      ...received,
      added: outcome.ok ? outcome.value : null,
      problem: outcome.ok ? null : outcome.error,
    },
  }));
}

export const forgetReceived = (): void => useLibraryStore.setState({ received: null });
