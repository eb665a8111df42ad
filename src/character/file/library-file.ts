import { done, failed, type Result } from '../../engine/result.ts';
import type { SavedCharacter } from '../character.ts';
import type { Encounter } from '../encounter.ts';
import { isRecordId } from '../schema-parts.ts';
import { readTags } from '../tags.ts';
import { findBoundsFault, maxFileLength } from './character-file.ts';
import { encounterBounds, encounterFile, encounterFormat, parseEncounter } from './encounter-file.ts';
import { type EntriesReading, entriesFormat, parseEntries } from './entries-file.ts';
import { claimsToBe, contentStart, type FileKind, findEnvelopeFault } from './envelope.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import {
  type Extent,
  findJsonFault,
  isJson,
  iterateFields,
  maxPieceLength,
  parseExtent,
  skipSpace,
  skipValue,
} from './json-text.ts';
import { parseFile, type ReadingOptions } from './parse-file.ts';
import { describeFound } from './repair.ts';

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
/** The start of each character in a library, as the program writes it. A JSON string cannot contain a line break, so this
 * text finds the next character after a damaged one. */
export const entryStart = '\n{ "id": ';

const lineEnd = /\r\n|\r|\n/g;

/** Computes lines and columns of increasing offsets in one text, in linear time overall. */
export class LineCounter {
  private readonly text: string;
  private line = 1;
  /** The offsets of the current line and of the next one. */
  private begins = 0;
  private next: number;

  constructor(text: string) {
    this.text = text;
    this.next = this.after(0);
  }

  /** Returns line and column, counted from 1, like `lineAndColumn`. Offsets must not decrease. */
  placeOf(at: number): { readonly line: number; readonly column: number } {
    while (this.next <= at) {
      this.line += 1;
      this.begins = this.next;
      this.next = this.after(this.begins);
    }
    return { line: this.line, column: Math.max(1, at - this.begins + 1) };
  }

  private after(at: number): number {
    lineEnd.lastIndex = at;
    return lineEnd.test(this.text) ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
  }
}

/** A character read from a library. */
interface LibraryCharacter {
  /** Its position in the library, from 1. */
  readonly place: number;
  /** '' if the library has no valid id. */
  readonly id: string;
  /** ISO 8601; '' if unknown. */
  readonly updated: string;
  readonly tags: readonly string[];
  readonly saved: SavedCharacter;
  readonly report: readonly FileRemark[];
  /** The text of its file in the library. */
  readonly text: string;
}

/** An entry that could not be read. */
interface LibraryFault {
  readonly place: number;
  /** The presumed name; '' if unknown. */
  readonly name: string;
  readonly problem: FileRefusal;
  /** Its text in the library, at most 5 million characters; '' if there is nothing to keep. */
  readonly raw: string;
}

export type LibraryItem = Result<LibraryCharacter, LibraryFault>;

/** The known fields of an entry. */
const entryFields: readonly string[] = ['id', 'updated', 'tags', 'file'];

/** A piece of the list of characters. `sound` means that it appears to be a complete object. */
interface LibraryEntry extends Extent {
  readonly fields: ReadonlyMap<string, Extent>;
  readonly sound: boolean;
}

/** Finds the fields in a piece of the list, without parsing their values. */
function readEntry(text: string, { from, to }: Extent): LibraryEntry {
  const fields = new Map<string, Extent>();
  let last = from;
  for (const { name, value } of iterateFields(text, from, to)) {
    fields.set(name, value);
    last = value.to;
  }
  return { from, to, fields, sound: last > from && skipSpace(text, last) === to - 1 };
}

/** An entry whose file has not been parsed yet. */
export interface UnreadEntry {
  /** '' if the library has no valid id. */
  readonly id: string;
  /** ISO 8601; '' if unknown. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** The text of its file in the library. */
  readonly text: string;
  /** The entry has no other parts, which would be lost if only the file were compared. */
  readonly sound: boolean;
  /** The data after its file in the entry, as a fault: not part of the character, but kept. Null for nothing. */
  readonly rest: LibraryFault | null;
  /** Parses its file with the same parser as a file. */
  read(options: ReadingOptions): LibraryItem;
}

