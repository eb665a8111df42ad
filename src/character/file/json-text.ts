import { done, failed, type Result } from '../../engine/result.ts';
import { characterBounds, type FileBounds, findBoundsFault } from './character-file.ts';
import type { FilePath, FileRefusal, Lookalike } from './file-problem.ts';

/** The first position at which a text is not valid JSON. */
interface JsonFault {
  /** Offset in the text, from 0. */
  readonly at: number;
  /** True if the text is valid so far but incomplete. */
  readonly ended: boolean;
}

const spaces = /[ \t\n\r]*/y;
/** Everything except quotes, backslashes and control characters. */
const plainText = /[ !#-[\]-\uffff]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const partialEscape = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const word = /true|false|null/y;
const partialWord = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul)$/y;
const numeral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const partialNumeral = /-?(?:(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][+-]?))?$/y;

/**
 * Finds the fault in a text that JSON.parse rejects; null if there is none. Needed because the messages of browsers differ
 * and some give no position. Runs in linear time and does not recurse.
 */
export function findJsonFault(text: string): JsonFault | null {
  let at = 0;
  const closers: ('}' | ']')[] = [];
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const matchesRest = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    return at < text.length && pattern.test(text);
  };
  const fault = (ended = at >= text.length): JsonFault => ({ at: ended ? text.length : at, ended });

  const string = (): JsonFault | null => {
    if (text[at] !== '"') return fault();
    at += 1;
    do skip(plainText);
    while (skip(escaped));
    if (text[at] !== '"') return fault(at >= text.length || matchesRest(partialEscape));
    at += 1;
    return null;
  };
  /** A name and its colon, inside an object. */
  const name = (): JsonFault | null => {
    skip(spaces);
    const nameFault = string();
    if (nameFault) return nameFault;
    skip(spaces);
    if (text[at] !== ':') return fault();
    at += 1;
    return null;
  };
  const plainValue = (): JsonFault | null => {
    if (text[at] === '"') return string();
    if (skip(word)) return null;
    if (matchesRest(partialWord) || matchesRest(partialNumeral)) return fault(true);
    return skip(numeral) ? null : fault();
  };

  for (;;) {
    skip(spaces);
    const open = text[at];
    if (open === '{' || open === '[') {
      at += 1;
      closers.push(open === '{' ? '}' : ']');
      skip(spaces);
      if (text[at] !== closers.at(-1)) {
        const nameFault = open === '{' ? name() : null;
        if (nameFault) return nameFault;
        continue;
      }
    } else {
      const nameFault = plainValue();
      if (nameFault) return nameFault;
    }
    // A value is complete: close everything that ends here, until a comma starts the next value.
    for (;;) {
      skip(spaces);
      const closer = closers.at(-1);
      if (closer === undefined) return at < text.length ? fault() : null;
      if (text[at] === ',') {
        at += 1;
        const nameFault = closer === '}' ? name() : null;
        if (nameFault) return nameFault;
        break;
      }
      if (text[at] !== closer) return fault();
      at += 1;
      closers.pop();
    }
  }
}

/** Returns the line and column of an offset, counted from 1; columns are UTF-16 units, as in editors. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** A field that a later duplicate overrides. A string is kept unchanged, any other value as JSON text. */
interface RepeatedField {
  readonly path: FilePath;
  readonly value: string;
}

/** An open object or list, with the position of its current value; `names` is null for a list. */
interface OpenValue {
  readonly names: Map<string, readonly [from: number, to: number]> | null;
  part: string | number;
  from: number;
}

/**
 * Finds the duplicate fields of a JSON text, all but the last of each name: JSON.parse silently keeps only the last. The
 * text must be valid JSON. Runs in linear time and does not recurse.
 */
