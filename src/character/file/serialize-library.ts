import { entryStart, libraryFormat, libraryVersion } from './library-format.ts';

/** A character of a library file. */
export interface LibraryMember {
  readonly id: string;
  /** When it was changed last, in ISO 8601. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** The text of its file, as it is stored. One that is no JSON is kept in the library as a text. */
  readonly text: string;
}

/** The beginning of a library file. `app` is the version of this program. */
export function libraryBeginning(app: string): string {
  const [format, version] = [JSON.stringify(libraryFormat), libraryVersion];
  return `{\n  "format": ${format},\n  "version": ${version},\n  "app": ${JSON.stringify(app)},\n  "characters": [`;
}

/** One character of a library file; `first` for the one that no other goes before. */
export function libraryMember({ id, updated, tags, text }: LibraryMember, first: boolean): string {
  const [quotedId, quotedWhen, list] = [id, updated, tags].map((value) => JSON.stringify(value));
  const head = `${entryStart}${quotedId}, "updated": ${quotedWhen}, "tags": ${list},`;
  return `${first ? '' : ','}${head}\n"file": ${isJson(text) ? text.trim() : JSON.stringify(text)} }`;
}

/** The end of a library file. */
export const libraryEnd = '\n] }\n';

/** A whole library as one text. For many characters, put the pieces above together as a file instead. */
export function serializeLibrary(members: readonly LibraryMember[], app: string): string {
  const written = members.map((member, index) => libraryMember(member, index === 0));
  return `${libraryBeginning(app)}${written.join('')}${libraryEnd}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