/** Prepares reading the character of an entry, without parsing its file. `place` counts from 1. */
function unreadEntry(
  text: string,
  { from, to, fields, sound }: LibraryEntry,
  place: number,
  rest: LibraryFault | null,
): Result<UnreadEntry, LibraryFault> {
  const file = fields.get('file');
  const whole = text.slice(from, to);
  if (!file || file.to < 0) {
    return failed(toFault(place, whole, { code: 'no-character', actual: describeFound(undefined) }));
  }
  // A record that was not JSON when the library was written is in it as a string.
  const asText = text[file.from] === '"' ? parseExtent(text, file) : undefined;
  const content = typeof asText === 'string' ? asText : text.slice(file.from, file.to);
  // In a damaged entry, parts of the file may be outside the field `file`.
  const hasOtherParts = !sound || [...fields.keys()].some((name) => !entryFields.includes(name));
  const [id, updated, tags] = ['id', 'updated', 'tags'].map((name) => {
    const value = fields.get(name);
    return value ? parseExtent(text, value) : undefined;
  });
  const head = {
    id: typeof id === 'string' && isRecordId(id) ? id : '',
    updated: typeof updated === 'string' ? isoTime(updated) : '',
    tags: readTags(tags),
    text: content,
  };
  return done({
    ...head,
    sound: !hasOtherParts && typeof asText !== 'string',
    rest,
    read(options) {
      const reading = parseFile(content, options);
      if (!reading.ok) return failed(toFault(place, hasOtherParts ? whole : content, reading.error));
      return done({ place, ...head, saved: reading.value.saved, report: reading.value.report });
    },
  });
}

/** Creates the fault of an entry, with its text up to the length limit and the name found in it. */
function toFault(place: number, text: string, problem: FileRefusal): LibraryFault {
  const raw = text.slice(0, maxPieceLength);
  const [, quoted = '""'] = /"name": ?("(?:[^"\\]|\\.){0,200}")/.exec(raw) ?? [];
  const name = parseExtent(quoted, { from: 0, to: quoted.length });
  return { place, name: typeof name === 'string' ? name : '', problem, raw };
}