export function findRepeatedFields(json: string): RepeatedField[] {
  const repeated: RepeatedField[] = [];
  const open: OpenValue[] = [];
  const close = (inner: OpenValue | undefined, to: number): void => {
    if (!inner?.names || typeof inner.part !== 'string' || inner.from < 0) return;
    const before = inner.names.get(inner.part);
    if (before)
      repeated.push({ path: open.map(({ part }) => part), value: decodeString(json.slice(...before).trim()) });
    inner.names.set(inner.part, [inner.from, to]);
    inner.from = -1;
  };
  for (let at = 0; at < json.length; at += 1) {
    const inner = open.at(-1);
    switch (json[at]) {
      case '"': {
        const end = endOfString(json, at);
        // A name, if no colon came before.
        if (inner?.names && inner.from < 0) inner.part = decodeString(json.slice(at, end + 1));
        at = end;
        break;
      }
      case ':':
        if (inner) inner.from = at + 1;
        break;
      case ',':
        close(inner, at);
        if (typeof inner?.part === 'number') inner.part += 1;
        break;
      case '{':
        open.push({ names: new Map(), part: '', from: -1 });
        break;
      case '[':
        open.push({ names: null, part: 0, from: -1 });
        break;
      case '}':
      case ']':
        close(inner, at);
        open.pop();
        break;
    }
  }
  return repeated;
}

/**
 * Counts the values of a JSON text as written, each text, number, list and object: also those that JSON.parse drops
 * because a later field has the same name. The text must be valid JSON.
 */
export function countWrittenValues(json: string): number {
  let count = 1;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if (sign === ',') count += 1;
    else if (sign === '{' || sign === '[') {
      const first = json[skipSpace(json, at + 1)];
      if (first !== '}' && first !== ']') count += 1;
    }
  }
  return count;
}

/** Decodes a JSON string, usually without parsing; any other JSON is returned unchanged. */
function decodeString(json: string): string {
  if (!json.startsWith('"')) return json;
  return json.includes('\\') ? String(JSON.parse(json)) : json.slice(1, -1);
}

/** Returns the offset of the closing quote of the string at `start`: the first quote after an even number of backslashes. */
function endOfString(json: string, start: number): number {
  for (let end = start; ; ) {
    end = json.indexOf('"', end + 1);
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}

/**
 * A value parsed from a text, without unsafe names and within the bounds. `dropped` lists the paths of unsafe names,
 * `repeated` the overridden values of duplicate names; paths begin at the value.
 */
export interface FileValue {
  readonly value: unknown;
  readonly dropped: readonly FilePath[];
  readonly repeated: readonly RepeatedField[];
}

const beginnings: readonly (readonly [string, Lookalike])[] = [
  ['%PDF', 'pdf'],
  ['<', 'web-page'],
  ['PK', 'zip'],
  ['\uFFFDPNG', 'picture'],
  ['\uFFFD\uFFFD\uFFFD\uFFFD', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
];

/** Parses any text within the bounds as JSON. Never throws. A byte order mark at the start is ignored. */
export function readJson(text: string, bounds: FileBounds = characterBounds): Result<FileValue, FileRefusal> {
  if (text.length > bounds.length) return failed({ code: 'too-large', limit: bounds.length });
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return failed({ code: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return failed(notJson(json, bounds.depth));
  }
  const dropped: FilePath[] = [];
  const problem = findBoundsFault(value, dropped, bounds);
  if (problem) return failed(problem);
  // Dropped and overridden values count too. A value takes at least two characters, with its separator.
  return json.length > 2 * bounds.values && countWrittenValues(json) > bounds.values
    ? failed({ code: 'too-many-values', limit: bounds.values })
    : done({ value, dropped, repeated: findRepeatedFields(json) });
}

function notJson(json: string, maxDepth: number): FileRefusal {
  const fault = findJsonFault(json);
  // Valid JSON that the browser could not parse: some fail on deep nesting.
  if (!fault) return { code: 'too-deep', limit: maxDepth };
  const place = lineAndColumn(json, fault.at);
  if (fault.ended) return { code: 'truncated', ...place };
  const start = json.trimStart();
  const looksLike = beginnings.find(([beginning]) => start.startsWith(beginning))?.[1] ?? null;
  return { code: 'not-json', ...place, looksLike };
}

/** The maximum length of an unreadable piece of a file that is kept, in characters. */
export const maxPieceLength = 5_000_000;

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

/** Returns true for valid JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
