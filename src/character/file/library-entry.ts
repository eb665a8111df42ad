import type { SavedCharacter } from '../saved-character.ts';
import { readTags } from '../tags.ts';
import { describeFound } from './describe.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import { type Extent, jsonIn, objectFields, skipSpace } from './json-extent.ts';
import { longestRest } from './library-format.ts';
import { parseFile, type ReadingOptions } from './parse-file.ts';

/** A character out of a library. */
export interface LibraryCharacter {
  readonly ok: true;
  /** Its place in the library, from 1. */
  readonly place: number;
  /** '' where the library gives none that can be used. */
  readonly id: string;
  /** ISO 8601; '' where the library does not say. */
  readonly updated: string;
  readonly tags: readonly string[];
  readonly saved: SavedCharacter;
  readonly report: readonly FileRemark[];
  /** Its file, as the library holds it. */
  readonly text: string;
}

/** One that could not be read. */
export interface LibraryFault {
  readonly ok: false;
  readonly place: number;
  /** Its name, where one can be made out; else ''. */
  readonly name: string;
  readonly problem: FileRefusal;
  /** Its text as it is in the library, at most 5 million characters; '' where there is none to keep. */
  readonly raw: string;
}

export type LibraryItem = LibraryCharacter | LibraryFault;

/** What an entry of the list says of a character. */
const entryFields: readonly string[] = ['id', 'updated', 'tags', 'file'];

/** A piece of the list of characters. It is sound when it is an object of fields to its end, as far as can be seen. */
interface LibraryEntry extends Extent {
  readonly fields: ReadonlyMap<string, Extent>;
  readonly sound: boolean;
}

/** Looks through a piece of the list, without reading what is in it. */
export function readEntry(text: string, { from, to }: Extent): LibraryEntry {
  const fields = new Map<string, Extent>();
  let last = from;
  for (const { name, value } of objectFields(text, from, to)) {
    fields.set(name, value);
    last = value.to;
  }
  return { from, to, fields, sound: last > from && skipSpace(text, last) === to - 1 };
}

/** Reads the character of an entry by the same way as a file of its own. `place` counts from 1. */
export function readItem(text: string, entry: LibraryEntry, place: number, options: ReadingOptions): LibraryItem {
  const { from, to, fields, sound } = entry;
  const file = fields.get('file');
  const whole = text.slice(from, to);
  if (!file || file.to < 0) return unread(place, whole, { code: 'no-character', found: describeFound(undefined) });
  // A record that was no JSON when it was written into the library is in it as a text.
  const asText = text[file.from] === '"' ? jsonIn(text, file) : undefined;
  const content = typeof asText === 'string' ? asText : text.slice(file.from, file.to);
  const reading = parseFile(content, options);
  // Where the damage lies, something of the file may stand beside it.
  const beside = !sound || [...fields.keys()].some((name) => !entryFields.includes(name));
  if (!reading.ok) return unread(place, beside ? whole : content, reading.problem);
  const [id, updated, tags] = ['id', 'updated', 'tags'].map((name) => {
    const value = fields.get(name);
    return value ? jsonIn(text, value) : undefined;
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

/** What could not be read, with its text as far as that is kept, and the name that is in it. */
export function unread(place: number, text: string, problem: FileRefusal): LibraryFault {
  const raw = text.slice(0, longestRest);
  const [, quoted = '""'] = /"name": ?("(?:[^"\\]|\\.){0,200}")/.exec(raw) ?? [];
  const name = jsonIn(quoted, { from: 0, to: quoted.length });
  return { ok: false, place, name: typeof name === 'string' ? name : '', problem, raw };
}

/** The same time as ISO 8601 in the program's own form, or '' when it is none. */
function isoTime(text: string): string {
  const time = /^\d{4}-[\d:.TZ+-]{6,30}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
