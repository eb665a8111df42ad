import type { FileRefusal, FileRemark } from '../../character/file/file-problem.ts';
import { type EntryInFile, parseEntries } from '../../character/file/parse-entries.ts';
import type { QuarantinedValue } from '../../character/file/reading-log.ts';
import { isSameOwnEntry, ownEntryIdentity, renameOwnEntry } from '../../character/own-entry.ts';
import { quarantineTexts } from '../../storage/quarantine.ts';
import { done, type Outcome } from '../../storage/storage-problem.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { asKept, changeOwnEntries, loadOwnEntries, type OwnEntriesChange } from './own-entries.ts';
import { findKeptEntry, type KeptEntry, useOwnEntriesStore } from './own-entries-store.ts';

/** `mine`: the kept entry stays as it is. `theirs`: the one of the file takes its place. `both`: it gets another name. */
export type EntryChoice = 'mine' | 'theirs' | 'both';

/** Own entries read from a file, compared with the kept ones. */
export interface IncomingEntries {
  /** "entries.json", "the clipboard". */
  readonly from: string;
  /** Those that are not kept yet. */
  readonly fresh: readonly EntryInFile[];
  /** Those of which another version is kept. */
  readonly differing: readonly { readonly mine: KeptEntry; readonly theirs: EntryInFile }[];
  /** How many are kept already, just the same. */
  readonly same: number;
  readonly unread: readonly QuarantinedValue[];
  readonly report: readonly FileRemark[];
}

export type IncomingEntriesReading =
  | { readonly ok: true; readonly incoming: IncomingEntries }
  | { readonly ok: false; readonly problem: FileRefusal };

/** Reads the text of a file of own entries, and compares them with the kept ones. Never throws. */
export async function readIncomingEntries(text: string, from: string): Promise<IncomingEntriesReading> {
  const reading = parseEntries(text);
  if (!reading.ok) return reading;
  const { entries, unread, report } = reading;
  return { ok: true, incoming: { ...(await compareWithKept(entries)), from, unread, report } };
}

/** Compares entries with the kept ones. */
export async function compareWithKept(
  entries: readonly EntryInFile[],
): Promise<Pick<IncomingEntries, 'fresh' | 'differing' | 'same'>> {
  await loadOwnEntries();
  const kept = useOwnEntriesStore.getState().entries;
  const fresh: EntryInFile[] = [];
  const differing: { mine: KeptEntry; theirs: EntryInFile }[] = [];
  let same = 0;
  for (const theirs of entries) {
    const mine = findKeptEntry(kept, theirs.entry);
    if (mine && !isSameOwnEntry(mine.entry, theirs.entry)) differing.push({ mine, theirs });
    // The same entry may be in the file twice, or kept without a name.
    else if (mine || [...kept, ...fresh].some(({ entry }) => isSameOwnEntry(entry, theirs.entry))) same += 1;
    else fresh.push(theirs);
  }
  return { fresh, differing, same };
}

/**
 * Keeps entries from a file. `choose` is called for each of which another version is kept. What could not be read as an
 * entry is quarantined as text. Returns the change, for undo.
 */
export async function importEntries(
  { from, fresh, differing, unread }: Pick<IncomingEntries, 'from' | 'fresh' | 'differing' | 'unread'>,
  choose: (theirs: EntryInFile) => EntryChoice,
): Promise<Outcome<OwnEntriesChange>> {
  const before: KeptEntry[] = [];
  const after: KeptEntry[] = [];
  const taken = new Set(useOwnEntriesStore.getState().entries.map(({ entry }) => ownEntryIdentity(entry)));
  const add = (added: EntryInFile) => {
    const free = withFreeName(added, taken);
    taken.add(ownEntryIdentity(free.entry));
    after.push(asKept(free));
  };
  for (const { mine, theirs } of differing) {
    const choice = choose(theirs);
    // A second version of the same entry in the file does not replace the first.
    const replaces = choice === 'theirs' && !before.includes(mine);
    if (replaces) {
      before.push(mine);
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
  return after.length > 0 ? changeOwnEntries({ before, after }) : done({ before, after });
}

/** Returns the entry under a name that is free in its chapter: "Seal sense", "Seal sense (2)". */
function withFreeName(added: EntryInFile, taken: ReadonlySet<string>): EntryInFile {
  const { name } = added.entry.own;
  for (let count = 2, entry = added.entry; ; count += 1) {
    if (name.trim() === '' || !taken.has(ownEntryIdentity(entry))) return { ...added, entry };
    entry = renameOwnEntry(added.entry, `${name.trim()} (${count})`);
  }
}
