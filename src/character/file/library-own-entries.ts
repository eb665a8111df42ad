import { entriesFormat } from './entries-format.ts';
import { maxFileLength } from './file-format.ts';
import { skipSpace, skipValue } from './json-extent.ts';
import { type EntriesReading, parseEntries } from './parse-entries.ts';

const name = '"entries"';
/** How many fields of the name are tried: those of a damaged file, or of a hostile one. */
const maxTries = 20;

/** The own entries of a library file, with their text. */
export interface LibraryEntries {
  readonly reading: EntriesReading;
  readonly raw: string;
}

/**
 * Reads the own entries of a library file, which come after its characters; null if it has none. Only the end of the text is
 * searched, since the characters before it may have 200 million letters.
 */
export function readLibraryEntries(text: string): LibraryEntries | null {
  const first = Math.max(0, text.length - maxFileLength - 1_000);
  let at = text.lastIndexOf(name);
  for (let tries = 0; at >= first && tries < maxTries; tries += 1) {
    const colon = skipSpace(text, at + name.length);
    const from = skipSpace(text, colon + 1);
    const isObject = text[colon] === ':' && text[from] === '{';
    const to = isObject ? skipValue(text, from) : -1;
    const raw = isObject ? text.slice(from, to < 0 ? text.length : to) : '';
    if (raw.includes(`"${entriesFormat}"`)) return { reading: parseEntries(raw), raw };
    at = at === 0 ? -1 : text.lastIndexOf(name, at - 1);
  }
  return null;
}
