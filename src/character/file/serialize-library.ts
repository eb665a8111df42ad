import { entryStart, libraryFormat, libraryVersion } from './library-format.ts';

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

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
