import type { SavedCharacter } from '../../character/saved-character.ts';
import { saveCharacter, setCurrentId } from '../../storage/current-character.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { summaryPoints } from '../character/summary-points.ts';
import { appVersion } from '../updates/app-version.ts';
import { Autosave } from './autosave.ts';
import { writeEmergencySave } from './emergency-save.ts';
import { setSaving } from './saving-store.ts';

type StoredListener = (id: string, saved: SavedCharacter, revision: number) => void;

/** Called for each character that this tab has stored. Modules that are loaded later add their listeners. */
export const storedListeners: StoredListener[] = [];

/** The autosave of the open character. */
export const autosave = new Autosave<SavedCharacter>({
  store: (id, saved, basedOn) => saveCharacter(id, saved, appVersion, basedOn, summaryPoints(saved)),
  onStateChange: setSaving,
  onStored: (...stored) => {
    if (autosave.unsaved().length === 0) writeEmergencySave([], appVersion); // an older state must not be recovered
    for (const listener of storedListeners) listener(...stored);
  },
});

/** Starts to store every change, and to flush when the page is hidden or closed. Returns a function that stops it. */
export function startAutosave(): () => void {
  const unsubscribe = useCharacterStore.subscribe(({ id, opened, saved }, before) => {
    if (opened !== before.opened) void setCurrentId(id); // with the same id where a blank one gave its record away
    if (saved !== before.saved || id !== before.id) autosave.markChanged(id, saved);
  });
  const flush = () => {
    writeEmergencySave(autosave.unsaved(), appVersion);
    void autosave.flush().then(() => writeEmergencySave(autosave.unsaved(), appVersion));
  };
  // Registered during the capture phase, so that it runs after the listeners in which fields commit what is being typed.
  const onPageHide = () => window.addEventListener('pagehide', flush, { once: true });
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  window.addEventListener('pagehide', onPageHide, { capture: true });
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', onPageHide, { capture: true });
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** Stores the open character even if it is unchanged, or retries a failed write. */
export function storeNow(): Promise<void> {
  const { id, saved } = useCharacterStore.getState();
  void setCurrentId(id);
  autosave.markChanged(id, saved);
  if (autosave.isPending(id)) setSaving({ state: 'saving' });
  return autosave.flush();
}
