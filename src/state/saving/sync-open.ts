import { broadcastToTabs, subscribeToTabs } from '../tabs/tab-channel.ts';
import type { RecordSaver } from './record-saver.ts';

/** The label in the history for a state from another tab. */
export const fromOtherTab = 'Changed in another tab';

const messageKinds = { character: 'stored', encounter: 'encounter-stored' } as const;

/**
 * Keeps the open record in sync with other tabs: broadcasts the states stored here, and shows theirs at once, or
 * reports a conflict. Without messages between tabs this happens when the tab becomes visible. Returns a function that
 * stops it.
 */
export function startSync<Saved>(saver: RecordSaver<Saved>): () => void {
  const { kind, autosave, storedListeners } = saver;
  const message = messageKinds[kind.noun];
  const unsubscribe = subscribeToTabs((received) => {
    if (received.kind !== message || received.id !== kind.open()?.id) return;
    if (received.revision > autosave.revision(received.id)) void syncOpen(saver);
  });
  const onStored = (id: string, _: Saved, revision: number) => broadcastToTabs({ kind: message, id, revision });
  storedListeners.push(onStored);
  const onVisible = () => {
    if (document.visibilityState === 'visible') void syncOpen(saver);
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onVisible);
  return () => {
    unsubscribe();
    storedListeners.splice(storedListeners.indexOf(onStored), 1);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onVisible);
  };
}

let checking: Promise<void> = Promise.resolve();

/**
 * Checks whether the open record was stored by anything but its edits here, and shows that state or reports a conflict; checks run one at
 * a time. `label` names the step in the history.
 */
export function syncOpen<Saved>(saver: RecordSaver<Saved>, label: string = fromOtherTab): Promise<void> {
  checking = checking.catch(() => undefined).then(() => runCheck(saver, label));
  return checking;
}

async function runCheck<Saved>({ kind, autosave }: RecordSaver<Saved>, label: string): Promise<void> {
  const id = kind.open()?.id;
  if (id === undefined) return;
  await autosave.flush(); // reports a conflict if there is a pending change and another tab was first
  if (autosave.revision(id) === 0) return; // not stored yet
  const stored = await kind.readRevision(id);
  if (!stored.ok || stored.value === null || stored.value <= autosave.revision(id)) return;
  const loaded = await kind.load(id);
  if (!loaded.ok) return; // reported when it is stored
  const { revision, saved } = loaded.value;
  const isLoaded = await kind.loadRules(saved);
  const open = kind.open();
  if (open?.id !== id || revision <= autosave.revision(id)) return;
  const isSame = kind.isSame(open.saved, saved);
  const isPending = autosave.isPending(id);
  if (isSame && !(isPending && kind.accumulates(autosave.base(id), open.saved))) {
    autosave.setBaseRevision(id, revision, open.saved);
    autosave.forget(id);
  } else if (isPending || !isLoaded) {
    autosave.reportFailure(id, { code: 'saved-elsewhere', revision, ...(isSame ? { isSame } : {}) });
  } else {
    autosave.setBaseRevision(id, revision, saved);
    kind.show(saved, label);
  }
}
