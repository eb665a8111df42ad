import { serializeFile } from '../../character/file/serialize-file.ts';
import { newId } from '../../character/new-id.ts';
import type { Unsaved } from './autosave.ts';

/** Begins the name of each place where something is left. */
export const emergencySaveKey = 'pointwright.unsaved';
/** Each tab has a place of its own: none takes away what another one leaves. */
const place = `${emergencySaveKey}.${newId()}`;

/**
 * A page that goes away cannot wait for the database: what is not stored then is left here, in the one storage that
 * writes at once, and stored by the next page. Answers false where the browser does not let us.
 */
export function writeEmergencySave(unsaved: readonly Unsaved[], app: string): boolean {
  try {
    if (unsaved.length === 0) localStorage.removeItem(place);
    else {
      const words = unsaved.map(({ id, saved, basedOn }) => ({ id, basedOn, text: serializeFile(saved, app) }));
      localStorage.setItem(place, JSON.stringify(words));
    }
    return true;
  } catch {
    return false; // no room, or no such storage: the database may still have been in time
  }
}

/** True when a page of before has left something. */
export function hasEmergencySave(): boolean {
  try {
    return Object.keys(localStorage).some((each) => each.startsWith(emergencySaveKey));
  } catch {
    return false; // no such storage
  }
}
