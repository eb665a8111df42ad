import { done, failed, type Result } from '../../engine/result.ts';
import type { SavedCharacter } from '../character.ts';
import { isRecordId } from '../schema-parts.ts';
import { readTags } from '../tags.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import { type Extent, iterateFields, maxPieceLength, parseExtent, skipSpace } from './library-format.ts';
import { parseFile, type ReadingOptions } from './parse-file.ts';
import { describeFound } from './repair.ts';

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
export interface LibraryCharacter {
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
export function readEntry(text: string, { from, to }: Extent): LibraryEntry {
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
export function unreadEntry(
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
export function toFault(place: number, text: string, problem: FileRefusal): LibraryFault {
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
