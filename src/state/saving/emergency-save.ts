import { serializeFile } from '../../character/file/serialize-file.ts';
import { newId } from '../../character/new-id.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { Unsaved } from './autosave.ts';

/** Prefix of the localStorage keys of emergency saves. */
export const emergencySaveKey = 'pointwright.unsaved';
/**
 * Writes unsaved characters to localStorage, which is synchronous: a page that is being closed cannot wait for the
 * database. The next page stores them. Returns false if the browser refuses.
 */
export function writeEmergencySave(unsaved: readonly Unsaved[], app: string): boolean {
  return writeCharacters(unsaved, (saved) => serializeFile(saved, app));
}

/**
 * A function that writes what is unsaved to localStorage, under a key that begins with `prefix` and is different in each tab, so that tabs
 * do not overwrite each other. It returns false if the browser refuses.
 */
export function emergencyWriter<Saved>(
  prefix: string,
): (unsaved: readonly Unsaved<Saved>[], toText: (saved: Saved) => string) => boolean {
  const key = `${prefix}.${newId()}`;
  return (unsaved, toText) => {
    try {
      if (unsaved.length === 0) localStorage.removeItem(key);
      else {
        const entries = unsaved.map(({ id, saved, basedOn }) => ({ id, basedOn, text: toText(saved) }));
        localStorage.setItem(key, JSON.stringify(entries));
      }
      return true;
    } catch {
      return false; // full or unavailable: the database may still have been in time
    }
  };
}

const writeCharacters = emergencyWriter<SavedCharacter>(emergencySaveKey);

/** Returns true if an earlier page has left an emergency save. */
export function hasEmergencySave(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(emergencySaveKey));
  } catch {
    return false; // unavailable
  }
}

/** Lists the emergency saves that earlier pages, and this one, have left under keys that begin with `prefix`. */
export function listEmergencySaves(prefix: string): { readonly key: string; readonly text: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}.`))
      .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }));
  } catch {
    return []; // unavailable
  }
}
