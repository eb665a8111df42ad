import { done, failed, type Result } from '../../engine/result.ts';
import { contentStart, type FileKind, findEnvelopeFault } from './envelope.ts';
import { findBoundsFault } from './file-format.ts';
import type { FileRefusal } from './file-problem.ts';
import {
  type LibraryCharacter,
  type LibraryFault,
  type LibraryItem,
  LineCounter,
  readEntry,
  toFault,
  type UnreadEntry,
  unreadEntry,
} from './library-entry.ts';
import {
  entryStart,
  iterateFields,
  libraryFormat,
  libraryVersion,
  maxCharacters,
  maxLibraryLength,
  maxPieceLength,
  parseExtent,
  skipSpace,
  skipValue,
} from './library-format.ts';
import type { ReadingOptions } from './parse-file.ts';
import { findJsonFault } from './read-json.ts';
import { describeFound } from './repair.ts';

/** The result of reading a library: its characters and faults, or a refusal. */
export type LibraryReading = Result<
  { readonly characters: readonly LibraryCharacter[]; readonly faults: readonly LibraryFault[] },
  FileRefusal
>;

export const libraryFile: FileKind = { format: libraryFormat, version: libraryVersion, migrations: [] };

/**
 * Parses a library file, each character with the same parser as a file. Never throws. Damaged entries become faults with
 * their position and text; the others are still read, even if the file is cut off.
 */
export function parseLibrary(text: string, options: ReadingOptions = {}): LibraryReading {
  const [characters, faults]: [LibraryCharacter[], LibraryFault[]] = [[], []];
  const items = iterateLibrary(text, options);
  for (;;) {
    const { done: ended, value } = items.next();
    if (ended) return value ? failed(value) : done({ characters, faults });
    if (value.ok) characters.push(value.value);
    else faults.push(value.error);
  }
}

/** Like `parseLibrary`, but yields one item at a time, so that the caller can pause. Returns a refusal of the whole text. */
function* iterateLibrary(text: string, options: ReadingOptions = {}): Generator<LibraryItem, FileRefusal | null> {
  const entries = iterateEntries(text);
  for (;;) {
    const { done: ended, value } = entries.next();
    if (ended) return value;
    if (!value.ok) {
      yield value;
      continue;
    }
    const item = value.value.read(options);
    yield item;
    if (item.ok && value.value.rest) yield failed(value.value.rest);
  }
}

/**
 * Finds the characters of a library without parsing their files, so that the caller can pause, and can skip known ones.
 * Yields them and the damaged parts; returns a refusal of the whole text.
 */
export function* iterateEntries(text: string): Generator<Result<UnreadEntry, LibraryFault>, FileRefusal | null> {
  const head = readHead(text);
  if (!head.ok) return head.error;
  // Offset of the next `entryStart`; −1 if there is none.
  let mark = head.value;
  let at = skipSpace(text, head.value + 1);
  const lines = new LineCounter(text);
  for (let place = 1; at < text.length; place += 1) {
    if (text[at] === ']') {
      // The end of the list, unless it is due to damage: entries after it are still read.
      mark = mark < 0 ? -1 : text.indexOf(entryStart, at);
      const rest = skipSpace(text, at + 1);
      const upTo = mark < 0 ? text.length : mark;
      if (rest < upTo && !(mark < 0 && isEnd(text, rest))) {
        const raw = text.slice(at, Math.min(upTo, at + maxPieceLength));
        yield failed(toFault(place, raw, describeDamage(lines, at, raw)));
        place += 1;
      }
      if (mark < 0) return null;
      at = mark + 1;
    }
    if (place > maxCharacters) {
      yield failed({ place, name: '', problem: { code: 'too-many-characters', limit: maxCharacters }, raw: '' });
      return null;
    }
    if (mark >= 0 && mark <= at) mark = text.indexOf(entryStart, at);
    const limit = mark < 0 ? text.length : mark;
    const to = skipValue(text, at, limit);
    const after = to < 0 ? -1 : skipSpace(text, to);
    const hasComma = text[after] === ',';
    // A complete entry is read, even if the text after it is missing.
    const whole = after >= 0 && (hasComma || text[after] === ']' || after >= text.length || after === limit + 1);
    if (whole) {
      const entry = readEntry(text, { from: at, to });
      const raw = text.slice(at, Math.min(to, at + maxPieceLength));
      yield unreadEntry(text, entry, place, entry.sound ? null : toFault(place, raw, describeDamage(lines, at, raw)));
    } else {
      const raw = text.slice(at, Math.min(limit, at + maxPieceLength));
      yield failed(toFault(place, raw, describeDamage(lines, at, raw)));
    }
    if (!whole && mark < 0) return null; // no position to continue from
    at = hasComma ? skipSpace(text, after + 1) : whole ? after : limit + 1;
  }
  return null;
}

/** Returns true if only the end of the library follows, possibly with further top-level fields. */
function isEnd(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ',') {
    const name = skipSpace(text, at + 1);
    const colon = text[name] === '"' ? skipSpace(text, skipValue(text, name)) : -1;
    const value = text[colon] === ':' ? skipValue(text, skipSpace(text, colon + 1)) : -1;
    if (value < 0) return false;
    at = skipSpace(text, value);
  }
  // Padding of the last disk block is not data.
  return text[at] === '}' && !/[\p{L}\p{N}{}[\]"]/u.test(text.slice(at + 1, at + maxPieceLength));
}

/** The fields of the head that are read; others are skipped. */
const headFields: readonly string[] = ['format', 'version', 'app', 'characters'];

/** Returns the offset of the list of characters. */
function readHead(text: string): Result<number, FileRefusal> {
  if (text.length > maxLibraryLength) return failed({ code: 'library-too-large', limit: maxLibraryLength });
  const values = new Map<string, unknown>();
  let list = -1;
  for (const { name, value } of iterateFields(text, contentStart(text))) {
    if (!headFields.includes(name)) continue;
    values.set(name, name === 'characters' && text[value.from] === '[' ? [] : parseExtent(text, value));
    // In JSON the last duplicate wins; here the first list does, so that nothing after it has to be scanned.
    if (name === 'characters' && text[value.from] === '[' && list < 0) list = value.from;
    if (list >= 0 && values.has('format') && values.has('version')) break;
  }
  const head = Object.fromEntries(values);
  const outOfBounds = findBoundsFault(head, []);
  if (outOfBounds) return failed(outOfBounds);
  const fault = findEnvelopeFault(libraryFile, head);
  if (fault) return failed(fault.code === 'newer-version' ? fault : (findTextFault(text) ?? fault));
  if (list >= 0) return done(list);
  return failed(findTextFault(text) ?? { code: 'no-characters', actual: describeFound(head.characters) });
}

/** Describes the JSON fault of a piece, with its line in the library. */
function describeDamage(lines: LineCounter, from: number, raw: string): FileRefusal {
  const fault = findJsonFault(raw) ?? { at: raw.length, ended: true };
  const place = lines.placeOf(from + fault.at);
  return fault.ended ? { code: 'truncated', ...place } : { code: 'not-json', ...place, looksLike: null };
}

/** Returns the JSON fault of a text; null if it is valid JSON, or too long to be scanned. */
function findTextFault(text: string): FileRefusal | null {
  if (text.trim() === '') return { code: 'empty' };
  return text.length <= maxPieceLength && findJsonFault(text) ? describeDamage(new LineCounter(text), 0, text) : null;
}
