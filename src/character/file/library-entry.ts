import type { SavedCharacter } from '../saved-character.ts';
import { readTags } from '../tags.ts';
import { describeFound } from './describe.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import { type Extent, iterateFields, parseExtent, skipSpace } from './json-extent.ts';
import { maxPieceLength } from './library-format.ts';
import { parseFile, type ReadingOptions } from './parse-file.ts';

/** A character read from a library. */
export interface LibraryCharacter {
  readonly ok: true;
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
export interface LibraryFault {
  readonly ok: false;
  readonly place: number;
  /** The presumed name; '' if unknown. */
  readonly name: string;
  readonly problem: FileRefusal;
  /** Its text in the library, at most 5 million characters; '' if there is nothing to keep. */
  readonly raw: string;
}

export type LibraryItem = LibraryCharacter | LibraryFault;

/** The known fields of an entry. */
const entryFields: readonly string[] = ['id', 'updated', 'tags', 'file'];

/** A piece of the list of characters. `sound` means that it appears to be a complete object. */
interface LibraryEntry extends Extent {
  readonly fields: ReadonlyMap<string, Extent>;
  readonly sound: boolean;
}

/** Finds the fields in a piece of the list, without parsing their values. */
export function readEntry(text: string, { from, to }: Extent): LibraryEntry {
  const fields = new Map<string, Extent>();
  let last = from;
  for (const { name, value } of iterateFields(text, from, to)) {
    fields.set(name, value);
    last = value.to;
  }
  return { from, to, fields, sound: last > from && skipSpace(text, last) === to - 1 };
}

/** Reads the character of an entry with the same parser as a file. `place` counts from 1. */
export function readItem(text: string, entry: LibraryEntry, place: number, options: ReadingOptions): LibraryItem {
  const { from, to, fields, sound } = entry;
  const file = fields.get('file');
  const whole = text.slice(from, to);
  if (!file || file.to < 0) return toFault(place, whole, { code: 'no-character', actual: describeFound(undefined) });
  // A record that was not JSON when the library was written is in it as a string.
  const asText = text[file.from] === '"' ? parseExtent(text, file) : undefined;
  const content = typeof asText === 'string' ? asText : text.slice(file.from, file.to);
  const reading = parseFile(content, options);
  // In a damaged entry, parts of the file may be outside the field `file`.
  const hasStrayParts = !sound || [...fields.keys()].some((name) => !entryFields.includes(name));
  if (!reading.ok) return toFault(place, hasStrayParts ? whole : content, reading.problem);
  const [id, updated, tags] = ['id', 'updated', 'tags'].map((name) => {
    const value = fields.get(name);
    return value ? parseExtent(text, value) : undefined;
  });
  return {
    ok: true,
    place,
    id: typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : '',
    updated: typeof updated === 'string' ? isoTime(updated) : '',
    tags: readTags(tags),
    saved: reading.saved,
    report: reading.report,
    text: content,
  };
}

/** Creates the fault of an entry, with its text up to the length limit and the name found in it. */
export function toFault(place: number, text: string, problem: FileRefusal): LibraryFault {
  const raw = text.slice(0, maxPieceLength);
  const [, quoted = '""'] = /"name": ?("(?:[^"\\]|\\.){0,200}")/.exec(raw) ?? [];
  const name = parseExtent(quoted, { from: 0, to: quoted.length });
  return { ok: false, place, name: typeof name === 'string' ? name : '', problem, raw };
}

/** Normalizes a time to the ISO 8601 form of the program; '' if it is invalid. */
function isoTime(text: string): string {
  const time = /^\d{4}-[\d:.TZ+-]{6,30}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
