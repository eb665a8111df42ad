/** The value of the field `format` in a library file, which holds many characters. */
export const libraryFormat = 'pointwright-library';
/** The version of the library format; the character files in it have their own version. */
export const libraryVersion = 1;

/**
 * The maximum length of a library, in characters: some 10,000 ordinary characters without portraits, or 1,000 with the
 * largest ones. Browsers limit texts to about 500 million characters, and a page on a phone runs out of memory earlier.
 */
export const maxLibraryLength = 200_000_000;
/** The maximum number of characters in one library. */
export const maxCharacters = 20_000;
/** The maximum length of an unreadable piece of a library that is kept, in characters. */
export const maxPieceLength = 5_000_000;
/** The start of each character in a library, as the program writes it. A JSON string cannot contain a line break, so this
 * text finds the next character after a damaged one. */
export const entryStart = '\n{ "id": ';

/** A range of a text: from offset `from` up to, but not including, `to`. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

const space = /[ \t\n\r]/;
const edge = /["{}[\]]/g;
/** The characters of a number or a keyword. */
const plain = /[-+.\w]+/y;

/** Returns the offset of the next character that is not white space. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && space.test(text[next] ?? '')) next += 1;
  return next;
}

/** Returns the offset after the string that starts at `at`; −1 if it does not end before `limit`. */
function skipString(text: string, at: number, limit: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0 && end < limit; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
  return -1;
}

/**
 * Returns the offset after the JSON value that starts at `at`; −1 if it does not end before `limit`. Only strings and
 * brackets are examined, so invalid JSON may pass; parsing it will report the fault.
 */
export function skipValue(text: string, at: number, limit: number = text.length): number {
  const first = text[at];
  if (first === '"') return skipString(text, at, limit);
  if (first !== '{' && first !== '[') {
    plain.lastIndex = at;
    return plain.test(text) && plain.lastIndex <= limit ? plain.lastIndex : -1;
  }
  let depth = 0;
  for (let next = at; ; ) {
    edge.lastIndex = next;
    const match = edge.exec(text);
    if (!match || match.index >= limit) return -1;
    if (match[0] === '"') next = skipString(text, match.index, limit);
    else {
      depth += match[0] === '{' || match[0] === '[' ? 1 : -1;
      next = match.index + 1;
      if (depth === 0) return next;
    }
    if (next < 0) return -1;
  }
}

/**
 * Yields the fields of the JSON object that starts at `at`, with the extents of their values. Stops at the end of the
 * object, or when the text is no longer JSON. A value that does not end before `limit` has `to` −1, and is the last.
 */
export function* iterateFields(
  text: string,
  at: number,
  limit: number = text.length,
): Generator<{ readonly name: string; readonly value: Extent }> {
  if (text[at] !== '{') return;
  for (let next = skipSpace(text, at + 1); text[next] === '"'; ) {
    const end = skipString(text, next, limit);
    const colon = end < 0 ? -1 : skipSpace(text, end);
    if (colon < 0 || text[colon] !== ':') return;
    const from = skipSpace(text, colon + 1);
    let found: number | undefined;
    const value = {
      from,
      // Only when it is needed: the list of a library may have 200 million characters.
      get to() {
        found ??= skipValue(text, from, limit);
        return found;
      },
    };
    yield { name: nameOf(text.slice(next, end)), value };
    const { to } = value;
    const comma = to < 0 ? -1 : skipSpace(text, to);
    if (comma < 0 || text[comma] !== ',') return;
    next = skipSpace(text, comma + 1);
  }
}

/** Decodes a field name from a JSON string; returns the string itself if it is invalid. */
function nameOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** Parses a piece of JSON; undefined if it is invalid or longer than 10 million characters. */
export function parseExtent(text: string, { from, to }: Extent): unknown {
  if (to < 0 || to - from > 2 * maxPieceLength) return undefined;
  try {
    return JSON.parse(text.slice(from, to));
  } catch {
    return undefined;
  }
}
