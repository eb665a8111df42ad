/** What the tabs of this program tell each other. */
export type TabMessage =
  /** A character was stored: other tabs may show it. */
  | { readonly kind: 'stored'; readonly id: string; readonly revision: number }
  /** A character was opened: does any other tab show it? */
  | { readonly kind: 'opened'; readonly id: string }
  /** The answer: it does. */
  | { readonly kind: 'open-too'; readonly id: string }
  /** The list of characters changed in another way: names, tags, the bin, a character that came or went. */
  | { readonly kind: 'library' };

let channel: BroadcastChannel | null = null;

/** The channel between the tabs; null where the browser has none. */
function opened(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel('pointwright');
  } catch {
    // The stored revision is looked at all the same, when a tab is shown and before it writes.
  }
  return channel;
}

/** Tells the other tabs. */
export function broadcastToTabs(message: TabMessage): void {
  opened()?.postMessage(message);
}

/** Hears what other tabs tell, never what this one does. Answers how to stop, which also closes the channel. */
export function subscribeToTabs(listener: (message: TabMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message) listener(message);
  };
  const heard = opened();
  heard?.addEventListener('message', hear);
  return () => {
    heard?.removeEventListener('message', hear);
    heard?.close();
    if (channel === heard) channel = null;
  };
}

/** Another tab may run another version of the program: what is not known is passed over. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'library') return { kind: 'library' };
  if (!('id' in data) || typeof data.id !== 'string') return null;
  if (data.kind === 'opened' || data.kind === 'open-too') return { kind: data.kind, id: data.id };
  if (data.kind !== 'stored' || !('revision' in data) || typeof data.revision !== 'number') return null;
  return { kind: 'stored', id: data.id, revision: data.revision };
}
