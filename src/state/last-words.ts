import { serializeFile } from '../character/file/serialize-file.ts';
import type { Unsaved } from './autosave.ts';

const name = 'pointwright.unsaved';

/**
 * A page that goes away cannot wait for the database: what is not stored then is left here, in the one storage that
 * writes at once, and stored by the next page. Nothing is left where the browser does not let us.
 */
export function leaveLastWords(unsaved: readonly Unsaved[], app: string): void {
  try {
    if (unsaved.length === 0) localStorage.removeItem(name);
    else {
      const words = unsaved.map(({ id, saved, basedOn }) => ({ id, basedOn, text: serializeFile(saved, app) }));
      localStorage.setItem(name, JSON.stringify(words));
    }
  } catch {
    // No room, or no such storage: the database may still have been in time.
  }
}

/** What the page before left; what cannot be read is left out. */
export async function readLastWords(): Promise<Unsaved[]> {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(words) ? (await Promise.all(words.map(readOne))).flat() : [];
  } catch {
    return [];
  }
}

async function readOne(word: unknown): Promise<Unsaved[]> {
  if (typeof word !== 'object' || word === null) return [];
  if (!('id' in word && 'basedOn' in word && 'text' in word)) return [];
  const { id, basedOn, text } = word;
  if (typeof id !== 'string' || typeof basedOn !== 'number' || typeof text !== 'string') return [];
  const { parseFile } = await import('../character/file/parse-file.ts');
  const reading = parseFile(text);
  return reading.ok ? [{ id, basedOn, saved: reading.saved }] : [];
}
