import { serializeFile } from '../../character/file/serialize-file.ts';
import { newId } from '../../character/new-id.ts';
import type { Unsaved } from './autosave.ts';

/** Prefix of the localStorage keys of emergency saves. */
export const emergencySaveKey = 'pointwright.unsaved';
/** Each tab has a separate key, so that tabs do not overwrite each other. */
const key = `${emergencySaveKey}.${newId()}`;

/**
 * Writes unsaved characters to localStorage, which is synchronous: a page that is being closed cannot wait for the
 * database. The next page stores them. Returns false if the browser refuses.
 */
export function writeEmergencySave(unsaved: readonly Unsaved[], app: string): boolean {
  try {
    if (unsaved.length === 0) localStorage.removeItem(key);
    else {
      const entries = unsaved.map(({ id, saved, basedOn }) => ({ id, basedOn, text: serializeFile(saved, app) }));
      localStorage.setItem(key, JSON.stringify(entries));
    }
    return true;
  } catch {
    return false; // full or unavailable: the database may still have been in time
  }
}

/** Returns true if an earlier page has left an emergency save. */
export function hasEmergencySave(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(emergencySaveKey));
  } catch {
    return false; // unavailable
  }
}
