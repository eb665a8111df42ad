import { newId } from '../../character/new-id.ts';
import type { Unsaved } from './autosave.ts';

/** Prefixes of the localStorage keys of emergency saves. */
export const emergencyKeys = { character: 'pointwright.unsaved', encounter: 'pointwright.encounter' } as const;

/**
 * Returns a function that writes what is unsaved to localStorage, which is synchronous: a page that is being closed cannot wait for the
 * database. The next page stores it. The key begins with `prefix` and is different in each tab, so that tabs do not overwrite each other.
 * The function returns false if the browser refuses.
 */
export function emergencyWriter<Saved>(
  prefix: string,
  toText: (saved: Saved) => string,
): (unsaved: readonly Unsaved<Saved>[]) => boolean {
  const key = `${prefix}.${newId()}`;
  return (unsaved) => {
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

/** The keys of the emergency saves under a prefix, of earlier pages and of this one. An early version had one key for all tabs. */
export function emergencySaveKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key === prefix || key.startsWith(`${prefix}.`));
  } catch {
    return []; // unavailable
  }
}
