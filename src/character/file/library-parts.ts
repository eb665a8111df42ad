import type { Encounter } from '../encounter.ts';
import { encounterBounds, encounterFormat } from './encounter-format.ts';
import { claimsToBe } from './envelope.ts';
import { maxFileLength } from './file-format.ts';
import type { FileRefusal } from './file-problem.ts';
import { parseExtent, skipSpace, skipValue } from './library-format.ts';
import { encounterFile, parseEncounter } from './parse-encounter.ts';
import { type EntriesReading, entriesFormat, parseEntries } from './parse-entries.ts';
import type { ReadingOptions } from './parse-file.ts';

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
