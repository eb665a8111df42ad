import { create } from 'zustand';
import { openDialog } from '../view/view-store.ts';
import type { StorageProblem } from './library-store.ts';
import type { OwnEntriesChange } from './own-entries.ts';
import {
  type IncomingEntries,
  type IncomingEntriesReading,
  importEntries,
  readIncomingEntries,
} from './own-entries-in.ts';

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
  const [first, ...others] = sources;
  if (!first) return;
  let from = first.from;
  let reading = await readIncomingEntries(first.text, from);
  for (const source of others) {
    if (!reading.ok) break;
    const next = await readIncomingEntries(source.text, source.from);
    from = next.ok ? `${sources.length} files` : source.from;
    reading = next.ok ? { ok: true, incoming: mergeIncoming(reading.incoming, next.incoming, from) } : next;
  }
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