/** Normalizes a time to the ISO 8601 form of the program; '' if it is invalid. */
function isoTime(text: string): string {
  const time = /^\d{4}-[\d:.TZ+-]{6,30}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

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

/** A character to be written to a library file. */
export interface LibraryMember {
  readonly id: string;
  /** Time of the last change, in ISO 8601. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** The stored text of its file. Invalid JSON is written to the library as a string. */
  readonly text: string;
}

/** Returns the start of a library file. `app` is the version of this program. */
export function libraryHead(app: string): string {
  const [format, version] = [JSON.stringify(libraryFormat), libraryVersion];
  return `{\n  "format": ${format},\n  "version": ${version},\n  "app": ${JSON.stringify(app)},\n  "characters": [`;
}

/** Returns the text of one character in a library file; `first` omits the comma before it. */
export function libraryMember({ id, updated, tags, text }: LibraryMember, first: boolean): string {
  const [quotedId, quotedWhen, list] = [id, updated, tags].map((value) => JSON.stringify(value));
  const head = `${entryStart}${quotedId}, "updated": ${quotedWhen}, "tags": ${list},`;
  return `${first ? '' : ','}${head}\n"file": ${isJson(text) ? text.trim() : JSON.stringify(text)} }`;
}

/** Returns the text of one encounter after the characters of a library file; the first also ends the list of characters. */
export const libraryEncounter = (text: string, first: boolean): string =>
  `${first ? '\n],\n"encounters": [' : ','}\n${isJson(text) ? text.trim() : JSON.stringify(text)}`;

/** Returns the end of a library file with the player's custom entries, whose text is a file of entries; '' for none. */
export const libraryEndWith = (entries: string): string =>
  entries === '' ? '\n] }\n' : `\n],\n"entries": ${entries.trim()} }\n`;

/** Serializes a library to one text. For many characters, join the pieces above in a blob instead. */
export function serializeLibrary(members: readonly LibraryMember[], app: string): string {
  const written = members.map((member, index) => libraryMember(member, index === 0));
  return `${libraryHead(app)}${written.join('')}${libraryEndWith('')}`;
}

const customEntriesField = '"entries"';
/** How many fields with the name are tried: those of a damaged file, or of a hostile one. */
const maxTries = 20;

/** The custom entries of a library file, with their text. */
export interface LibraryEntries {
  readonly reading: EntriesReading;
  readonly raw: string;
}

/**
 * Reads the custom entries of a library file, which come after its characters; null if it has none. Only the end of the
 * text is searched, since the characters before it may have 200 million letters.
 */
export function readLibraryEntries(text: string): LibraryEntries | null {
  const first = Math.max(0, text.length - maxFileLength - 1_000);
  let at = text.lastIndexOf(customEntriesField);
  for (let tries = 0; at >= first && tries < maxTries; tries += 1) {
    const colon = skipSpace(text, at + customEntriesField.length);
    const from = skipSpace(text, colon + 1);
    const isObject = text[colon] === ':' && text[from] === '{';
    const to = isObject ? skipValue(text, from) : -1;
    const raw = isObject ? text.slice(from, to < 0 ? text.length : to) : '';
    if (raw.includes(`"${entriesFormat}"`)) return { reading: parseEntries(raw), raw };
    at = at === 0 ? -1 : text.lastIndexOf(customEntriesField, at - 1);
  }
  return null;
}

const name = '"encounters"';
/** The maximum number of encounters in a library file. */
export const maxEncounters = 2_000;

/** The encounters of a library file, and the unreadable texts. */
interface LibraryEncounters {
  readonly encounters: readonly Encounter[];
  readonly faults: readonly { readonly problem: FileRefusal; readonly raw: string }[];
}

/** Reads the encounters of a library file, which come after its characters. */
export function readLibraryEncounters(text: string, options: ReadingOptions = {}): LibraryEncounters {
  const encounters: Encounter[] = [];
  const faults: { problem: FileRefusal; raw: string }[] = [];
  let at = listOf(text);
  while (at >= 0 && encounters.length + faults.length < maxEncounters) {
    at = skipSpace(text, at);
    if (text[at] !== '{' && text[at] !== '"') break;
    const to = skipValue(text, at);
    const piece = text.slice(at, to < 0 ? Math.min(text.length, at + encounterBounds.length) : to);
    // A record that was not JSON when the library was written is in it as a string.
    const stored = piece.startsWith('"') ? parseExtent(piece, { from: 0, to: piece.length }) : piece;
    const raw = typeof stored === 'string' ? stored : piece;
    const reading = parseEncounter(raw, options);
    if (reading.ok) encounters.push(reading.value.encounter);
    else faults.push({ problem: reading.error, raw });
    const after = to < 0 ? -1 : skipSpace(text, to);
    at = text[after] === ',' ? after + 1 : -1;
  }
  return { encounters, faults };
}

/** True for an encounter that begins here: usually its format is said at once, but a field whose name is a number comes first. */
function isEncounterAt(text: string, at: number): boolean {
  if (text.slice(at, at + 200).includes(encounterFormat)) return true;
  const to = skipValue(text, at);
  return to > 0 && claimsToBe(encounterFile, text.slice(at, to));
}

/**
 * The offset after the bracket of the list; −1 if there is none. Names inside texts have escaped quotes and are not
 * found.
 */
function listOf(text: string): number {
  if (!text.includes(`"${encounterFormat}"`)) return -1;
  let at = text.lastIndexOf(name);
  for (let tries = 0; at >= 0 && tries < maxTries; tries += 1) {
    const colon = skipSpace(text, at + name.length);
    const from = skipSpace(text, colon + 1);
    const first = skipSpace(text, from + 1);
    const isList = text[colon] === ':' && text[from] === '[' && (text[first] === '{' || text[first] === '"');
    if (isList && (text[first] === '"' || isEncounterAt(text, first))) return from + 1;
    at = at === 0 ? -1 : text.lastIndexOf(name, at - 1);
  }
  return -1;
}
