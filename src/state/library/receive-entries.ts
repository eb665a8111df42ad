import { create } from 'zustand';
import { type ReadingTask, silentTask, withReadingNotice } from '../reading/reading-notice.ts';
import { openDialog } from '../view/view-store.ts';
import type { StorageProblem } from './library-store.ts';
import type { OwnEntriesChange } from './own-entries.ts';
import {
  type IncomingEntries,
  type IncomingEntriesReading,
  importEntries,
  readIncomingEntries,
} from './own-entries-in.ts';

/** Texts of more characters than this take long enough for a notice. */
const longText = 300_000;

interface ReceivedEntries {
  /** Where they come from: "entries.json". */
  readonly from: string;
  readonly reading: IncomingEntriesReading;
  /** What was added; null while the player has to choose, and where nothing could be read. */
  readonly added: OwnEntriesChange | null;
  /** Why they could not be stored. */
  readonly problem: StorageProblem | null;
}

/** The own entries that were read last from a file, for the dialog "My entries"; null if none were. */
export const useReceivedEntries = create<{ readonly received: ReceivedEntries | null }>()(() => ({ received: null }));

/** A text with own entries. */
interface Source {
  readonly text: string;
  /** "entries.json", "the clipboard" */
  readonly from: string;
}

/**
 * Reads files of own entries and shows "My entries". Those that are new are kept at once, since that can be undone; where
 * another version of one is kept, the player chooses first. If one of the files cannot be read, nothing is kept.
 */
export async function receiveEntries(sources: readonly Source[]): Promise<void> {
  const length = sources.reduce((sum, { text }) => sum + text.length, 0);
  const name = sources.length === 1 ? (sources[0]?.from ?? '') : `${sources.length} files`;
  const read = (task: ReadingTask) => readSources(sources, task);
  const result = await (length > longText ? withReadingNotice(name, read) : read(silentTask));
  if (!result) return; // cancelled, or no file
  const { from, reading } = result;
  const asks = reading.ok && reading.incoming.differing.length > 0;
  const imported = reading.ok && !asks ? await importEntries(reading.incoming, () => 'mine') : null;
  useReceivedEntries.setState({
    received: {
      from,
      reading,
      added: imported?.ok ? imported.value : null,
      problem: imported && !imported.ok ? imported.problem : null,
    },
  });
  openDialog('my-entries');
}

/** Reads the files one after the other, up to the first that cannot be read; null if it was cancelled. */
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
      const incoming = mergeIncoming(read.reading.incoming, reading.incoming, several);
      read = { from: several, reading: { ok: true, incoming } };
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

/** Remembers what came of the player's choice. */
export function settleReceived(outcome: Awaited<ReturnType<typeof importEntries>>): void {
  useReceivedEntries.setState(({ received }) => ({
    received: received && {
      ...received,
      added: outcome.ok ? outcome.value : null,
      problem: outcome.ok ? null : outcome.problem,
    },
  }));
}

export const forgetReceived = (): void => useReceivedEntries.setState({ received: null });
