import { rulesetIds } from '../catalog/entry.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { loadCharacter, saveCharacter } from '../storage/current-character.ts';
import { appVersion } from './app-version.ts';
import type { Unsaved } from './autosave.ts';
import { lastWordsName } from './last-words.ts';
import { sameContent } from './same-content.ts';

const options = { rulesets: rulesetIds };

/** What pages of before left. What cannot be read is left out, and stays where it is. */
export interface LastWords {
  readonly unsaved: readonly Unsaved[];
  /** Takes away what was read, once it is stored. */
  readonly forget: () => void;
}

/** What the pages before left. */
export function readLastWords(): LastWords {
  const [unsaved, places]: [Unsaved[], string[]] = [[], []];
  try {
    // A first version had one place for all tabs.
    for (const each of Object.keys(localStorage)) {
      if (each !== lastWordsName && !each.startsWith(`${lastWordsName}.`)) continue;
      const read = readPlace(localStorage.getItem(each) ?? '');
      unsaved.push(...read);
      if (read.length > 0) places.push(each);
    }
  } catch {
    // No such storage.
  }
  const forget = () => {
    for (const each of places) localStorage.removeItem(each);
  };
  return { unsaved, forget };
}

function readPlace(text: string): Unsaved[] {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) ? words.flatMap(readOne) : [];
  } catch {
    return [];
  }
}

function readOne(word: unknown): Unsaved[] {
  if (typeof word !== 'object' || word === null) return [];
  if (!('id' in word && 'basedOn' in word && 'text' in word)) return [];
  const { id, basedOn, text } = word;
  if (typeof id !== 'string' || typeof basedOn !== 'number' || typeof text !== 'string') return [];
  const reading = parseFile(text, options);
  return reading.ok ? [{ id, basedOn, saved: reading.saved }] : [];
}

/** Stores what the page before could not. Where another tab has stored something else since, both are kept. */
export async function storeLastWords(): Promise<void> {
  const { unsaved, forget } = readLastWords();
  for (const { id, saved, basedOn } of unsaved) {
    const stored = await loadCharacter(id, options);
    if (stored.ok && sameContent(stored.value.saved, saved)) continue;
    const outcome = await saveCharacter(id, saved, appVersion, basedOn);
    if (!outcome.ok && outcome.problem.code === 'saved-elsewhere') {
      const copy = await saveCharacter(globalThis.crypto.randomUUID(), saved, appVersion, 0);
      if (!copy.ok) return; // left where it is, for another time
    } else if (!outcome.ok) return;
  }
  forget();
}
