import { boundsFault } from './bounds.ts';
import { describeFound } from './describe.ts';
import type { FileRefusal } from './file-problem.ts';
import { jsonIn, objectFields, skipSpace, skipValue } from './json-extent.ts';
import { findJsonFault } from './json-fault.ts';
import {
  type LibraryCharacter,
  type LibraryFault,
  type LibraryItem,
  readEntry,
  readItem,
  unread,
} from './library-entry.ts';
import {
  entryStart,
  libraryFormat,
  libraryVersion,
  longestLibrary,
  longestRest,
  mostCharacters,
} from './library-format.ts';
import { LineCounter } from './line-counter.ts';
import type { ReadingOptions } from './parse-file.ts';

/** What became of a text: the characters of a library, with those that could not be read, or why it is none. */
export type LibraryReading =
  | {
      readonly ok: true;
      readonly characters: readonly LibraryCharacter[];
      readonly faults: readonly LibraryFault[];
    }
  | { readonly ok: false; readonly problem: FileRefusal };

/** What a library says of itself, and where its characters begin. */
type Head = { readonly ok: true; readonly at: number } | { readonly ok: false; readonly problem: FileRefusal };

/** True for a text that says it is a library. Looks at its outermost fields, no further than up to `format`. */
export function claimsToBeLibrary(text: string): boolean {
  for (const { name, value } of objectFields(text, start(text))) {
    if (name === 'format') return jsonIn(text, value) === libraryFormat;
  }
  return false;
}

/**
 * Reads a library file: every character in it by the same way as a file of its own. Never throws. What is damaged is named
 * by its place, with its text; the others are read all the same, also when the file is cut off.
 */
export function parseLibrary(text: string, options: ReadingOptions = {}): LibraryReading {
  const [characters, faults]: [LibraryCharacter[], LibraryFault[]] = [[], []];
  const items = libraryItems(text, options);
  for (;;) {
    const { done, value } = items.next();
    if (done) return value ? { ok: false, problem: value } : { ok: true, characters, faults };
    if (value.ok) characters.push(value);
    else faults.push(value);
  }
}

/** The same, one character after the other, so that whoever asks can rest between them. Returns a problem of the whole. */
export function* libraryItems(text: string, options: ReadingOptions = {}): Generator<LibraryItem, FileRefusal | null> {
  const head = readHead(text);
  if (!head.ok) return head.problem;
  // Where the next character begins, as the program writes it; −1 when there is no such place any more.
  let mark = head.at;
  let at = skipSpace(text, head.at + 1);
  const lines = new LineCounter(text);
  for (let place = 1; at < text.length; place += 1) {
    if (text[at] === ']') {
      // The end, unless damage put it there: what the program wrote behind it is not lost.
      mark = mark < 0 ? -1 : text.indexOf(entryStart, at);
      const behind = skipSpace(text, at + 1);
      const upTo = mark < 0 ? text.length : mark;
      if (behind < upTo && !(mark < 0 && isEnd(text, behind))) {
        const raw = text.slice(at, Math.min(upTo, at + longestRest));
        yield unread(place, raw, damage(lines, at, raw));
        place += 1;
      }
      if (mark < 0) return null;
      at = mark + 1;
    }
    if (place > mostCharacters) {
      yield { ok: false, place, name: '', problem: { code: 'too-many-characters', limit: mostCharacters }, raw: '' };
      return null;
    }
    if (mark >= 0 && mark <= at) mark = text.indexOf(entryStart, at);
    const limit = mark < 0 ? text.length : mark;
    const to = skipValue(text, at, limit);
    const after = to < 0 ? -1 : skipSpace(text, to);
    const mergeWithPrevious = text[after] === ',';
    // One that is whole is read, also where what comes after it is missing.
    const whole =
      after >= 0 && (mergeWithPrevious || text[after] === ']' || after >= text.length || after === limit + 1);
    if (whole) {
      const entry = readEntry(text, { from: at, to });
      const item = readItem(text, entry, place, options);
      yield item;
      // What stands behind its file is no part of it any more, and not lost either.
      const raw = text.slice(at, Math.min(to, at + longestRest));
      if (item.ok && !entry.sound) yield unread(place, raw, damage(lines, at, raw));
    } else {
      const raw = text.slice(at, Math.min(limit, at + longestRest));
      yield unread(place, raw, damage(lines, at, raw));
    }
    if (!whole && mark < 0) return null; // nowhere to go on from
    at = mergeWithPrevious ? skipSpace(text, after + 1) : whole ? after : limit + 1;
  }
  return null;
}

/** True where nothing stands from there on but the end of the library, with fields of its own or without. */
function isEnd(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ',') {
    const name = skipSpace(text, at + 1);
    const colon = text[name] === '"' ? skipSpace(text, skipValue(text, name)) : -1;
    const value = text[colon] === ':' ? skipValue(text, skipSpace(text, colon + 1)) : -1;
    if (value < 0) return false;
    at = skipSpace(text, value);
  }
  // What fills up the last block of a disk is no loss.
  return text[at] === '}' && !/[\p{L}\p{N}{}[\]"]/u.test(text.slice(at + 1, at + longestRest));
}

/** What the head of a library says of itself; its other fields are not read. */
const headFields: readonly string[] = ['format', 'version', 'app', 'characters'];

function readHead(text: string): Head {
  if (text.length > longestLibrary) return refused({ code: 'library-too-large', limit: longestLibrary });
  const found = new Map<string, unknown>();
  let list = -1;
  for (const { name, value } of objectFields(text, start(text))) {
    if (!headFields.includes(name)) continue;
    found.set(name, name === 'characters' && text[value.from] === '[' ? [] : jsonIn(text, value));
    // In JSON the last one of a name counts, here the first list: what comes after it need not be looked for.
    if (name === 'characters' && text[value.from] === '[' && list < 0) list = value.from;
    if (list >= 0 && found.has('format') && found.has('version')) break;
  }
  const head = Object.fromEntries(found);
  const outOfBounds = boundsFault(head, []);
  if (outOfBounds) return refused(outOfBounds);
  const { format, version, app, characters } = head;
  if (format !== libraryFormat) return refused(faultOf(text) ?? { code: 'not-ours', found: describeFound(format) });
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return refused(faultOf(text) ?? { code: 'no-version', found: describeFound(version) });
  }
  if (version > libraryVersion) {
    // It stands in the sentence as the program's own words do, so it must look like a version.
    const writer = typeof app === 'string' && /^\d[\w.+-]{0,30}$/.test(app) ? app : '';
    return refused({ code: 'newer-version', version, current: libraryVersion, app: writer });
  }
  if (list >= 0) return { ok: true, at: list };
  return refused(faultOf(text) ?? { code: 'no-characters', found: describeFound(characters) });
}

const refused = (problem: FileRefusal): Head => ({ ok: false, problem });

/** What is wrong with a piece that is no whole JSON value, by its line in the library. */
function damage(lines: LineCounter, from: number, raw: string): FileRefusal {
  const fault = findJsonFault(raw) ?? { at: raw.length, ended: true };
  const place = lines.placeOf(from + fault.at);
  return fault.ended ? { code: 'truncated', ...place } : { code: 'not-json', ...place, looksLike: null };
}

/** What is wrong with the text as JSON; null when it is JSON, or too long to be looked through. */
function faultOf(text: string): FileRefusal | null {
  if (text.trim() === '') return { code: 'empty' };
  return text.length <= longestRest && findJsonFault(text) ? damage(new LineCounter(text), 0, text) : null;
}

/** Where the content of a text begins: after a byte order mark, which some editors write, and spaces. */
const start = (text: string): number => skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
