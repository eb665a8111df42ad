import { longestRest } from './library-format.ts';

/** From where to where a piece of a text goes: from the first offset up to, not including, the second. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

const space = /[ \t\n\r]/;
const edge = /["{}[\]]/g;
/** What a number or a word is made of. */
const plain = /[-+.\w]+/y;

/** The offset of the next letter that is no space. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && space.test(text[next] ?? '')) next += 1;
  return next;
}

/** The offset after the string that begins at `at`; −1 when it does not end before `limit`. */
function skipString(text: string, at: number, limit: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0 && end < limit; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
  return -1;
}

/**
 * The offset after the JSON value that begins at `at`, found without reading it: only strings and brackets are looked at.
 * −1 when it does not end before `limit`. A text that is not quite JSON may pass; whoever reads the piece will say so.
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
    const found = edge.exec(text);
    if (!found || found.index >= limit) return -1;
    if (found[0] === '"') next = skipString(text, found.index, limit);
    else {
      depth += found[0] === '{' || found[0] === '[' ? 1 : -1;
      next = found.index + 1;
      if (depth === 0) return next;
    }
    if (next < 0) return -1;
  }
}

/**
 * The fields of the JSON object that begins at `at`, each with the place of its value, one after the other; ends where the
 * object does, or where it is not JSON any more. A value that does not end before `limit` goes to −1, and is the last.
 */
export function* objectFields(
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
    const to = skipValue(text, from, limit);
    yield { name: nameOf(text.slice(next, end)), value: { from, to } };
    const comma = to < 0 ? -1 : skipSpace(text, to);
    if (comma < 0 || text[comma] !== ',') return;
    next = skipSpace(text, comma + 1);
  }
}

/** The name that a JSON string stands for; the string itself when it is none. */
function nameOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** The value of a short piece of JSON; undefined when it is long (10 million characters), or none. */
export function jsonIn(text: string, { from, to }: Extent): unknown {
  if (to < 0 || to - from > 2 * longestRest) return undefined;
  try {
    return JSON.parse(text.slice(from, to));
  } catch {
    return undefined;
  }
}
