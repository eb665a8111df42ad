/** A message between tabs of this program. */
export type TabMessage =
  /** A character was stored: other tabs may show it. */
  | { readonly kind: 'stored'; readonly id: string; readonly revision: number }
  /** A character was opened: asks whether another tab shows it. */
  | { readonly kind: 'opened'; readonly id: string }
  /** The reply that it does. */
  | { readonly kind: 'open-too'; readonly id: string }
  /** The list of characters changed in another way: names, tags, the bin, an added or deleted character. */
  | { readonly kind: 'library' }
  /** The custom entries saved for all characters changed. */
  | { readonly kind: 'entries' }
  /** An encounter was stored; the list of encounters changed in another way. */
  | { readonly kind: 'encounter-stored'; readonly id: string; readonly revision: number }
  | { readonly kind: 'encounters' }
  /** The library files changed. */
  | { readonly kind: 'library-files' };

let channel: BroadcastChannel | null = null;
/** Everything that listens on it. */
const listening = new Set<(event: MessageEvent<unknown>) => void>();

/** Opens the channel between tabs; null if the browser does not support it. */
function openChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel('pointwright');
  } catch {
    // The stored revision is checked anyway when a tab becomes visible and before it writes.
  }
  return channel;
}

/** Sends a message to the other tabs. */
export function broadcastToTabs(message: TabMessage): void {
  openChannel()?.postMessage(message);
}

/** Listens to messages from other tabs. Returns a function that stops it; with the last listener the channel is closed. */
export function subscribeToTabs(listener: (message: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message) listener(message);
  };
  openChannel()?.addEventListener('message', onMessage);
  listening.add(onMessage);
  return () => {
    channel?.removeEventListener('message', onMessage);
    listening.delete(onMessage);
    if (listening.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Validates a message; null for unknown ones, since another tab may run another version of the program. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  const { kind } = data;
  if (kind === 'library' || kind === 'entries' || kind === 'encounters' || kind === 'library-files') return { kind };
  if (!('id' in data) || typeof data.id !== 'string') return null;
  if (data.kind === 'opened' || data.kind === 'open-too') return { kind: data.kind, id: data.id };
  if (!('revision' in data) || typeof data.revision !== 'number') return null;
  if (data.kind !== 'stored' && data.kind !== 'encounter-stored') return null;
  return { kind: data.kind, id: data.id, revision: data.revision };
}
