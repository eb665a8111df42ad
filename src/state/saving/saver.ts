import type { SavedCharacter } from '../../character/saved-character.ts';
import { saveCharacter, setCurrentId } from '../../storage/current-character.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { pointsOf } from '../character/points-of.ts';
import { appVersion } from '../updates/app-version.ts';
import { Autosave } from './autosave.ts';
import { writeEmergencySave } from './emergency-save.ts';
import { setSaving } from './saving-store.ts';

type Stored = (id: string, saved: SavedCharacter, revision: number) => void;

/** Who hears of each character that this tab has stored. What is loaded later adds itself. */
export const afterStoring: Stored[] = [];

/** The one that stores the open character. */
export const autosave = new Autosave({
  store: (id, saved, basedOn) => saveCharacter(id, saved, appVersion, basedOn, pointsOf(saved)),
  tell: setSaving,
  stored: (...stored) => {
    if (autosave.unsaved().length === 0) writeEmergencySave([], appVersion); // nothing older than this may come back
    for (const hear of afterStoring) hear(...stored);
  },
});

/** Stores every change from now on, and everything at once when the page is left. Answers how to stop. */
export function startAutosave(): () => void {
  const unsubscribe = useCharacterStore.subscribe(({ id, saved }, before) => {
    if (id !== before.id) void setCurrentId(id);
    if (saved !== before.saved || id !== before.id) autosave.changed(id, saved);
  });
  const flush = () => {
    writeEmergencySave(autosave.unsaved(), appVersion);
    void autosave.flush().then(() => writeEmergencySave(autosave.unsaved(), appVersion));
  };
  // Added while the event is under way: fields hand over what is being typed in listeners of their own, before this one.
  const leave = () => window.addEventListener('pagehide', flush, { once: true });
  const hidden = () => document.visibilityState === 'hidden' && flush();
  window.addEventListener('pagehide', leave, { capture: true });
  document.addEventListener('visibilitychange', hidden);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', leave, { capture: true });
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Stores the open character even though nothing was changed yet, or tries once more to store it. */
export function storeNow(): Promise<void> {
  const { id, saved } = useCharacterStore.getState();
  void setCurrentId(id);
  autosave.changed(id, saved);
  if (autosave.isWaiting(id)) setSaving({ state: 'saving' });
  return autosave.flush();
}
